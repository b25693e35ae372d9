// A board that is no rectangle: hexagons side by side, or points with lines between them. Moves are made as on cells.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {drawPile} from './pieces.js';
import {mark, strike} from './squares.js';

const CELL = 52;

/** How far the band along a side lies from the middles of its cells, and the room that it takes. */
const BAND = 34;
const AROUND = 20;

/** Points lie further apart, so that the lines between them are seen. */
const APART = 68;

const LOOKS = {
  hexagons: {
    unit: CELL, edge: 34, piece: 46,
    place: (x, y) => s('path', {class: 'cell', d: hexagon(x, y, CELL / Math.sqrt(3))}),
    halo: (x, y) => s('path', {class: 'halo', 'data-x': x, 'data-y': y, d: hexagon(x, y, CELL / Math.sqrt(3) - 4)}),
  },
  points: {
    unit: APART, edge: 36, piece: CELL,
    place: (x, y) => s('circle', {class: 'station', cx: x, cy: y, r: 7}),
    halo: (x, y) => s('circle', {class: 'halo', cx: x, cy: y, r: 22}),
  },
};

export function drawPlan(scene, {small, live, place, last, moving}) {
  const {cells, names, places, links} = scene.plan;
  const look = LOOKS[cells];
  const [left, top] = [0, 1].map(axis => Math.min(...places.map(point => point[axis])));
  const edge = look.edge + (scene.plan.sides ? AROUND : 0);
  const middles = places.map(([x, y]) => [edge + (x - left) / 1000 * look.unit, edge + (y - top) / 1000 * look.unit]);
  const [width, height] = [0, 1].map(axis => edge + Math.max(...middles.map(point => point[axis])));
  const svg = picture(width, height, say('scene.plan', {count: places.length}));
  for (const {points, owner} of scene.plan.sides ?? []) svg.append(side(points.map(cell => middles[cell]), middles, owner));
  for (const [from, to] of links) svg.append(s('line', {class: 'track', x1: middles[from][0], y1: middles[from][1], x2: middles[to][0], y2: middles[to][1]}));
  const groups = scene.cells.map((piece, cell) => {
    const [x, y] = middles[cell];
    const known = scene.pieces[piece[0]];
    const group = s('g', {}, look.place(x, y), s('circle', {class: 'reach', cx: x, cy: y, r: 22}));
    if (known) group.append(...drawPile(piece, scene.pieces, x, y, look.piece));
    else if (!small) group.append(name(names[cell], cells, x, y));
    const [aside, above] = known ? [18, -16] : [0, cells === 'points' ? -16 : -8];
    place(cell, group, {x: x + aside, y: y + above, size: known ? 13 : 16, name: names[cell], halo: look.halo(x, y)});
    svg.append(group);
    return group;
  });
  const at = cell => ({x: middles[cell][0] - CELL / 2, y: middles[cell][1] - CELL / 2});
  if (last) mark(scene, last, {groups, at, moving});
  if (scene.struck) strike(svg, scene.struck.map(at));
  return svg;
}

/** A band along the cells of a side, outside them, in the colour of the player who is to join it. */
function side(points, all, owner) {
  const middle = (some, axis) => some.reduce((sum, point) => sum + point[axis], 0) / some.length;
  const [first, last] = [points[0], points[points.length - 1]];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  // of the two ways across the side the one that leads away from the board
  const away = (middle(points, 0) - middle(all, 0)) * -dy + (middle(points, 1) - middle(all, 1)) * dx < 0 ? -1 : 1;
  const [out, along] = [away * BAND / long, CELL * .45 / long];
  const place = (point, end) => `${point[0] - dy * out + dx * along * end} ${point[1] + dx * out + dy * along * end}`;
  return s('path', {class: `side ${owner}`, d: `M${place(first, -1)}${points.slice(1, -1).map(point => `L${place(point, 0)}`).join('')}L${place(last, 1)}`});
}

function hexagon(x, y, radius) {
  const corners = Array.from({length: 6}, (_, corner) => {
    const angle = Math.PI / 3 * corner + Math.PI / 6;
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The name of a free place: in a hexagon below its middle, at a point beside it. */
function name(text, cells, x, y) {
  const [dx, dy] = cells === 'points' ? [14, 16] : [0, 14];
  return s('text', {class: 'faint named', x: x + dx, y: y + dy, 'text-anchor': 'middle', 'font-size': 12}, text);
}
