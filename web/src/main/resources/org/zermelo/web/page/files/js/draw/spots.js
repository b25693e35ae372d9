// Spots that get used up: pins, the squares of a strip, the squares of a board for dominoes. A move on one spot is the spot
// itself; a move on two neighbours is what lies between them.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {struck} from './squares.js';

const STEP = 52;
const EDGE = 22;

export function drawSpots(scene, {small, live, place: put, last}) {
  const {used, columns, look} = scene;
  const rows = used.length / columns;
  const shown = small ? Math.min(columns, 9) : columns;
  const edge = small ? 6 : EDGE;
  const svg = picture(shown * STEP + edge + 6, rows * STEP + edge + 6, say(`scene.spots.${look}`, {count: used.length, left: used.filter(each => !each).length}));
  const place = spot => [edge + (spot % columns + .5) * STEP, edge + (Math.floor(spot / columns) + .5) * STEP];
  if (!small) names(svg, columns, rows, look);
  const groups = used.map((gone, spot) => {
    if (spot % columns >= shown) return null;
    const group = s('g', {class: last && gone && !last.scene.used[spot] ? 'last' : ''}, DRAW[look](gone, ...place(spot)));
    svg.append(group);
    return group;
  });
  used.forEach((gone, spot) => {
    if (gone || !groups[spot]) return;
    const [x, y] = place(spot);
    // a cell of a board is half a domino, so its sign stands between it and the other half
    put(spot, groups[spot], {x, y, name: named(spot, scene), sign: look !== 'board', halo: s('rect', {class: 'halo', x: x - 20, y: y - 20, width: 40, height: 40, rx: 8})});
  });
  if (look === 'strip') strike(svg, used, place);
  for (const id of live) {
    const [one, other] = id.split(',').map(Number);
    if (other !== undefined) joint(svg, id, {ends: [place(one), place(other)], name: `${named(one, scene)}–${named(other, scene)}`, put});
  }
  return svg;
}

/** A line through the first three crosses in a row, which end the game. */
function strike(svg, used, place) {
  const at = used.findIndex((gone, spot) => gone && used[spot + 1] && used[spot + 2]);
  if (at < 0) return;
  const [x, y] = place(at);
  svg.append(...struck({x1: x - 22, y1: y, x2: x + 2 * STEP + 22, y2: y}));
}

/** What lies between two neighbours. */
function joint(svg, id, {ends: [[x1, y1], [x2, y2]], name, put}) {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const group = s('g', {}, s('circle', {class: 'joint', cx: x, cy: y, r: 8}), s('circle', {class: 'reach', cx: x, cy: y, r: 13}));
  svg.append(group);
  put(id, group, {x, y, size: 12, name, halo: s('rect', {class: 'halo', x: x1 - 15, y: y1 - 15, width: x2 - x1 + 30, height: y2 - y1 + 30, rx: 15, 'pointer-events': 'none'})});
}

function named(spot, {columns, look}) {
  return look === 'board' ? `${Math.floor(spot / columns) + 1}, ${spot % columns + 1}` : `${spot + 1}`;
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
