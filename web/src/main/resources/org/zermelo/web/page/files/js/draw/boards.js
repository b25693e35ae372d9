// Notakto's boards and Chomp's bar of chocolate.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {mark, tone} from '../verdict.js';

const CELL = 40;

export function drawBoards(scene, {small, targets, act, values}) {
  const gap = 22;
  const columns = scene.columns;
  const rows = (scene.boards[0]?.length ?? 0) / columns;
  const perLine = small ? 3 : 4;
  const boards = small ? scene.boards.slice(0, 3) : scene.boards;
  const wide = columns * CELL + gap;
  const high = rows * CELL + gap;
  const svg = picture(Math.min(boards.length, perLine) * wide - gap + 8, Math.ceil(boards.length / perLine) * high - gap + 8,
    say('scene.boards', {count: scene.boards.length}));
  boards.forEach((cells, board) => {
    const left = (board % perLine) * wide + 4;
    const top = Math.floor(board / perLine) * high + 4;
    const frame = s('g', {class: scene.dead[board] ? 'dead' : ''});
    cells.forEach((crossed, cell) => {
      const x = left + (cell % columns) * CELL;
      const y = top + Math.floor(cell / columns) * CELL;
      const group = s('g', {});
      group.append(s('rect', {class: 'cell', x, y, width: CELL, height: CELL}));
      if (crossed) group.append(s('path', {class: 'cross', d: `M${x + 11} ${y + 11}l18 18M${x + 29} ${y + 11}l-18 18`}));
      const target = targets.find(t => t.cells[0] === board && t.cells[1] === cell);
      if (target) {
        const value = values?.get(target.move);
        if (value) group.append(s('text', {class: `hint ${tone(value)}`, x: x + CELL / 2, y: y + CELL / 2, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 15}, mark(value)));
        group.append(s('rect', {class: 'halo', x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 4}));
        act(group, target.move);
      }
      frame.append(group);
    });
    svg.append(frame);
  });
  return svg;
}

export function drawBar(scene, {small, targets, act, values}) {
  const size = small ? 22 : Math.max(18, Math.min(CELL, 640 / scene.columns));
  const svg = picture(scene.columns * size + 8, scene.rows.length * size + 8, say('scene.bar', {rows: scene.rows.length, columns: scene.columns}));
  scene.rows.forEach((left, row) => {
    for (let column = 0; column < scene.columns; column++) {
      const x = column * size + 4;
      const y = row * size + 4;
      const here = column < left;
      const group = s('g', {});
      group.append(s('rect', {class: `square${here ? '' : ' eaten'}`, x: x + 1, y: y + 1, width: size - 2, height: size - 2, rx: 4}));
      if (row === 0 && column === 0 && here) {
        group.append(s('path', {d: `M${x + size * .3} ${y + size * .3}l${size * .4} ${size * .4}M${x + size * .7} ${y + size * .3}l${-size * .4} ${size * .4}`,
          stroke: '#fff', 'stroke-width': 2.5, 'stroke-linecap': 'round'}));
      }
      const target = here ? targets.find(t => t.cells[0] === row && t.cells[1] === column) : undefined;
      if (target) {
        const value = values?.get(target.move);
        if (value) group.append(s('text', {x: x + size / 2, y: y + size / 2, fill: '#fff', style: null, class: 'onchoc', 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': size * .38}, mark(value)));
        group.append(s('rect', {class: 'halo', x: x + 2, y: y + 2, width: size - 4, height: size - 4, rx: 4}));
        act(group, target.move);
        group.addEventListener('mouseenter', () => doom(svg, row, column, true));
        group.addEventListener('mouseleave', () => doom(svg, row, column, false));
      }
      group.dataset.row = row;
      group.dataset.column = column;
      svg.append(group);
    }
  });
  return svg;
}

/** Shows what a bite would take. */
function doom(svg, row, column, on) {
  for (const group of svg.querySelectorAll('.target')) {
    if (Number(group.dataset.row) >= row && Number(group.dataset.column) >= column) group.classList.toggle('doomed', on);
  }
}
