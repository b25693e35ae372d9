// The page's texts come from the same bundles as the command's; this fills their slots.
import {get} from './api.js';

export const LANGUAGES = {en: 'English', ru: 'Русский'};
const RIGHT_TO_LEFT = new Set(['fa', 'ar', 'he']);

let phrases = {};
let code = 'en';

/** The language of the page: the one chosen, else the browser's, else English. */
export function language() {
  return code;
}

/** Loads the phrases of the reader's language. */
export async function loadWords(wanted) {
  const preferred = wanted || kept() || (navigator.languages || []).map(tag => tag.slice(0, 2)).find(tag => tag in LANGUAGES);
  code = preferred in LANGUAGES ? preferred : 'en';
  phrases = (await get('words', {lang: code})).phrases;
  document.documentElement.lang = code;
  document.documentElement.dir = RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr';
  try {
    localStorage.setItem('lang', code);
  } catch {
    // not kept, then
  }
}

function kept() {
  try {
    return localStorage.getItem('lang');
  } catch {
    return null;
  }
}

const FORM = {
  en: n => (Math.abs(n) === 1 ? 0 : 1),
  ru: n => {
    const ten = Math.abs(n) % 10;
    const hundred = Math.abs(n) % 100;
    return ten === 1 && hundred !== 11 ? 0 : ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
  },
};

/** A phrase with its slots filled: {name}, and {name#one|few|many} for counts. */
export function say(key, args = {}) {
  return phrase(`page.${key}`, args);
}

/** A phrase of any bundle that the page gets. */
export function phrase(key, args = {}) {
  const found = phrases[key];
  if (found === undefined) return key;
  return found.replace(/\{(\w+)(?:#([^}]*))?\}/g, (slot, name, forms) => {
    const value = args[name] ?? '';
    if (forms === undefined) return value;
    const all = forms.split('|');
    return all[Math.min(FORM[code](Number(value)), all.length - 1)];
  });
}

/** Whether there is such a phrase. */
export function has(key) {
  return `page.${key}` in phrases;
}

/** A whole number in the reader's writing. */
export function number(value) {
  return typeof value === 'number' ? value.toLocaleString(code) : String(value);
}
