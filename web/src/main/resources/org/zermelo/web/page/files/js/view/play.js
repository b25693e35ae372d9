// Play: against an opponent of any strength, or two people at one screen, with hints, undo and a look back.
import {h, put, announce} from '../dom.js';
import {get, stream} from '../api.js';
import {number, say} from '../words.js';
import {go, here} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawScene, placed} from '../draw/scene.js';
import {moves as mayMove} from '../draw/motion.js';
import {moveText, moveWords} from '../movewords.js';
import {badge, disc} from '../verdict.js';
import {choose} from './choose.js';
import {ended, result} from './ended.js';
import {hint} from './hint.js';
import {options, usual} from './levels.js';
import {oddities} from './oddities.js';
import {begun, starters} from './position.js';
import {moreTools} from '../share.js';
import {sound, soundButton} from '../sound.js';
import {waiting} from '../waiting.js';
import {rove} from '../rove.js';

/** So many moves are all shown; more are folded. */
const FEW = 8;

/** Milliseconds between a move and the reply to it, so that both are seen. */
const PAUSE = 700;

/** The move of who has none: it is made by itself, and not told. */
const PASS = 'pass';

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
  const question = {game: parameters.game, start: parameters.start, line: parameters.line};
  const position = await get('position', {...question, solve: 'no'}, signal);
  if (passes(position)) {
    go('/play', {...here(), line: [...position.line, PASS].join('~')}, {replace: true});
    return;
  }
  const opponent = parameters.opponent || usual();
  const mine = !position.over && (side === 'both' || position.toMove === side);
  const board = h('div', {class: 'stack'});
  put(body, h('div', {class: 'columns'}, board, h('div', {class: 'stack'}, controls(position, parameters), made(position, parameters), options(parameters, position, opponent))));
  const show = (answer, onMove, after = null) => draw(board, position, parameters, {answer, onMove, after});
  if (position.over) {
    const {first, card} = ended(position, parameters, opponent, signal);
    show(null, null, first);
    announce(result(position, side));
    board.append(card);
    return;
  }
  if (mine && parameters.values) {
    await valued(board, position, question, show, signal);
    return;
  }
  show(null, mine ? move => make(position, move) : null);
  if (mine) return;
  try {
    await answerMove(board, position, {...parameters, opponent}, signal);
  } catch (error) {
    if (!signal.aborted) sayWhy(error, opponent === 'perfect' ? say('play.another') : null);
  }
}

/** Whether nothing can be done but to pass. */
function passes({over, scene}) {
  return !over && scene.targets.length === 1 && scene.targets[0].move === PASS;
}

/** The board with the values of its moves; without them while they take long, and when they are refused or not waited for. */
async function valued(board, position, question, show, signal) {
  const onMove = move => make(position, move);
  const wait = waiting(signal, () => {
    show(null, onMove);
    board.append(wait.element);
  });
  put(board, wait.element);
  try {
    const {answer} = await stream('position', question, {progress: wait.progress}, wait.signal);
    if (!signal.aborted) show(answer, onMove);
  } catch (error) {
    if (signal.aborted) return;
    show(null, onMove);
    sayWhy(error);
  }
}

/** Says beside the board what was refused or stopped; the game goes on, perhaps with another choice. */
function sayWhy(error, advice = null) {
  put(document.getElementById('said'), h('span', {class: 'error'}, error.name === 'AbortError' ? say('cancelled') : error.message), advice ? [' ', advice] : null);
}

function make(position, move) {
  go('/play', {...here(), line: [...position.line, move].join('~')});
}

/** The opponent's move; it takes the place of the address in which it was to move, so that Back is the player's own. */
async function answerMove(board, position, parameters, signal) {
  const {game, start, line, sight, seed, opponent} = parameters;
  const weaker = opponent === 'perfect'
    ? h('button', {type: 'button', onclick: () => go('/play', {...here(), opponent: 'hard'}, {replace: true})}, say('play.weaker')) : null;
  const wait = waiting(signal, undefined, weaker);
  board.append(wait.element);
  const [reply] = await Promise.all([
    stream('reply', {game, start, line, opponent, sight, seed}, {progress: wait.progress}, wait.signal).finally(() => wait.element.remove()),
    new Promise(resolve => setTimeout(resolve, mayMove() ? PAUSE : 0)),
  ]);
  if (signal.aborted) return;
  announce(say(`play.${reply.by}.made`, {move: moveWords(reply.move, position)}));
  go('/play', {...here(), line: [...position.line, reply.move].join('~')}, {replace: true});
}

/** What is chosen on the board, and at which position: showing the values does not let go of it. */
const held = {at: '', chosen: [], zoom: {}};

/** The position that was on the board last, to tell whether a move has been made since. */
const seen = {game: '', line: []};

/** Whether the reader wants to see the list of all moves; null while he has not said so. */
const wish = {open: null};

/** Whether the last move of a position has been made since the board was drawn before. */
function isNew({game, line}) {
  const before = line.slice(0, -1);
  const fresh = seen.game === game && (same(seen.line, before) || before.at(-1) === PASS && same(seen.line, before.slice(0, -1)));
  Object.assign(seen, {game, line});
  return fresh;
}

function same(one, other) {
  return one.length === other.length && one.every((move, index) => move === other[index]);
}

