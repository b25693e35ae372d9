// Heaps as columns of stones. A stone is a place for the move that takes it and all above it.
import {picture, s} from '../dom.js';
import {say, number} from '../words.js';

const STONE = 15;
const WIDE = 58;
const TALL = 14;

export function drawHeaps(scene, {small, targets, act}) {
  const most = small ? 8 : TALL;
  const highest = Math.max(1, ...scene.heaps.map(count => Math.min(Number(count), most)));
  const height = highest * STONE + (scene.names.length ? 56 : 40);
  const floor = highest * STONE + 12;
  const svg = picture(scene.heaps.length * WIDE + 8, height, say('scene.heaps', {heaps: scene.heaps.map(number).join(', ')}));
  scene.heaps.forEach((heap, index) => {
    const count = Number(heap);
    const x = index * WIDE + WIDE / 2 + 4;
    const stones = Math.min(count, most);
    svg.append(s('line', {class: 'ground', x1: x - 23, y1: floor, x2: x + 23, y2: floor}));
    for (let k = 0; k < stones; k++) {
      const group = s('g', {});
      const y = floor - 3 - STONE / 2 - k * STONE;
      const wave = (k * 7 + index * 3) % 3 - 1;
      group.append(s('ellipse', {class: 'stone', cx: x + wave, cy: y, rx: 18 - (k % 2), ry: STONE / 2 - 0.6}));
      // a heap too high to draw stands for more stones than are seen: its upper stones are no places
      const target = count <= most ? targets.find(t => t.cells[0] === index && Number(t.cells[1]) === k) : undefined;
      if (target) {
        group.append(s('ellipse', {class: 'halo', cx: x + wave, cy: y, rx: 21, ry: STONE / 2 + 1}));
        act(group, target.move);
      }
      svg.append(group);
    }
    if (count > most) svg.append(s('text', {x, y: floor - most * STONE / 2 + 4, 'text-anchor': 'middle', 'font-size': 15, 'font-weight': 700}, '⋮'));
    svg.append(s('text', {x, y: floor + 20, 'text-anchor': 'middle', 'font-size': 16, 'font-weight': 600}, number(heap)));
    if (scene.names.length) svg.append(s('text', {class: 'faint', x, y: floor + 37, 'text-anchor': 'middle', 'font-size': 12.5}, scene.names[index]));
  });
  return svg;
}
