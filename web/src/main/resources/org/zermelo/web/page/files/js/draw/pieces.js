// Pieces of every board: a shape of the server's names, in the colour of its owner. Shapes differ by themselves; the first player's
// pieces are dark and whole, the second's light with a dark edge, so that they are told apart without colour, too.
import {s} from '../dom.js';

/** The size in whose units the shapes below are drawn, with their middle at 0, 0. */
const UNIT = 52;

/**
 * A piece with its middle at a place.
 * @param piece its shape and owner, as scenes tell them
 * @param x, y its middle
 * @param size the side of its cell
 */
export function drawPiece({shape, owner}, x, y, size = UNIT) {
  const draw = SHAPES[shape] ?? SHAPES.stone;
  // the inner group moves: the outer one keeps the place
  return s('g', {transform: `translate(${x} ${y}) scale(${size / UNIT})`}, s('g', {class: `piece ${owner} ${shape}`}, draw(owner)));
}

/**
 * What stands on a cell: a piece, and small in the corner what it covers, so that nothing is forgotten.
 * @param letters of the pieces, the upper one's first
 * @param pieces what each letter stands for
 */
export function drawPile(letters, pieces, x, y, size = UNIT) {
  const [top, ...under] = [...letters].map(letter => pieces[letter]);
  if (!top) return null;
  return [drawPiece(top, x, y, size),
    ...under.map((piece, index) => s('g', {class: 'covered'}, drawPiece(piece, x + size * (0.35 - 0.28 * index), y + size * 0.35, size * 0.48)))];
}

const SHAPES = {
  mark: owner => (owner === 'second' ? s('circle', {class: 'stroke', r: 13}) : s('path', {class: 'stroke', d: 'M-12 -12l24 24m0 -24l-24 24'})),
  disc: () => [s('circle', {class: 'body', r: 20}), s('circle', {class: 'inner', r: 14})],
  stone: () => [s('circle', {class: 'body', r: 17}), s('path', {class: 'inner', d: 'M-10 -5a11 11 0 0 1 8 -6'})],
  pawn: () => s('path', {class: 'body', d: 'M-13 18h26c0 -6 -5 -8 -7 -12c-1 -3 -1 -5 -1 -7h4v-4h-3.500a8 8 0 1 0 -11 0h-3.500v4h4c0 2 0 4 -1 7c-2 4 -7 6 -7 12z'}),
  car: owner => s('g', {transform: owner === 'second' ? 'rotate(-90)' : ''},
    s('path', {class: 'wheel', d: 'M-14 -13h8v26h-8zM5 -13h8v26h-8z'}),
    s('rect', {class: 'body', x: -20, y: -10, width: 40, height: 20, rx: 8}),
    s('path', {class: 'glass', d: 'M4 -7h5c3 2 4 4 4 7s-1 5 -4 7h-5z'}), s('rect', {class: 'inner', x: -13, y: -6, width: 13, height: 12, rx: 3})),
  cube: owner => [s('path', {class: 'side', d: 'M-17 -13l6 -6h28v28l-6 6z'}), s('rect', {class: 'body', x: -17, y: -13, width: 28, height: 28, rx: 3}),
    s('path', {class: 'inner', d: owner === 'first' ? 'M-9 -5l12 12m0 -12l-12 12' : owner === 'second' ? 'M3 1a6 6 0 1 1 -12 0a6 6 0 1 1 12 0z' : ''})],
  king: () => [s('path', {class: 'body', d: 'M-12 18h24l2 -13c4 -4 2 -11 -4 -11c-4 0 -7 3 -8 6v-9h-4v9c-1 -3 -4 -6 -8 -6c-6 0 -8 7 -4 11z'}),
    s('path', {class: 'body', d: 'M-1.500 -7v-7h-4v-3h4v-4h3v4h4v3h-4v7z'})],
  queen: () => s('path', {class: 'body', d: 'M-12 18h24l4 -24l-8 9l-3 -15l-5 14l-5 -14l-3 15l-8 -9z'}),
  rook: () => s('path', {class: 'body', d: 'M-13 18h26v-5l-4 -4v-14l4 -4v-9h-6v4h-4v-4h-6v4h-4v-4h-6v9l4 4v14l-4 4z'}),
  bishop: () => [s('path', {class: 'body', d: 'M-13 18h26v-4l-7 -4c5 -5 5 -14 -2 -20a4 4 0 1 0 -8 0c-7 6 -7 15 -2 20l-7 4z'}), s('path', {class: 'inner', d: 'M3 -9l-6 9'})],
  knight: () => s('path', {class: 'body', d: 'M-12 18h24c0 -16 -1 -31 -13 -35l-2 4c-6 2 -11 10 -13 16l4 4l7 -4c3 0 4 -1 5 -2c-1 8 -11 7 -12 17z'}),
  small: () => cup(8),
  middle: () => cup(14),
  large: () => cup(20),
  block: () => s('rect', {class: 'blocked', x: -20, y: -20, width: 40, height: 40, rx: 5}),
};

/** A cup that stands upside down, seen from above. */
function cup(radius) {
  return [s('circle', {class: 'body', r: radius}), s('circle', {class: 'inner', r: radius * 0.55})];
}
