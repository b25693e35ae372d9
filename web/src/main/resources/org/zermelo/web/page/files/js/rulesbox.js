// A box for rules over several lines; what is wrong is marked in its place.
import {h, settle} from './dom.js';
import {get} from './api.js';
import {say} from './words.js';
import {wordOffers} from './wordoffers.js';

let serial = 0;

/** Longer texts are not broken into lines of the box's width, which would take seconds at each key. */
const LONG = 100_000;

/**
 * The box.
 * @param exam whether rules with an open S are meant
 * @param submit called with a text that can be read
 * @param onBad called with a text that cannot be read; promises whether it is understood otherwise, and then nothing is marked
 * @param onText called with every text as it is typed, before it is known whether it can be read
 */
export function rulesBox({value, label, signal, exam = false, submit, rows = 3, onGood = () => {}, onBad = () => false, onText = () => {}}) {
  const id = `rules${++serial}`;
  const text = h('textarea', {id, rows, spellcheck: 'false', dir: 'auto', 'aria-describedby': `${id}-says`}, value);
  const shade = h('div', {class: 'shade', 'aria-hidden': 'true', dir: 'auto'});
  const says = h('p', {class: 'says', id: `${id}-says`, 'aria-live': 'polite'});
  const element = h('div', {class: 'stack tight'},
    h('label', {class: 'field', for: id}, h('span', {}, label)),
    h('div', {class: 'rulesbox'}, shade, text), wordOffers(text, () => {
      shape();
      shade.replaceChildren();
      check();
    }), says);

  async function check() {
    const typed = text.value;
    shape();
    onText(typed);
    try {
      const good = await get('parse', exam ? {rules: typed} : {game: typed}, signal);
      if (text.value !== typed) return false;
      mark(null);
      onGood(good, typed);
      return true;
    } catch (error) {
      if (error.name === 'AbortError' || text.value !== typed) return false;
      const otherwise = await onBad(typed);
      if (text.value === typed) mark(otherwise ? null : error);
      return false;
    }
  }

  function mark(error) {
    text.setAttribute('aria-invalid', String(error !== null));
    says.textContent = !error ? '' : error.place ? say('rules.at', {line: error.place.line, column: error.place.column, message: error.message}) : error.message;
    says.classList.toggle('bad', error !== null);
    shade.replaceChildren();
    if (error?.place) {
      const {offset, length} = error.place;
      const end = offset + Math.max(1, length);
      // what follows decides the order of a line from right to left, too
      shade.append(text.value.slice(0, offset), h('mark', {}, text.value.slice(offset, end) || ' '), text.value.slice(end));
    }
    follow();
  }

  function shape() {
    const broken = text.value.length <= LONG;
    text.wrap = broken ? 'soft' : 'off';
    shade.classList.toggle('unbroken', !broken);
  }

  function follow() {
    shade.scrollTop = text.scrollTop;
    shade.scrollLeft = text.scrollLeft;
  }

  const later = settle(300, check);
  text.addEventListener('input', () => {
    shape();
    shade.replaceChildren();
    onText(text.value);
    later();
  });
  text.addEventListener('scroll', follow);

  async function send() {
    if (await check()) submit(text.value.trim());
  }
  text.addEventListener('keydown', event => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    }
  });
  if (value) check();
  return {element, text, submit: send, check};
}
