// Two rows of pits with seeds. The upper row is the second player's; seeds go round against the clock, as the arrows show.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const PIT = 64;
const EDGE = 26;
const RADIUS = 27;

/** The room that a store takes beside the pits. */
const STORE = 68;

/** How far from its middle the seeds of a pit begin. */
const INNER = 13;

/** Seeds that are drawn one by one; of more the count alone is read. */
const DRAWN = 40;

/** The angle from a seed to the next, by which they fill a circle evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export function drawPits({seeds, columns, stores}, {small, place, last}) {
  const edge = small ? 8 : EDGE;
  const beside = stores ? STORE : 0;
  const rows = seeds.length / columns;
  const left = seeds.reduce((sum, count) => sum + count, 0);
  const svg = picture(columns * PIT + 2 * edge + 2 * beside, rows * PIT + 2 * edge, say('scene.pits', {columns, left}));
  svg.append(s('rect', {class: 'board-of-pits', x: edge - 6, y: edge - 6, width: columns * PIT + 12 + 2 * beside, height: rows * PIT + 12, rx: 24}));
  if (!small) names(svg, columns, rows, beside);
  stores?.forEach((count, owner) => svg.append(store(count, owner, edge + (owner === 0 ? STORE / 2 : 1.5 * STORE + columns * PIT), edge + rows * PIT / 2)));
  seeds.forEach((count, cell) => {
    const row = Math.floor(cell / columns);
    const x = edge + beside + (cell % columns) * PIT + PIT / 2;
    const y = edge + row * PIT + PIT / 2;
    const name = `${String.fromCharCode(97 + cell % columns)}${row + 1}`;
    const group = s('g', {class: 'pit-place'}, s('circle', {class: `pit ${row === 0 ? 'second' : 'first'}`, cx: x, cy: y, r: RADIUS}),
      ...scattered(count, x, y),
      s('text', {class: 'count', x, y: y + 1, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 16, 'font-weight': 700}, count || ''));
    if (last?.cells[0] === cell) group.classList.add('last');
    const more = last ? count - last.scene.seeds[cell] : 0;
    if (!small && more !== 0) group.append(change(more, x + RADIUS - 4, y + RADIUS - 2));
    place(cell, group, {x: x + RADIUS - 5, y: y - RADIUS + 6, size: 12, name, halo: s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS - 2})});
    svg.append(group);
  });
  return svg;
}

/** A store: the second player's is on the left, where his seeds go. */
function store(count, owner, x, y) {
  return s('g', {class: 'pit-place'}, s('rect', {class: `pit ${owner === 0 ? 'second' : 'first'}`, x: x - RADIUS, y: y - PIT + 4, width: 2 * RADIUS, height: 2 * PIT - 8, rx: RADIUS}),
    ...scattered(count, x, y),
    s('text', {class: 'count', x, y: y + 1, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 16, 'font-weight': 700}, count || ''));
}

/** How many seeds came to a pit with the last move, or went. */
function change(more, x, y) {
  return s('text', {class: 'faint', x, y, 'text-anchor': 'middle', 'font-size': 11}, `${more > 0 ? '+' : '−'}${Math.abs(more)}`);
}

/** So many seeds, spread over a pit round its count. */
function scattered(count, x, y) {
  const shown = Math.min(count, DRAWN);
  return Array.from({length: shown}, (_, seed) => {
    const away = Math.sqrt(INNER ** 2 + ((RADIUS - 5) ** 2 - INNER ** 2) * (seed + .5) / Math.max(shown, 8));
    return s('circle', {class: 'seed', cx: x + away * Math.cos(seed * GOLDEN), cy: y + away * Math.sin(seed * GOLDEN), r: 3.6});
  });
}

function names(svg, columns, rows, beside) {
  const right = EDGE + columns * PIT + 2 * beside;
  const low = EDGE + rows * PIT;
  for (let c = 0; c < columns; c++) svg.append(s('text', {class: 'faint', x: EDGE + beside + c * PIT + PIT / 2, y: 15, 'text-anchor': 'middle', 'font-size': 13}, String.fromCharCode(97 + c)));
  for (let r = 0; r < rows; r++) svg.append(s('text', {class: 'faint', x: 11, y: EDGE + r * PIT + PIT / 2 + 5, 'text-anchor': 'middle', 'font-size': 13}, r + 1));
  const middle = EDGE + rows * PIT / 2;
  svg.append(s('path', {class: 'way', d: `M${right + 12} ${middle + 12}v-24m-5 6l5 -6l5 6`}));
  svg.append(s('path', {class: 'way', d: `M${EDGE + beside + columns * PIT / 2 - 12} ${low + 15}h24m-6 -5l6 5l-6 5`}));
}
