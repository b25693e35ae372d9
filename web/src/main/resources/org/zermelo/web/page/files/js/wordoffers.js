// The words that may follow in rules, as buttons under the box: those that begin with the letters before the cursor.
import {h, put} from './dom.js';
import {say} from './words.js';
import {knownNames} from './gameline.js';

/** Words that go together; single ones and the names of families come from the server, in English and in the page's language. */
const TOGETHER = ['end sum >=', 'winner other', 'stuck loses', 'stuck wins', 'stuck draw', 'stuck points', 'no repeat opponent', 'no repeat own',
  'then maybe split', 'for k in', 'moves place', 'moves step', 'moves jump', 'onto other', 'over other', 'hand captured', 'diagonally forward', 'end line of'];
const MOST = 7;

/** So much before the cursor is looked at: texts may have megabytes. */
const LONGEST = 60;

/** Letters that a word is made of, with the joiner inside Persian words. */
const LETTERS = '[\\p{L}\\p{M}\\u200c]';
const BEGUN = new RegExp(`${LETTERS}[\\p{L}\\p{M}\\u200c-]*$`, 'u');
const GOES_ON = new RegExp(`^${LETTERS}`, 'u');
const IDEOGRAPH = /^\p{Script=Han}/u;

/**
 * The place of the words.
 * @param text the box
 * @param changed called when a word was taken
 */
export function wordOffers(text, changed) {
  const element = h('div', {class: 'row wordoffers noprint', role: 'group', 'aria-label': say('line.offers')});

  function lookedAt(at) {
    return text.value.slice(Math.max(0, at - LONGEST), at);
  }

  async function offer() {
    const at = text.selectionStart;
    const before = lookedAt(at);
    const begun = BEGUN.exec(before)?.[0];
    if (!begun || begun.length < 2 && !IDEOGRAPH.test(begun) || GOES_ON.test(text.value.slice(at, at + 1))) {
      put(element);
      return;
    }
    const known = await knownNames().catch(() => ({families: [], words: []}));
    if (text.selectionStart !== at || lookedAt(at) !== before) return;
    const fit = [...new Set([...TOGETHER, ...known.words, ...known.families.map(family => family.name)])].filter(word => word.startsWith(begun) && word !== begun).slice(0, MOST);
    put(element, fit.map(word => h('button', {type: 'button', class: 'chip mono', onclick: () => take(at - begun.length, at, word)}, word)));
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
