// Where one is, as the browser's address says it: a view's path and its parameters. A page without a server has another such file.

/** The links that lead to views. */
export const LINKS = 'a[href^="/"]';

/** The path of the present view. */
export function path() {
  return location.pathname;
}

/** The parameters of the present address, with their question mark. */
export function query() {
  return location.search;
}

/** The address of a view: its path with parameters. */
export function written(view) {
  return view;
}

/** The path and the parameters that a link to a view leads to. */
export function target(link) {
  const to = new URL(link.href);
  return [to.pathname, to.search];
}
