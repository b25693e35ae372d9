// A game tree: moves go down, the player to move alternates by level, values colour the boxes. Folded at the depth that
// was asked; pruned, it holds only what proves the value.
import {h, picture, s} from '../dom.js';
import {say} from '../words.js';
import {brief, mark, tone} from '../verdict.js';
import {exportTools} from '../share.js';
import {rove} from '../rove.js';

const HIGH = 86;
const TALL = 40;
const GAP = 14;

/** The picture of a tree; onPick gets the moves that lead to the box that is clicked. */
export function drawTree(tree, onPick) {
  const boxes = [];
  const width = layout(tree.root, 0, 0, boxes, []);
  const depth = Math.max(...boxes.map(box => box.level));
  const svg = picture(width + 16, (depth + 1) * HIGH, say('tree.label', {count: boxes.length}));
  svg.setAttribute('role', 'group');
  for (const box of boxes) if (box.parent) svg.append(edge(box));
  for (const box of boxes) svg.append(node(box, onPick));
  return h('div', {class: 'stack tight'}, rove(h('div', {class: 'drawing'}, svg), '.node', 'tree'),
    exportTools({name: 'tree', svg: () => svg}));
}

/** Places a node over its children; returns where the next free place begins. */
function layout(node, level, left, boxes, path) {
  const wide = Math.max(54, Math.min(170, 9 * Math.max(node.position.length, brief(node.value).length + 2) + 14));
  const box = {node, level, wide, path, parent: null};
  boxes.push(box);
  let right = left;
  const children = [];
  for (const child of node.options ?? []) {
    const at = boxes.length;
    right = layout(child, level + 1, right, boxes, [...path, child.move]);
    boxes[at].parent = box;
    children.push(boxes[at]);
  }
  if (children.length) {
    box.x = (children[0].x + children[children.length - 1].x) / 2;
    return Math.max(right, box.x + wide / 2 + GAP);
  }
  box.x = left + wide / 2 + 4;
  return left + wide + GAP;
}

function edge({node, parent, x, level}) {
  const top = (level - 1) * HIGH + TALL + 4;
  const foot = level * HIGH + 4;
  return s('g', {class: node.best ? 'edge best' : 'edge'},
    s('path', {d: `M${parent.x + 4} ${top}C${parent.x + 4} ${top + 22} ${x + 4} ${foot - 26} ${x + 4} ${foot}`}),
    s('text', {x: x + 4, y: foot - 7, 'text-anchor': 'middle', 'font-size': 12, class: 'faint moved'}, node.move.length > 16 ? `${node.move.slice(0, 15)}…` : node.move));
}

function node({node: {position: text, value, hidden}, level, wide, x, path}, onPick) {
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
  if (hidden) group.append(s('text', {x: x + 18, y: y + TALL + 13, 'text-anchor': 'middle', 'font-size': 13, class: 'faint'}, '⋯'));
  return group;
}
