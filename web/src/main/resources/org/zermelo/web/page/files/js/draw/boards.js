// Notakto's boards and Chomp's bar of chocolate.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {fade} from './motion.js';

const CELL = 40;
const EDGE = 18;

export function drawBoards(scene, {small, place, last}) {
  const gap = 22;
  const edge = small ? 0 : EDGE;
  const columns = scene.columns;
  const rows = (scene.boards[0]?.length ?? 0) / columns;
  const perLine = small ? 3 : 4;
  const boards = small ? scene.boards.slice(0, 3) : scene.boards;
  const wide = columns * CELL + gap + edge;
  const high = rows * CELL + gap + edge;
  const svg = picture(Math.min(boards.length, perLine) * wide - gap + 8, Math.ceil(boards.length / perLine) * high - gap + 8,
    say('scene.boards', {count: scene.boards.length}));
  boards.forEach((cells, board) => {
    const left = (board % perLine) * wide + 4 + edge;
    const top = Math.floor(board / perLine) * high + 4 + edge;
    const frame = s('g', {class: scene.dead[board] ? 'dead' : ''});
    if (!small) names(frame, {left, top, rows, columns, size: CELL});
    cells.forEach((crossed, cell) => {
      const x = left + (cell % columns) * CELL;
      const y = top + Math.floor(cell / columns) * CELL;
      const group = s('g', {class: last && crossed && !last.scene.boards[board][cell] ? 'last' : ''});
      group.append(s('rect', {class: 'cell', x, y, width: CELL, height: CELL}));
      if (crossed) group.append(s('path', {class: 'cross', d: `M${x + 11} ${y + 11}l18 18M${x + 29} ${y + 11}l-18 18`}));
      place([board, cell], group, {x: x + CELL / 2, y: y + CELL / 2, size: 15, name: `${board + 1}: ${Math.floor(cell / columns) + 1}, ${cell % columns + 1}`,
        halo: s('rect', {class: 'halo', x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 4})});
      frame.append(group);
    });
    svg.append(frame);
  });
  return svg;
}

/** Rows and columns by number, as moves tell them. */
function names(group, {left, top, rows, columns, size}) {
  const text = (x, y, name) => group.append(s('text', {class: 'faint', x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 12}, name));
  for (let c = 0; c < columns; c++) text(left + (c + .5) * size, top - 10, c + 1);
  for (let r = 0; r < rows; r++) text(left - 10, top + (r + .5) * size, r + 1);
}

export function drawBar(scene, {small, live, place, last, moving}) {
  const size = small ? 22 : Math.max(18, Math.min(CELL, 640 / scene.columns));
  const edge = small ? 0 : EDGE;
  const svg = picture(scene.columns * size + 8 + edge, scene.rows.length * size + 8 + edge, say('scene.bar', {rows: scene.rows.length, columns: scene.columns}));
  if (!small) names(svg, {left: 4 + edge, top: 4 + edge, rows: scene.rows.length, columns: scene.columns, size});
  scene.rows.forEach((left, row) => {
    for (let column = 0; column < scene.columns; column++) {
      const x = column * size + 4 + edge;
      const y = row * size + 4 + edge;
      const here = column < left;
      const gone = !here && last !== null && column < last.scene.rows[row];
      const group = s('g', {class: gone ? 'ghost' : ''});
      group.append(s('rect', {class: `square${here ? '' : ' eaten'}`, x: x + 1, y: y + 1, width: size - 2, height: size - 2, rx: 4}));
      if (here) group.append(s('path', {class: 'bevel', d: `M${x + 4} ${y + size - 5}v${9 - size}h${size - 9}`}));
      if (gone && moving) fade(group);
      if (row === 0 && column === 0 && here) group.append(skull(x + size / 2, y + size / 2, size / CELL));
      if (live.has(`${row},${column}`)) {
        group.classList.add('onchoc');
        place([row, column], group, {x: x + size / 2, y: y + size / 2, size: size * .38, name: `${row + 1}, ${column + 1}`,
          halo: s('rect', {class: 'halo', x: x + 2, y: y + 2, width: size - 4, height: size - 4, rx: 4})});
        for (const [name, on] of [['mouseenter', true], ['mouseleave', false]]) {
          group.addEventListener(name, () => doom(svg, row, column, on));
        }
      }
      group.dataset.row = row;
      group.dataset.column = column;
      svg.append(group);
    }
  });
  return svg;
}

/** The poisoned piece. */
function skull(x, y, scale) {
  return s('g', {class: 'poison', transform: `translate(${x} ${y}) scale(${scale})`},
    s('path', {d: 'M0 -13c-8 0 -12 5 -12 11c0 4 2 6 5 8v5h14v-5c3 -2 5 -4 5 -8c0 -6 -4 -11 -12 -11z'}),
    s('path', {class: 'hollow', d: 'M-5 -3a3 3 0 1 0 .1 0zM5 -3a3 3 0 1 0 .1 0zM0 3l-2 3h4zM-2.500 8v3m5 -3v3'}));
}

/** Shows what a bite would take. */
function doom(svg, row, column, on) {
  for (const group of svg.querySelectorAll('.target')) {
    if (Number(group.dataset.row) >= row && Number(group.dataset.column) >= column) group.classList.toggle('doomed', on);
  }
}
