// The positions of a small impartial game, each once, in layers from the start down: its nimber, and under it the numbers
// that its options have in boxes; the framed gap is the least that none of them has. Thick edges lead to nimber 0.
import {h, picture, s} from '../dom.js';
import {say} from '../words.js';
import {exportTools} from '../share.js';
import {rove} from '../rove.js';

const LETTER = 7.4;
const BOX = 16;
const TALL = 50;
const HIGH = 104;
const EDGE = 12;

/** The picture of a graph; onPick gets the moves that lead to the position that is clicked. */
export function drawNimbers({positions}, onPick) {
  const wide = Math.max(...positions.map(room)) + 12;
  const unit = (wide + 20) / 1000;
  const across = [...positions.map(each => each.place), ...positions.flatMap(each => each.paths.flat())].map(place => place[0]);
  const left = Math.min(...across) * unit - wide / 2 - EDGE;
  const right = Math.max(...across) * unit + wide / 2 + EDGE;
  const foot = Math.max(...positions.map(each => each.place[1])) * HIGH + TALL + 2 * EDGE + 14;
  const at = ([along, layer]) => [along * unit - left, layer * HIGH + EDGE];
  const svg = picture(right - left, foot, say('nimbers.label', {count: positions.length}));
  svg.setAttribute('role', 'group');
  positions.forEach(each => each.options.forEach((option, index) =>
    svg.append(edge([each.place, ...each.paths[index], positions[option].place].map(at), positions[option].nimber === 0))));
  positions.forEach(each => svg.append(node(each, at(each.place), wide, onPick)));
  return h('div', {class: 'stack tight'}, rove(h('div', {class: 'drawing'}, svg), '.node', 'nimbers'),
    h('p', {class: 'small soft'}, say('nimbers.lead')),
    exportTools({name: 'nimbers', svg: () => svg, csv: () => table(positions)}));
}

/** How many numbers stand in a position's boxes: up to the largest, the gap included. */
function boxes({nimber, values}) {
  return Math.max(nimber, ...values) + 1;
}

function room(position) {
  return Math.max(boxes(position) * BOX, LETTER * title(position).length);
}

function title({position, nimber}) {
  return `${shorten(position)}  ∗${nimber}`;
}

function shorten(text) {
  return text.length > 22 ? `${text.slice(0, 21)}…` : text;
}

function edge(path, wins) {
  let way = `M${path[0][0]} ${path[0][1] + TALL}`;
  for (let i = 1; i < path.length; i++) {
    const [[x, y], [toX, toY]] = [path[i - 1], path[i]];
    const middle = (y + TALL + toY) / 2;
    way += `C${x} ${middle} ${toX} ${middle} ${toX} ${toY}${i + 1 < path.length ? `V${toY + TALL}` : ''}`;
  }
  return s('g', {class: wins ? 'edge best' : 'edge'}, s('path', {d: way}));
}

function node(position, [x, y], wide, onPick) {
  const {nimber, values, hidden, line} = position;
  const pick = () => onPick(line);
  const group = s('g', {class: `node ${nimber > 0 ? 'win' : 'loss'}`, role: 'button', 'data-move': line.join('~'),
    'aria-label': say('nimbers.node', {position: position.position, nimber, values: values.join(', ') || '–'}),
    onclick: pick, onkeydown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      pick();
    }},
  s('title', {}, position.position),
  s('rect', {x: x - wide / 2, y, width: wide, height: TALL, rx: 6}),
  s('text', {x, y: y + 18, 'text-anchor': 'middle', 'font-size': 13}, `${shorten(position.position)}  `, s('tspan', {'font-weight': 700}, `∗${nimber}`)));
  const count = boxes(position);
  for (let value = 0; value < count; value++) {
    const from = x + (value - count / 2) * BOX;
    const there = values.includes(value);
    group.append(s('path', {class: `mex${there ? ' there' : ''}${value === nimber ? ' gap' : ''}`, d: `M${from + 1.5} ${y + 26}h${BOX - 3}v17h${3 - BOX}z`}),
      s('text', {x: from + BOX / 2, y: y + 39, 'text-anchor': 'middle', 'font-size': 12, class: there || value === nimber ? '' : 'faint'}, value));
  }
  if (hidden) group.append(s('text', {x, y: y + TALL + 13, 'text-anchor': 'middle', 'font-size': 13, class: 'faint'}, `⋯ ${hidden}`));
  return group;
}

function table(positions) {
  const cell = text => `"${String(text).replaceAll('"', '""')}"`;
  return ['position,nimber,values,options', ...positions.map(each => [cell(each.position), each.nimber, cell(each.values.join(' ')),
    cell(each.options.map(option => positions[option].position).join(' | '))].join(','))].join('\r\n');
}
