// Values as people read them: a sign, a colour and a word, always from the view of whoever is to move.
import {h} from './dom.js';
import {say, figure} from './words.js';
import {heat, heatLevel} from './heat.js';

/** 1 when the mover wins, -1 when he loses, 0 when neither; null for a kind of value that is not known here. */
export function sign(value) {
  if (counts(value)) return typeof value.margin === 'string' ? (value.margin.startsWith('-') ? -1 : 1) : Math.sign(value.margin);
  return {first: 1, second: -1, draw: 0}[value.winner] ?? null;
}

/** Whether a value is told in points, perhaps with the plies to the end. */
export function counts({kind}) {
  return kind === 'margin' || kind === 'margin-and-plies';
}

const CLASS = {1: 'win', 0: 'draw', '-1': 'loss', null: 'unknown'};
const SIGN = {1: '▲', 0: '=', '-1': '▽', null: '?'};

/** The class that colours a value; one of a game with Left and Right is coloured by its temperature. */
export function tone(value) {
  return value.kind === 'heat' ? heatLevel(value.temperature) : CLASS[sign(value)];
}

/** A value in brief. */
export function brief(value) {
  const who = sign(value);
  if (value.kind === 'heat') return `${value.form}, ${say('value.temperature', value)}`;
  if (counts(value)) {
    const points = who > 0 ? `+${figure(value.margin)}` : figure(value.margin).replace('-', '−');
    return value.plies === undefined ? points : say('value.margin-in', {points, plies: value.plies});
  }
  if (value.kind === 'nimber' && value.nimber !== undefined) return `∗${value.nimber}`;
  if (who === null) return value.kind;
  const word = who > 0 ? 'win' : who < 0 ? 'loss' : value.ends ? 'tie' : 'draw';
  if (value.plies === 0 && who < 0) return say('value.lost');
  return value.plies ? say(`value.${word}-${pace(value)}`, {plies: value.plies, turn: turn(value)}) : say(`value.${word}`);
}

/** The move of his own with which the winner wins. */
function turn({plies}) {
  return Math.ceil(plies / 2);
}

/** Whether an outcome comes with a move of the winner's, or after one of the loser's, as in misère play; ties come after moves of both. */
function pace(value) {
  const who = sign(value);
  return who === 0 || who > 0 === (value.plies % 2 === 1) ? 'in' : 'after';
}

/** A value as a coloured badge with its sign. */
export function badge(value) {
  if (value.kind === 'heat') return heat(value.temperature);
  return h('span', {class: `value ${tone(value)}`, dir: value.kind === 'outcome' ? 'auto' : 'ltr'}, h('span', {'aria-hidden': 'true'}, SIGN[sign(value)]), brief(value));
}

/** The sign alone, for pictures. */
export function mark(value) {
  return value.kind === 'heat' ? `${value.temperature}°` : SIGN[sign(value)];
}

/** A player's disc: the first filled, the second open. */
export function disc(player) {
  return h('span', {class: `disc ${player}`, 'aria-hidden': 'true'});
}

/** The other player. */
export function other(player) {
  return player === 'first' ? 'second' : 'first';
}

/** Who wins, in a sentence, told of the two players rather than of the mover. */
export function verdictSentence(value, toMove) {
  const who = sign(value);
  if (who === null) return say('verdict.unknown', {kind: value.kind});
  if (who === 0) return say(counts(value) ? 'verdict.level' : value.ends ? 'verdict.tie' : 'verdict.draw');
  const winner = who > 0 ? toMove : other(toMove);
  if (counts(value)) {
    const count = Math.abs(Number(value.margin));
    const by = {points: Number.isSafeInteger(count) ? count : String(value.margin).replace('-', ''), count};
    return value.plies === undefined ? say(`verdict.${winner}.by`, by) : say(`verdict.${winner}.by-in`, {...by, plies: value.plies});
  }
  if (value.plies > 0) return say(`verdict.${winner}.${pace(value)}`, {plies: value.plies, turn: turn(value)});
  return say(`verdict.${winner}`);
}
