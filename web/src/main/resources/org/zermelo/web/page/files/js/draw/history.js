// The value of a game ply by ply: above the middle the first player is ahead, below it the second. The nearer a win,
// the farther from the middle; in games with points the height is the margin that best play would give.
import {picture, s} from '../dom.js';
import {say} from '../words.js';
import {brief, counts, sign} from '../verdict.js';

const HIGH = 220;
const MIDDLE = HIGH / 2;

/** The picture of a reviewed game. */
export function drawHistory(plies) {
  const step = Math.max(26, Math.min(96, 760 / Math.max(1, plies.length)));
  const width = plies.length * step + 70;
  const heights = scale(plies);
  const svg = picture(width, HIGH + 26, say('review.chart'));
  svg.append(s('line', {class: 'axis', x1: 50, x2: width - 8, y1: MIDDLE, y2: MIDDLE}));
  svg.append(s('text', {class: 'faint', x: 8, y: 24, 'font-size': 13}, '● ▲'), s('text', {class: 'faint', x: 8, y: HIGH - 10, 'font-size': 13}, '○ ▲'));
  const points = plies.map((ply, index) => [54 + index * step, MIDDLE - heights[index] * (MIDDLE - 18)]);
  svg.append(s('path', {class: 'series', d: points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')}));
  plies.forEach((ply, index) => {
    const [x, y] = points[index];
    const group = s('g', {}, s('title', {}, `${ply.ply}. ${ply.move}: ${brief(ply.made)}`));
    if (ply.grade !== 'best') group.append(s('circle', {cx: x, cy: y, r: 11, class: ply.grade === 'blunder' ? 'blunder' : 'slip'}));
    group.append(s('circle', {cx: x, cy: y, r: 5.5, class: ply.by === 'first' ? 'mark1' : 'mark2'}));
    if (ply.grade === 'blunder') group.append(s('text', {x, y: y + (y < 34 ? 28 : -16), 'text-anchor': 'middle', 'font-size': 13, 'font-weight': 700, class: 'hint loss'}, '✕'));
    group.append(s('text', {class: 'faint', x, y: HIGH + 18, 'text-anchor': 'middle', 'font-size': plies.length > 24 && index % 2 ? 0 : 12}, ply.move.length <= 6 ? ply.move : String(ply.ply)));
    svg.append(group);
  });
  return svg;
}

/** Heights from -1 to 1, from the first player's view, of the positions before each move. */
function scale(plies) {
  const raw = plies.map(({value, by, ahead}) => {
    const side = by === 'first' ? 1 : -1;
    if (counts(value)) return Number(ahead) + side * Number(value.margin);
    const won = side * sign(value);
    return value.plies === undefined ? won : won * 200 / (199 + value.plies);
  });
  const most = Math.max(1, ...raw.map(Math.abs));
  return raw.map(value => value / most);
}
