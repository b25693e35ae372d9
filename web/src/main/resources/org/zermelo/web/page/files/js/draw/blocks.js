// The linear method under a coin row: triples whose middle is at least both its neighbours melt into blocks, one step after
// the other, until a valley is left.
import {h, picture, s} from '../dom.js';
import {say, figure} from '../words.js';
import {exportTools} from '../share.js';

const STEP = 46;
const HIGH = 40;
const BLOCK = 26;

/** The picture of a reduction, with words for each of its steps. */
export function drawBlocks({items, offset, from, to, reduction}) {
  const {steps, blocks} = reduction;
  const shown = items.slice(from - offset, to - offset);
  const svg = picture(shown.length * STEP + 8, (steps.length + 1) * HIGH, say('blocks.label', {steps: steps.length, blocks: blocks.length}));
  let now = shown.map((item, index) => ({from: index, to: index + 1, value: item}));
  row(svg, now, 0, null);
  steps.forEach((step, index) => {
    now = [...now.filter(block => block.to <= step.merged.from), step.merged, ...now.filter(block => block.from >= step.merged.to)];
    melt(svg, step, index);
    row(svg, now, index + 1, step.merged);
  });
  return h('div', {class: 'stack tight'},
    h('p', {class: 'soft'}, say('blocks.lead')),
    h('div', {class: 'drawing', tabindex: '0'}, svg),
    h('ol', {class: 'small'}, steps.map(step => h('li', {}, say('blocks.step',
      {left: signed(step.left.value), middle: signed(step.middle.value), right: signed(step.right.value), value: signed(step.merged.value)})))),
    h('p', {}, valley(blocks)),
    exportTools({name: 'blocks', svg: () => svg}));
}

function signed(value) {
  return figure(value).replace('-', '−');
}

/** What is left falls and then rises: the larger end is taken. */
function valley(blocks) {
  const first = blocks[0].value;
  const last = blocks[blocks.length - 1].value;
  const list = blocks.map(block => signed(block.value)).join(', ');
  if (blocks.length === 1) return say('blocks.one', {value: signed(first)});
  return say(Number(first) >= Number(last) ? 'blocks.left' : 'blocks.right', {list, value: signed(Number(first) >= Number(last) ? first : last)});
}

function row(svg, blocks, level, fresh) {
  const y = level * HIGH + 4;
  blocks.forEach((block, index) => {
    const long = block.to - block.from > 1;
    const x = block.from * STEP + 7;
    const wide = (block.to - block.from) * STEP - 6;
    const kind = block === fresh ? 'fresh' : long ? `long tone${index % 2}` : '';
    svg.append(s('rect', {class: `block ${kind}`, x, y, width: wide, height: BLOCK, rx: BLOCK / 2}),
      s('text', {x: x + wide / 2, y: y + BLOCK / 2 + 1, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 15, 'font-weight': long ? 700 : 400}, signed(block.value)));
  });
}

/** Lines from the three that melt to what they become. */
function melt(svg, step, index) {
  const top = index * HIGH + 4 + BLOCK;
  const foot = (index + 1) * HIGH + 4;
  const to = (step.merged.from + step.merged.to) / 2 * STEP + 4;
  for (const part of [step.left, step.middle, step.right]) {
    svg.append(s('line', {class: 'axis', x1: (part.from + part.to) / 2 * STEP + 4, y1: top, x2: to, y2: foot}));
  }
}
