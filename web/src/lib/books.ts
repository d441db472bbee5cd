/** What there is to read of a game, fetched once for each language. */

import { request, withQuery } from "./api";

export function books<T>(sort: string): (game: string, language: string) => Promise<T> {
  const fetched = new Map<string, Promise<T>>();
  return (game, language) => {
    const path = withQuery(`/api/${sort}/${encodeURIComponent(game)}`, { language });
    let found = fetched.get(path);
    if (!found) {
      found = request<T>("GET", path);
      fetched.set(path, found);
      found.catch(() => fetched.delete(path));
    }
    return found;
  };
}
