// Cells that bear numbers: the divisors of a number, stones with two values. What is gone stays as an empty cell.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const HIGH = 52;
const LETTER = 10;

export function drawLabels({labels, columns, numbered}, {small, place, last}) {
  const wide = Math.max(HIGH, 24 + LETTER * Math.max(...labels.map(label => label.length)));
  const left = labels.filter(Boolean).length;
  const svg = picture(columns * wide + 8, labels.length / columns * HIGH + 8, say('scene.labels', {left}));
  labels.forEach((label, cell) => {
    const x = (cell % columns) * wide + 4;
    const y = Math.floor(cell / columns) * HIGH + 4;
    const taken = label === '' && last ? last.scene.labels[cell] ?? '' : '';
    const group = s('g', {class: taken ? 'ghost' : ''}, s('rect', {class: `label${label ? '' : ' gone'}`, x: x + 2, y: y + 2, width: wide - 4, height: HIGH - 4, rx: 8}),
      s('text', {x: x + wide / 2, y: y + HIGH / 2 + (numbered && !small ? 5 : 0), 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 17, 'font-weight': 600}, label || taken));
    if (numbered && !small) group.append(s('text', {class: 'faint', x: x + 9, y: y + 12, 'dominant-baseline': 'central', 'font-size': 10}, cell + 1));
    place(cell, group, {x: x + wide - 12, y: y + 13, size: 11, name: label,
      halo: s('rect', {class: 'halo', x: x + 3, y: y + 3, width: wide - 6, height: HIGH - 6, rx: 7})});
    svg.append(group);
  });
  return svg;
}
