// What is odd about rules: most likely they do not say what was meant, so it stands beside every answer.
import {h} from '../dom.js';

/** The notes of a document, or nothing when its rules are not odd. */
export function oddities({notes = []}) {
  return notes.map(note => h('p', {class: 'note odd'}, note));
}
