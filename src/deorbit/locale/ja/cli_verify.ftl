# What the command verify adds

cli-verify-inherited = 最初の{ $count }アクションは分岐元の対戦のもので、その対戦には別のシークレットがあります。
cli-verify-published = 控えておいたハッシュと同じです。誰も抽選を変えられませんでした。
cli-verify-other = 控えておいたハッシュと異なります。別の対戦であるか、シークレットがすり替えられています。
