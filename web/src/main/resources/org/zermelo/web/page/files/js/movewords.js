// Moves as people say them: from which end and how many, from which heap, by how much. Others stay as the notation has them.
import {h} from './dom.js';
import {number, say} from './words.js';

/** The ways in which moves of rows and heaps are written, and the words for each. */
const WRITTEN = [
  [/^([LR])(\d*)$/, ([, end, count]) => ['row', {end: say(`move.${end === 'L' ? 'left' : 'right'}`), count: number(count || 1), many: Number(count || 1)}]],
  [/^(\d+): (\d+)->(\d+)$/, ([, heap, from, to]) => ['heap', {heap: number(heap), from: number(from), to: number(to)}]],
  [/^h(\d+):(\S+)$/, ([, heap, change]) => ['change', {heap: number(heap), change}]],
];

/** A move in words, or as it is written where there are no other words for it. */
export function moveWords(move) {
  for (const [written, told] of WRITTEN) {
    const found = written.exec(move);
    if (found) {
      const [key, parts] = told(found);
      return say(key === 'row' && parts.many === 1 ? 'move.row.one' : `move.${key}`, parts);
    }
  }
  return move;
}

/** The same on the page; the notation shows where the pointer rests. */
export function moveText(move) {
  const words = moveWords(move);
  return words === move ? h('span', {class: 'mono', dir: 'ltr'}, move) : h('span', {title: move}, words);
}
