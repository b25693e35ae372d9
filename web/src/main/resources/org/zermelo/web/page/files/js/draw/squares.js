// A board of cells with pieces. A move that puts a piece is a cell to click; a move that shifts one is two: first what moves, then
// where to. The board stands still, whoever is to move.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {drawPile} from './pieces.js';
import {glide} from './motion.js';

const CELL = 52;
const EDGE = 22;

/** The room beyond the far edges, where pieces leave the board. */
const AWAY = 30;

export function drawSquares(scene, {small, live, place, last, moving}) {
  const {columns, exits} = scene;
  const rows = scene.cells.length / columns;
  const [edge, away] = [small ? 4 : EDGE, exits && !small ? AWAY : 0];
  const svg = picture(columns * CELL + edge + 4 + away, rows * CELL + edge + 4 + away, say('scene.grid', {columns, rows}));
  const column = at => (scene.numbered ? at + 1 : String.fromCharCode(97 + at));
  if (!small) names(svg, columns, rows, column, away);
  const name = cell => (scene.numbered ? `${Math.floor(cell / columns) + 1}: ${column(cell % columns)}` : `${column(cell % columns)}${Math.floor(cell / columns) + 1}`);
  const at = cell => ({x: edge + (cell % columns) * CELL, y: edge + away + Math.floor(cell / columns) * CELL});
  const groups = scene.cells.map((piece, cell) => {
    const {x, y} = at(cell);
    const known = scene.pieces[piece[0]];
    const group = s('g', {}, s('rect', {class: 'cell', x, y, width: CELL, height: CELL}),
      drawPile(piece, scene.pieces, x + CELL / 2, y + CELL / 2));
    // beside a piece, in the middle of a free cell
    const [aside, size] = piece === '.' ? [CELL / 2, 17] : [CELL - 10, 13];
    place(cell, group, {x: x + aside, y: y + (piece === '.' ? CELL / 2 : 11), size, name: name(cell), halo: s('rect', {class: 'halo', x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 6})});
    if (piece !== '#' || known) svg.append(group);
    if (live.has(`off${cell}`)) svg.append(exit(cell, {up: piece === 'o', x, y, name: name(cell), place}));
    return group;
  });
  if (last) mark(scene, last, {groups, at, moving});
  if (scene.struck) strike(svg, scene.struck.map(at));
  return svg;
}

/** Marks the cells of the last move; what was put or shifted glides to its cell. Where some went round, all that have changed are marked. */
export function mark(scene, {cells, scene: before, round}, {groups, at, moving}) {
  if (round) {
    scene.cells.forEach((piece, cell) => groups[cell].classList.toggle('last', piece !== before.cells[cell]));
    return;
  }
  const [from, to] = [cells[0], cells[cells.length - 1]];
  for (const cell of new Set([from, to])) groups[cell]?.classList.add('last');
  const piece = groups[to]?.querySelector('.piece');
  if (!moving || !piece) return;
  const start = at(from);
  const end = at(to);
  // a piece that is put falls from above into a column, where the columns alone name moves
  const falls = from === to && before.cells[to] === '.' && scene.pieces[scene.cells[to]]?.shape === 'disc';
  if (scene.pieces[scene.cells[to]]?.shape === 'cube') push(scene.columns, {from, to}, {groups, at});
  groups[to].parentNode.append(groups[to]);
  glide(piece, start.x - end.x, falls ? -end.y - CELL : start.y - end.y);
}

/** The cubes between a cube's old place and its new one, each of which has been pushed one cell on. */
function push(columns, {from, to}, {groups, at}) {
  const step = (from % columns === to % columns ? columns : 1) * Math.sign(to - from);
  for (let cell = from; cell !== to; cell += step) {
    const [before, now] = [at(cell + step), at(cell)];
    groups[cell].parentNode.append(groups[cell]);
    glide(groups[cell].querySelector('.piece'), before.x - now.x, before.y - now.y);
  }
}

/** A line through the pieces that have won. */
export function strike(svg, places) {
  const [from, to] = [places[0], places[places.length - 1]];
  const middle = CELL / 2;
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / length * 18, (to.y - from.y) / length * 18];
  svg.append(...struck({x1: from.x + middle - dx, y1: from.y + middle - dy, x2: to.x + middle + dx, y2: to.y + middle + dy}));
}

/** A line that is seen on pieces of any colour. */
export function struck(ends) {
  return [s('line', {class: 'struck under', ...ends}), s('line', {class: 'struck', ...ends})];
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
