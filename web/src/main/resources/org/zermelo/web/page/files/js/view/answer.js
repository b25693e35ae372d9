// The answer to a game: who wins, by how much, why, every move, the main line, and what else can be looked at.
import {h, put, announce} from '../dom.js';
import {stream} from '../api.js';
import {say, number, figure} from '../words.js';
import {answerAddress, go, here, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawScene} from '../draw/scene.js';
import {oddities} from './oddities.js';
import {takenItem} from '../draw/row.js';
import {badge, counts as inPoints, disc, other, verdictSentence} from '../verdict.js';
import {waiting} from '../waiting.js';
import {binaryTable, nimTable} from '../draw/binary.js';
import {extras} from './extras.js';
import {exportTools, moreTools} from '../share.js';
import {keeping} from '../stale.js';
import {moveText} from '../movewords.js';
import {told} from '../reason.js';
import {rove} from '../rove.js';
import {total} from '../exact.js';

/** So many moves are shown at once, the best first; the others are folded, where they are more than a few. */
const FEW = 12;
const REST = 3;

/** Shows the answer of the game in the address. */
export async function showAnswer(main, parameters, signal) {
  const {game = ''} = parameters;
  if (game === '') {
    go('/', {}, {replace: true});
    return;
  }
  document.title = `${game} – Zermelo`;
  const body = h('div', {class: 'stack'});
  const held = keeping(body, 'rules.stale');
  const line = gameLine({value: game, signal, submit: (text, parsed) => go(...answerAddress(text, parsed)), onText: text => held.stale(text.trim() !== game.trim())});
  put(main, h('div', {class: 'stack'}, line.element, held.element));
  let begun = null;
  const board = h('div');
  // the board is there while its answer takes long
  const show = () => {
    if (begun && !wait.element.hidden) put(board, unsolved(begun, parameters));
  };
  const wait = waiting(signal, show);
  put(body, wait.element, board);
  try {
    const position = await stream('position', question(parameters), {progress: wait.progress, news: start => {
      begun = start;
      show();
    }}, wait.signal);
    if (signal.aborted) return;
    put(body, answer(position, parameters, signal));
    if (!held.isStale()) announce(verdictSentence(overall(position), position.toMove));
  } catch (error) {
    if (signal.aborted) return;
    // what is wrong with the text of the game is said under the line
    put(body, error.place && error.kind === 'bad-input' ? null : h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message),
      error.ask ? h('p', {class: 'noprint'}, h('a', {class: 'button main', href: address('/answer', {...parameters, value: error.ask, method: ''})}, say('answer.winner'))) : null,
      begun ? unsolved(begun, parameters) : null);
  }
}

function question(parameters) {
  const {game, start, line, value, method} = parameters;
  return {game, start, line, value, method};
}

/** Goes to the position after one more move. */
function play(position, move) {
  go('/answer', {...here(), line: [...position.line, move].join('~')});
}

function answer(position, parameters, signal) {
  const values = new Map((position.answer.moves ?? []).map(({move, value}) => [move, value]));
  const scene = drawScene(position.scene, {onMove: move => play(position, move), values, best: bestOf(position.answer), last: position.last, begun: position.begun});
  return h('div', {class: 'stack fade'},
    h('div', {class: 'columns'},
      h('div', {class: 'stack'},
        verdict(position, scene),
        played(position, parameters),
        why(position)),
      h('div', {class: 'stack'}, moves(position), nextSteps(position, parameters, scene))),
    mainLine(position),
    extras(position, parameters, signal));
}

/** The position of which the answer is not there yet, was refused or not waited for: moves can be made, and others may be small enough. */
function unsolved(position, parameters) {
  return h('div', {class: 'stack'}, oddities(position),
    h('section', {class: 'card stack', 'aria-label': say('answer.position')},
      drawScene(position.scene, {onMove: move => play(position, move), last: position.last, begun: position.begun})),
    played(position, parameters),
    nextSteps(position, parameters));
}

/** The value of the whole game: points made before count too. */
function overall({answer: {value}, totals, toMove}) {
  if (!inPoints(value) || !totals) return value;
  return {...value, margin: total(totals[toMove], -BigInt(totals[other(toMove)]), value.margin)};
}

/** Who wins, what to play, and where that shows on the board. */
function verdict(position, scene) {
  return h('section', {class: 'card verdict', 'aria-labelledby': 'verdict'},
    h('p', {class: 'printonly mono', dir: 'ltr'}, position.game),
    h('h1', {id: 'verdict'}, verdictSentence(overall(position), position.toMove)),
    oddities(position),
    bestMove(position),
    score(position),
    scene,
    h('ul', {class: 'facts'},
      position.over ? h('li', {}, say('answer.over')) : h('li', {}, disc(position.toMove), ' ', say(`tomove.${position.toMove}`)),
      h('li', {}, say(`convention.${position.convention}`))));
}

/** Why it is so, and how it was found. */
function why(position) {
  const {value, status, method, counts, reason} = position.answer;
  return h('section', {class: 'card stack tight'},
    nimTable(reason) ? binaryTable(nimTable(reason)) : position.reason ? h('p', {class: 'reason'}, told(position.reason)) : null,
    h('details', {class: 'plain'}, h('summary', {class: 'small'}, say('answer.how')), h('ul', {class: 'facts'},
      h('li', {}, say(`status.${status}`)),
      value.kind === 'nimber' && value.nimber !== undefined ? h('li', {}, say('answer.nimber', {nimber: `∗${value.nimber}`})) : null,
      h('li', {}, say('answer.by', {method}), counts.nodes > 0 ? [', ', say('answer.counted', {nodes: number(counts.nodes), count: counts.nodes})] : null))));
}

