// Spots that get used up: pins, the squares of a strip, the squares of a board for dominoes. A move on one spot is the spot
// itself; a move on two neighbours is what lies between them.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {mark, tone} from '../verdict.js';

const STEP = 52;
const EDGE = 22;

export function drawSpots(scene, {small, targets, act, values}) {
  const {used, columns, look} = scene;
  const rows = used.length / columns;
  const shown = small ? Math.min(columns, 9) : columns;
  const edge = small ? 6 : EDGE;
  const svg = picture(shown * STEP + edge + 6, rows * STEP + edge + 6, say(`scene.spots.${look}`, {count: used.length, left: used.filter(each => !each).length}));
  const place = spot => [edge + (spot % columns + .5) * STEP, edge + (Math.floor(spot / columns) + .5) * STEP];
  if (!small) names(svg, columns, rows, look);
  const groups = used.map((gone, spot) => {
    if (spot % columns >= shown) return null;
    const group = s('g', {}, DRAW[look](gone, ...place(spot)));
    svg.append(group);
    return group;
  });
  for (const {cells, move} of targets) {
    const [x1, y1] = place(cells[0]);
    const [x2, y2] = place(cells[cells.length - 1]);
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const pair = cells.length > 1;
    const group = pair ? s('g', {}, s('circle', {class: 'joint', cx: x, cy: y, r: 8})) : groups[cells[0]];
    const value = values?.get(move);
    if (value) group.append(s('text', {class: `hint ${tone(value)}`, x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': pair ? 12 : 16}, mark(value)));
    group.append(s('rect', {class: 'halo', x: x1 - (pair ? 15 : 20), y: y1 - (pair ? 15 : 20), width: x2 - x1 + (pair ? 30 : 40), height: y2 - y1 + (pair ? 30 : 40), rx: pair ? 15 : 8, 'pointer-events': pair ? 'none' : null}));
    act(group, move);
    if (pair) svg.append(group);
  }
  return svg;
}

const DRAW = {
  pins: (gone, x, y) => s('path', {class: gone ? 'pin gone' : 'pin', d: `M${x - 9} ${y + 18}c-4 -14 4 -16 3 -24c-5 -14 17 -14 12 0c-1 8 7 10 3 24z`}),
  board: (gone, x, y) => s('rect', {class: gone ? 'cell covered' : 'cell', x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP}),
  strip: (gone, x, y) => [s('rect', {class: 'cell', x: x - STEP / 2, y: y - STEP / 2, width: STEP, height: STEP}),
    gone ? s('path', {class: 'cross', d: `M${x - 12} ${y - 12}l24 24m0 -24l-24 24`}) : null],
};

function names(svg, columns, rows, look) {
  const text = (x, y, name) => svg.append(s('text', {class: 'faint', x, y, 'text-anchor': 'middle', 'font-size': 13}, name));
  for (let c = 0; c < columns; c++) text(EDGE + (c + .5) * STEP, 15, c + 1);
  if (look === 'board') for (let r = 0; r < rows; r++) text(11, EDGE + (r + .5) * STEP + 5, r + 1);
}
