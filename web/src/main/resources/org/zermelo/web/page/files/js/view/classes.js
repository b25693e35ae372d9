// The coloured table of a task: a strip for one heap, a grid for two.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {clauses, phrase, say} from '../words.js';
import {go} from '../router.js';
import {className, codeOf, drawGrid} from '../draw/grid.js';
import {waiting} from '../waiting.js';

/** As far as the server looks: classes beyond it are rare, and told as open. */
const FARTHEST = 26;

/** Fills an element with the classes of all starts of some rules: all of them at first, then stage by stage as one steps. */
export async function showClasses(element, rules, exam, signal) {
  const last = Math.max(20, ...exam.questions.map(question => Math.min(question.scan?.to ?? 0, 1000)));
  const size = Math.min(1000, last + 8);
  const wait = waiting(signal);
  put(element, wait.element);
  try {
    const grid = await stream('classes', {rules, moves: FARTHEST, rows: size, columns: size}, {progress: wait.progress}, wait.signal);
    if (!signal.aborted) rooms(element, grid, rules, marksOf(exam, rules), signal);
  } catch (error) {
    if (!signal.aborted) put(element, h('p', {class: 'note'}, error.message));
  }
}

/** The starts that an answer is about: how many there are stands last and is none of them, a sum is of some. */
function startsOf({ask, answer = [], values = []}) {
  const made = /^(?:(minmax|min2|max2)-)?(?:sum|difference|product)$/.exec(ask);
  if (!made) return ask.endsWith('count') ? answer.slice(0, -1) : answer;
  return {minmax: [values[0], values.at(-1)], min2: values.slice(0, 2), max2: values.slice(-2)}[made[1]]?.filter(Number.isFinite) ?? values;
}

