// The positions of a game, each once, in layers from the start down, with what they are worth; under a nimber the numbers that
// the options have stand in boxes, and the framed gap is the least that none of them has. Thick edges are best moves, dashed
// ones go back up.
import {h, picture, s} from '../dom.js';
import {say} from '../words.js';
import {brief, mark, tone} from '../verdict.js';
import {exportTools} from '../share.js';
import {csvText} from '../csv.js';
import {rove} from '../rove.js';
import {zoomable} from './zoom.js';

const LETTER = 7.4;
const BOX = 16;
const TALL = 50;
const HIGH = 104;
const EDGE = 18;
const ASIDE = 9;

/** The server draws no more positions. */
const MOST = 250;

/** The picture of a graph; onPick gets the moves that lead to the position that is clicked. */
export function drawPositions({positions, plies, whole}, onPick) {
  const wide = Math.max(...positions.map(room)) + 12;
  const unit = (wide + 20) / 1000;
  const across = [...positions.map(each => each.place), ...positions.flatMap(each => each.paths.flat())].map(place => place[0]);
  const left = Math.min(...across) * unit - wide / 2 - EDGE;
  const right = Math.max(...across) * unit + wide / 2 + EDGE;
  const foot = Math.max(...positions.map(each => each.place[1])) * HIGH + TALL + 2 * EDGE + 14;
  const at = ([along, layer]) => [along * unit - left, layer * HIGH + EDGE];
  const nimbers = positions[0].value.kind === 'nimber';
  const svg = picture(right - left, foot, say(nimbers ? 'nimbers.label' : 'graph.label', {count: positions.length}));
  svg.setAttribute('role', 'group');
  const lines = new Map();
  positions.forEach(each => each.options.forEach((option, index) => {
    const path = [each.place, ...each.paths[index], positions[option].place].map(at);
    const line = positions[option] === each ? loop(path[0], wide, each.best.includes(option)) : edge(path, each.best.includes(option));
    svg.append(line);
    [each, positions[option]].forEach(end => lines.set(end, [...lines.get(end) ?? [], line]));
  }));
  positions.forEach(each => svg.append(followed(svg, node(each, at(each.place), wide, onPick), lines.get(each) ?? [])));
  return h('div', {class: 'stack tight'}, rove(zoomable(svg, at(positions[0].place)[0] / (right - left)), '.node', 'nimbers'),
    whole ? null : h('p', {class: 'small'}, say('graph.cut', {plies, count: positions.length, limit: MOST})),
    h('p', {class: 'small soft'}, say(nimbers ? 'nimbers.lead' : 'graph.lead')),
    exportTools({name: nimbers ? 'nimbers' : 'positions', svg: () => svg, csv: () => table(positions)}));
}

/** Lets the edges of a position stand out while a pointer or the keyboard rests on it. */
function followed(svg, node, edges) {
  for (const [name, on] of [['mouseenter', true], ['mouseleave', false], ['focus', true], ['blur', false]]) {
    node.addEventListener(name, () => {
      svg.classList.toggle('following', on);
      edges.forEach(edge => edge.classList.toggle('near', on));
    });
  }
  return node;
}

/** How many numbers stand in a position's boxes: up to the largest, the gap included; none without a nimber. */
function boxes({nimber, values}) {
  return nimber === undefined ? 0 : Math.max(nimber, ...values) + 1;
}

function room(position) {
  const worth = position.nimber === undefined ? 1.15 * (brief(position.value).length + 2) : 0;
  return Math.max(boxes(position) * BOX, LETTER * Math.max(worth, title(position).length));
}

function title({position, nimber}) {
  return nimber === undefined ? shorten(position) : `${shorten(position)}  ∗${nimber}`;
}

function shorten(text) {
  return text.length > 22 ? `${text.slice(0, 21)}…` : text;
}

/** An edge along its places; one that goes up stands a little aside, for the way down may be beside it. */
function edge(path, best) {
  const back = path[1][1] < path[0][1];
  const aside = back ? ASIDE : 0;
  const leave = y => (back ? y : y + TALL);
  const reach = y => (back ? y + TALL : y);
  let way = `M${path[0][0] + aside} ${leave(path[0][1])}`;
  for (let i = 1; i < path.length; i++) {
    const [[x, y], [toX, toY]] = [path[i - 1], path[i]];
    const middle = (leave(y) + reach(toY)) / 2;
    way += `C${x + aside} ${middle} ${toX + aside} ${middle} ${toX + aside} ${reach(toY)}${i + 1 < path.length ? `V${leave(toY)}` : ''}`;
  }
  return drawn(way + (back ? 'm-4 7l4 -7l4 7' : ''), best, back);
}

/** An edge from a position to itself. */
function loop([x, y], wide, best) {
  return drawn(`M${x + wide / 2} ${y + TALL / 2 - 6}c14 -12 14 24 0 12m7 -7l-7 7l8 3`, best, true);
}

function drawn(way, best, back) {
  return s('g', {class: `edge${best ? ' best' : ''}${back ? ' back' : ''}`}, s('path', {d: way}));
}

function node(position, [x, y], wide, onPick) {
  const {nimber, value, values, hidden, line} = position;
  const pick = () => onPick(line);
  const name = nimber === undefined ? `${position.position}: ${brief(value)}`
    : say('nimbers.node', {position: position.position, nimber, values: values.join(', ') || '–'});
  const group = s('g', {class: `node ${tone(value)}`, role: 'button', 'data-move': line.join('~'), 'aria-label': name,
    onclick: pick, onkeydown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      pick();
    }},
  s('title', {}, position.position),
  s('rect', {x: x - wide / 2, y, width: wide, height: TALL, rx: 6}),
  s('text', {x, y: y + 18, 'text-anchor': 'middle', 'font-size': 13}, shorten(position.position),
    nimber === undefined ? null : ['  ', s('tspan', {'font-weight': 700}, `∗${nimber}`)]));
  if (nimber === undefined) {
    group.append(s('text', {x, y: y + 38, 'text-anchor': 'middle', 'font-size': 13, class: `hint ${tone(value)}`}, `${mark(value)} ${brief(value)}`));
  }
  const count = boxes(position);
  for (let number = 0; number < count; number++) group.append(...box(number, x + (number - count / 2) * BOX, y, position));
  if (hidden) group.append(s('text', {x, y: y + TALL + 13, 'text-anchor': 'middle', 'font-size': 13, class: 'faint'}, `⋯ ${hidden}`));
  return group;
}

function box(number, x, y, {nimber, values}) {
  const there = values.includes(number);
  return [s('path', {class: `mex${there ? ' there' : ''}${number === nimber ? ' gap' : ''}`, d: `M${x + 1.5} ${y + 26}h${BOX - 3}v17h${3 - BOX}z`}),
    s('text', {x: x + BOX / 2, y: y + 39, 'text-anchor': 'middle', 'font-size': 12, class: there || number === nimber ? '' : 'faint'}, number)];
}

function table(positions) {
  return csvText([['position', 'value', 'values', 'options'], ...positions.map(each => [each.position, each.nimber ?? brief(each.value),
    (each.values ?? []).join(' '), each.options.map(option => positions[option].position).join(' | ')])]);
}
