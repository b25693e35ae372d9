// The rule editor: a game in one's own words, checked while it is typed, with the reference beside it.
import {h, put} from '../dom.js';
import {get, stream} from '../api.js';
import {say} from '../words.js';
import {go, address, LONGEST} from '../router.js';
import {rulesBox} from '../rulesbox.js';
import {drawScene} from '../draw/scene.js';
import {badge, verdictSentence} from '../verdict.js';
import {knownFamilies} from '../gameline.js';
import {shareTools, saveText} from '../share.js';
import {keeping} from '../stale.js';
import {oddities} from './oddities.js';

const EXAMPLES = [
  ['rules.example.match', 'heaps(5; move -1, -2; end sum == 1)'],
  ['rules.example.race', 'heaps(7, 20; move +1, *2; end sum >= 77)'],
  ['rules.example.take', 'heaps(21; move -1, -2, -3)'],
  ['rules.example.three', 'heaps(3, 4, 5; move -1, -2)'],
  ['rules.example.row', 'coins(4 -2 7 -5 3 6 -1; take 1..3)'],
  ['rules.example.pawns', `board 3 x 3
start
  ooo
  ...
  xxx
moves
  step forward
  capture diagonally forward
end reach last row`],
  ['rules.example.seeds', `pits 2 x 3
seeds 2
stores
moves
  sow
  capture opposite
again store
end empty row`],
];

/** What rules of heaps are made of, and under what name it is explained. */
const HEAPS = {
  heaps: 'heaps(7, 20; ...)',
  move: 'move +1, *2, -3, /2',
  choice: 'move take k in 1..3',
  guard: 'move -3 if x > 5',
  else: 'move -2 if x > 4 else -1',
  split: 'move take 1..2 then maybe split',
  once: 'once *2',
  gain: 'move take k in 1..2 gain k; stuck points',
  end: 'end sum >= 77',
  winner: 'winner other',
  stuck: 'stuck draw',
  repeat: 'no repeat opponent',
  forbid: 'forbid 1',
  open: 'S in 1..69',
};

/** The same of boards. */
const BOARDS = {
  board: 'board 3 x 4',
  drawn: 'start x.o/.../*..',
  hand: 'hand 3 each',
  kinds: 'pieces man x o, king X O',
  place: 'place, drop',
  step: 'step forward, slide any way',
  jump: 'jump over other capturing',
  must: 'must capture forward',
  then: 'then step',
  line: 'end line of 3',
  blocked: 'stuck draws',
  score: 'score pieces',
  again: 'again capture',
  sow: 'pits 2 x 6; seeds 4; moves sow',
};

/** Whether a game, as it is read, is played on a board in words. */
function onBoard(game) {
  return /^(\S+ )?(board|sowing)\(/.test(game);
}

/** Shows the editor. */
export async function showRules(main, parameters, signal) {
  document.title = `${say('nav.rules')} – Zermelo`;
  const text = parameters.game ?? EXAMPLES[0][1];
  const preview = h('div', {class: 'stack'});
  const held = keeping(preview, 'rules.stale');
  let shown = text;
  const heaps = terms('rules.on.heaps', HEAPS);
  const boards = terms('rules.on.boards', BOARDS);
  const ready = h('div', {class: 'stack tight'});
  // exam tasks are about heaps
  const exam = h('button', {type: 'button', onclick: () => go('/exam', {rules: box.text.value.trim()})}, say('rules.exam'));
  const box = rulesBox({value: text, label: say('rules.label'), rows: 9, signal,
    submit: game => go('/answer', {game}),
    onText: typed => held.stale(typed !== shown),
    onGood: (good, typed) => {
      // what no address can hold is kept in a file
      go('/rules', {game: typed.length <= LONGEST ? typed : ''}, {replace: true, keep: true});
      heaps.open = !onBoard(good.game);
      boards.open = onBoard(good.game);
      exam.hidden = onBoard(good.game);
      look(preview, typed, signal, () => {
        shown = typed;
        held.stale(box.text.value !== shown);
      });
    }});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('rules.title')), h('p', {class: 'soft'}, say('rules.lead'))),
    h('div', {class: 'columns'},
      h('div', {class: 'stack'},
        h('section', {class: 'card stack tight'},
          h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, game]) =>
            h('button', {type: 'button', class: 'chip', onclick: () => go('/rules', {game})}, say(key)))),
          box.element,
          h('div', {class: 'row'},
            h('button', {type: 'button', class: 'main', onclick: () => box.submit()}, say('solve')),
            h('button', {type: 'button', onclick: async () => await box.check() && go('/play', {game: box.text.value.trim()})}, say('nav.play')),
            exam,
            h('button', {type: 'button', onclick: () => saveText(box.text.value, 'my.game', 'text/plain;charset=utf-8')}, say('rules.save')),
            openFile(box), shareTools())),
        held.element),
      h('aside', {class: 'card stack tight reference', 'aria-label': say('rules.reference')}, h('h2', {}, say('rules.reference')), heaps, boards, ready))));
  put(ready, ...(await entries(box)));
}

function openFile(box) {
  const pick = h('input', {type: 'file', accept: '.game,text/plain', class: 'unseen', 'aria-label': say('rules.open'), onchange: async event => {
    const [file] = event.target.files;
    if (!file) return;
    box.text.value = await file.text();
    box.check();
  }});
  return h('label', {class: 'button'}, say('rules.open'), pick);
}

/** What the rules make: the start, and who wins if that is soon known; shown is called when it is about this game. */
async function look(preview, game, signal, shown) {
  try {
    const position = await get('position', {game, solve: 'no'}, signal);
    shown();
    const verdict = h('p', {class: 'row'});
    put(preview, h('section', {class: 'card stack'}, oddities(position), drawScene(position.scene), verdict));
    const solved = await stream('position', {game}, {}, signal);
    put(verdict, h('a', {href: address('/answer', {game})}, verdictSentence(solved.answer.value, solved.toMove)), badge(solved.answer.value));
  } catch (error) {
    if (error.name === 'AbortError') return;
    shown();
    put(preview, h('p', {class: 'note'}, error.message));
  }
}

function terms(title, all) {
  return h('details', {class: 'plain'}, h('summary', {}, say(title)), h('dl', {class: 'terms'}, Object.entries(all).map(([name, term]) => [
    h('dt', {}, h('code', {dir: 'ltr'}, term)), h('dd', {}, say(`rules.about.${name}`))])));
}

async function entries(box) {
  const families = await knownFamilies();
  return [
    h('h3', {}, say('rules.families')),
    h('ul', {class: 'plain stack tight'}, families.map(family => h('li', {},
      h('code', {dir: 'ltr', class: 'small'}, family.synopsis), ' ',
      h('button', {type: 'button', class: 'quiet small', onclick: () => {
        box.text.value = family.example;
        box.check();
      }}, say('rules.try'))))),
  ];
}
