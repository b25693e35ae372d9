// Which language the page speaks: the one asked for, the one chosen here before, or one of the browser's.
import {get} from './api.js';
import {speak} from './words.js';

/** Loads the phrases of the reader's language. */
export async function loadWords(wanted) {
  const browsers = (navigator.languages || []).map(tag => tag.split('-')[0]);
  const found = await get('words', {lang: '', prefer: [wanted, kept(), ...browsers].filter(Boolean).join(' ')});
  speak(found);
  document.dispatchEvent(new Event('spoken'));
  try {
    localStorage.setItem('lang', found.language);
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
