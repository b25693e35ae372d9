// A board of cells with pieces x and o. A move that puts a piece is a cell to click; a move that shifts one is two: first
// what moves, then where to.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {mark, tone} from '../verdict.js';

const CELL = 52;
const EDGE = 22;

export function drawSquares(scene, {small, targets, act, values, toMove, choose}) {
  const {columns} = scene;
  const rows = scene.cells.length / columns;
  const edge = small ? 4 : EDGE;
  const swap = scene.relative && toMove === 'second';
  const svg = picture(columns * CELL + edge + 4, rows * CELL + edge + 4, say('scene.grid', {columns, rows}));
  const column = place => (scene.numbered ? place + 1 : String.fromCharCode(97 + place));
  if (!small) names(svg, columns, rows, column);
  const shifts = targets.some(target => target.cells.length === 2);
  const groups = scene.cells.map((piece, cell) => {
    const x = edge + (cell % columns) * CELL;
    const y = edge + Math.floor(cell / columns) * CELL;
    const group = s('g', {}, s('rect', {class: 'cell', x, y, width: CELL, height: CELL}));
    draw(group, swap ? {x: 'o', o: 'x'}[piece] ?? piece : piece, x, y);
    svg.append(group);
    return {group, x, y};
  });
  const name = cell => (scene.numbered ? `${Math.floor(cell / columns) + 1}: ${column(cell % columns)}` : `${column(cell % columns)}${Math.floor(cell / columns) + 1}`);
  if (shifts) shift(groups, targets, {act, choose, values, name});
  else for (const target of targets) put(groups[target.cells[0]], target.move, act, values);
  return svg;
}

function names(svg, columns, rows, column) {
  for (let c = 0; c < columns; c++) svg.append(s('text', {class: 'faint', x: EDGE + c * CELL + CELL / 2, y: 15, 'text-anchor': 'middle', 'font-size': 13}, column(c)));
  for (let r = 0; r < rows; r++) svg.append(s('text', {class: 'faint', x: 14, y: EDGE + r * CELL + CELL / 2 + 5, 'text-anchor': 'end', 'font-size': 13}, r + 1));
}

function draw(group, piece, x, y) {
  if (piece === 'x') group.append(s('path', {class: 'piece first', d: `M${x + 14} ${y + 14}l24 24M${x + 38} ${y + 14}l-24 24`}));
  if (piece === 'o') group.append(s('circle', {class: 'piece second', cx: x + CELL / 2, cy: y + CELL / 2, r: 13}));
}

function put({group, x, y}, move, act, values) {
  hint(group, values?.get(move), x, y);
  group.append(halo(x, y));
  act(group, move);
}

function halo(x, y) {
  return s('rect', {class: 'halo', x: x + 4, y: y + 4, width: CELL - 8, height: CELL - 8, rx: 6});
}

function hint(group, value, x, y) {
  if (value) group.append(s('text', {class: `hint ${tone(value)}`, x: x + CELL / 2, y: y + CELL / 2, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 17}, mark(value)));
}

/** Cells from which something moves; a chosen one shows where to, until Escape or the same cell again. */
function shift(groups, targets, {act, choose, values, name}) {
  const sources = new Map();
  for (const target of targets) sources.set(target.cells[0], [...sources.get(target.cells[0]) ?? [], target]);
  const reset = () => groups.forEach(({group}) => {
    group.querySelectorAll('.halo, .hint').forEach(part => part.remove());
    for (const name of ['role', 'tabindex', 'aria-label', 'data-move', 'data-from', 'aria-pressed']) group.removeAttribute(name);
    group.setAttribute('class', '');
    group.onclick = group.onkeydown = null;
  });
  let aimed = null;
  const begin = () => {
    reset();
    for (const [cell, own] of sources) {
      const {group, x, y} = groups[cell];
      group.append(halo(x, y));
      choose(group, name(cell), () => aim(cell, own));
    }
    if (aimed !== null) stay(groups[aimed].group);
    aimed = null;
  };
  const aim = (cell, own) => {
    reset();
    aimed = cell;
    const {group, x, y} = groups[cell];
    group.append(halo(x, y));
    choose(group, name(cell), begin);
    group.setAttribute('aria-pressed', 'true');
    group.classList.add('chosen');
    for (const target of own) {
      const to = groups[target.cells[1]];
      if (to.group === group) {
        act(group, target.move);
        continue;
      }
      hint(to.group, values?.get(target.move), to.x, to.y);
      to.group.append(halo(to.x, to.y));
      act(to.group, target.move);
      to.group.classList.add('aim');
    }
    stay(group);
  };
  const stay = group => {
    group.setAttribute('tabindex', '0');
    group.focus();
  };
  groups[0].group.parentNode.addEventListener('keydown', event => {
    if (event.key === 'Escape' && aimed !== null) begin();
  });
  begin();
}
