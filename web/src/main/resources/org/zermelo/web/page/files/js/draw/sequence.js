// Points over heaps; each period after the preperiod is a band, every other one shaded.
import {picture, s} from '../dom.js';
import {say, number} from '../words.js';

const WIDE = 1080;
const HIGH = 360;
const LEFT = 52;
const FOOT = 44;
const TOP = 16;
const MOST = 4000;

/** The picture of a sequence. */
export function drawSequence({values, period, max}) {
  const shown = values.slice(0, MOST).map(Number);
  const last = Math.max(1, shown.length - 1);
  const top = Math.max(1, Number(max.value));
  const px = heap => LEFT + heap / last * (WIDE - LEFT - 14);
  const py = value => HIGH - FOOT - value / top * (HIGH - FOOT - TOP);
  const svg = picture(WIDE, HIGH, say('sequence.chart', {to: number(last)}));
  svg.classList.add('wide');
  if (period) bands(svg, period, last, px);
  for (const value of steps(top)) {
    svg.append(s('line', {class: 'gridline', x1: LEFT, x2: WIDE - 14, y1: py(value), y2: py(value)}),
      s('text', {class: 'faint', x: LEFT - 8, y: py(value) + 4, 'text-anchor': 'end', 'font-size': 13}, number(value)));
  }
  for (const heap of steps(last)) svg.append(s('text', {class: 'faint', x: px(heap), y: HIGH - FOOT + 20, 'text-anchor': 'middle', 'font-size': 13}, number(heap)));
  svg.append(s('text', {x: WIDE / 2, y: HIGH - 6, 'text-anchor': 'middle', 'font-size': 14}, say('sequence.heap')));
  const radius = Math.max(1.3, Math.min(5, 700 / shown.length));
  // one path for all points: thousands of elements would be slow
  svg.append(s('path', {class: 'dot', d: shown.map((value, heap) =>
    `M${(px(heap) - radius).toFixed(1)} ${py(value).toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`).join('')}));
  return svg;
}

function bands(svg, period, last, px) {
  const {length, preperiod} = period;
  for (let from = preperiod, index = 0; from <= last; from += length, index++) {
    if ((last - preperiod) / length > 300) break;
    const to = Math.min(last, from + length);
    if (index % 2 === 0) svg.append(s('rect', {class: 'band', x: px(from - .5), y: TOP, width: Math.max(.5, px(to - .5) - px(from - .5)), height: HIGH - FOOT - TOP}));
  }
  if (preperiod <= last) svg.append(s('line', {class: 'axis', 'stroke-dasharray': '4 3', x1: px(preperiod - .5), x2: px(preperiod - .5), y1: TOP, y2: HIGH - FOOT}));
}

function steps(top) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000].find(size => top / size <= 10) ?? Math.ceil(top / 10);
  return Array.from({length: Math.floor(top / step) + 1}, (_, index) => index * step);
}
