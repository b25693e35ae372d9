// A position as a picture in which moves can be made. What there is to draw comes from the server's scene.
import {h, s} from '../dom.js';
import {number, say} from '../words.js';
import {rove} from '../rove.js';
import {moveText} from '../movewords.js';
import {tone} from '../verdict.js';
import {markMove} from './bestmove.js';
import {picker} from './pick.js';
import {waysOf} from './places.js';
import {drawRow} from './row.js';
import {drawRing} from './ring.js';
import {drawHeaps} from './heaps.js';
import {drawBar, drawBoards} from './boards.js';
import {drawCoins} from './coins.js';
import {drawGraph} from './graph.js';
import {drawLabels} from './labels.js';
import {drawLines} from './lines.js';
import {drawPits} from './pits.js';
import {drawPlan} from './plan.js';
import {drawSlide} from './slide.js';
import {drawSpots} from './spots.js';
import {drawSquares} from './squares.js';
import {zoomable} from './zoom.js';

const DRAW = {
  row: drawRow, ring: drawRing, heaps: drawHeaps, strip: drawSlide, coins: drawCoins, boards: drawBoards, bar: drawBar, grid: drawGrid,
  labels: drawLabels, lines: drawLines, spots: drawSpots, graph: drawGraph, pits: drawPits, plain: drawPlain,
};

/** How many times its own size a board becomes at most, and the room that boards side by side fill, in rem. */
const LARGEST = 2;
const WIDE = 36;
const HIGH = 21;

/** The pixels that a board's own unit has at least: vertices are smaller than cells. */
const SMALLEST = {graph: .75, other: .55};

/** So many characters of a sign fit a place; of longer ones the letters are smaller. */
const MARKED = 2.4;

/** On a narrow screen fingers need 24 pixels from one place to the next; so many units lie between the nearest. */
const FINGER = 24;
const APART = {heaps: 19, cuts: 17, spots: 26};

/**
 * The picture of a scene.
 * @param scene the scene
 * @param small for the gallery: no targets, less detail
 * @param onMove called with a move's text when it is made on the picture
 * @param values a map from move texts to values, the best first, to colour the places
 * @param best the move that is marked
 * @param last the scene before the last move, with that move's places, to mark it
 * @param begun the scene at the game's start, whose size this one keeps
 * @param moving whether the last move was made just now, and is to be seen
 * @param grounds a map from move texts to classes that colour the places of these moves, and their targets beside the scene's
 * @param held what was chosen when the same position was drawn before
 */
export function drawScene(scene, {small = false, onMove = null, values = null, best = null, grounds = null, held = null, last = null, begun = null, moving = false} = {}) {
  const parts = partsOf(scene);
  const box = h('div', {class: 'scene'});
  const places = new Map();
  const ways = [];
  const pictures = [];
  parts.forEach((part, index) => {
    const own = onMove ? waysOf(part, (scene.targets ?? []).filter(target => (target.part ?? 0) === index)) : [];
    const live = new Set(own.flatMap(way => way.ids));
    const lit = grounds ? groundsOf(part, (grounds.targets ?? []).filter(target => (target.part ?? 0) === index), grounds.level) : new Map();
    const named = id => `${index}/${id}`;
    const drawn = (DRAW[part.kind] ?? drawPlain)(part, {
      small, live, lit, last: lastOf(last, part, index), begun: alike(begun, part, index), moving, place: (id, group, about) => {
        colour(group, about, lit.get(`${id}`));
        register(places, named(id), live.has(`${id}`), group, about);
      },
    });
    pictures.push({part, svg: drawn});
    ways.push(...own.map(way => ({...way, index, ids: way.ids.map(named)})).filter(way => way.ids.every(id => places.has(id))));
    // what holds buttons is a group, not a picture
    if (own.length) {
      drawn.setAttribute('role', 'group');
      drawn.setAttribute('aria-description', say('keys.board'));
    }
    const wide = !small && part.kind === 'graph' && parseFloat(drawn.getAttribute('width')) > WIDE;
    if (!small && drawn.viewBox && !wide) bound(drawn, unit(part, live));
    const shown = wide ? zoomable(drawn, 0, held?.zoom) : drawn;
    box.append(parts.length > 1 && !small ? numbered(shown, index + 1) : shown);
    if (!small && part.most !== undefined) box.append(h('p', {class: 'most'}, say('scene.most', {count: number(part.most)})));
  });
  const words = move => moveText(move, {scene, last: last ?? undefined});
  if (ways.length) play(box, places, ways, {onMove, values, best, held, pictures, words, inOrder: parts.length === 1 && parts[0].kind === 'lines'});
  if (!small) enlarge([...box.querySelectorAll('svg')].filter(each => !each.closest('.zoom')));
  return box;
}

