// The position whose value is shown: its board, the moves of the player who begins by their temperatures, and its parts.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {go, here} from '../router.js';
import {drawScene} from '../draw/scene.js';
import {degrees, heat, heatLevel} from '../heat.js';

const PLAYERS = ['left', 'right'];

/** The card with the board of an answer; empty for a value that is no position. */
export function positionCard(answer, starts, signal) {
  const place = h('div', {class: 'stack'});
  const named = answer.moves && PLAYERS.some(player => answer.moves[player].some(({move}) => move));
  if (!answer.claim && (answer.sum || named)) fill(place, answer, starts, signal);
  return place;
}

async function fill(place, answer, starts, signal) {
  try {
    const {game, scene, begins} = await get('position', {game: answer.game, starts, solve: 'no'}, signal);
    const other = answer.parts && begins ? await get('position', {game: answer.game, starts: PLAYERS.find(player => player !== begins), solve: 'no'}, signal) : null;
    const drawn = (scene.kind === 'sum' ? scene.parts : [scene]).some(part => part.kind !== 'plain');
    if (!begins || !drawn || signal.aborted) return;
    const board = drawScene(scene, {
      values: values(answer, begins),
      grounds: other && {targets: [...scene.targets ?? [], ...other.scene.targets ?? []], level: levels(answer)},
      onMove: move => go('/play', {game, line: move}),
    });
    answer.sum?.parts.forEach((part, index) => part.temperature !== null && board.querySelectorAll('figcaption')[index]?.append(' ', heat(part.temperature)));
    put(place, h('section', {class: 'card stack tight', 'aria-label': say('value.board')},
      h('h2', {}, say('value.board')), starters(begins), board, h('p', {class: 'small soft'}, say(answer.sum ? 'value.board.winning' : 'value.board.how')),
      answer.parts ? partList(answer.parts) : null));
  } catch {
    // a value that is no position has no board
  }
}

/** How hot the part is in which each move is made. */
function levels({moves, parts}) {
  return new Map(PLAYERS.flatMap(player => moves[player]).filter(({move, part}) => move && part)
    .map(({move, part}) => [move, heatLevel(parts[part - 1].temperature)]));
}

/** The parts into which the position falls, the hottest first; those alike are told once. */
function partList(parts) {
  const sorted = [...parts].sort((a, b) => degrees(b.temperature) - degrees(a.temperature));
  return h('div', {}, h('h3', {}, say('value.sum.parts')), h('ul', {class: 'valuemoves'}, sorted.map(part => h('li', {},
    part.count > 1 ? h('span', {}, `${part.count} · `) : null,
    h('span', {class: 'mono', dir: 'ltr'}, part.value ?? say('value.long', {length: part.long.length})), ' ', heat(part.temperature)))),
  h('p', {class: 'small soft'}, say('value.board.parts')));
}

/** Who begins is a choice that the address keeps. */
export function starters(begins, choose = player => go('/value', {...here(), starts: player}, {replace: true})) {
  return h('div', {class: 'row', role: 'group', 'aria-label': say('play.begins')}, PLAYERS.map(player =>
    h('button', {type: 'button', 'aria-pressed': String(player === begins), onclick: () => choose(player)}, say(`play.begins.${player}`))));
}

/** The same game begun by a player. */
export function begun(game, player) {
  return `${game.replace(/ (Left|Right) first$/, '')}${player === 'right' ? ' Right first' : ' Left first'}`;
}

/** What each move is worth, the best first: by temperature, or in a sum by who wins. */
function values({moves, sum}, player) {
  if (sum) {
    const winning = new Set(sum[player].winning.map(({part, move}) => `[${part}] ${move}`));
    return new Map([...winning].map(move => [move, {kind: 'outcome', winner: 'first'}]));
  }
  const mean = ({mean}) => mean.split('/').reduce((above, below) => above / below);
  const sign = player === 'left' ? -1 : 1;
  const ranked = moves[player].filter(({move}) => move).sort((a, b) => Boolean(a.dominated) - Boolean(b.dominated) || sign * (mean(a) - mean(b)));
  return new Map(ranked.map(({move, value, temperature}) => [move, {kind: 'heat', form: value ?? '…', temperature}]));
}
