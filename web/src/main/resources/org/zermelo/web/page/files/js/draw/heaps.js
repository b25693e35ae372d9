// Heaps as columns of stones. A stone is a place for the move that takes it and all above it.
import {picture, s} from '../dom.js';
import {say, number} from '../words.js';

const STONE = 15;
const TALL = 12;
const MOST = 72;

export function drawHeaps(scene, {small, targets, act}) {
  const tall = small ? 8 : TALL;
  const most = small ? 24 : MOST;
  const heaps = scene.heaps.map(Number);
  const highest = Math.max(1, ...heaps.map(count => (count > most ? tall : Math.min(count, tall))));
  const floor = highest * STONE + 12;
  const widths = heaps.map(count => (count > most ? 2 : Math.max(1, Math.ceil(count / tall))));
  const named = scene.names.length > 0;
  const svg = picture(widths.reduce((sum, wide) => sum + wide * 40 + 18, 8), floor + (named ? 44 : 28), say('scene.heaps', {heaps: scene.heaps.map(number).join(', ')}));
  let left = 4;
  heaps.forEach((count, index) => {
    const wide = widths[index] * 40 + 18;
    const middle = left + wide / 2;
    svg.append(s('line', {class: 'ground', x1: left + 5, y1: floor, x2: left + wide - 5, y2: floor}));
    if (count > most) svg.append(s('rect', {class: 'stone', x: left + 10, y: floor - tall * STONE, width: wide - 20, height: tall * STONE - 2, rx: 6}));
    else stones(svg, {count, index, left: left + 9, columns: widths[index], floor, targets, act});
    svg.append(s('text', {x: middle, y: floor + 20, 'text-anchor': 'middle', 'font-size': 16, 'font-weight': 600}, number(scene.heaps[index])));
    if (named) svg.append(s('text', {class: 'faint', x: middle, y: floor + 37, 'text-anchor': 'middle', 'font-size': 12.5}, scene.names[index]));
    left += wide;
  });
  return svg;
}

/** Stones lie in layers, so that the last ones are on top. */
function stones(svg, {count, index, left, columns, floor, targets, act}) {
  for (let k = 0; k < count; k++) {
    const group = s('g', {});
    const x = left + (k % columns) * 40 + 20 + ((k * 7 + index * 3) % 3 - 1);
    const y = floor - 3 - STONE / 2 - Math.floor(k / columns) * STONE;
    group.append(s('ellipse', {class: 'stone', cx: x, cy: y, rx: 18 - (k % 2), ry: STONE / 2 - 0.6}));
    const target = targets.find(t => t.cells[0] === index && Number(t.cells[1]) === k);
    if (target) {
      group.append(s('ellipse', {class: 'halo', cx: x, cy: y, rx: 19, ry: STONE / 2 + .5}));
      act(group, target.move);
    }
    svg.append(group);
  }
}
