// A table of all boards of one ruleset up to a size: what each is worth, coloured by its temperature.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {address, go, here} from '../router.js';
import {heatLevel} from '../heat.js';
import {waiting} from '../waiting.js';

const KINDS = ['value', 'mean', 'temperature', 'outcome'];

/** A board of one size and nothing else, such as domineering(2x3). */
const BOARD = /^\s*([\p{L}-]+)\s*\(\s*(\d{1,2})\s*[x×х]\s*(\d{1,2})\s*\)\s*$/u;

/** The longest value that stands in a cell. */
const LONGEST = 24;

/** The card with the table; null for a text that is not one whole board. */
export function boardsCard(text, {boards = '', of = 'value'}, signal) {
  const [, name, rows, columns] = BOARD.exec(text) ?? [];
  if (!name) return null;
  const place = h('div', {});
  const number = (value, label) => h('label', {}, label, ' ', h('input', {class: 'text', type: 'number', min: '1', max: '20', value, required: true}));
  const [high, wide] = boards.match(/\d+/g) ?? [rows, columns];
  const [down, along] = [number(high, say('value.boards.rows')), number(wide, say('value.boards.columns'))];
  const kind = h('select', {'aria-label': say('value.boards.of')}, KINDS.map(each => h('option', {value: each, selected: each === of}, say(`value.boards.${each}`))));
  const asked = () => ({...here(), boards: `${down.lastChild.value}x${along.lastChild.value}`, of: kind.value});
  const form = h('form', {class: 'row noprint', onsubmit: event => {
    event.preventDefault();
    go('/value', asked(), {replace: true, keep: true});
    fill(place, name, asked(), signal);
  }}, down, along, h('label', {}, say('value.boards.of'), ' ', kind), h('button', {type: 'submit'}, say('solve')));
  if (boards) fill(place, name, {boards, of}, signal);
  return h('section', {class: 'card stack tight', 'aria-label': say('value.boards')},
    h('h2', {}, say('value.boards')), h('p', {class: 'small soft'}, say('value.boards.how')), form, place);
}

async function fill(place, name, {boards, of}, signal) {
  const [rows, columns] = boards.split('x');
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const table = await get('boards', {text: `${name}(1..${rows} x 1..${columns})`}, wait.signal);
    if (!signal.aborted) put(place, drawn(table, of));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

function drawn({game, boards}, of) {
  return h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data heats', dir: 'ltr'},
    h('thead', {}, h('tr', {}, h('td', {}), boards[0].map((board, column) => h('th', {scope: 'col'}, column + 1)))),
    h('tbody', {}, boards.map((row, index) => h('tr', {}, h('th', {scope: 'row'}, index + 1), row.map((board, column) =>
      h('td', {class: `heat ${heatLevel(board.temperature)}`, title: `${game}(${index + 1}x${column + 1}): ${say('value.temperature', board)}`},
        h('a', {href: address('/value', {text: `${game}(${index + 1}x${column + 1})`})}, cell(board, of)))))))));
}

function cell(board, of) {
  if (of === 'outcome') return say(`value.boards.${board.outcome}`);
  const text = board[of] ?? '…';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
