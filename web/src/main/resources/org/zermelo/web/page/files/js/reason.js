// A reason in words; its lines that begin with spaces are columns of digits, and keep their places.
import {h} from './dom.js';

/** The words of a reason as parts of a paragraph. */
export function told(text) {
  const parts = text.split(/((?:^ .*(?:\n|$))+)/m).filter(part => part !== '');
  return parts.map(part => (part.startsWith(' ') ? h('span', {class: 'mono digits', dir: 'ltr'}, part.replace(/\n$/, '')) : part.replace(/\n$/, '')));
}
