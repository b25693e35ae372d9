// Coins in a row that show heads or tails: heads are filled and bear their number, tails are open.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const STEP = 46;
const RADIUS = 19;

/** Coins in a line. */
const LINE = 12;
const HIGH = 66;

export function drawCoins({heads}, {small, place, last}) {
  const line = Math.min(LINE, heads.length);
  const svg = picture(Math.max(1, line) * STEP + 8, Math.ceil(heads.length / LINE) * (small ? 48 : HIGH) + 4, say('scene.coins', {count: heads.length, heads: heads.filter(Boolean).length}));
  heads.forEach((head, coin) => {
    const x = (coin % LINE) * STEP + STEP / 2 + 4;
    const y = Math.floor(coin / LINE) * (small ? 48 : HIGH) + 26;
    const group = s('g', {class: `coin${head ? '' : ' tails'}${last && last.scene.heads[coin] !== head ? ' last' : ''}`}, s('circle', {cx: x, cy: y, r: RADIUS}),
      s('text', {x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 15}, coin + 1));
    place(coin, group, {x, y: y + RADIUS + 13, size: 13, name: `${coin + 1}`, halo: s('circle', {class: 'halo', cx: x, cy: y, r: RADIUS + 3})});
    svg.append(group);
  });
  return svg;
}
