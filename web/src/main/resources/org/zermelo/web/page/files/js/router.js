// Every state of the page is an address: a view's path and its parameters. Parameters that no address can hold are kept with
// the place in the browser's history: back, forward and reload find them, only they cannot be sent to anybody.
import {busy} from './busy.js';
import {loadWords} from './language.js';
import {LINKS, path as placed, query, target, written} from './place.js';
import {language, languages} from './words.js';

/** Characters that a server, a browser and a messenger let pass in an address. */
export const LONGEST = 6000;

const views = new Map();
let leave = null;
let current = null;

/** Registers a view: a function of (main, parameters, signal) that fills the page. */
export function view(path, show) {
  views.set(path, show);
}

/** The address of a view with parameters; empty ones are left out. */
export function address(path, parameters = {}) {
  const kept = Object.entries(parameters).filter(([, value]) => value !== '' && value !== null && value !== undefined);
  // spaces and brackets of games stay readable
  const asked = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)
    .replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%3B/g, ';').replace(/%3A/g, ':')}`).join('&');
  return written(path + (asked ? `?${asked}` : ''));
}

/** Where the answer to a text is: games have one view, values of games with Left and Right another. */
export function answerAddress(text, parsed) {
  return parsed.value === 'canonical' ? ['/value', {text}] : ['/answer', {game: text}];
}

/** Goes to an address. */
export function go(path, parameters = {}, {replace = false, keep = false} = {}) {
  const to = address(path, parameters);
  if (to.length > LONGEST) history[replace ? 'replaceState' : 'pushState']({parameters}, '', written(path));
  else if (isLong() || to !== written(placed() + query())) history[replace ? 'replaceState' : 'pushState']({}, '', to);
  if (!keep) show();
}

/** Whether the present state is too long for its address to hold it. */
export function isLong() {
  return Boolean(history.state?.parameters);
}

/** The parameters of the present address. */
export function here() {
  return {...history.state?.parameters ?? Object.fromEntries(new URLSearchParams(query()))};
}

/** Shows what the address says, in the language that it names, if it does. */
export function show() {
  const wanted = here().lang;
  if (wanted !== language() && languages().some(({code}) => code === wanted)) {
    busy(loadWords(wanted).then(show));
    return;
  }
  leave?.abort();
  leave = new AbortController();
  const main = document.getElementById('main');
  const path = views.has(placed()) ? placed() : '/';
  const moved = current !== path;
  current = path;
  document.dispatchEvent(new CustomEvent('moved', {detail: path}));
  busy(views.get(path)(main, here(), leave.signal));
  main.dataset.shown = path;
  if (moved) scrollTo(0, 0);
}

/** Follows links without loading the page anew, and the browser's back and forward. */
export function start() {
  document.addEventListener('click', event => {
    const link = event.target.closest?.(LINKS);
    if (!link || link.target || link.download || event.defaultPrevented || event.button !== 0
      || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const [path, asked] = target(link);
    go(path, Object.fromEntries(new URLSearchParams(asked)));
    document.getElementById('main').focus({preventScroll: true});
  });
  addEventListener('popstate', show);
  show();
}
