// The letters that sets of exam questions have: for won and lost, or for the players who win. A class chooses once.
import {phrase} from './words.js';

const KEPT = 'letters';

/** What the letters say: outcome or players. */
export function letters() {
  try {
    return localStorage.getItem(KEPT) === 'players' ? 'players' : 'outcome';
  } catch {
    return 'outcome';
  }
}

/** Has the letters say this from now on. */
export function choose(way) {
  try {
    localStorage.setItem(KEPT, way);
  } catch {
    // not kept, then
  }
}

/** What a question to the server says of the letters; those of the outcome need not be named. */
export function asLetters() {
  return letters() === 'players' ? {letters: 'players'} : {};
}

/** A phrase about sets in the letters that were chosen. */
export function lettered(key, args = {}) {
  const own = `players.${key}`;
  const said = letters() === 'players' ? phrase(own, args) : own;
  return said === own ? phrase(key, args) : said;
}
