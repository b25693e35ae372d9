// The value of a game with Left and Right: its form, who wins, its heat, and what every move is worth.
import {h, put, announce} from '../dom.js';
import {get} from '../api.js';
import {say, sentences} from '../words.js';
import {address, answerAddress, go} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawThermograph} from '../draw/thermograph.js';
import {moreTools} from '../share.js';
import {waiting} from '../waiting.js';
import {foldedOptions} from './options.js';
import {heat} from '../heat.js';
import {boardsCard, rangesCard} from './boards.js';
import {begun, positionCard} from './position.js';
import {sumCards} from './sum.js';

/** The names of the signs between two values. */
const RELATIONS = {'<': 'less', '=': 'equal', '>': 'greater', '||': 'confused'};

/** So many moves of a player are shown at once; the others are folded. */
const FEW = 12;

const EXAMPLES = [['domineering', 'domineering(3x3)'], ['switch', '{3|1} + ^*'], ['toads', 'toads-and-frogs(tt..ff)'], ['stalk', 'hackenbush(lrrl)'],
  ['boards', 'domineering(1..4 x 1..5)'], ['claim', 'domineering(2x2) || 0']];

/** A form of so many characters is a headline. */
const SHORT = 40;

/** Shows the value or position in the address. */
export async function showValue(main, parameters, signal) {
  const {text = EXAMPLES[0][1]} = parameters;
  document.title = `${text} – Zermelo`;
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'}, parameters.text ? null : examples(),
    gameLine({value: text, signal, submit: (typed, parsed) => go(...answerAddress(typed, parsed))}).element, place));
  const ranges = rangesCard(text, parameters, signal);
  if (ranges) {
    put(place, ranges);
    return;
  }
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const answer = await get('value', {text}, wait.signal);
    if (signal.aborted) return;
    put(place, shown(answer, parameters, signal));
    announce(headline(answer));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

/** What the page is for, and values to begin with. */
function examples() {
  return h('div', {class: 'stack tight noprint'}, h('h1', {}, say('value.title')), h('p', {class: 'soft lead'}, say('value.lead')),
    h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, text]) =>
      h('a', {class: 'button chip', href: address('/value', {text})}, say(`value.example.${key}`)))));
}

/** A position or a sum can be played; a claim cannot. */
function tools({game, claim}, starts) {
  return h('div', {class: 'row noprint'},
    claim ? null : h('a', {class: 'button main', href: address('/play', {game: starts === 'right' ? begun(game, starts) : game})}, say('answer.play')), moreTools());
}

function headline({value, claim, sum}) {
  if (claim) return say(claim.holds ? 'value.claim.holds' : 'value.claim.fails', {relation: say(`value.relation.${RELATIONS[claim.relation]}`)});
  if (value?.leftFirst) return sentences(say(`value.first.left.${value.leftFirst}`), say(`value.first.right.${value.rightFirst}`));
  if (value) return say(`value.outcome.${value.outcome}`);
  const [left, right] = [sum.left.winner === 'left', sum.right.winner === 'right'];
  return say(`value.outcome.${left ? (right ? 'next' : 'left') : right ? 'right' : 'previous'}`);
}

function shown(answer, parameters, signal) {
  const {value, moves, sum} = answer;
  if (!value) {
    return h('div', {class: 'stack fade'},
      h('section', {class: 'card verdict', 'aria-labelledby': 'verdict'},
        h('h1', {id: 'verdict'}, headline(answer)), h('p', {}, say('value.sum.unknown'))),
      positionCard(answer, parameters.starts, signal), sumCards(sum), tools(answer, parameters.starts));
  }
  if (value.leftFirst) return endless(answer);
  const thermograph = h('section', {class: 'card stack', 'aria-label': say('value.picture')},
    h('div', {class: 'drawing'}, drawThermograph(value.thermograph, value)),
    h('p', {class: 'small soft'}, say('value.thermograph', {mast: value.mean, temperature: value.temperature, left: value.leftStop, right: value.rightStop})));
  return h('div', {class: 'stack fade'},
    h('section', {class: 'card verdict', 'aria-labelledby': 'verdict'},
      worth(answer, formText(value)), facts(value)),
    positionCard(answer, parameters.starts, signal),
    sum ? sumCards(sum) : null,
    h('div', {class: 'columns'}, thermograph,
      h('div', {class: 'stack'}, options('left', moves.left), options('right', moves.right))),
    value.form ? h('section', {class: 'card', 'aria-label': say('value.tree')}, h('h2', {}, say('value.tree')),
      h('p', {class: 'small soft'}, say('value.tree.how')), foldedOptions(value.form)) : null,
    boardsCard(answer.game, parameters, signal),
    tools(answer, parameters.starts));
}

