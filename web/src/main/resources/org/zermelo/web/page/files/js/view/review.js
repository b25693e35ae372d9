// A look back at a played game: its value ply by ply, and the move that lost it.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {moveText} from '../movewords.js';
import {told} from '../reason.js';
import {say} from '../words.js';
import {go, here} from '../router.js';
import {badge, disc} from '../verdict.js';
import {drawHistory} from '../draw/history.js';
import {exportTools} from '../share.js';
import {csvText} from '../csv.js';
import {waiting} from '../waiting.js';

/** Fills an element with the review of a game; what was found is told first. */
export async function review(element, {position, ...question}, signal, tell) {
  const wait = waiting(signal);
  put(element, wait.element);
  try {
    const looked = await stream('review', question, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    tell(looked);
    show(element, looked, position);
  } catch (error) {
    if (!signal.aborted) put(element, h('p', {class: 'note error'}, error.message));
  }
}

function show(element, {plies, sentences}, position) {
  const chart = drawHistory(plies);
  put(element,
    sentences.map(sentence => h('p', {class: 'reason'}, told(sentence))),
    h('div', {class: 'drawing', tabindex: '0'}, chart),
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data'},
      h('thead', {}, h('tr', {}, ['ply', 'move', 'worth', 'best', 'grade'].map(key => h('th', {scope: 'col'}, say(`review.${key}`))))),
      h('tbody', {}, plies.map((ply, index) => h('tr', {},
        h('td', {}, h('button', {type: 'button', class: 'quiet', onclick: () => back(ply.ply)}, disc(ply.by), ' ', ply.ply)),
        h('td', {}, moveText(ply.move, position)),
        h('td', {}, badge(ply.made)),
        h('td', {}, ply.grade === 'best' ? '' : moveText(ply.best, position)),
        h('td', {}, ply.grade === 'best' ? '' : h('span', {class: `value ${ply.grade === 'blunder' ? 'loss' : 'draw'}`}, say(`review.${ply.grade}`)))))))),
    exportTools({name: 'history', svg: () => chart, csv: () => table(plies)}));
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
