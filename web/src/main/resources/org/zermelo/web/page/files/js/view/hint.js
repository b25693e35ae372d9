// A hint in two stages: first where to look, then the move itself.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {badge} from '../verdict.js';
import {moveText, moveWords} from '../movewords.js';
import {told} from '../reason.js';

/** The place to which a hint was given last: who asks again there is told the move. */
let asked = '';

/** Says a hint in an element, and shows it on the board; the game may go on meanwhile. */
export async function hint(parameters, said) {
  const question = {game: parameters.game, start: parameters.start, line: parameters.line};
  const place = JSON.stringify(question);
  const position = await get('position', question);
  if (!said.isConnected) return;
  const moves = position.answer.moves;
  const best = moves[0];
  if (!best?.best) {
    await allLose(question, position, said, best ? 'play.lost' : 'play.all-lose');
    return;
  }
  if (asked !== place && where(position, moves, said)) {
    asked = place;
    return;
  }
  asked = '';
  put(said, say('answer.playmove'), ' ', h('b', {}, moveText(best.move, position)), ' ', badge(best.value), why(position.reason));
  document.querySelector('.scene')?.dispatchEvent(new CustomEvent('hint', {detail: best.move}));
  document.querySelector(`[data-pick="${CSS.escape(best.move)}"]`)?.classList.add('hinted');
}

/** The reason, for who wants to know it: nimbers say nothing to a player who has not learnt of them. */
function why(reason) {
  return reason ? h('details', {class: 'plain soft'}, h('summary', {}, say('plan.why')), h('span', {class: 'reason'}, told(reason))) : null;
}

/** The first stage: the heap, the piece, or how many moves are as good; whether there is one to tell. */
function where({scene}, moves, said) {
  const good = moves.filter(move => move.best);
  if (moves.length < 2) return false;
  const target = (scene.targets ?? []).find(each => each.move === good[0].move);
  const part = scene.kind === 'sum' ? scene.parts[target?.part ?? 0] : scene;
  const cells = target?.cells ?? [];
  if (part.kind === 'heaps' && part.look !== 'lines' && cells.length === 2 && part.heaps.length > 1) {
    put(said, say(Number(cells[1]) < Number(part.heaps[cells[0]]) ? 'play.hint.heap' : 'play.hint.grow', {heap: part.names[cells[0]] ?? cells[0] + 1}));
  } else if (part.kind === 'grid' && cells.length === 2) {
    put(said, say('play.hint.piece', {cell: good[0].move.split('-')[0]}));
  } else {
    put(said, say('play.hint.count', {good: good.length, all: moves.length}));
  }
  return true;
}

/** A lost position whose moves are alike, or more than are listed: what the perfect opponent would play there. */
async function allLose(question, position, said, key) {
  const {move} = await get('reply', question);
  if (!said.isConnected) return;
  put(said, say(key, {move: moveWords(move, position)}), why(position.reason));
}
