// The automaton of a law as circles and arrows, and the lost positions of two heaps as a plane.
import {picture, s} from '../dom.js';
import {say} from '../words.js';

const MOST_STATES = 16;
const MOST_LABEL = 4;
const RADIUS = 20;
const PLANE = 48;
const CELL = 10;
const EDGE = 34;

/** The picture of the automaton; null when it has too many states to be seen. */
export function drawAutomaton({automaton, numeration, names, value}) {
  const {states, table, output} = automaton;
  if (states > MOST_STATES) return null;
  const radix = numeration.kind === 'ostrowski' ? numeration.fraction.at(-1) + 1 : numeration.base;
  const around = states < 2 ? 0 : Math.max(80, states * 30);
  const size = 2 * around + 190;
  const middle = size / 2;
  const at = state => {
    const turn = Math.PI + 2 * Math.PI * state / states;
    return [middle + around * Math.cos(turn), middle + around * Math.sin(turn)];
  };
  const svg = picture(size, size, say('law.picture', {states}));
  svg.classList.add('automaton');
  svg.append(s('defs', {}, s('marker', {id: 'tip', viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto'},
    s('path', {class: 'tip', d: 'M0 0L8 4L0 8z'}))));
  for (let from = 0; from < states; from++) {
    const letters = new Map();
    table[from].forEach((to, letter) => letters.set(to, [...letters.get(to) ?? [], written(letter, radix, names.length)]));
    for (const [to, all] of letters) svg.append(...arrow(at, from, to, label(all, table[from].length), middle));
  }
  for (let state = 0; state < states; state++) {
    const [x, y] = at(state);
    svg.append(s('circle', {class: output[state] === 0 ? 'state lost' : 'state', cx: x, cy: y, r: RADIUS}),
      s('text', {class: output[state] === 0 ? 'onlost' : '', x, y: y + 5, 'text-anchor': 'middle', 'font-size': 14}, value === 'nimber' ? `*${output[state]}` : state));
  }
  const [x, y] = at(0);
  svg.append(s('path', {class: 'arrow', d: `M${x - RADIUS - 34} ${y}L${x - RADIUS - 3} ${y}`, 'marker-end': 'url(#tip)'}));
  return svg;
}

function written(letter, radix, count) {
  const digits = [];
  for (let i = 0, rest = letter; i < count; i++, rest = Math.floor(rest / radix)) digits.push((rest % radix).toString(36));
  return digits.join('');
}

function label(letters, all) {
  if (letters.length === all && all > 1) return '*';
  return letters.length > MOST_LABEL ? `${letters.slice(0, MOST_LABEL - 1).join(' ')} …` : letters.join(' ');
}

function arrow(at, from, to, text, middle) {
  const [x, y] = at(from);
  if (from === to) {
    const turn = Math.atan2(y - middle, x - middle) + (x === middle && y === middle ? -Math.PI / 2 : 0);
    // the start's loop gives way to the arrow that leads to it
    const out = from === 0 ? turn + .9 : turn;
    const [a, b] = [out - .5, out + .5].map(angle => [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)]);
    const [c, d] = [out - .6, out + .6].map(angle => [x + 62 * Math.cos(angle), y + 62 * Math.sin(angle)]);
    return [s('path', {class: 'arrow', d: `M${a}C${c} ${d} ${b}`, 'marker-end': 'url(#tip)'}),
      s('text', {class: 'letters', x: x + 68 * Math.cos(out), y: y + 68 * Math.sin(out) + 4, 'text-anchor': 'middle', 'font-size': 12}, text)];
  }
  const [u, v] = at(to);
  const long = Math.hypot(u - x, v - y);
  const [dx, dy] = [(u - x) / long, (v - y) / long];
  const bow = Math.min(34, long / 5);
  const [mx, my] = [(x + u) / 2 - dy * bow, (y + v) / 2 + dx * bow];
  const start = toward([x, y], [mx, my], RADIUS);
  const end = toward([u, v], [mx, my], RADIUS + 2);
  return [s('path', {class: 'arrow', d: `M${start}Q${mx} ${my} ${end}`, 'marker-end': 'url(#tip)'}),
    s('text', {class: 'letters', x: (x + u) / 2 - dy * (bow / 2 + 10), y: (y + v) / 2 + dx * (bow / 2 + 10) + 4, 'text-anchor': 'middle', 'font-size': 12}, text)];
}

function toward([x, y], [u, v], far) {
  const long = Math.hypot(u - x, v - y);
  return [x + (u - x) / long * far, y + (v - y) / long * far];
}

/** The lost positions of two heaps below a size. */
export function drawPlane({names}, says) {
  const size = EDGE + PLANE * CELL + 12;
  const svg = picture(size, size, say('law.planelabel', {size: PLANE - 1}));
  const left = heap => EDGE + heap * CELL;
  const top = heap => 8 + (PLANE - 1 - heap) * CELL;
  svg.append(s('rect', {class: 'frame', x: EDGE, y: 8, width: PLANE * CELL, height: PLANE * CELL}));
  for (let heap = 0; heap < PLANE; heap += 8) {
    svg.append(s('text', {class: 'faint', x: left(heap) + CELL / 2, y: size - 8, 'text-anchor': 'middle', 'font-size': 12}, heap),
      s('text', {class: 'faint', x: EDGE - 6, y: top(heap) + CELL, 'text-anchor': 'end', 'font-size': 12}, heap));
  }
  svg.append(s('text', {x: size - 10, y: size - 8, 'text-anchor': 'end', 'font-size': 13}, names[0]),
    s('text', {x: 12, y: 18, 'text-anchor': 'middle', 'font-size': 13}, names[1]));
  let cells = '';
  for (let a = 0; a < PLANE; a++) {
    for (let b = 0; b < PLANE; b++) {
      if (says([BigInt(a), BigInt(b)]) === 0) cells += `M${left(a) + 1} ${top(b) + 1}h${CELL - 2}v${CELL - 2}h${2 - CELL}z`;
    }
  }
  svg.append(s('path', {class: 'lostcells', d: cells}));
  return svg;
}
