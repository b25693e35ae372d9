// What was answered for a text stands below it. While another text is typed, it is pale and out of reach, and says so.
import {h} from './dom.js';
import {say} from './words.js';

/** An element together with the words that it is about an earlier text; key names these words. */
export function keeping(element, key) {
  const note = h('p', {class: 'note earlier', role: 'status'});
  return {
    element: h('div', {class: 'stack'}, note, element),
    /** Marks the element as about an earlier text, or not. */
    stale(old) {
      note.textContent = old ? say(key) : '';
      element.classList.toggle('stale', old);
      element.inert = old;
    },
    isStale: () => element.inert,
  };
}
