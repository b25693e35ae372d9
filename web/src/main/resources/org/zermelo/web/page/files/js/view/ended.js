// A game that is over: who has won stands in the heading, and beside the board what to do next.
import {h} from '../dom.js';
import {number, say} from '../words.js';
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

/** Buttons for the next game. */
export function next(parameters, opponent) {
  const side = parameters.side ?? 'first';
  const button = (key, change, main = false) => h('button', {type: 'button', class: main ? 'main' : '', onclick: () => go('/play', {...parameters, line: '', ...change})}, say(key));
  const level = side === 'both' ? null : harder(opponent);
  return h('div', {class: 'row next'}, button('play.once-more', {}, true),
    side === 'both' ? null : button('play.swap', {side: other(side)}),
    level ? button('play.harder', {opponent: level}) : null);
}

/** The look back: what every move was worth, and from where to try again. */
export function look(parameters, signal) {
  const {game, start, line} = parameters;
  const side = parameters.side ?? 'first';
  const element = h('div', {class: 'stack'});
  review(element, {game, start, line, side}, signal, looked => again(parameters, side, looked));
  return h('section', {class: 'card stack fade', 'aria-label': say('play.review')}, h('h2', {}, say('play.review')), element);
}

/** What to try after the review: one's own mistake once more, or the other side where the start was lost. */
function again(parameters, side, {plies, lostAt}) {
  const own = side === 'both' ? plies.findLast(ply => ply.grade === 'blunder')
    : plies.findLast(ply => ply.grade === 'blunder' && ply.by === side);
  const lost = side !== 'both' && plies[0]?.ply === 1 && !lostAt && loses(plies[0], side);
  return h('div', {class: 'row'},
    own ? h('button', {type: 'button', class: 'main', onclick: () =>
      go('/play', {...parameters, line: until(parameters.line, own.ply)})}, say('play.retry')) : null,
    lost ? h('button', {type: 'button', class: 'main', onclick: () => go('/play', {...parameters, line: '', side: other(side)})}, disc(other(side)), ' ', say(`play.try.${other(side)}`)) : null);
}

/** Whether a side had lost before the first move. */
function loses({value, by}, side) {
  const winner = {first: by, second: other(by)}[value.winner];
  return winner !== undefined && winner !== side;
}