/** What to play, in words; nothing where no move is better than another. */
function bestMove(position) {
  const {answer} = position;
  if (bestOf(answer) === null) return null;
  return h('p', {class: 'bestmove'}, say('answer.playmove'), ' ', h('b', {}, moveText(bestOf(answer), position)));
}

/** The move that is told, and marked on the board; null where none is better than another. */
function bestOf(answer) {
  const all = answer.moves ?? [];
  const best = all.filter(each => each.best);
  return best.length === 0 || best.length === all.length && all.length > 1 ? null : best[0].move;
}

/** The points of both at the end of best play, those already made included. */
function score(position) {
  const {value} = position.answer;
  if (value.first === undefined) return null;
  const mover = position.toMove;
  const totals = position.totals;
  const end = {[mover]: total(totals[mover], value.first), [other(mover)]: total(totals[other(mover)], value.second)};
  return h('p', {class: 'row'},
    disc('first'), h('b', {}, number(end.first)), say('answer.to'), disc('second'), h('b', {}, number(end.second)),
    h('span', {class: 'soft'}, say(position.line.length ? 'answer.endscore' : 'answer.bestscore')));
}

function played(position, parameters) {
  if (position.line.length === 0) return null;
  return h('section', {class: 'card stack tight', 'aria-labelledby': 'played'},
    h('h2', {id: 'played'}, say('answer.played')),
    rove(h('ol', {class: 'line', dir: 'ltr'},
      h('li', {}, h('button', {type: 'button', onclick: () => go('/answer', {...parameters, line: ''})}, say('answer.start'))),
      position.line.map((move, index) => h('li', {}, h('button', {
        type: 'button', 'aria-current': index === position.line.length - 1 ? 'step' : null,
        onclick: () => go('/answer', {...parameters, line: position.line.slice(0, index + 1).join('~')}),
      }, disc(index % 2 ? 'second' : 'first'), moveText(move, position))))), 'button', 'played'));
}

function moves(position) {
  const all = position.answer.moves ?? [];
  if (all.length === 0) return null;
  const shown = all.slice(0, 300);
  const item = ({move, value, best}) => h('li', {class: best ? 'best' : ''},
    h('button', {type: 'button', onclick: () => play(position, move)},
      h('span', {}, moveText(move, position), taken(position, move), best ? h('span', {class: 'small soft'}, ' ', say('answer.best')) : null),
      badge(value)));
  const few = shown.length <= FEW + REST ? shown.length : FEW;
  return h('section', {class: 'card', 'aria-labelledby': 'moves'},
    h('h2', {id: 'moves'}, say('answer.moves')),
    rove(h('ul', {class: 'moves'}, shown.slice(0, few).map(item)), 'button', 'moves'),
    shown.length > few ? h('details', {class: 'plain'}, h('summary', {}, say('answer.moves.more', {count: number(shown.length - few)})),
      rove(h('ul', {class: 'moves many'}, shown.slice(few).map(item)), 'button', 'moremoves')) : null,
    rest(position, all));
}

/** Buttons that save the board; several boards beside each other are several pictures, and none is saved. */
function save(scene) {
  const boards = scene.querySelectorAll(':scope > svg');
  return boards.length === 1 ? exportTools({name: 'board', svg: () => boards[0]}) : null;
}

function taken({scene}, move) {
  const item = takenItem(scene, move);
  return item === null ? null : h('span', {class: 'soft'}, ` ${figure(item)}`);
}

function rest(position, all) {
  const count = (position.answer.moveCount ?? all.length) - Math.min(all.length, 300);
  return count > 0 ? h('p', {class: 'small soft'}, say('answer.more', {count: number(count)})) : null;
}

function mainLine(position) {
  const {line = [], lineLength} = position.answer;
  if (line.length === 0) return null;
  const shown = line.slice(0, 200);
  return h('section', {class: 'card', 'aria-labelledby': 'mainline'},
    h('h2', {id: 'mainline'}, say('answer.line')),
    rove(h('ol', {class: 'line', dir: 'ltr'}, shown.map((step, index) => h('li', {}, h('button', {
      type: 'button',
      onclick: () => go('/answer', {...here(), line: [...position.line, ...line.slice(0, index + 1).map(each => each.move)].join('~')}),
    }, disc(step.by === 'first' ? position.toMove : other(position.toMove)), moveText(step.move, position),
    step.gain === undefined ? null : h('span', {class: 'soft'}, gained(step)))))), 'button', 'line'),
    (lineLength ?? line.length) > shown.length
      ? h('p', {class: 'small soft'}, say('answer.longer', {count: number((lineLength ?? line.length) - shown.length)})) : null);
}

/** The points of a move; where both get some, those of the other behind a colon. */
function gained({gain, both = 0}) {
  const points = value => `+${figure(value)}`.replace(/\+(\u2068?)-/, '$1−');
  return points(total(gain, both)) + (both ? ` : ${points(both)}` : '');
}

function nextSteps(position, parameters, scene = null) {
  return h('section', {class: 'card noprint stack tight'},
    h('a', {class: 'button main', href: address('/play', {game: parameters.game, start: parameters.start, line: parameters.line})}, say('answer.play')),
    moreTools(scene && save(scene)));
}
