// The coloured table of a task: a strip for one heap, a grid for two.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {say} from '../words.js';
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
    if (!signal.aborted) stages(element, grid, rules, signal);
  } catch (error) {
    if (!signal.aborted) put(element, h('p', {class: 'note'}, error.message));
  }
}

/** The picture with what has been decided within so many moves of the winner. */
function stages(element, grid, rules, signal) {
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
    put(place, drawGrid(upTo(grid, moves), {
      onPick: heaps => go('/answer', {game: grid.game, start: heaps.join(', ')}),
      onWhy: async cell => reason(await get('classes-cell', {rules, cell, moves}, signal)),
    }));
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

/** Why a cell is in its class: the move that decides, or what every move leads to. */
function reason({code, options}) {
  const to = option => `${option.move} → ${option.position}${option.ended ? '' : ` ${className(option.code || null)}`}`;
  if (code > 0) {
    const best = options.find(option => option.won) ?? options.find(option => -option.code === code - 1);
    return best ? say('grid.because', {move: to(best)}) : '';
  }
  if (code < 0) return say('grid.every', {moves: list(options, to)});
  return list(options.filter(option => option.code <= 0), to);
}

function list(options, to) {
  const shown = options.slice(0, 5).map(to).join('; ');
  return options.length > 5 ? `${shown}; …` : shown;
}
