// A view that is drawn anew gives the focus to what took the place of the element that had it, so that nobody who uses
// the keyboard begins again at the top after every move.
import {middle} from './rove.js';

let last = null;

/** Follows the focus and gives it back whenever the page has settled. */
export function keepFocus() {
  document.addEventListener('focusin', event => {
    last = describe(event.target);
  });
  document.addEventListener('focusout', event => queueMicrotask(() => {
    // taken away by the reader, not by a redrawing
    if (event.target.isConnected && document.activeElement === document.body) last = null;
  }));
  document.addEventListener('settled', () => {
    if (last && document.activeElement === document.body) again(last).focus({preventScroll: true});
  });
}

function describe(element) {
  if (!element.closest('main') || element.id === 'main') return null;
  const group = element.closest('[data-group]');
  const place = group ? {from: middle(group), at: middle(element)} : null;
  return {
    tag: element.localName, name: name(element), typed: /^(text|number|search|textarea)$/.test(element.type ?? ''),
    group: group?.dataset.group, dx: place ? place.at.x - place.from.x : 0, dy: place ? place.at.y - place.from.y : 0,
  };
}

/** What an element is called; a label's own words for what it holds. */
function name(element) {
  return element.dataset.move ?? element.dataset.pick ?? element.getAttribute('aria-label')
    ?? element.closest('label')?.firstElementChild?.textContent ?? element.textContent;
}

/** The element to go on from: of the same name, else the nearest in the same group, else what the view offers. */
function again({tag, name: wanted, typed, group, dx, dy}) {
  const main = document.getElementById('main');
  const land = main.querySelector('[data-landing]') ?? main;
  // a phone would open its keyboard for a text that has just been sent
  if (typed) return land;
  // a board on which nothing can be done leaves the list of moves
  const items = place => (place ? [...place.querySelectorAll(group ? place.dataset.items : tag)].filter(each => !each.disabled && each.checkVisibility()) : []);
  const places = group ? [group, 'board', 'picks'].map(each => main.querySelector(`[data-group="${each}"]`)) : [main];
  const within = places.find(place => items(place).length > 0);
  const found = items(within);
  const same = found.find(each => each.localName === tag && name(each) === wanted);
  if (same || !group || found.length === 0) return same ?? land;
  const from = middle(within);
  const far = each => Math.hypot(middle(each).x - from.x - dx, middle(each).y - from.y - dy);
  return found.reduce((best, each) => (far(each) < far(best) ? each : best));
}