/** The row of the starts where the first heap is a number, and the answers with the numbers of their questions. */
export function marksOf(exam, rules) {
  const first = /^[^(]*\(\s*(\d+)\s*[,;]/.exec(rules);
  const answers = new Map();
  for (const question of exam.questions) {
    if (question.value !== 'sum') {
      for (const value of startsOf(question)) answers.set(value, [answers.get(value), question.number].filter(Boolean).join(' '));
    }
  }
  return {first: first ? Number(first[1]) : undefined, answers, critical: true};
}

/** With two heaps the rows about the starts first, the whole table one click away. */
function rooms(element, grid, rules, marks, signal) {
  if (grid.heaps !== 2 || marks.first === undefined || marks.first < grid.fromRow || marks.first >= grid.fromRow + grid.rows.length) {
    stages(element, grid, rules, {marks: grid.heaps === 1 ? {answers: marks.answers, critical: true} : {}}, signal);
    return;
  }
  const values = [...marks.answers.keys()];
  const from = Math.max(0, Math.min(...values, grid.rows[0].length) - 3 - grid.fromColumn);
  const upto = Math.max(from + 24, Math.max(0, ...values) + 6 - grid.fromColumn);
  const row = marks.first - grid.fromRow;
  const part = {...grid, fromRow: marks.first, fromColumn: grid.fromColumn + from, rows: grid.rows.slice(row, row + 11).map(line => line.slice(from, upto))};
  const place = h('div', {});
  const whole = h('input', {type: 'checkbox', class: 'wholegrid', onchange: () => show()});
  const show = () => stages(place, whole.checked ? grid : part, rules, {marks, game: grid.game}, signal);
  put(element, h('div', {class: 'stack tight'}, h('label', {class: 'row small noprint'}, whole, say('grid.whole')), place));
  show();
}

/** The picture with what has been decided within so many moves of the winner. */
function stages(element, grid, rules, {marks}, signal) {
  const place = h('div', {});
  const most = farthest(grid);
  const choice = h('select', {'aria-label': say('grid.moves'), onchange: () => draw()},
    h('option', {value: FARTHEST}, say('grid.all')),
    Array.from({length: most}, (_, index) => h('option', {value: index + 1}, say('grid.upto', {moves: index + 1}))));
  const step = (by, label, sign) => h('button', {type: 'button', 'aria-label': say(label), title: say(label), onclick() {
    // from all one steps back to the last stage, and on to the first
    const at = choice.selectedIndex + by;
    choice.selectedIndex = (at + most + 1) % (most + 1);
    draw();
  }}, h('span', {class: 'onward', 'aria-hidden': 'true'}, sign));
  put(element, h('div', {class: 'stack tight'}, most > 1 ? h('div', {class: 'row stages noprint'}, step(-1, 'grid.earlier', '◀\uFE0E'), choice, step(1, 'grid.later', '▶\uFE0E')) : null, place));

  function draw() {
    const moves = Number(choice.value);
    const note = h('div', {class: 'cellnote', role: 'status'});
    put(place, drawGrid(upTo(grid, moves), {
      marks,
      onPick: heaps => explain(note, {rules, heaps, moves, game: grid.game}, signal),
      onWhy: async cell => reason(await get('classes-cell', {rules, cell, moves}, signal)),
    }), note, h('p', {class: 'small soft'}, say('grid.marks')));
  }

  draw();
}

/** The longest win or loss of a grid, in moves of the winner. */
function farthest(grid) {
  let most = 0;
  for (const letter of new Set(grid.rows.join(''))) {
    const code = codeOf(letter);
    if (typeof code === 'number') most = Math.max(most, Math.abs(code));
  }
  return most;
}

/** The grid as it is when one looks no farther than some moves. */
function upTo(grid, moves) {
  const far = letter => {
    const code = codeOf(letter);
    return typeof code === 'number' && Math.abs(code) > moves ? '.' : letter;
  };
  return {...grid, rows: moves >= FARTHEST ? grid.rows : grid.rows.map(row => row.replace(/[a-z]/gi, far))};
}

/** A cell in its place: its code, what every move leads to with the deciding one marked, and the way to its page. Promises the heaps to which the moves lead. */
async function explain(note, {rules, heaps, moves, game}, signal) {
  const cell = heaps.join(', ');
  try {
    const found = await get('classes-cell', {rules, cell, moves}, signal);
    const decides = option => option.won || (found.code > 0 && !found.options.some(each => each.won) && -option.code === found.code - 1 && !option.ended);
    put(note, h('h3', {}, `(${cell}) – ${className(found.ended ? 'end' : found.code || null)}${found.code ? ` (${found.code > 0 ? '+' : '−'}${Math.abs(found.code)})` : ''}`),
      found.code ? h('p', {}, say(found.code > 0 ? 'grid.wins' : 'grid.loses', {moves: Math.abs(found.code)})) : null,
      h('ul', {class: 'replies'}, found.options.map(option => h('li', {class: decides(option) ? 'meant' : ''},
        decides(option) ? h('b', {}, '★ ') : null, h('span', {}, `${moved(option)} → ${option.position}`),
        ` – ${option.won ? say('grid.endwon') : option.ended ? say('grid.end') : className(option.code || null)}`))),
      h('p', {}, h('button', {type: 'button', onclick: () => go('/answer', {game, start: cell})}, say('grid.open.page'))));
    return found.options.map(option => option.position.match(/\d+/g).map(Number));
  } catch (error) {
    if (!signal.aborted) put(note, h('p', {class: 'note error'}, error.message));
    return [];
  }
}

/** Why a cell is in its class: the move that decides, or what every move leads to. */
function reason({code, options}) {
  const to = option => `${moved(option)} → ${option.position}${option.ended ? '' : ` ${className(option.code || null)}`}`;
  if (code > 0) {
    const best = options.find(option => option.won) ?? options.find(option => -option.code === code - 1);
    return best ? say('grid.because', {move: to(best)}) : '';
  }
  if (code < 0) return say('grid.every', {moves: list(options, to)});
  return list(options.filter(option => option.code <= 0), to);
}

/** A move as an exam tells it: +1 on heap 2, where the notation has h2:+1. */
function moved({move}) {
  const named = /^h(\d+):([^:]+)$/.exec(move);
  return named ? phrase('exam.why.move', {move: named[2], heap: named[1]}) : move;
}

function list(options, to) {
  return clauses([...options.slice(0, 5).map(to), ...options.length > 5 ? ['…'] : []]);
}
