// The trainer: questions drawn by a seed, answered at once. How many in a row were right is kept in this browser and nowhere else.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {number, say} from '../words.js';
import {address, go} from '../router.js';
import {drawScene} from '../draw/scene.js';
import {moveWords} from '../movewords.js';
import {disc} from '../verdict.js';
import {picks} from './play.js';

const KINDS = ['starts', 'move', 'worth'];
const SEEDS = 1_000_000;

/** Shows the question of the kind and seed in the address; without a seed a new one is drawn. */
export async function showTrain(main, parameters, signal) {
  document.title = `${say('train.title')} – Zermelo`;
  const kind = KINDS.includes(parameters.kind) ? parameters.kind : KINDS[0];
  if (!parameters.seed) {
    go('/train', {kind, seed: 1 + Math.floor(Math.random() * SEEDS)}, {replace: true});
    return;
  }
  const score = h('p', {class: 'score', role: 'status'});
  const place = h('section', {class: 'card stack'}, h('p', {class: 'soft'}, say('waiting.label')));
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('train.title')), h('p', {class: 'soft'}, say('train.lead'))),
    h('nav', {class: 'row', 'aria-label': say('train.kinds')}, KINDS.map(each =>
      h('a', {class: 'button', href: address('/train', {kind: each}), 'aria-current': each === kind ? 'page' : null}, say(`train.kind.${each}`)))),
    score, place));
  tell(score, kept(kind));
  try {
    const drill = await get('drill', {kind, seed: parameters.seed}, signal);
    await ask(place, score, {...drill, kind, seed: parameters.seed}, signal);
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

async function ask(place, score, drill, signal) {
  const said = h('p', {class: 'trained', role: 'status'});
  const next = h('a', {class: 'button', href: address('/train', {kind: drill.kind})}, say('train.next'));
  let first = true;
  const judge = (right, wrong) => {
    if (first) tell(score, count(drill, right));
    first = false;
    put(said, right ? say('train.right') : wrong);
    if (right) next.focus();
  };
  const texts = drill.texts.map((text, index) => h('p', {class: index === drill.texts.length - 1 ? 'asked' : 'soft'}, text));
  const foot = h('div', {class: 'row'}, drill.kind === 'move' ? null : h('button', {type: 'button', onclick: () => judge(false, say('train.is', {answer: drill.right[0]}))}, say('train.show')), next);
  if (drill.kind === 'starts') {
    put(place, texts, form(answer => tryStarts(drill, answer, judge)), said, foot);
    return;
  }
  const position = await get('position', {game: drill.game, line: drill.line, solve: 'no'}, signal);
  if (signal.aborted) return;
  const options = drill.kind === 'move' ? {onMove: move => tryMove(drill, position, move, judge)} : {};
  const who = h('p', {}, disc(position.toMove), ' ', say(`tomove.${position.toMove}`));
  const scene = drawScene(position.scene, {...options, begun: position.begun});
  put(place, h('p', {class: 'mono soft', dir: 'ltr'}, drill.game), texts, who, scene, drill.kind === 'move' ? picks(position, null, options.onMove)
    : form(answer => judge(same(answer, drill.right[0]), say('train.wrong'))), said, foot);
}

function form(submit) {
  const input = h('input', {type: 'text', class: 'mono', size: '12', autocomplete: 'off', inputmode: 'text', dir: 'ltr', 'aria-label': say('train.answer')});
  return h('form', {class: 'row', onsubmit: event => {
    event.preventDefault();
    if (input.value.trim() !== '') submit(input.value);
  }}, input, h('button', {type: 'submit', class: 'main'}, say('watch.check')));
}

function plain(text) {
  return text.replace(/−/g, '-').replace(/\+/g, '').trim().split(/[\s,;]+/).join(' ');
}

function same(answer, right) {
  return plain(answer) === plain(right);
}

/** A wrong list of starts gets the slip's name, where the exam knows one. */
async function tryStarts(drill, answer, judge) {
  if (same(answer, drill.right[0])) {
    judge(true);
    return;
  }
  judge(false, say('train.wrong'));
  const given = plain(answer);
  if (!/^-?\d+( -?\d+)*$/.test(given)) return;
  const check = await stream('exam-text', {rules: drill.rules, ask: drill.ask, what: 'check', with: `${drill.ask.split('=')[0]}=${given.replaceAll(' ', ',')}`}).catch(() => null);
  // the first line tells the answer: the slips come after it
  const slips = check?.text.split('\n').slice(1).join('\n').trim();
  if (slips) judge(false, [say('train.wrong'), h('span', {class: 'slips'}, slips)]);
}

/** A move that does not win gets the reply to it. */
async function tryMove(drill, position, move, judge) {
  if (drill.right.includes(move)) {
    judge(true);
    return;
  }
  const told = {move: moveWords(move, position)};
  judge(false, say('train.loses', told));
  const reply = await get('reply', {game: drill.game, line: [...position.line, move].join('~')}).catch(() => null);
  if (!reply) return;
  judge(false, say('train.reply', {...told, reply: moveWords(reply.move, position)}));
}

/** What is kept of a kind: answers in a row, the most there have been, and the last question that counted. */
function kept(kind) {
  try {
    return {row: 0, best: 0, seed: '', ...JSON.parse(localStorage.getItem(`train.${kind}`) ?? '{}')};
  } catch {
    return {row: 0, best: 0, seed: ''};
  }
}

/** Counts the first answer to a question; who comes back to it is not counted again. */
function count({kind, seed}, right) {
  const before = kept(kind);
  if (before.seed === seed) return before;
  const row = right ? before.row + 1 : 0;
  const after = {row, best: Math.max(before.best, row), seed};
  try {
    localStorage.setItem(`train.${kind}`, JSON.stringify(after));
  } catch {
    // not kept, then
  }
  return after;
}

function tell(element, {row, best}) {
  element.textContent = say('train.score', {row: number(row), best: number(best)});
}
