// Play: against an opponent of any strength, or two people at one screen, with hints, undo and a look back.
import {h, put, announce} from '../dom.js';
import {get, stream} from '../api.js';
import {number, say} from '../words.js';
import {go, here} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawScene, placed} from '../draw/scene.js';
import {badge, disc, other, sign} from '../verdict.js';
import {choose} from './choose.js';
import {oddities} from './oddities.js';
import {review} from './review.js';
import {shareTools} from '../share.js';
import {told} from '../reason.js';
import {waiting} from '../waiting.js';
import {rove} from '../rove.js';

/** So many moves are all shown; more are folded. */
const FEW = 8;

/** Milliseconds that an opponent thinks at least, so that his move is seen. */
const PAUSE = 450;

/** Shows the game in the address, or the games to choose from. */
export async function showPlay(main, parameters, signal) {
  document.title = `${say('nav.play')} – Zermelo`;
  if (!parameters.game) {
    await choose(main, signal, '/play', 'play.choose', game => ({game}));
    return;
  }
  const body = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    gameLine({value: parameters.game, button: say('play.new'), signal, submit: game => go('/play', {...settings(parameters), game})}).element, body));
  try {
    await table(body, parameters, signal);
  } catch (error) {
    if (!signal.aborted) put(body, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

/** What stays the same from move to move and from game to game. */
function settings({side, opponent, sight, values, seed}) {
  return {side, opponent, sight, values, seed};
}

async function table(body, parameters, signal) {
  const side = parameters.side ?? 'first';
  const opponent = parameters.opponent ?? 'perfect';
  const question = {game: parameters.game, start: parameters.start, line: parameters.line};
  const position = await get('position', {...question, solve: 'no'}, signal);
  const mine = side === 'both' || position.toMove === side;
  const board = h('div', {class: 'stack'});
  put(body, h('div', {class: 'columns'}, board, h('div', {class: 'stack'}, controls(position, parameters), made(position, parameters), options(parameters, side, opponent, position.opponents))));
  if (position.over) {
    const ended = await get('position', question, signal);
    draw(board, position, parameters, null, null);
    body.append(end(ended, parameters, signal));
    return;
  }
  if (mine && parameters.values) {
    await valued(board, position, parameters, question, signal);
    return;
  }
  draw(board, position, parameters, null, mine ? move => make(position, move) : null);
  if (mine) return;
  try {
    await answerMove(board, position, parameters, opponent, signal);
  } catch (error) {
    if (!signal.aborted) sayWhy(error, opponent === 'perfect' ? say('play.another') : null);
  }
}

/** The board with the values of its moves; without them while they take long, and when they are refused or not waited for. */
async function valued(board, position, parameters, question, signal) {
  const show = answer => draw(board, position, parameters, answer, move => make(position, move));
  const wait = waiting(signal, () => {
    show(null);
    board.append(wait.element);
  });
  put(board, wait.element);
  try {
    const {answer} = await stream('position', question, {progress: wait.progress}, wait.signal);
    if (!signal.aborted) show(answer);
  } catch (error) {
    if (signal.aborted) return;
    show(null);
    sayWhy(error);
  }
}

/** Says beside the board what was refused or stopped; the game goes on, perhaps with another choice. */
function sayWhy(error, hint = null) {
  put(document.getElementById('said'), h('span', {class: 'error'}, error.name === 'AbortError' ? say('cancelled') : error.message), hint ? [' ', hint] : null);
}

function make(position, move) {
  go('/play', {...here(), line: [...position.line, move].join('~')});
}

/** The opponent's move; it takes the place of the address in which he was to move, so that Back is the player's own. */
async function answerMove(board, position, parameters, opponent, signal) {
  const wait = waiting(signal);
  board.append(wait.element);
  const {game, start, line, sight, seed} = parameters;
  const [reply] = await Promise.all([
    stream('reply', {game, start, line, opponent, sight, seed}, {progress: wait.progress}, wait.signal).finally(() => wait.element.remove()),
    new Promise(resolve => setTimeout(resolve, matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PAUSE)),
  ]);
  if (signal.aborted) return;
  announce(say(`play.${reply.by}.made`, {move: reply.move}));
  go('/play', {...here(), line: [...position.line, reply.move].join('~')}, {replace: true});
}

/** What is chosen on the board, and at which position: showing the values does not let go of it. */
const held = {at: '', chosen: [], zoom: {}};

/** Whether the reader wants to see the list of all moves; null while he has not said so. */
const wish = {open: null};

function draw(board, position, parameters, answer, onMove) {
  const values = answer ? new Map((answer.moves ?? []).map(move => [move.move, move.value])) : null;
  const at = [position.game, ...position.line].join('~');
  if (held.at !== at) Object.assign(held, {at, chosen: []});
  put(board,
    h('section', {class: 'card stack', 'aria-label': say('answer.position')},
      h('div', {class: 'spread'}, h('h1', {class: 'turn'}, disc(position.toMove), ' ',
        h('span', {class: 'sentence'}, position.over ? say('play.over') : say(`tomove.${position.toMove}`))), totals(position)),
      position.over ? null : h('div', {class: 'how small soft'}, position.how.map(sentence => h('p', {}, sentence))),
      oddities(position),
      drawScene(position.scene, {onMove, values, toMove: position.toMove, held}),
      h('p', {class: 'said', id: 'said', role: 'status'}, onMove || position.over ? '' : say('play.thinking')),
      onMove ? picks(position.scene, answer, onMove) : null));
}

/** The moves as buttons: those that the board has no place for, and all of them, folded where they are many. */
function picks({targets = [], ...scene}, answer, onMove) {
  const onBoard = placed({...scene, targets});
  const known = new Set((answer?.moves ?? []).map(({move}) => move));
  const all = [...answer?.moves ?? [], ...[...new Set(targets.map(target => target.move))].filter(move => !known.has(move)).map(move => ({move}))];
  const off = all.filter(({move}) => !onBoard.has(move));
  const list = (moves, name) => rove(h('ul', {class: 'picks', 'aria-label': say('answer.moves')}, moves.map(({move, value}) => h('li', {},
    h('button', {type: 'button', 'data-pick': move, onclick: () => onMove(move)}, h('span', {class: 'mono', dir: 'ltr'}, move), value ? badge(value) : null)))), 'button', name);
  if (all.length <= FEW) return list(all, 'picks');
  const folded = h('details', {class: 'plain', open: wish.open ?? off.length === all.length},
    h('summary', {onclick: () => {
      wish.open = !folded.open;
    }}, say('play.allmoves', {count: number(all.length)})), list(all, 'picks'));
  return [off.length && off.length < all.length ? list(off, 'off') : null, folded];
}

function totals(position) {
  if (!position.totals) return null;
  return h('p', {class: 'row total'}, disc('first'), h('b', {}, position.totals.first), say('answer.to'), disc('second'), h('b', {}, position.totals.second));
}

function made(position, parameters) {
  return h('section', {class: 'card', 'aria-label': say('answer.played')}, h('h2', {}, say('answer.played')),
    position.line.length === 0 ? h('p', {class: 'soft'}, say('play.none')) : rove(h('ol', {class: 'line', dir: 'ltr'},
      position.line.map((move, index) => h('li', {}, h('button', {
        type: 'button', title: say('play.backto'),
        onclick: () => go('/play', {...parameters, line: position.line.slice(0, index + 1).join('~'), side: 'both'}),
      }, disc(index % 2 ? 'second' : 'first'), move)))), 'button', 'played'));
}

function controls(position, parameters) {
  const side = parameters.side ?? 'first';
  const back = side === 'both' ? 1 : position.toMove === side || position.over ? undoLength(position, side) : 1;
  return h('section', {class: 'card stack tight', 'aria-label': say('play.controls')},
    h('div', {class: 'row'},
      h('button', {type: 'button', disabled: position.line.length < back || back === 0, onclick: () =>
        go('/play', {...parameters, line: position.line.slice(0, -back).join('~')})}, say('play.undo')),
      h('button', {type: 'button', disabled: position.over, onclick: () => hint(parameters)}, say('play.hint')),
      h('button', {type: 'button', onclick: () => go('/play', {...parameters, line: ''})}, say('play.again'))),
    h('button', {type: 'button', 'aria-pressed': String(Boolean(parameters.values)), onclick: () =>
      go('/play', {...parameters, values: parameters.values ? '' : '1'}, {replace: true})}, say('play.values')),
    h('div', {class: 'row'}, shareTools()));
}

/** How many plies to take back so that the player is to move again. */
function undoLength(position, side) {
  const last = position.line.length % 2 ? 'first' : 'second';
  const plies = position.over && last === side ? 1 : 2;
  return position.line.length >= plies ? plies : 0;
}

async function hint(parameters) {
  const said = document.getElementById('said');
  try {
    const position = await get('position', {game: parameters.game, start: parameters.start, line: parameters.line});
    // the game may have gone on meanwhile
    if (!said.isConnected) return;
    const best = position.answer.moves[0];
    if (!best?.best) {
      await allLose(parameters, position.reason, said, best ? 'play.lost' : 'play.all-lose');
      return;
    }
    put(said, say('play.best', {move: best.move}), ' ', badge(best.value), position.reason ? h('span', {class: 'soft reason'}, ' ', told(position.reason)) : null);
    document.querySelector('.scene')?.dispatchEvent(new CustomEvent('hint', {detail: best.move}));
    document.querySelector(`[data-pick="${CSS.escape(best.move)}"]`)?.classList.add('hinted');
  } catch (error) {
    if (said.isConnected) sayWhy(error);
  }
}

/** A lost position whose moves are alike, or more than are listed: what the perfect opponent would play there. */
async function allLose(parameters, reason, said, key) {
  const {move} = await get('reply', {game: parameters.game, start: parameters.start, line: parameters.line});
  if (!said.isConnected) return;
  put(said, say(key, {move}), reason ? h('span', {class: 'soft reason'}, ' ', told(reason)) : null);
}

function options(parameters, side, opponent, fitting) {
  const set = (name, value) => go('/play', {...parameters, [name]: value}, {replace: true});
  const select = (name, value, choices, label) => h('label', {class: 'field'}, h('span', {}, label),
    h('select', {onchange: event => set(name, event.target.value)}, choices.map(([code, text]) => h('option', {value: code, selected: code === value}, text))));
  return h('section', {class: 'card stack tight', 'aria-label': say('play.options')},
    select('side', side, ['first', 'second', 'both'].map(code => [code, say(`play.side.${code}`)]), say('play.you')),
    side === 'both' ? null : select('opponent', opponent, [...new Set([...fitting, opponent])].map(code => [code, say(`play.opponent.${code}`)]), say('play.opponent')),
    side !== 'both' && opponent === 'limited'
      ? select('sight', parameters.sight ?? '2', ['1', '2', '3', '4', '5', '6'].map(n => [n, say('play.plies', {plies: Number(n)})]), say('play.sight')) : null);
}

function end(ended, parameters, signal) {
  const side = parameters.side ?? 'first';
  const winner = result(ended);
  const text = winner === null ? say('play.level')
    : side === 'both' ? say(`play.${winner}.won`) : say(winner === side ? 'play.youwon' : 'play.youlost');
  announce(text);
  const look = h('div', {class: 'stack'});
  const section = h('section', {class: 'card stack fade'}, h('h2', {class: 'result', 'data-landing': '', tabindex: '-1'}, winner ? disc(winner) : null, ' ', text), look);
  review(look, {game: parameters.game, start: parameters.start, line: parameters.line}, signal);
  return section;
}

/** Who has won an ended game. */
function result(ended) {
  if (ended.totals) {
    const by = Number(ended.totals.first) - Number(ended.totals.second);
    return by > 0 ? 'first' : by < 0 ? 'second' : null;
  }
  const who = sign(ended.answer.value);
  return who > 0 ? ended.toMove : who < 0 ? other(ended.toMove) : null;
}
