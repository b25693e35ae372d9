// A look back at a played game: its value ply by ply, and the move that lost it.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {told} from '../reason.js';
import {say} from '../words.js';
import {go, here} from '../router.js';
import {badge, disc} from '../verdict.js';
import {drawHistory} from '../draw/history.js';
import {exportTools} from '../share.js';
import {csvText} from '../csv.js';
import {waiting} from '../waiting.js';

/** Fills an element with the review of a game, and with what follows from it. */
export async function review(element, question, signal, then) {
  const wait = waiting(signal);
  put(element, wait.element);
  try {
    const looked = await stream('review', question, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    show(element, looked, then(looked));
  } catch (error) {
    if (!signal.aborted) put(element, h('p', {class: 'note error'}, error.message));
  }
}

function show(element, {plies, sentences}, next) {
  const chart = drawHistory(plies);
  put(element,
    sentences.map(sentence => h('p', {class: 'reason'}, told(sentence))), next,
    h('div', {class: 'drawing', tabindex: '0'}, chart),
    exportTools({name: 'history', svg: () => chart, csv: () => table(plies)}),
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data'},
      h('thead', {}, h('tr', {}, ['ply', 'move', 'worth', 'best', 'grade'].map(key => h('th', {scope: 'col'}, say(`review.${key}`))))),
      h('tbody', {}, plies.map((ply, index) => h('tr', {},
        h('td', {}, h('button', {type: 'button', class: 'quiet', onclick: () => back(ply.ply)}, disc(ply.by), ' ', ply.ply)),
        h('td', {class: 'mono', dir: 'ltr'}, ply.move),
        h('td', {}, badge(ply.made)),
        h('td', {class: 'mono', dir: 'ltr'}, ply.grade === 'best' ? '' : ply.best),
        h('td', {}, ply.grade === 'best' ? '' : h('span', {class: `value ${ply.grade === 'blunder' ? 'loss' : 'draw'}`}, say(`review.${ply.grade}`)))))))));
}

/** Goes back to the position before a move, with both sides in the reader's hands. */
function back(ply) {
  go('/play', {...here(), side: 'both', values: '1', line: until(here().line, ply)});
}

/** A line before its move of this number; the review need not have all moves. */
export function until(line, ply) {
  const moves = line.includes('~') ? line.split('~') : line.trim().split(/\s+/);
  return moves.slice(0, ply - 1).map(move => move.trim()).join('~');
}

function table(plies) {
  return csvText([['ply', 'by', 'move', 'grade', 'best'], ...plies.map(ply => [ply.ply, ply.by, ply.move, ply.grade, ply.best])]);
}
