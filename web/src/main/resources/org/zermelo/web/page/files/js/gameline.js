// One line to type a game: what is wrong is shown under the very character, what may follow is offered.
import {h, put, settle} from './dom.js';
import {get} from './api.js';
import {go} from './router.js';
import {language, say} from './words.js';

const families = new Map();

/** A game whose text is longer is not written out below its name: nobody reads it there. */
const LONG = 120;

/** The families of games that the notation knows. */
export async function knownFamilies() {
  return (await knownNames()).families;
}

/** Families and words of the notation, asked once in each language. */
export async function knownNames() {
  const code = language();
  if (!families.has(code)) families.set(code, get('families'));
  try {
    return await families.get(code);
  } catch (error) {
    families.delete(code);
    throw error;
  }
}

/** Whether a word of a name begins so. */
function begins(name, start) {
  return name.startsWith(start) || (start !== '' && name.split(/[\s,()]+/).some(word => word.startsWith(start)));
}

let serial = 0;

/**
 * The line.
 * @param value the text to begin with
 * @param submit called with a text that is a game or a value, and what was read; texts of other kinds go to their own pages
 * @param button the button's words
 * @param onText called with every text as it is typed
 */
export function gameLine({value = '', submit, button = say('solve'), signal, onText = () => {}}) {
  const id = `line${++serial}`;
  let offers = [];
  let chosen = -1;

  const input = h('input', {
    class: 'text', type: 'text', id, value, spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off',
    role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': `${id}-offers`,
    'aria-label': say('game'), 'aria-describedby': `${id}-says`, placeholder: 'coins(7 9 1 6 4 3)', dir: 'auto', enterkeyhint: 'go',
  });
  const list = h('ul', {class: 'choices', id: `${id}-offers`, role: 'listbox', 'aria-label': say('line.offers'), hidden: true});
  const place = h('span', {class: 'place', 'aria-hidden': 'true', dir: 'ltr'});
  const says = h('p', {class: 'says soft', id: `${id}-says`, 'aria-live': 'polite'});
  const form = h('form', {class: 'gameline', role: 'search', onsubmit: event => {
    event.preventDefault();
    close();
    check(true);
  }},
  h('div', {class: 'bar'}, input, h('button', {class: 'main', type: 'submit'}, button)),
  list,
  h('div', {class: 'below'}, place, says));

  async function check(send) {
    const text = input.value;
    if (text.trim() === '') {
      clear();
      return;
    }
    try {
      const typed = await get('box', {text}, signal);
      if (input.value !== text) return;
      clear();
      told(typed, text);
      if (send) sent(typed);
    } catch (error) {
      if (error.name === 'AbortError' || input.value !== text) return;
      wrong(error, text);
    }
  }

  /** What the text was read as, where that is not plain. */
  function told({kind, game, offers}, text) {
    const plain = each => each.replace(/\s/g, '');
    if (kind === 'game') says.textContent = plain(game) === plain(text) || game.length > LONG ? '' : say('line.reads', {game});
    else if (kind === 'numbers') put(says, say('line.numbers'), choice(offers));
    else if (kind === 'unknown') put(says, say(offers.length ? 'line.maybe' : 'line.unknown'), choice(offers));
    else if (kind === 'task' || kind === 'open-rules') says.textContent = say('line.task');
    says.classList.toggle('bad', kind === 'unknown' || kind === 'open-rules');
  }

  /** Games that may be meant, each with its answer where it has one. */
  function choice(offers) {
    return h('ul', {class: 'meant'}, offers.map(({game, answer}) => h('li', {},
      h('button', {type: 'button', class: 'chip mono', onclick: () => submit(game, {game})}, game), answer ? h('span', {}, answer) : null)));
  }

  /** Goes where the text is answered; of several games the reader chooses. */
  function sent({kind, game, text}) {
    if (kind === 'game') submit(text, {game});
    else if (kind === 'value') submit(text, {game: text, value: 'canonical'});
    else if (kind === 'task') go('/exam', {task: text});
    else if (kind === 'open-rules') go('/exam', {rules: text});
    else if (kind === 'sequence') go('/sequence', {code: text});
    else says.querySelector('button')?.focus();
  }

  function clear() {
    input.removeAttribute('aria-invalid');
    place.textContent = '';
    says.textContent = '';
    says.classList.remove('bad');
  }

  function wrong(error, text) {
    input.setAttribute('aria-invalid', 'true');
    says.classList.add('bad');
    const at = error.place;
    // letters that join and turn have no places below which a mark could stand
    const turned = /[\u0590-\u08ff]/.test(text);
    says.textContent = at && turned ? say('rules.at', {line: at.line, column: at.column, message: error.message}) : error.message;
    place.textContent = at && !turned ? ' '.repeat([...text.slice(0, at.offset)].length) + '^'.repeat(Math.max(1, Math.min(at.length, 60))) : '';
    follow();
  }

  // the mark follows the text when the line is longer than its box
  function follow() {
    place.style.marginInlineStart = `${input.offsetLeft - input.scrollLeft}px`;
  }

  const later = settle(250, () => check(false));

  async function offer() {
    const before = input.value.slice(0, input.selectionStart ?? 0);
    const word = /(?:^|[(+]\s*|misere\s+)([\p{L}\d-]*)$/iu.exec(before)?.[1];
    const inside = /([a-z-]+)\s*\([^()]*$/i.exec(before)?.[1];
    const all = await knownFamilies();
    // what was asked of a text that has changed since offers nothing
    if (input.value.slice(0, input.selectionStart ?? 0) !== before) return;
    if (inside) {
      offers = all.filter(family => family.name === inside.toLowerCase()).map(family => ({family, hint: true}));
    } else if (word === undefined || (word === '' && before !== '')) {
      offers = [];
    } else {
      const start = word.toLowerCase();
      offers = all.filter(family => [family.name, ...family.aliases, family.title ?? ''].some(name => begins(name.toLowerCase(), start)))
        .map(family => ({family, from: before.length - word.length}));
    }
    chosen = -1;
    drawOffers();
  }

  function drawOffers() {
    const open = offers.length > 0 && document.activeElement === input;
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    put(list, offers.map((item, index) => h('li', {
      id: `${id}-offer${index}`, role: 'option', 'aria-selected': String(index === chosen),
      onmousedown: event => {
        event.preventDefault();
        take(index);
      },
    }, h('code', {dir: 'ltr'}, item.hint ? item.family.synopsis : item.family.name), h('small', {}, item.family.title ?? ''))));
    if (chosen >= 0) {
      input.setAttribute('aria-activedescendant', `${id}-offer${chosen}`);
      list.children[chosen]?.scrollIntoView({block: 'nearest'});
    } else input.removeAttribute('aria-activedescendant');
  }

  function take(index) {
    const item = offers[index];
    if (item && !item.hint) {
      const after = input.value.slice(input.selectionStart);
      const text = item.family.example.startsWith('misere ') ? item.family.example.slice(7) : item.family.example;
      input.value = input.value.slice(0, item.from) + text + after;
      const open = item.from + text.indexOf('(') + 1;
      input.setSelectionRange(open, item.from + text.length - 1);
      onText(input.value);
    }
    close();
    later();
  }

  function close() {
    offers = [];
    drawOffers();
  }

  input.addEventListener('input', () => {
    clear();
    onText(input.value);
    offer();
    later();
  });
  input.addEventListener('focus', () => input.value === '' && offer());
  input.addEventListener('blur', close);
  input.addEventListener('scroll', follow);
  input.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown' && list.hidden) offer();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return;
      event.preventDefault();
      chosen = (chosen + (event.key === 'ArrowDown' ? 1 : -1) + offers.length) % offers.length;
      drawOffers();
    } else if (event.key === 'Escape') close();
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen >= 0 && !list.hidden) {
      event.preventDefault();
      take(chosen);
    }
  });
  if (value) check(false);
  return {element: form, input, check};
}
