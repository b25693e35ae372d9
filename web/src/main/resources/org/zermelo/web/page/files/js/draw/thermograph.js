// A thermograph: temperature upwards, values to the left as in the books, the two walls and the mast.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const WIDE = 420;
const HIGH = 300;
const EDGE = 44;

/** A dyadic number as it is written, for drawing only. */
const amount = text => {
  const [above, below = '1'] = text.split('/');
  return Number(above) / Number(below);
};

/** The corners of a wall from the foot of the mast down to a temperature: values and temperatures. */
function corners(mast, heat, {at, slopes}, bottom) {
  const temperatures = at.map(amount).filter(t => t > bottom);
  const points = [[mast, heat], [mast, temperatures[0] ?? bottom]];
  temperatures.forEach((t, index) => {
    const next = temperatures[index + 1] ?? bottom;
    points.push([points[points.length - 1][0] + slopes[index + 1] * (next - t), next]);
  });
  return points;
}

/** The name of a wall at the middle of its longest stretch, outside of it. */
function wallName(svg, points, index, px, py) {
  const stretches = points.slice(1).map((point, k) => [points[k], point]);
  const [from, to] = stretches.reduce((best, next) => next[0][1] - next[1][1] > best[0][1] - best[1][1] ? next : best);
  svg.append(s('text', {class: 'faint', x: px((from[0] + to[0]) / 2) + (index ? 8 : -8), y: py((from[1] + to[1]) / 2),
    'text-anchor': index ? 'start' : 'end', 'font-size': 12}, say(index ? 'value.wall.right' : 'value.wall.left')));
}

/** Draws mast and walls; of a number only the mast. */
export function drawThermograph({mast, left, right}, {temperature, leftStop, rightStop}) {
  const heat = amount(temperature);
  const bottom = Math.min(0, heat);
  const top = heat + Math.max(0.5, (heat - bottom) / 3);
  const walls = [corners(amount(mast), heat, left, bottom), corners(amount(mast), heat, right, bottom)];
  const values = walls.flat().map(([value]) => value);
  const [low, high] = [Math.min(...values) - 0.25, Math.max(...values) + 0.25];
  const px = value => EDGE + (high - value) / (high - low) * (WIDE - 2 * EDGE);
  const py = t => HIGH - EDGE - (t - bottom) / (top - bottom) * (HIGH - EDGE - 16);
  const svg = picture(WIDE, HIGH, say('value.thermograph', {mast, temperature, left: leftStop, right: rightStop}));
  const tick = (t, text) => svg.append(
    s('line', {class: 'gridline', x1: EDGE, x2: WIDE - EDGE, y1: py(t), y2: py(t)}),
    s('text', {class: 'faint', x: EDGE - 6, y: py(t) + 4, 'text-anchor': 'end', 'font-size': 13}, text));
  if (heat >= 0) tick(0, '0');
  if (heat !== 0) tick(heat, temperature);
  const path = points => points.map(([value, t], index) => `${index ? 'L' : 'M'}${px(value)} ${py(t)}`).join('');
  svg.append(s('path', {class: 'plotline line0', d: `M${px(amount(mast))} ${py(top)}L${px(amount(mast))} ${py(heat)}`}),
    s('path', {class: 'plotline line1', d: path(walls[0])}),
    s('path', {class: 'plotline line2', 'stroke-dasharray': '7 4', d: path(walls[1])}));
  const name = (value, text) => svg.append(
    s('text', {x: px(value), y: HIGH - EDGE + 20, 'text-anchor': 'middle', 'font-size': 14}, text));
  if (heat > 0) {
    name(amount(leftStop), leftStop);
    if (leftStop !== rightStop) name(amount(rightStop), rightStop);
  }
  svg.append(s('text', {x: px(amount(mast)), y: 12, 'text-anchor': 'middle', 'font-size': 14}, mast));
  if (heat > bottom) {
    walls.forEach((points, index) => wallName(svg, points, index, px, py));
  }
  return svg;
}
