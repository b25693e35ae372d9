// A game tree: moves go down, the player to move alternates by level, values colour the boxes. Folded at the depth that
// was asked; pruned, it holds only what proves the value.
import {h, picture, s} from '../dom.js';
import {say} from '../words.js';
import {brief, mark, tone} from '../verdict.js';
import {exportTools} from '../share.js';
import {rove} from '../rove.js';
import {zoomable} from './zoom.js';

const HIGH = 86;
const TALL = 40;
const GAP = 14;

/** The picture of a tree; onPick gets the moves that lead to the box that is clicked. */
export function drawTree(tree, onPick) {
  const root = measured(tree.root);
  const boxes = [];
  place(root, 0, 0, null, [], boxes);
  const depth = Math.max(...boxes.map(box => box.level));
  const svg = picture(root.room + 8, depth * HIGH + TALL + 24, say('tree.label', {count: boxes.length}));
  svg.setAttribute('role', 'group');
  for (const box of boxes) if (box.parent) svg.append(edge(box));
  for (const box of boxes) svg.append(node(box, onPick));
  return h('div', {class: 'stack tight'}, rove(zoomable(svg, boxes[0].x / (root.room + 8)), '.node', 'tree'),
    exportTools({name: 'tree', svg: () => svg}));
}

/** A node with the width of its box and the room that it takes together with all below it. */
function measured(node) {
  const wide = Math.max(54, Math.min(230, 9 * Math.max(node.position.length, brief(node.value).length + 2) + 14));
  const children = (node.options ?? []).map(measured);
  const below = children.reduce((sum, child) => sum + child.room + GAP, -GAP);
  return {node, wide, children, below, room: Math.max(wide, below)};
}

/** Places a node over the middle of its children, and all of them within its room. */
function place({node, wide, children, below, room}, level, left, parent, path, boxes) {
  const box = {node, level, wide, path, parent, x: left + room / 2};
  boxes.push(box);
  let at = left + (room - below) / 2;
  const placed = children.map(child => {
    const next = place(child, level + 1, at, box, [...path, child.node.move], boxes);
    at += child.room + GAP;
    return next;
  });
  if (placed.length) box.x = (placed[0].x + placed[placed.length - 1].x) / 2;
  box.x = Math.max(left + wide / 2, Math.min(left + room - wide / 2, box.x));
  return box;
}

function edge({node, parent, x, level}) {
  const top = (level - 1) * HIGH + TALL + 4;
  const foot = level * HIGH + 4;
  return s('g', {class: node.best ? 'edge best' : 'edge'},
    s('path', {d: `M${parent.x + 4} ${top}C${parent.x + 4} ${top + 22} ${x + 4} ${foot - 26} ${x + 4} ${foot}`}),
    s('text', {x: x + 4, y: foot - 7, 'text-anchor': 'middle', 'font-size': 12, class: 'faint moved'}, node.move.length > 16 ? `${node.move.slice(0, 15)}…` : node.move));
}

function node({node: {position: text, value, hidden, options}, level, wide, x, path}, onPick) {
  const y = level * HIGH + 4;
  const group = s('g', {class: `node ${tone(value)}`, role: 'button', 'data-move': path.join('~'), 'aria-label': `${text}: ${brief(value)}`,
    onclick: () => onPick(path), onkeydown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPick(path);
    }},
  s('title', {}, text),
  s('rect', {x: x - wide / 2 + 4, y, width: wide, height: TALL, rx: level % 2 ? 18 : 5}),
  s('text', {x: x + 4, y: y + 15, 'text-anchor': 'middle', 'font-size': 12.5}, text.length > 18 ? `${text.slice(0, 17)}…` : text),
  s('text', {x: x + 4, y: y + 32, 'text-anchor': 'middle', 'font-size': 12.5, 'font-weight': 600, class: `hint ${tone(value)}`}, `${mark(value)} ${brief(value)}`));
  if (hidden) group.append(s('text', {x: x + (options ? 24 : 4), y: y + TALL + 14, 'text-anchor': 'middle', 'font-size': 13, class: 'faint'}, `⋯ ${hidden}`));
  return group;
}
