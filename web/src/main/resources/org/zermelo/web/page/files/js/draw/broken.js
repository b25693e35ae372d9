// Heaps that can be broken, as lines of stones: a stone is taken by itself or as one end of a run, and a heap is cut between two.
import {picture, s} from '../dom.js';
import {say, figure} from '../words.js';

const STEP = 34;
const RADIUS = 13;
const LINE = 10;
const HIGH = 52;
const NEXT = 38;

export function drawBroken(scene, {small, live, place, begun}) {
  const {at, width, height} = laid(scene.heaps.map(Number), small ? 8 : LINE, begun ? laid(begun.heaps.map(Number), LINE) : null);
  const svg = picture(width, height, say('scene.heaps', {heaps: scene.heaps.map(figure).join(', ')}));
  const cuts = [...live].some(id => id.includes('g'));
  const stones = [...live].some(id => id.includes('s'));
  at.forEach((heap, index) => {
    const [first] = heap;
    svg.append(s('text', {class: 'faint', x: first.x - RADIUS, y: first.y - RADIUS - 6, 'font-size': 14}, figure(scene.heaps[index])));
    heap.forEach(({x, y}, k) => {
      const group = s('g', {}, s('circle', {class: 'stone', cx: x, cy: y, r: RADIUS}));
      svg.append(group);
      place(`${index}s${k}`, group, {x, y, size: 13, name: say('scene.counter', {heap: index + 1, counter: k + 1}), halo: s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS + 1})});
    });
    for (let k = 1; cuts && k < heap.length; k++)
      cut(svg, {id: `${index}g${k}`, before: heap[k - 1], reach: stones ? 7 : STEP / 2 - 3, name: say('scene.cut', {heap: index + 1, counter: k}), live, place});
  });
  return svg;
}

/** A place between two stones; at the end of a line it follows the last of it. */
function cut(svg, {id, before, reach, name, live, place}) {
  if (!live.has(id)) return;
  const [x, y] = [before.x + STEP / 2, before.y];
  const group = s('g', {}, s('line', {class: 'cut', x1: x, x2: x, y1: y - RADIUS - 3, y2: y + RADIUS + 3}),
    s('rect', {class: 'reach', x: x - reach, y: y - RADIUS - 4, width: 2 * reach, height: 2 * RADIUS + 8}));
  svg.append(group);
  place(id, group, {x, y: y + RADIUS + 11, size: 11, name, halo: s('line', {class: 'halo', x1: x, x2: x, y1: y - RADIUS - 3, y2: y + RADIUS + 3})});
}

/** Where the stones of each heap lie: small heaps share a line, a large one has lines of its own. */
function laid(heaps, line, least = null) {
  const wide = line * STEP + 24;
  let [x, y] = [4, 0];
  let used = 0;
  const at = heaps.map(count => {
    const long = count > line;
    if (x > 4 && (long || x + count * STEP > wide)) [x, y] = [4, y + HIGH];
    const own = Array.from({length: count}, (_, k) => ({x: x + (k % line) * STEP + STEP / 2, y: y + 36 + Math.floor(k / line) * NEXT}));
    used = Math.max(used, ...own.map(stone => stone.x));
    if (long) [x, y] = [4, y + (Math.ceil(count / line) - 1) * NEXT + HIGH];
    else x += count * STEP + 22;
    return own;
  });
  const lowest = Math.max(30, ...at.flat().map(stone => stone.y));
  return {at, width: Math.max(60, used + STEP / 2 + 4, least?.width ?? 0), height: Math.max(lowest + 32, least?.height ?? 0)};
}