function draw(board, position, parameters, {answer, onMove, after}) {
  const side = parameters.side ?? 'first';
  const values = answer ? new Map((answer.moves ?? []).map(move => [move.move, move.value])) : null;
  const at = [position.game, ...position.line].join('~');
  if (held.at !== at) Object.assign(held, {at, chosen: []});
  const fresh = isNew(position);
  if (fresh) sound(position.over ? 'end' : 'move');
  const who = position.over ? (position.winner === 'none' ? null : position.winner) : position.toMove;
  put(board,
    h('section', {class: 'card stack', 'aria-label': say('answer.position')},
      h('div', {class: 'spread'}, h('h1', {class: position.over ? 'turn result' : 'turn', 'data-landing': position.over, tabindex: position.over ? '-1' : null}, who ? [disc(who), ' '] : null,
        h('span', {class: 'sentence'}, position.over ? result(position, side) : turn(position, side))), position.over ? null : totals(position)),
      position.over ? after : [goal(position, side), h('div', {class: 'how small soft'}, position.how.map(sentence => h('p', {}, sentence)))],
      oddities(position),
      drawScene(position.scene, {onMove, values, held, last: position.last, begun: position.begun, moving: fresh}),
      h('div', {class: 'said', id: 'said', role: 'status'}, onMove || position.over ? '' : say('play.thinking')),
      onMove ? picks(position, answer, onMove) : null));
}

/** What one wins by; two players at one screen are told each their own, where it is not the same. */
function goal({goal: told}, side) {
  if (!told) return null;
  const {first, second} = told;
  if (side !== 'both') return h('p', {class: 'goal'}, side === 'first' ? first : second);
  return first === second ? h('p', {class: 'goal'}, first)
    : [['first', first], ['second', second]].map(([player, text]) => h('p', {class: 'goal'}, disc(player), ' ', text));
}

/** Whose turn it is: told to the one who plays, or of two players. */
function turn({toMove}, side) {
  return say(side === 'both' ? `tomove.${toMove}` : toMove === side ? 'play.your-turn' : 'play.their-turn');
}

/** The moves as buttons: those that the board has no place for, and all of them, folded where they are many. */
export function picks(position, answer, onMove) {
  const {targets = [], moveCount, ...scene} = position.scene;
  const onBoard = placed({...scene, targets});
  const known = new Set((answer?.moves ?? []).map(({move}) => move));
  const all = [...answer?.moves ?? [], ...[...new Set(targets.map(target => target.move))].filter(move => !known.has(move)).map(move => ({move}))];
  const off = all.filter(({move}) => !onBoard.has(move));
  const list = (moves, name) => rove(h('ul', {class: 'picks', dir: 'ltr', 'aria-label': say('answer.moves')}, moves.map(({move, value}) => h('li', {},
    h('button', {type: 'button', 'data-pick': move, onclick: () => onMove(move)}, moveText(move, position), value ? badge(value) : null)))), 'button', name);
  if (all.length <= FEW) return list(all, 'picks');
  const folded = h('details', {class: 'plain', open: wish.open ?? off.length === all.length},
    h('summary', {onclick: () => {
      wish.open = !folded.open;
    }}, moveCount > all.length ? say('play.somemoves', {count: number(all.length), all: number(moveCount)}) : say('play.allmoves', {count: number(all.length)})), list(all, 'picks'));
  return [off.length && off.length < all.length ? list(off, 'off') : null, folded];
}

function totals(position) {
  if (!position.totals) return null;
  return h('p', {class: 'row total'}, disc('first'), h('b', {}, position.totals.first), say('answer.to'), disc('second'), h('b', {}, position.totals.second));
}

function made(position, parameters) {
  return h('section', {class: 'card', 'aria-label': say('answer.played')}, h('h2', {}, say('answer.played')),
    position.line.length === 0 ? h('p', {class: 'soft'}, say('play.none')) : rove(h('ol', {class: 'line', dir: 'ltr'},
      position.line.map((move, index) => (move === PASS ? null : h('li', {}, h('button', {
        type: 'button', title: say('play.backto'),
        onclick: () => go('/play', {...parameters, line: position.line.slice(0, index + 1).join('~'), side: 'both'}),
      }, disc(index % 2 ? 'second' : 'first'), moveText(move, position)))))), 'button', 'played'));
}

function controls(position, parameters) {
  const to = undoTo(position.line, parameters.side ?? 'first');
  return h('section', {class: 'card stack tight', 'aria-label': say('play.controls')},
    h('div', {class: 'row'},
      h('button', {type: 'button', disabled: to < 0, onclick: () =>
        go('/play', {...parameters, line: position.line.slice(0, to).join('~')})}, say('play.undo')),
      h('button', {type: 'button', disabled: position.over, onclick: () => help(parameters)}, say('play.hint')),
      h('button', {type: 'button', onclick: () => go('/play', {...parameters, line: ''})}, say('play.again'))),
    h('div', {class: 'row'},
      h('button', {type: 'button', 'aria-pressed': String(Boolean(parameters.values)), onclick: () =>
        go('/play', {...parameters, values: parameters.values ? '' : '1'}, {replace: true})}, say('play.values')),
      soundButton()),
    // who is Left says nothing to most who play: it is told by the discs
    position.begins ? h('details', {class: 'plain'}, h('summary', {class: 'small'}, say('play.begins')),
      starters(position.begins, player => go('/play', {...parameters, game: begun(position.game, player), line: ''}))) : null,
    moreTools());
}

/** The ply to go back to, at which the player made the last move of his own that was no pass; -1 when there is none. */
function undoTo(line, side) {
  return line.findLastIndex((move, ply) => move !== PASS && (side === 'both' || (ply % 2 === 0 ? 'first' : 'second') === side));
}

async function help(parameters) {
  const said = document.getElementById('said');
  try {
    await hint(parameters, said);
  } catch (error) {
    if (said.isConnected) sayWhy(error);
  }
}
