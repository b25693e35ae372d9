// The catalogue: board games of which every position is solved, found by a word of their text and sorted by any column.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {number, say} from '../words.js';
import {address} from '../router.js';

/** The columns: the key of their heading, what they are sorted by, and what they show. */
const COLUMNS = [
  ['game', row => row.game, row => link(row.game)],
  ['positions', row => row.positions],
  ['start', row => [row.start, row.plies ?? 0], row => say(`catalogue.${row.start}`, {plies: row.plies})],
  ['longest', row => row.longestWin],
  ['won', row => row.won],
  ['lost', row => row.lost],
  ['tied', row => row.tied],
  ['drawn', row => row.drawn],
  ['bits', row => row.bits],
  ['seconds', row => row.seconds],
  ['table', row => row.table, row => h('code', {dir: 'ltr'}, row.table)]];

/** Shows the catalogue. */
export async function showCatalogue(main, parameters, signal) {
  document.title = `${say('catalogue.title')} – Zermelo`;
  try {
    const {solved, counted} = await get('catalogue', {}, signal);
    put(main, h('div', {class: 'stack'}, h('h1', {}, say('catalogue.title')), h('p', {class: 'soft'}, say('catalogue.lead')),
      found(solved), h('h2', {}, say('catalogue.counted')), larger(counted)));
  } catch (error) {
    if (!signal.aborted) put(main, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

function link(game) {
  return h('a', {href: address('/answer', {game}), class: 'mono', dir: 'ltr'}, game);
}

/** The solved games with a field to look for words and headings to sort by. */
function found(solved) {
  const order = {column: 0, down: false};
  const body = h('tbody');
  const told = h('p', {class: 'soft small', role: 'status'});
  const search = h('input', {type: 'search', class: 'wide', 'aria-label': say('catalogue.search'), placeholder: say('catalogue.search'), oninput: fill});
  const heads = COLUMNS.map(([key], column) => h('th', {scope: 'col', class: column > 2 || column === 1 ? 'number' : ''},
    h('button', {type: 'button', onclick() {
      order.down = order.column === column ? !order.down : column > 0;
      order.column = column;
      fill();
    }}, say(`catalogue.${key}`))));
  function fill() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = solved.filter(row => words.every(word => row.game.toLowerCase().includes(word)));
    const by = COLUMNS[order.column][1];
    rows.sort((one, other) => compare(by(one), by(other)) * (order.down ? -1 : 1));
    heads.forEach((head, column) => head.setAttribute('aria-sort', column !== order.column ? 'none' : order.down ? 'descending' : 'ascending'));
    put(told, say('catalogue.found', {count: rows.length}));
    put(body, rows.map(row => h('tr', {}, COLUMNS.map(([, value, shown], column) => shown
      ? h('td', {}, shown(row)) : h('td', {class: 'number'}, number(value(row)))))));
  }
  fill();
  return h('section', {class: 'card stack tight'}, search, told,
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data catalogue'}, h('thead', {}, h('tr', {}, heads)), body)));
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
      h('tbody', {}, counted.map(({game, plays}) => h('tr', {}, h('td', {}, link(game)), h('td', {dir: 'ltr'}, plays.map(number).join('; '))))))));
}
