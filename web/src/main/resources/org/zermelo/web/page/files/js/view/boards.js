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

/** Boards of a range of sizes, such as domineering(1..4 x 1..5). */
const RANGES = /^\s*[\p{L}-]+\s*\(\s*\d+\s*\.\.\s*\d+\s*[x×х]\s*\d+\s*\.\.\s*\d+\s*\)\s*$/u;

/** The longest value that stands in a cell. */
const LONGEST = 24;

/** The table of all boards that a text of ranges names; null for another text. */
export function rangesCard(text, {of = 'value'}, signal) {
  if (!RANGES.test(text)) return null;
  const place = h('div', {});
  const kind = kinds(of);
  kind.addEventListener('change', () => {
    go('/value', {...here(), of: kind.value}, {replace: true, keep: true});
    fill(place, text, kind.value, signal);
  });
  fill(place, text, of, signal);
  return h('section', {class: 'card stack tight fade', 'aria-label': say('value.boards')},
    h('h1', {}, say('value.boards')), h('p', {class: 'small soft'}, say('value.boards.colours')),
    h('div', {class: 'row noprint'}, h('label', {}, say('value.boards.of'), ' ', kind)), place);
}

function kinds(of) {
  return h('select', {'aria-label': say('value.boards.of')}, KINDS.map(each => h('option', {value: each, selected: each === of}, say(`value.boards.${each}`))));
}

/** The card with the table; null for a text that is not one whole board. */
export function boardsCard(text, {boards = '', of = 'value'}, signal) {
  const [, name, rows, columns] = BOARD.exec(text) ?? [];
  if (!name) return null;
  const place = h('div', {});
  const number = (value, label) => h('label', {}, label, ' ', h('input', {class: 'text', type: 'number', min: '1', max: '20', value, required: true}));
  const [high, wide] = boards.match(/\d+/g) ?? [rows, columns];
  const [down, along] = [number(high, say('value.boards.rows')), number(wide, say('value.boards.columns'))];
  const kind = kinds(of);
  const asked = () => ({...here(), boards: `${down.lastChild.value}x${along.lastChild.value}`, of: kind.value});
  const form = h('form', {class: 'row noprint', onsubmit: event => {
    event.preventDefault();
    go('/value', asked(), {replace: true, keep: true});
    fill(place, upTo(name, asked().boards), kind.value, signal);
  }}, down, along, h('label', {}, say('value.boards.of'), ' ', kind), h('button', {type: 'submit'}, say('solve')));
  if (boards) fill(place, upTo(name, boards), of, signal);
  return h('section', {class: 'card stack tight', 'aria-label': say('value.boards')},
    h('h2', {}, say('value.boards')), h('p', {class: 'small soft'}, say('value.boards.how')), form, place);
}

/** All boards of a game up to a size. */
function upTo(name, size) {
  const [rows, columns] = size.split('x');
  return `${name}(1..${rows} x 1..${columns})`;
}

async function fill(place, text, of, signal) {
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const table = await get('boards', {text}, wait.signal);
    if (!signal.aborted) put(place, drawn(table, of));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

function drawn({game, rows, columns, boards}, of) {
  const size = (row, column) => `${game}(${rows + row}x${columns + column})`;
  return h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data heats', dir: 'ltr'},
    h('thead', {}, h('tr', {}, h('td', {}), boards[0].map((board, column) => h('th', {scope: 'col'}, columns + column)))),
    h('tbody', {}, boards.map((row, index) => h('tr', {}, h('th', {scope: 'row'}, rows + index), row.map((board, column) =>
      h('td', {class: `heat ${heatLevel(board.temperature)}`, title: `${size(index, column)}: ${say('value.temperature', board)}`},
        h('a', {href: address('/value', {text: size(index, column)})}, cell(board, of)))))))));
}

function cell(board, of) {
  if (of === 'outcome') return say(`value.boards.${board.outcome}`);
  const text = board[of] ?? '…';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
