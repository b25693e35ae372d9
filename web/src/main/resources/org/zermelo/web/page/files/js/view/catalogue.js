// The catalogue: board games of which every position is solved, found by a word of their text and sorted by any column.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {number, say} from '../words.js';
import {address} from '../router.js';
import {thumbnail} from '../draw/thumbnail.js';

/** The columns: the key of their heading, what they are sorted by, and what they show; those behind the first few are for who asks. */
const COLUMNS = [
  ['game', row => row.title ?? row.game, row => link(row)],
  ['start', row => [row.start, row.plies ?? 0], row => say(`catalogue.${row.start}`, {plies: row.plies})],
  ['positions', row => row.positions],
  ['longest', row => row.longestWin],
  ['won', row => row.won],
  ['lost', row => row.lost],
  ['tied', row => row.tied],
  ['drawn', row => row.drawn],
  ['bits', row => row.bits],
  ['seconds', row => row.seconds],
  ['table', row => row.table, row => h('code', {dir: 'ltr'}, row.table)]];
const FEW = 3;

/** Shows the catalogue. */
export async function showCatalogue(main, parameters, signal) {
  document.title = `${say('catalogue.title')} – Zermelo`;
  try {
    const {solved, counted} = await get('catalogue', {}, signal);
    put(main, h('div', {class: 'stack'}, h('h1', {}, say('catalogue.title')), h('p', {class: 'soft lead'}, say('catalogue.lead')),
      found(solved, signal), h('h2', {}, say('catalogue.counted')), larger(counted)));
  } catch (error) {
    if (!signal.aborted) put(main, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

/** The name of a game, or where it has none its text, over the text in small print. */
function link({game, title}) {
  const to = {href: address('/answer', {game})};
  return title ? [h('a', {...to, lang: 'en', dir: 'ltr'}, title), h('code', {class: 'small soft', dir: 'ltr'}, game)] : h('a', {...to, class: 'mono small', dir: 'ltr'}, game);
}

/** The solved games with a field to look for words and headings to sort by. */
function found(solved, signal) {
  const order = {column: 0, down: false};
  let all = false;
  const [head, body] = [h('thead'), h('tbody')];
  const pictures = new Map(solved.map(({game}) => [game, thumbnail(game, signal)]));
  const told = h('p', {class: 'soft small', role: 'status'});
  const search = h('input', {type: 'search', class: 'wide', 'aria-label': say('catalogue.search'), placeholder: say('catalogue.search'), oninput: fill});
  const heads = COLUMNS.map(([key], column) => h('th', {scope: 'col', class: column > 1 ? 'number' : ''},
    h('button', {type: 'button', onclick() {
      order.down = order.column === column ? !order.down : column > 0;
      order.column = column;
      fill();
    }}, say(`catalogue.${key}`))));
  function fill() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = solved.filter(row => words.every(word => `${row.title ?? ''} ${row.game}`.toLowerCase().includes(word)));
    const by = COLUMNS[order.column][1];
    rows.sort((one, other) => compare(by(one), by(other)) * (order.down ? -1 : 1));
    heads.forEach((head, column) => head.setAttribute('aria-sort', column !== order.column ? 'none' : order.down ? 'descending' : 'ascending'));
    put(told, say('catalogue.found', {count: rows.length}));
    put(head, h('tr', {}, h('td', {}), heads.slice(0, all ? heads.length : FEW)));
    put(body, rows.map(row => h('tr', {}, h('td', {class: 'thumb'}, pictures.get(row.game)), COLUMNS.slice(0, all ? COLUMNS.length : FEW).map(([, value, shown], column) => shown
      ? h('td', {}, shown(row)) : h('td', {class: 'number'}, number(value(row)))))));
  }
  const more = h('button', {type: 'button', 'aria-pressed': 'false', onclick() {
    all = !all;
    more.setAttribute('aria-pressed', String(all));
    fill();
  }}, say('catalogue.all'));
  fill();
  return h('section', {class: 'card stack tight'}, search, h('div', {class: 'spread'}, told, more),
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data catalogue'}, head, body)));
}

/** The order of numbers, of texts, and of lists by their first difference. */
function compare(one, other) {
  if (Array.isArray(one)) return compare(one[0], other[0]) || compare(one[1], other[1]);
  return typeof one === 'number' ? one - other : one.localeCompare(other);
}

function larger(counted) {
  return h('section', {class: 'card stack tight'}, h('p', {class: 'soft'}, say('catalogue.countedLead')),
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data catalogue'},
      h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, say('catalogue.game')), h('th', {scope: 'col'}, say('catalogue.plays')))),
      h('tbody', {}, counted.map(({game, plays}) => h('tr', {}, h('td', {}, link({game})), h('td', {dir: 'ltr'}, plays.map(number).join('; '))))))));
}
