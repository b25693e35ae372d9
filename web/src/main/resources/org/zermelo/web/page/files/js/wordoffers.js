// The words that may follow in rules, as buttons under the box: those that begin with the letters before the cursor.
import {h, put} from './dom.js';
import {say} from './words.js';
import {knownFamilies} from './gameline.js';

/** The words of rules; every family's name may stand there, too. */
const WORDS = ['heaps', 'move', 'end sum >=', 'winner other', 'stuck loses', 'stuck wins', 'stuck draw', 'stuck points', 'no repeat opponent', 'no repeat own',
  'once', 'where', 'bounds', 'overshoot', 'take', 'add', 'double', 'triple', 'split', 'then maybe split', 'if', 'else', 'for k in', 'gain',
  'product', 'smaller', 'larger', 'other', 'floor', 'ceil', 'board', 'strip', 'points', 'lines', 'pieces', 'moves place', 'moves step', 'moves jump'];
const MOST = 7;

/**
 * The place of the words.
 * @param text the box
 * @param changed called when a word was taken
 */
export function wordOffers(text, changed) {
  const element = h('div', {class: 'row wordoffers noprint', role: 'group', 'aria-label': say('line.offers')});

  async function offer() {
    const before = text.value.slice(0, text.selectionStart);
    const begun = /(?<![a-z])[a-z][a-z-]*$/.exec(before)?.[0];
    if (!begun || begun.length < 2 || /^[a-z]/.test(text.value.slice(text.selectionStart))) {
      put(element);
      return;
    }
    const families = (await knownFamilies().catch(() => [])).map(family => family.name);
    if (text.value.slice(0, text.selectionStart) !== before) return;
    const fit = [...new Set([...WORDS, ...families])].filter(word => word.startsWith(begun) && word !== begun).slice(0, MOST);
    put(element, fit.map(word => h('button', {type: 'button', class: 'chip mono', onclick: () => take(before.length - begun.length, before.length, word)}, word)));
  }

  function take(from, to, word) {
    text.setRangeText(`${word} `, from, to, 'end');
    text.focus();
    put(element);
    changed();
  }

  text.addEventListener('input', offer);
  return element;
}
