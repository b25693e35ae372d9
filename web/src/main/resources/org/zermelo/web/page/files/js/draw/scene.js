// A position as a picture in which moves can be made. What there is to draw comes from the server's scene.
import {h} from '../dom.js';
import {say} from '../words.js';
import {rove} from '../rove.js';
import {brief, tone} from '../verdict.js';
import {drawRow} from './row.js';
import {drawHeaps} from './heaps.js';
import {drawBar, drawBoards} from './boards.js';
import {drawGraph} from './graph.js';
import {drawLabels} from './labels.js';
import {drawLines} from './lines.js';
import {drawSpots} from './spots.js';
import {drawSquares} from './squares.js';
import {zoomable} from './zoom.js';

const DRAW = {row: drawRow, heaps: drawHeaps, boards: drawBoards, bar: drawBar, grid: drawSquares, labels: drawLabels, lines: drawLines, spots: drawSpots, graph: drawGraph, plain: drawPlain};

/** How many times its own size a board becomes at most, and the room that boards side by side fill, in rem. */
const LARGEST = 2;
const WIDE = 36;
const HIGH = 21;

/** The pixels that a board's own unit has at least: vertices are smaller than cells. */
const SMALLEST = {graph: .75, other: .55};

/**
 * The picture of a scene.
 * @param scene the scene
 * @param small for the gallery: no targets, less detail
 * @param onMove called with a move's text when its place is clicked
 * @param values a map from move texts to values, to colour the places
 * @param toMove whose turn it is, for boards that show the mover as x
 */
export function drawScene(scene, {small = false, onMove = null, values = null, toMove = 'first'} = {}) {
  const parts = scene.kind === 'sum' ? scene.parts : [scene];
  const box = h('div', {class: 'scene'});
  parts.forEach((part, index) => {
    const targets = (scene.targets ?? []).filter(target => (target.part ?? 0) === index);
    const drawn = (DRAW[part.kind] ?? drawPlain)(part, {small, targets: onMove ? targets.filter(target => target.cells.length) : [], act: actor(onMove, values), values, toMove, choose: chooser});
    // what holds buttons is a group, not a picture
    if (drawn.querySelector('[role=button]')) {
      drawn.setAttribute('role', 'group');
      drawn.setAttribute('aria-description', say('keys.board'));
    }
    const wide = !small && part.kind === 'graph' && parseFloat(drawn.getAttribute('width')) > WIDE;
    if (!small && drawn.viewBox && !wide) bound(drawn, SMALLEST[part.kind] ?? SMALLEST.other);
    const shown = wide ? zoomable(drawn, 0) : drawn;
    box.append(parts.length > 1 && !small ? numbered(shown, index + 1) : shown);
  });
  if (box.querySelector('[role=button]')) {
    rove(box, '[role=button]', 'board', {inOrder: parts.length === 1 && parts[0].kind === 'lines'});
    box.append(h('p', {class: 'keys small soft'}, say('keys.board')));
  }
  if (!small) enlarge([...box.querySelectorAll('svg')].filter(each => !each.closest('.zoom')));
  return box;
}

/** A part of a sum with the number by which moves name it. */
function numbered(drawn, number) {
  return h('figure', {class: 'part'}, drawn, h('figcaption', {class: 'soft'}, `[${number}]`));
}

/** What must be hit stays large enough for a finger: a board too wide for its card is moved sideways. */
function bound(drawing, unit) {
  drawing.style.minInlineSize = `${drawing.viewBox.baseVal.width * unit}px`;
}

/** Draws a small board larger, so that a class sees it on a projector: as wide as its card, and never taller than it is read at a glance. */
function enlarge(drawings) {
  if (drawings.length === 0) return;
  const side = name => drawings.map(drawing => parseFloat(drawing.getAttribute(name)));
  const wide = side('width').reduce((sum, each) => sum + each, 0);
  const zoom = Math.min(LARGEST, WIDE / wide, HIGH / Math.max(...side('height')));
  if (zoom <= 1) return;
  for (const drawing of drawings) {
    for (const name of ['width', 'height']) drawing.setAttribute(name, `${parseFloat(drawing.getAttribute(name)) * zoom}rem`);
  }
}

/** Makes a group of shapes a button that chooses what is to move. */
function chooser(group, name, onChoose) {
  group.classList.add('target');
  group.setAttribute('role', 'button');
  group.setAttribute('tabindex', '-1');
  group.setAttribute('aria-label', say('scene.from', {cell: name}));
  group.dataset.from = name;
  press(group, onChoose);
}

/** By pointer and by key. */
function press(group, action) {
  group.onclick = action;
  group.onkeydown = event => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      action();
    }
  };
}

/** Makes a group of shapes act as a button for a move. */
function actor(onMove, values) {
  return (group, move) => {
    const value = values?.get(move);
    group.classList.add('target');
    if (value) group.classList.add(tone(value));
    group.setAttribute('role', 'button');
    group.setAttribute('tabindex', '-1');
    group.dataset.move = move;
    group.setAttribute('aria-label', value ? `${say('move')} ${move}: ${brief(value)}` : `${say('move')} ${move}`);
    press(group, () => onMove(move));
    return group;
  };
}

function drawPlain(scene) {
  return h('pre', {class: 'mono plainscene', dir: 'ltr'}, scene.text);
}
