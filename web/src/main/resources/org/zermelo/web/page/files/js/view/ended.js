// A game that is over: who has won stands in the heading, then what the mistake was, and what to do next.
import {h, put} from '../dom.js';
import {number, say} from '../words.js';
import {moveText} from '../movewords.js';
import {told} from '../reason.js';
import {go} from '../router.js';
import {disc, other} from '../verdict.js';
import {harder} from './levels.js';
import {review, until} from './review.js';

/** Who has won, from the side of who plays, with the points. */
export function result(position, side) {
  const points = position.totals ? `, ${pair(position.totals, side)}` : '';
  if (position.winner === 'none') return say('play.level') + points;
  if (side === 'both') return say(`play.${position.winner}.won`) + points;
  return say(position.winner === side ? 'play.youwon' : 'play.youlost') + points;
}

/** One's own points first. */
function pair({first, second}, side) {
  return (side === 'second' ? [second, first] : [first, second]).map(number).join(' : ');
}

/**
 * What an ended game calls for: the mistake with a way back to it and the buttons for the next game, and the look back at every move.
 * @returns the element that follows the result, and the card that follows the board
 */
export function ended(position, parameters, opponent, signal) {
  const {game, start, line} = parameters;
  const side = parameters.side ?? 'first';
  const found = h('div', {class: 'stack tight', id: 'mistake'});
  const moves = h('div', {class: 'stack'});
  review(moves, {position, game, start, line, side}, signal, looked => put(found, again(position, parameters, side, looked)));
  return {
    first: h('div', {class: 'stack tight'}, found, next(parameters, opponent)),
    card: h('section', {class: 'card stack fade', 'aria-label': say('play.review')}, h('h2', {}, say('play.review')), moves),
  };
}

/** Buttons for the next game. */
function next(parameters, opponent) {
  const side = parameters.side ?? 'first';
  const button = (key, change) => h('button', {type: 'button', onclick: () => go('/play', {...parameters, line: '', ...change})}, say(key));
  const level = side === 'both' ? null : harder(opponent);
  return h('div', {class: 'row next'}, button('play.once-more', {}),
    side === 'both' ? null : button('play.swap', {side: other(side)}),
    level ? button('play.harder', {opponent: level}) : null);
}

/** The mistake in a sentence, and a way to play on from it; or the other side, where the start was lost. */
function again(position, parameters, side, {plies, lostAt, sentences}) {
  const own = plies.findLast(ply => ply.grade === 'blunder' && (side === 'both' || ply.by === side));
  const lost = side !== 'both' && plies[0]?.ply === 1 && !lostAt && loses(plies[0], side);
  const button = (change, ...words) => h('p', {}, h('button', {type: 'button', class: 'main', onclick: () => go('/play', {...parameters, ...change})}, words));
  return [
    own ? [['mistake', own.move], ['better', own.best]].map(([key, move]) =>
      h('p', {class: 'bestmove'}, say(`review.${key}`, {ply: own.ply}), ' ', h('b', {}, moveText(move, position))))
      : h('p', {class: 'reason'}, told(sentences[0] ?? '')),
    own ? button({line: until(parameters.line, own.ply)}, say('play.retry')) : null,
    lost ? button({line: '', side: other(side)}, disc(other(side)), ' ', say(`play.try.${other(side)}`)) : null,
  ];
}

/** Whether a side had lost before the first move. */
function loses({value, by}, side) {
  const winner = {first: by, second: other(by)}[value.winner];
  return winner !== undefined && winner !== side;
}
