// A row of coins: what is taken stays as a dashed ring, so that places keep their meaning.
import {picture, s} from '../dom.js';
import {number, say} from '../words.js';
import {fade} from './motion.js';

const STEP = 46;
const RADIUS = 20;

/** The room beside a row that is played on, where an arrow shows from which end coins are taken. */
const ASIDE = 26;

/** Where the numbers of items stand, by which moves name them, and where the signs of moves do. */
const NAMES = 58;
const SIGNS = {plain: 62, numbered: 78};

/** A row with more coins than these shows the ends of what is left, so many coins at each. */
const MOST = 40;
const END = 12;

/** The item that a move takes, where a move takes just one. */
export function takenItem(scene, move) {
  if (scene.kind !== 'row' || (move !== 'L' && move !== 'R')) return null;
  return scene.items[(move === 'L' ? scene.from : scene.to - 1) - scene.offset] ?? null;
}

/** The coins to draw, with their places; of a long row those at its ends, and how many lie between or beyond. */
function ends(row) {
  const all = row.items.map((item, index) => ({item, place: row.offset + index}));
  if (row.to - row.from <= MOST && all.length <= MOST) return all;
  const low = all.filter(({place}) => place >= row.from - 2 && place < row.from + END);
  const high = all.filter(({place}) => place >= Math.max(row.to - END, row.from + END) && place < row.to + 2);
  const hidden = row.to - row.from - [...low, ...high].filter(({place}) => place >= row.from && place < row.to).length;
  return hidden > 0 ? [...low, {}, {hidden}, {}, ...high] : [...low, ...high];
}

export function drawRow(row, {small, live, place: put, last, moving}) {
  const shown = small ? row.items.slice(0, 8).map((item, index) => ({item, place: row.offset + index})) : ends(row);
  const aside = live.size ? ASIDE : 4;
  const width = Math.max(1, shown.length) * STEP + 2 * aside;
  const signs = row.numbered ? SIGNS.numbered : SIGNS.plain;
  const height = small ? 52 : signs + 12;
  const svg = picture(width, height, say('scene.row', {left: row.to - row.from, size: row.size}));
  shown.forEach(({item, place, hidden}, index) => {
    const x = index * STEP + STEP / 2 + aside;
    if (item === undefined && !hidden) return;
    if (hidden) {
      svg.append(s('text', {class: 'faint', x, y: 26, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 13}, `⋯ ${number(hidden)} ⋯`));
      return;
    }
    const left = place >= row.from && place < row.to;
    const gone = !left && last !== null && place >= last.scene.from && place < last.scene.to;
    const group = s('g', {'data-item': place, class: `coin${left ? '' : ' taken'}${gone ? ' ghost' : ''}`});
    if (gone && moving) fade(group);
    const text = String(item);
    group.append(s('circle', {cx: x, cy: 26, r: RADIUS}));
    group.append(s('text', {x, y: 26, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': text.length > 4 ? 11 : text.length > 3 ? 13 : 16}, text));
    put(place, group, {x, y: signs, size: 13, name: text, halo: s('circle', {class: 'halo', cx: x, cy: 26, r: RADIUS + 3})});
    svg.append(group);
    if (row.numbered && !small) svg.append(s('text', {class: 'faint', x, y: NAMES, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-size': 13}, place + 1));
  });
  return svg;
}