function drawGrid(part, about) {
  return (part.plan ? drawPlan : drawSquares)(part, about);
}

function partsOf(scene) {
  return scene.kind === 'sum' ? scene.parts : [scene];
}

/** A part of another scene of the same game, if it is drawn in the same way. */
function alike(scene, part, index) {
  const same = scene ? partsOf(scene)[index] : null;
  return same?.kind === part.kind ? same : null;
}

/** The last move, if it was made in this part: how the part looked before, and the places that it touched. */
function lastOf(last, part, index) {
  const before = alike(last, part, index);
  const target = before && (last.targets ?? []).find(each => (each.part ?? 0) === index && each.cells.length > 0);
  return target ? {scene: before, cells: target.cells, round: target.move.includes('>')} : null;
}

/** The moves of a scene that have a place on its picture. */
export function placed(scene) {
  return new Set((scene.targets ?? []).filter(target => target.cells.length).map(target => target.move));
}

function play(box, places, ways, {onMove, values, best, held, pictures, words, inOrder}) {
  box.dataset.moves = new Set(ways.map(way => way.move)).size;
  const picking = picker(places, ways, {onMove, values, best, held, words});
  const marked = move => {
    const way = ways.find(each => each.move === move);
    const known = values?.get(move);
    if (!way || box.querySelector('.bestmark')) return;
    markMove({...pictures[way.index], way: {...way, ids: way.ids.map(id => id.slice(id.indexOf('/') + 1))}, tone: known ? tone(known) : '',
      spot: id => places.get(`${way.index}/${id}`).halo});
  };
  if (best) marked(best);
  rove(box, 'svg [role=button]', 'board', {inOrder});
  box.append(picking.element, h('p', {class: 'keys small soft'}, say('keys.board')));
  box.addEventListener('keydown', event => {
    if (event.key === 'Escape' && picking.escape()) event.preventDefault();
  });
  box.addEventListener('hint', event => {
    picking.show(event.detail);
    marked(event.detail);
  });
}

/** The class that colours each place that a move touches. */
function groundsOf(part, targets, level) {
  return new Map(waysOf(part, targets).filter(({move}) => level.has(move)).flatMap(({move, ids}) => ids.map(id => [id, level.get(move)])));
}

/** Colours a place under what stands on it; its ground has the shape of its halo. */
function colour(group, {halo}, level) {
  const ground = level && (halo ?? group.querySelector('.halo'))?.cloneNode();
  if (!ground) return;
  ground.setAttribute('class', `ground ${level}`);
  group.insertBefore(ground, halo ? group.children[1] ?? null : group.firstChild);
}

/** Notes a place where moves can be made; one that no move touches is left as it is drawn. */
function register(places, id, live, group, {x, y, size = 16, name, sign = true, halo = null}) {
  if (!live) return;
  if (halo) group.append(halo);
  places.set(id, {
    group, name, halo: halo ?? group.querySelector('.halo'),
    signed(text, tone) {
      if (!sign) return null;
      const element = s('text', {class: `hint ${tone}`, x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': size * Math.min(1, MARKED / text.length)}, text);
      group.append(element);
      return element;
    },
  });
}

/** A part of a sum with the number by which moves name it. */
function numbered(drawn, number) {
  return h('figure', {class: 'part'}, drawn, h('figcaption', {class: 'soft'}, `[${number}]`));
}

/** The pixels that the unit of a board has at least, for what can be hit on it. */
function unit(part, live) {
  const narrow = window.matchMedia('(max-width: 40rem)').matches && live.size > 0;
  const cuts = part.look === 'lines' && [...live].some(id => id.includes('g'));
  const apart = part.look === 'lines' ? cuts && APART.cuts : part.kind === 'spots' ? part.look === 'board' && APART.spots : APART[part.kind];
  return Math.max(SMALLEST[part.kind] ?? SMALLEST.other, narrow && apart ? FINGER / apart : 0);
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

function drawPlain(scene) {
  return h('pre', {class: 'mono plainscene', dir: 'ltr'}, scene.text);
}