/** A value whose play may come back has no heat, and perhaps two sides. */
function endless(answer) {
  const {value, moves} = answer;
  return h('div', {class: 'stack fade'},
    h('section', {class: 'card verdict', 'aria-labelledby': 'verdict'},
      worth(answer, value.form),
      value.onside ? h('ul', {class: 'facts'},
        h('li', {}, say('value.onside'), ' ', h('span', {class: 'mono', dir: 'ltr'}, value.onside)),
        h('li', {}, say('value.offside'), ' ', h('span', {class: 'mono', dir: 'ltr'}, value.offside))) : null,
      value.positions ? h('p', {class: 'small soft'}, say('value.endless.graph', {positions: value.positions})) : null),
    // the sides of a sum have no options of their own
    (value.onside || value.positions) && moves.left.length + moves.right.length === 0 ? null
      : h('div', {class: 'columns'}, options('left', moves.left), options('right', moves.right)),
    moreTools());
}

/** The value, and then who wins; a claim is answered first, and a form that is long stands below who wins. */
function worth(answer, form) {
  const told = headline(answer);
  const written = form && h('span', {class: 'mono', dir: 'ltr'}, form);
  if (answer.claim) return [h('h1', {id: 'verdict'}, told), h('p', {}, say('value.difference'), ' ', written)];
  return written && form.length <= SHORT ? [h('h1', {id: 'verdict', class: 'worth'}, written), h('p', {class: 'bestmove'}, told)]
    : [h('h1', {id: 'verdict'}, told), h('p', {class: 'valueform'}, written)];
}

/** A value that is too long to be written is told by its length. */
function formText({form, value, long}) {
  return form ?? value ?? say('value.long', {length: long.length});
}

function facts({mean, temperature, birthday, reduced, form, atomicWeight, companion, freezingPoint, uptimal, incentives}) {
  const game = (name, text) => text && text !== form ? h('li', {}, say(name), ' ', h('span', {class: 'mono', dir: 'ltr'}, text)) : null;
  const gains = games => games?.every(each => each !== null) ? games.join(', ') : null;
  return [h('ul', {class: 'facts'},
    h('li', {}, say('value.mean', {mean})),
    h('li', {}, say('value.temperature', {temperature})),
    h('li', {}, say('value.birthday', {day: birthday}))),
  h('details', {class: 'plain'}, h('summary', {class: 'small'}, say('value.more')), h('ul', {class: 'facts'},
    reduced && reduced !== form ? h('li', {}, say('value.reduced'), ' ', h('span', {class: 'mono', dir: 'ltr'}, reduced)) : null,
    atomicWeight ? h('li', {}, say('value.weight'), ' ', h('span', {class: 'mono', dir: 'ltr'}, atomicWeight)) : null,
    game('value.uptimal', uptimal?.powers.length > 1 ? uptimal.text : null),
    game('value.freezing', freezingPoint),
    game('value.companion', companion),
    game('value.incentives.left', gains(incentives.left)),
    game('value.incentives.right', gains(incentives.right))))];
}

function options(player, all) {
  const item = move => h('li', {},
    move.move ? h('b', {class: 'mono', dir: 'ltr'}, move.move, ' ') : null,
    move.result ? say(`value.first.${player === 'left' ? 'right' : 'left'}.${move.result}`) : h('span', {class: 'mono', dir: 'ltr'}, formText(move)),
    ' ', move.temperature ? heat(move.temperature) : null,
    move.dominated ? h('span', {class: 'small soft'}, ' ', say('value.dominated', {by: move.dominated})) : null,
    move.reversibleThrough ? h('span', {class: 'small soft'}, ' ', say('value.reversible', {through: move.reversibleThrough})) : null);
  return h('section', {class: 'card', 'aria-label': say(`value.${player}`)},
    h('h2', {}, say(`value.${player}`)),
    all.length === 0 ? h('p', {}, say('value.none')) : h('ul', {class: 'valuemoves'}, all.slice(0, FEW).map(item)),
    all.length > FEW ? h('details', {class: 'plain'}, h('summary', {}, say('answer.moves.more', {count: all.length - FEW})),
      h('ul', {class: 'valuemoves'}, all.slice(FEW).map(item))) : null);
}
