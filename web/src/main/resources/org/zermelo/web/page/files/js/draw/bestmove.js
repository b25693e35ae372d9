// The best move on the picture, so that nobody need read which it is: an arrow from a piece to its cell, the coins that are taken and
// from which end, the stones that go and how many.
import {s} from '../dom.js';
import {figure} from '../words.js';

/** How far an arrow begins and ends from the middles of its cells, and how long its head is. */
const ASIDE = 11;
const HEAD = 13;

/** How far an arrow reaches beyond the end of a row. */
const OUT = 22;

/**
 * Marks a move on the picture of its part; a move of one place has the ring of that place alone.
 * @param part the part of the scene
 * @param svg its picture
 * @param way the move, and its places in order where a piece goes from one to another
 * @param spot gives the halo of a place
 * @param tone the class of its value
 */
export function markMove({part, svg, way, spot, tone}) {
  const move = way.move.replace(/^\[\d+\] /, '');
  const drawn = part.kind === 'row' ? taken(svg, part, move) : part.kind === 'heaps' && part.look !== 'lines' ? changed(svg, way.ids, move, spot)
    : way.ordered ? arrow(way.ids.map(id => middle(spot(id)))) : [];
  if (drawn.length) svg.append(s('g', {class: `bestmark ${tone}`, 'aria-hidden': 'true'}, drawn));
}

/** The coins that a move takes, and the way they go. */
function taken(svg, {from, to}, move) {
  const [, end, count] = /^([LR])(\d*)$/.exec(move) ?? [];
  if (!end) return [];
  const many = Number(count || 1);
  const left = end === 'L';
  const coins = [...svg.querySelectorAll('.coin')].filter(({dataset: {item}}) => left ? item >= from && item < from + many : item < to && item >= to - many)
    .map(coin => Number(coin.firstChild.getAttribute('cx')));
  if (coins.length < many) return [];
  const [low, high] = [coins[0] - 24, coins[coins.length - 1] + 24];
  const [tail, head] = left ? [low - 2, low - OUT] : [high + 2, high + OUT];
  return [s('rect', {x: low, y: 2, width: high - low, height: 48, rx: 24}), ...shaft([tail, 26], [head, 26]),
    many > 1 ? label((tail + head) / 2, 10, figure(many)) : null];
}

/** The stones that go, with their number; of a heap that grows how it does. */
function changed(svg, ids, move, spot) {
  return ids.flatMap(id => {
    const [heap, to] = id.split('s').map(Number);
    if (to === undefined) {
      const {x, y, width} = box(spot(id));
      const [, change] = /^(?:h\d+:)?([-+*/]\d+)$/.exec(move) ?? [];
      const highest = Math.min(y, ...tops(svg, heap));
      return change ? [label(x + width / 2, highest - 17, change.replace('*', '×').replace('-', '−'))] : [];
    }
    const stones = [...svg.querySelectorAll(`.heap[data-heap="${heap}"] .stone`)].slice(to);
    return [...stones.map(stone => ring(stone)), label(Number(stones[stones.length - 1].getAttribute('cx')), Math.min(...tops(svg, heap)) - 17, `−${figure(stones.length)}`)];
  });
}

/** Where the stones of a heap stand; one that is drawn as a block has none. */
function tops(svg, heap) {
  return [...svg.querySelectorAll(`.heap[data-heap="${heap}"] .stone`)].map(stone => Number(stone.getAttribute('cy')));
}

function ring(stone) {
  return s('ellipse', Object.fromEntries(['cx', 'cy', 'rx', 'ry'].map(name => [name, stone.getAttribute(name)])));
}

function label(x, y, text) {
  return s('text', {x, y, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 17, 'font-weight': 700}, text);
}

/** An arrow along places. */
function arrow(places) {
  const [last, before] = [places[places.length - 1], places[places.length - 2]];
  const away = (point, other, by) => {
    const far = Math.hypot(other[0] - point[0], other[1] - point[1]) || 1;
    return [point[0] + (other[0] - point[0]) * by / far, point[1] + (other[1] - point[1]) * by / far];
  };
  const along = places.slice(1, -1);
  const tail = away(places[0], places[1], ASIDE);
  return shaft(along.length ? along[along.length - 1] : tail, away(last, before, ASIDE / 2), [tail, ...along]);
}

/** A line with a head, over a wider one of the paper's colour. */
function shaft(tail, head, through = [tail]) {
  const angle = Math.atan2(head[1] - tail[1], head[0] - tail[0]);
  const wing = turn => [head[0] - HEAD * Math.cos(angle + turn), head[1] - HEAD * Math.sin(angle + turn)].map(each => each.toFixed(1)).join(' ');
  const d = `M${[...through, head].map(point => point.join(' ')).join('L')}M${wing(.5)}L${head.join(' ')}L${wing(-.5)}`;
  return [s('path', {class: 'casing', d}), s('path', {d})];
}

function middle(halo) {
  const {x, y, width, height} = box(halo);
  return [x + width / 2, y + height / 2];
}

/** The box of a halo, which is a rectangle, a circle, an ellipse or a hexagon and not yet on the page. */
function box(halo) {
  const of = name => Number(halo.getAttribute(name));
  if (halo.localName === 'rect') return {x: of('x'), y: of('y'), width: of('width'), height: of('height')};
  if (halo.localName === 'path') return {x: Number(halo.dataset.x), y: Number(halo.dataset.y), width: 0, height: 0};
  const [wide, high] = halo.localName === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
  return {x: of('cx') - wide, y: of('cy') - high, width: 2 * wide, height: 2 * high};
}
