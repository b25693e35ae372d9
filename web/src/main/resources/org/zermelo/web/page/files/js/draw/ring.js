// Coins in a circle, with the numbers by which moves name them; what is taken stays as a dashed ring.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {fade} from './motion.js';

const STEP = 52;
const RADIUS = 20;
const EDGE = 48;

export function drawRing({items, from, count}, {small, place, last, moving}) {
  const size = items.length;
  const radius = Math.max(44, size * STEP / (2 * Math.PI));
  const side = 2 * (radius + EDGE);
  const svg = picture(side, side, say('scene.ring', {left: count, size}));
  items.forEach((item, index) => {
    const angle = 2 * Math.PI * index / size - Math.PI / 2;
    const at = far => [side / 2 + far * Math.cos(angle), side / 2 + far * Math.sin(angle)];
    const [x, y] = at(radius);
    const left = (index - from + size) % size < count;
    const text = String(item);
    const gone = !left && last !== null && (index - last.scene.from + size) % size < last.scene.count;
    const group = s('g', {class: `coin${left ? '' : ' taken'}${gone ? ' ghost' : ''}`}, s('circle', {cx: x, cy: y, r: RADIUS}),
      s('text', {x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': text.length > 3 ? 12 : 16}, text));
    const [signX, signY] = at(radius - RADIUS - 11);
    if (gone && moving) fade(group);
    place(index, group, {x: signX, y: signY, size: 13, name: `${index + 1}`, halo: s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS + 3})});
    svg.append(group);
    const [nameX, nameY] = at(radius + RADIUS + 12);
    if (!small) svg.append(s('text', {class: 'faint', x: nameX, y: nameY, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 13}, index + 1));
  });
  return svg;
}
