// The coloured table of a task: a strip for one heap, a grid for two.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {say} from '../words.js';
import {go} from '../router.js';
import {className, drawGrid} from '../draw/grid.js';
import {waiting} from '../waiting.js';

/** Fills an element with the classes of all starts of some rules. */
export async function showClasses(element, rules, exam, signal) {
  const last = Math.max(20, ...exam.questions.map(question => Math.min(question.scan.to, 1000)));
  const size = Math.min(1000, last + 8);
  const wait = waiting(signal);
  const moves = h('select', {'aria-label': say('grid.moves'), onchange: () => load()},
    [1, 2, 3, 4, 6, 10, 26].map(count => h('option', {value: count, selected: count === 2}, say('grid.upto', {moves: count}))));
  const place = h('div', {});
  put(element, h('div', {class: 'row noprint'}, moves), place);

  async function load() {
    put(place, wait.element);
    try {
      const grid = await stream('classes', {rules, moves: moves.value, rows: size, columns: size}, {progress: wait.progress}, wait.signal);
      if (signal.aborted) return;
      put(place, drawGrid(grid, {
        onPick: heaps => go('/answer', {game: grid.game, start: heaps.join(', ')}),
        onWhy: async cell => reason(await get('classes-cell', {rules, cell, moves: moves.value}, signal)),
      }));
    } catch (error) {
      if (!signal.aborted) put(place, h('p', {class: 'note'}, error.message));
    }
  }

  await load();
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
