// Where one is on a page without a server: views stand behind the #, so that any host, any folder and a single file will do.

/** The links that lead to views. */
export const LINKS = 'a[href^="#/"]';

function shown() {
  return location.hash.startsWith('#/') ? location.hash.slice(1) : '/';
}

/** The path of the present view. */
export function path() {
  return shown().split('?')[0];
}

/** The parameters of the present address, with their question mark. */
export function query() {
  const at = shown().indexOf('?');
  return at < 0 ? '' : shown().slice(at);
}

/** The address of a view: its path with parameters. */
export function written(view) {
  return `#${view}`;
}

/** The path and the parameters that a link to a view leads to. */
export function target(link) {
  const [to, ...asked] = link.getAttribute('href').slice(1).split('?');
  return [to, asked.join('?')];
}

// a jump within the page is no view
document.addEventListener('click', event => {
  const link = event.target.closest?.('a[href^="#"]:not([href^="#/"])');
  if (!link) return;
  event.preventDefault();
  document.getElementById(link.getAttribute('href').slice(1))?.focus();
});
