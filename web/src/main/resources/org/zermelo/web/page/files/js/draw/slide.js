// Coins that slide along a strip of squares 0, 1, 2, ...: first the coin is chosen, then its square.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {glide} from './motion.js';

const CELL = 46;
const NAMES = 20;

export function drawSlide({coins, squares}, {small, place, last, moving}) {
  const shown = small ? Math.min(squares, 10) : squares;
  const top = small ? 4 : NAMES;
  const svg = picture(shown * CELL + 8, CELL + top + 4, say('scene.strip', {count: coins.length, squares}));
  for (let square = 0; square < shown; square++) {
    const x = 4 + square * CELL;
    const coin = coins.indexOf(square);
    const went = last && (square === last.scene.coins[last.cells[0]] || square === Number(last.cells[1]));
    const group = s('g', {class: went ? 'last' : ''}, s('rect', {class: 'cell', x, y: top, width: CELL, height: CELL}));
    if (coin >= 0) {
      group.append(s('g', {class: 'coin'}, s('circle', {cx: x + CELL / 2, cy: top + CELL / 2, r: 16}),
        s('text', {x: x + CELL / 2, y: top + CELL / 2, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 14}, coin + 1)));
      if (went && moving) glide(group.lastChild, (last.scene.coins[last.cells[0]] - square) * CELL, 0);
    }
    const [aside, down] = coin < 0 ? [CELL / 2, CELL / 2] : [CELL - 8, 10];
    place(square, group, {x: x + aside, y: top + down, size: coin < 0 ? 15 : 12, name: `${square}`, halo: s('rect', {class: 'halo', x: x + 3, y: top + 3, width: CELL - 6, height: CELL - 6, rx: 5})});
    if (!small) svg.append(s('text', {class: 'faint', x: x + CELL / 2, y: 14, 'text-anchor': 'middle', 'font-size': 13}, square));
    svg.append(group);
  }
  return svg;
}
