// Heaps as columns of stones: a stone is the place of the move that takes it and all above it. Heaps that grow, or are too large
// for their stones to be seen, are chosen as a whole.
import {picture, s} from '../dom.js';
import {say, figure} from '../words.js';
import {STONES} from './places.js';
import {drawBroken} from './broken.js';
import {fade} from './motion.js';

const STONE = 19;
const WIDE = 44;
const TALL = 12;
const STAIR = 24;
const DIGIT = 10;

/** The room above the highest heap; where one plays, it has the number of the stones that go. */
const ABOVE = 14;
const COUNTED = 30;

export function drawHeaps(scene, options) {
  if (scene.look === 'lines') return drawBroken(scene, options);
  const {small} = options;
  const tall = small ? 8 : TALL;
  const most = small ? 24 : STONES;
  const heaps = scene.heaps.map(Number);
  const {last, begun, moving} = options;
  // what was taken stays as a ghost, and a heap keeps the room that it had: the scale never changes while heaps grow smaller;
  // only a block that becomes stones takes another width
  const before = heaps.map((count, index) => Math.min(most, Math.max(count, Number(last?.scene.heaps[index] ?? 0))));
  const room = heaps.map((count, index) => Math.max(count, before[index], Number(begun?.heaps[index] ?? 0)));
  const rise = scene.look === 'stairs' ? STAIR : 0;
  const highest = Math.max(1, ...room.map((count, index) => (count > most ? tall : Math.min(count, tall)) + rise * index / STONE));
  const floor = highest * STONE + (options.live.size ? COUNTED : ABOVE);
  const widths = room.map((size, index) => (heaps[index] > most
    ? Math.max(2, Math.ceil(figure(scene.heaps[index]).length * DIGIT / WIDE))
    : Math.max(1, Math.ceil(Math.min(size, most) / tall))));
  const named = scene.names.length > 0;
  const svg = picture(widths.reduce((sum, wide) => sum + wide * WIDE + 18, 8), floor + (named ? 46 : 30), say('scene.heaps', {heaps: scene.heaps.map(figure).join(', ')}));
  let left = 4;
  heaps.forEach((count, index) => {
    const wide = widths[index] * WIDE + 18;
    heap(svg, {count, index, left, wide, columns: widths[index], ground: floor - rise * index, floor, size: figure(scene.heaps[index]), name: named ? scene.names[index] : null,
      block: count > most ? tall : 0, ghosts: before[index], moving, changed: last !== null && Number(last.scene.heaps[index]) !== count}, options);
    left += wide;
  });
  return svg;
}

function heap(svg, {count, index, left, wide, columns, ground, floor, size, name, block, ghosts, moving, changed}, {place}) {
  const middle = left + wide / 2;
  if (ground < floor) svg.append(s('rect', {class: 'stair', x: left, y: ground, width: wide, height: floor - ground}));
  svg.append(s('line', {class: 'ground', x1: left + 5, y1: ground, x2: left + wide - 5, y2: ground}));
  const whole = s('g', {});
  if (block) whole.append(s('rect', {class: 'stone', x: left + 10, y: ground - block * STONE, width: wide - 20, height: block * STONE - 2, rx: 6}));
  whole.append(s('rect', {class: 'reach', x: left + 3, y: floor + 3, width: wide - 6, height: name ? 40 : 24}),
    s('text', {x: middle, y: floor + 20, 'text-anchor': 'middle', 'font-size': 16, 'font-weight': 600}, size));
  if (name) whole.append(s('text', {class: 'faint', x: middle, y: floor + 37, 'text-anchor': 'middle', 'font-size': 12.5}, name));
  if (changed) whole.classList.add('last');
  svg.append(whole);
  place(index, whole, {x: left + wide - 10, y: floor + 12, size: 13, name: name ?? say('scene.heap', {heap: index + 1}),
    halo: s('rect', {class: 'halo', x: left + 3, y: floor + 3, width: wide - 6, height: name ? 40 : 24, rx: 6})});
  if (!block) stones(svg, {count, index, left: left + 9, columns, floor: ground, place, ghosts, moving});
}

/** Stones lie in layers, so that the last ones are on top; those that follow one that is chosen go with it. */
function stones(svg, {count, index, left, columns, floor, place, ghosts, moving}) {
  const heap = s('g', {class: 'heap', 'data-heap': index});
  for (let k = 0; k < Math.max(count, ghosts); k++) {
    const x = left + (k % columns) * WIDE + WIDE / 2 + ((k * 7 + index * 3) % 3 - 1);
    const y = floor - 3 - STONE / 2 - Math.floor(k / columns) * STONE;
    if (k >= count) {
      const ghost = s('ellipse', {class: 'ghost', cx: x, cy: y, rx: 20 - (k % 2), ry: STONE / 2 - 0.6});
      heap.append(ghost);
      if (moving) fade(ghost);
      continue;
    }
    const group = s('g', {}, s('ellipse', {class: 'stone', cx: x, cy: y, rx: 20 - (k % 2), ry: STONE / 2 - 0.6}));
    place(`${index}s${k}`, group, {x, y, size: 11, name: say('scene.stone', {heap: index + 1, left: k}), halo: s('ellipse', {class: 'halo', cx: x, cy: y, rx: 20, ry: STONE / 2})});
    heap.append(group);
  }
  svg.append(heap);
}
