# The terms of Sealed Orders

toy-term-order = order
toy-term-order-means = A card of one colour. You keep one of the two that you are dealt.
toy-term-order-forms = order|orders
toy-term-spare-order = spare order
toy-term-spare-order-means = The order in the middle, face down. Whoever peeks knows it.
toy-term-spare-order-forms = spare order
