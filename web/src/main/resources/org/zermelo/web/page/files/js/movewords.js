// Moves as people say them: from which end and how many, from which heap, by how much, from where to where. What a move's text means
// depends on the picture of its game; others stay as the notation has them.
import {h} from './dom.js';
import {number, say} from './words.js';

/** Pictures whose moves are written alike. */
const ALIKE = {grid: 'cells', bar: 'places', boards: 'places'};

/** The ways in which moves are written, by what is drawn, and the words for each. */
const WRITTEN = {
  row: [
    [/^([LR])(\d*)$/, ([, end, count]) => [Number(count || 1) === 1 ? 'row.one' : 'row', {end: say(`move.${end === 'L' ? 'left' : 'right'}`), count: number(Number(count || 1))}]],
  ],
  heaps: [
    [/^(\d+): (\d+)->(\d+)$/, ([, heap, from, to]) => ['heap', {heap, from, to}]],
    [/^h(\d+):(\S+)$/, ([, heap, change]) => ['change', {heap, change}]],
    [/^(?:\(.*\))?->\((.+)\)$/, ([, heaps]) => ['leave', {heaps}]],
    [/^(\d+)->([\d+]+)$/, ([, from, to]) => ['go', {from, to: to.replaceAll('+', ' + ')}]],
    [/^-(\d+)$/, ([, count]) => ['take', {count}]],
  ],
  stairs: [[/^(\d+): (\d+)->(\d+)$/, ([, step, from, to]) => ['step', {step, from, to}]]],
  strip: [[/^(\d+): (\d+)->(\d+)$/, ([, coin, from, to]) => ['coin', {coin, from, to}]]],
  cells: [
    [/^(\d+): ->(\d+)$/, ([, row, to]) => ['slide', {row, to}]],
    [/^([a-z]+\d+)-off$/, ([, from]) => ['off', {from}]],
    [/^([a-z]+\d+)-([a-z]+\d+)$/, ([, from, to]) => ['go', {from, to}]],
    [/^([a-z]+\d+)x([a-z]+\d+)$/, ([, from, to]) => ['capture', {from, to}]],
    [/^([a-z]+\d+)-([a-z]+\d+)\/([a-z]+\d+)$/, ([, from, to, shot]) => ['shoot', {from, to, shot}]],
  ],
  places: [
    [/^\((\d+), (\d+)\)$/, ([, row, column]) => ['place', {row, column}]],
    [/^(\d+): \((\d+), (\d+)\)$/, ([, board, row, column]) => ['onboard', {board, row, column}]],
  ],
};

/** A letter alone is a column, where cells stand in columns; points may be called so, too. */
const COLUMN = [/^([a-z]+)$/, ([, column]) => ['column', {column}]];

/** How moves of a picture are written: stairs are heaps of their own kind. */
function ways({kind, look, plan}) {
  if (kind === 'grid' && !plan) return [...WRITTEN.cells, COLUMN];
  return WRITTEN[look === 'stairs' ? look : ALIKE[kind] ?? kind] ?? [];
}

/** Whether two cells are covered together, as a domino does: then the move shows from either of them, and nothing goes anywhere. */
function covers({targets = []}) {
  return targets.some(({move, cells}, index) => cells.length === 2 && move === targets[index + 1]?.move);
}

/** A move of a position in words, or as it is written where there are no other words for it. */
export function moveWords(move, {scene, last = {}}) {
  if (move === 'pass') return say('move.pass');
  const [, part, inner = move] = /^\[(\d+)\] (.+)$/.exec(move) ?? [];
  const drawn = part ? scene.parts?.[part - 1] ?? scene : scene;
  const words = drawn.kind === 'grid' && (covers(scene) || covers(last)) ? inner : worded(inner, drawn);
  return part ? say('move.part', {part, move: words}) : words;
}

function worded(move, scene) {
  for (const [written, told] of ways(scene)) {
    const found = written.exec(move);
    if (found) {
      const [key, slots] = told(found);
      return say(`move.${key}`, slots);
    }
  }
  return move;
}

/** The same on the page; the notation shows where the pointer rests. */
export function moveText(move, position) {
  const words = moveWords(move, position);
  return words === move ? h('span', {class: 'mono', dir: 'ltr'}, move) : h('span', {title: move, dir: 'auto'}, words);
}
