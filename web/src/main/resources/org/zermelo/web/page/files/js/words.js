// The page's texts come from the same language files as the command's; this fills their slots.

let phrases = {};
let code = '';
let all = [];
let plurals = ['other'];
let rules = new Intl.PluralRules('en');
let program = '';
let apart = value => value;

/** The language of the page: the one chosen, else the first of the browser's that is there, else English; '' before it is known. */
export function language() {
  return code;
}

/** The languages that are there, each with its code and what it calls itself. */
export function languages() {
  return all;
}

/** The version of the program that answers. */
export function version() {
  return program;
}

/** Speaks a language from now on: its code and direction, the names of its plural forms, its phrases, and all languages that are there. */
export function speak(found) {
  ({language: code, languages: all, plurals, phrases, version: program} = found);
  rules = new Intl.PluralRules(code);
  document.documentElement.lang = code;
  document.documentElement.dir = found.direction;
  apart = found.direction === 'rtl' ? isolated : value => value;
}

/** Which of so many forms a count takes; the last stands for all that are not named. */
function form(count, forms) {
  const named = plurals.indexOf(rules.select(Math.abs(count)));
  return Math.min(named < 0 ? plurals.length : named, forms - 1);
}

/**
 * A value that keeps its own direction within a line from right to left: "+6" stays "+6", and "(1, 2)" in this order. Prose whose parts
 * are all set apart has no letter of its own to tell its direction; the first of them tells it.
 */
function isolated(value) {
  const turns = /^\P{L}*(?=\p{L})[\u0590-\u08ff]/u.test(value);
  return value === '' ? value : `${turns ? '\u2067' : '\u2068'}${value}\u2069`;
}

/** A number of prose in the digits of the language. */
function figures(text) {
  const digits = phrases['amount.digits'] ?? '0123456789';
  return digits.startsWith('0') ? text : text.replace(/[0-9]/g, digit => digits[digit]);
}

/** Whether a slot stands in or beside a command, rules or a formula, which have ASCII digits in every language. */
function inCode(text, from, to) {
  if (text.lastIndexOf('\u2068', from) > text.lastIndexOf('\u2069', from)) return true;
  const before = /[^ {}:"'«»]*$/.exec(text.slice(0, from))[0];
  const behind = /^[^ {}:"'«»]*/.exec(text.slice(to))[0];
  return /[a-zA-Z=*^+\-_/@#<>−]/.test(before + behind) || /(^| )--\S* $/.test(text.slice(0, from - before.length));
}

/** A phrase with its slots filled: {name}, {name@code}, {name#one|few|many} for counts, and {=notation} as it is. */
export function say(key, args = {}) {
  return phrase(`page.${key}`, args);
}

/** Sentences one behind the other, parted as the language parts them. */
export function sentences(...texts) {
  return texts.join(between('general.sentences', ' '));
}

/** Parts of one sentence that have commas of their own. */
export function clauses(texts) {
  return texts.join(between('general.clauses', '; '));
}

function between(key, otherwise) {
  return phrases[key]?.slice('{first}'.length, -'{last}'.length) ?? otherwise;
}

/** Any phrase that the page gets. */
export function phrase(key, args = {}) {
  const found = phrases[key];
  if (found === undefined) return key;
  return found.replace(/\{=([^}]*)\}|\{(\w+)(@code)?(?:#([^}]*))?\}/g, (slot, notation, name, kind, forms, at) => {
    if (notation !== undefined) return apart(notation);
    const value = args[name] ?? '';
    if (forms === undefined) {
      const prose = typeof value === 'number' && !kind && !inCode(found, at, at + slot.length);
      return apart(prose ? figures(String(value)) : value);
    }
    const each = forms.split('|');
    return each[form(Number(value), each.length)];
  });
}

/** Whether there is such a phrase. */
export function has(key) {
  return `page.${key}` in phrases;
}

/** A whole number of prose in the reader's writing. */
export function number(value) {
  return signed(typeof value === 'number' ? grouped(value, code) : String(value));
}

/** A whole number of a position, a value or a table: in ASCII digits in every language, as moves and rules have them. */
export function figure(value) {
  return signed(typeof value === 'number' ? grouped(value, `${code}-u-nu-latn`) : String(value));
}

function signed(written) {
  return written.startsWith('-') ? apart(written) : written;
}

/** With the sign between groups of digits that the server writes, too. */
function grouped(value, locale) {
  const group = locale !== code && !phrases['amount.digits']?.startsWith('0') ? undefined : phrases['amount.group'];
  const shown = {group, minusSign: '-'};
  return new Intl.NumberFormat(locale).formatToParts(value).map(part => shown[part.type] ?? part.value).join('');
}
