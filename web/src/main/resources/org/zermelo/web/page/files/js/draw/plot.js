// Lines over two axes. Series are told apart by mark and dash as well as by colour.
import {picture, s} from '../dom.js';
import {number} from '../words.js';

const WIDE = 860;
const HIGH = 460;
const LEFT = 90;
const FOOT = 56;
const TOP = 18;
const RIGHT = 226;
const MOST_TICKS = 10;

/** From one series to the next in the legend. */
const ROW = 54;

/** So many stretches make a curve. */
const CURVE = 24;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 5', '1 3', '12 4'];
const MARKS = [
  (x, y) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`,
  (x, y) => `M${x - 5} ${y - 5}h10v10h-10z`,
  (x, y) => `M${x} ${y - 6}l6 11h-12z`,
  (x, y) => `M${x} ${y - 6}l6 6l-6 6l-6 -6z`,
  (x, y) => `M${x - 5} ${y - 5}l10 10m0 -10l-10 10`,
  (x, y) => `M${x} ${y + 6}l6 -11h-12z`,
  (x, y) => `M${x - 6} ${y}h12m-6 -6v12`,
];

/**
 * A plot with both axes logarithmic.
 * @param series a map from names to lists of [x, y]
 * @param names what a series is called
 * @param notes what the legend says of a series, in two lines
 * @param curves a map from series to functions of x that are drawn, thin, through the last point; null for none
 * @param time what a figure of the upright axis is called
 */
export function drawPlot({series, names, notes, curves, x, y, label, time}) {
  const svg = picture(WIDE, HIGH, label);
  svg.classList.add('wide');
  const all = [...series.values()].flat();
  if (all.length === 0) return svg;
  const [x0, x1] = range(all.map(point => Math.log10(point[0])));
  const [y0, y1] = range(all.map(point => Math.log10(point[1])));
  const px = value => LEFT + (Math.log10(value) - x0) / (x1 - x0) * (WIDE - LEFT - RIGHT);
  const py = value => HIGH - FOOT - (Math.log10(value) - y0) / (y1 - y0) * (HIGH - FOOT - TOP);
  for (const tick of ticks(x0, x1)) {
    svg.append(s('line', {class: 'gridline', x1: px(tick), x2: px(tick), y1: TOP, y2: HIGH - FOOT}),
      s('text', {class: 'faint', x: px(tick), y: HIGH - FOOT + 20, 'text-anchor': 'middle', 'font-size': 13}, number(tick)));
  }
  for (const tick of ticks(y0, y1)) {
    svg.append(s('line', {class: 'gridline', x1: LEFT, x2: WIDE - RIGHT, y1: py(tick), y2: py(tick)}),
      s('text', {class: 'faint', x: LEFT - 8, y: py(tick) + 4, 'text-anchor': 'end', 'font-size': 13}, time(tick)));
  }
  svg.append(s('text', {x: (LEFT + WIDE - RIGHT) / 2, y: HIGH - 10, 'text-anchor': 'middle', 'font-size': 14}, x),
    s('text', {x: 16, y: (TOP + HIGH - FOOT) / 2, 'text-anchor': 'middle', 'font-size': 14, transform: `rotate(-90 16 ${(TOP + HIGH - FOOT) / 2})`}, y));
  let index = 0;
  for (const [name, points] of series) {
    const style = `line${index % 7}`;
    svg.append(expected(curves.get(name), points, {px, py, least: 10 ** y0, style}));
    const places = points.map(point => [px(point[0]), py(point[1])]);
    svg.append(s('path', {class: `plotline ${style}`, 'stroke-dasharray': DASHES[index % 7] || null, d: places.map(([at, up], i) => `${i ? 'L' : 'M'}${at} ${up}`).join('')}));
    places.forEach(([at, up], i) => svg.append(s('path', {class: `plotmark ${style}`, d: MARKS[index % 7](at, up)}, s('title', {}, `${names(name)}: ${number(points[i][0])}, ${time(points[i][1])}`))));
    const row = TOP + 14 + index * ROW;
    svg.append(s('path', {class: `plotmark ${style}`, d: MARKS[index % 7](WIDE - RIGHT + 26, row - 4)}),
      s('text', {x: WIDE - RIGHT + 40, y: row, 'font-size': 13.5}, names(name)),
      ...notes(name).filter(Boolean).map((note, line) => s('text', {class: 'faint', x: WIDE - RIGHT + 40, y: row + 17 + line * 16, 'font-size': 12.5}, note)));
    index++;
  }
  return svg;
}

/** How the figures would go on to the last point by the theory. */
function expected(curve, points, {px, py, least, style}) {
  const [last, up] = points[points.length - 1];
  const places = [];
  for (let step = 0; curve && points.length > 1 && step <= CURVE; step++) {
    const size = points[0][0] * (last / points[0][0]) ** (step / CURVE);
    const figure = up * curve(size) / curve(last);
    if (figure >= least) places.push(`${px(size)} ${py(figure)}`);
  }
  return s('path', {class: `plotline theory ${style}`, d: places.length ? `M${places.join('L')}` : ''});
}

function range(values) {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const room = (greatest - least || 1) * 0.04;
  return [least - room, greatest + room];
}

/** The finest round figures of which there are at most ten. */
function ticks(from, to) {
  for (const steps of [[1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 5], [1, 2, 5], [1, 3], [1]]) {
    const found = [];
    for (let power = Math.floor(from); power <= to; power++) {
      for (const step of steps) {
        const tick = Number(`${step}e${power}`);
        if (Math.log10(tick) >= from && Math.log10(tick) <= to) found.push(tick);
      }
    }
    if (found.length <= MOST_TICKS || steps.length === 1) return found;
  }
}
