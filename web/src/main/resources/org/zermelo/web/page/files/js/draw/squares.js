// A board of cells with pieces x and o. A move that puts a piece is a cell to click; a move that shifts one is two: first
// what moves, then where to.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const CELL = 52;
const EDGE = 22;

/** The room beyond the far edges, where pieces leave the board. */
const AWAY = 30;

export function drawSquares(scene, {small, toMove, live, place}) {
  const {columns, exits} = scene;
  const rows = scene.cells.length / columns;
  const [edge, away] = [small ? 4 : EDGE, exits && !small ? AWAY : 0];
  const swap = scene.relative && toMove === 'second';
  const svg = picture(columns * CELL + edge + 4 + away, rows * CELL + edge + 4 + away, say('scene.grid', {columns, rows}));
  const column = at => (scene.numbered ? at + 1 : String.fromCharCode(97 + at));
  if (!small) names(svg, columns, rows, column, away);
  const name = cell => (scene.numbered ? `${Math.floor(cell / columns) + 1}: ${column(cell % columns)}` : `${column(cell % columns)}${Math.floor(cell / columns) + 1}`);
  scene.cells.forEach((piece, cell) => {
    const x = edge + (cell % columns) * CELL;
    const y = edge + away + Math.floor(cell / columns) * CELL;
    const group = s('g', {}, s('rect', {class: 'cell', x, y, width: CELL, height: CELL}));
    draw(group, swap ? {x: 'o', o: 'x'}[piece] ?? piece : piece, x, y);
    // beside a piece, in the middle of a free cell
    const [aside, size] = piece === '.' ? [CELL / 2, 17] : [CELL - 10, 13];
    place(cell, group, {x: x + aside, y: y + (piece === '.' ? CELL / 2 : 11), size, name: name(cell), halo: s('rect', {class: 'halo', x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 6})});
    svg.append(group);
    if (live.has(`off${cell}`)) svg.append(exit(cell, {up: piece === 'o', x, y, name: name(cell), place}));
  });
  return svg;
}

/** The way off the board: up for the second player's cars, to the right for the first's. */
function exit(cell, {up, x, y, name, place}) {
  const [cx, cy] = up ? [x + CELL / 2, y - AWAY / 2 - 1] : [x + CELL + AWAY / 2 + 1, y + CELL / 2];
  const arrow = up ? `M${cx} ${cy + 9}v-18m-7 7l7 -7l7 7` : `M${cx - 9} ${cy}h18m-7 -7l7 7l-7 7`;
  const group = s('g', {}, s('rect', {class: 'exit', x: cx - 14, y: cy - 14, width: 28, height: 28, rx: 6}), s('path', {class: 'way', d: arrow}));
  place(`off${cell}`, group, {x: cx + (up ? 20 : 0), y: cy + (up ? 0 : 20), size: 12, name: `${name}-off`, halo: s('rect', {class: 'halo', x: cx - 14, y: cy - 14, width: 28, height: 28, rx: 6})});
  return group;
}

function names(svg, columns, rows, column, away) {
  for (let c = 0; c < columns; c++) svg.append(s('text', {class: 'faint', x: EDGE + c * CELL + CELL / 2, y: 15 + away, 'text-anchor': 'middle', 'font-size': 13}, column(c)));
  for (let r = 0; r < rows; r++) svg.append(s('text', {class: 'faint', x: 14, y: EDGE + away + r * CELL + CELL / 2 + 5, 'text-anchor': 'end', 'font-size': 13}, r + 1));
}

function draw(group, piece, x, y) {
  if (piece === 'x') group.append(s('path', {class: 'piece first', d: `M${x + 14} ${y + 14}l24 24M${x + 38} ${y + 14}l-24 24`}));
  if (piece === 'o') group.append(s('circle', {class: 'piece second', cx: x + CELL / 2, cy: y + CELL / 2, r: 13}));
}
