// The value of a game with Left and Right: its form, who wins, its heat, and what every move is worth.
import {h, put, announce} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {answerAddress, go} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawThermograph} from '../draw/thermograph.js';
import {shareTools} from '../share.js';
import {waiting} from '../waiting.js';

/** So many moves of a player are shown at once; the others are folded. */
const FEW = 12;

/** Shows the value or position in the address. */
export async function showValue(main, parameters, signal) {
  const {text = '{3|1} + ^*'} = parameters;
  document.title = `${text} – Zermelo`;
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    gameLine({value: text, signal, submit: (typed, parsed) => go(...answerAddress(typed, parsed))}).element, place));
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const answer = await get('value', {text}, wait.signal);
    if (signal.aborted) return;
    put(place, shown(answer));
    announce(say(`value.outcome.${answer.value.outcome}`));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

function shown({value, moves}) {
  const thermograph = h('section', {class: 'card stack', 'aria-label': say('value.picture')},
    h('div', {class: 'drawing'}, drawThermograph(value.thermograph, value)),
    h('p', {class: 'small soft'}, say('value.thermograph', {mast: value.mean, temperature: value.temperature, left: value.leftStop, right: value.rightStop})));
  return h('div', {class: 'stack fade'},
    h('section', {class: 'card verdict', 'aria-labelledby': 'verdict'},
      h('h1', {id: 'verdict'}, say(`value.outcome.${value.outcome}`)),
      h('p', {class: 'mono valueform', dir: 'ltr'}, formText(value)),
      h('ul', {class: 'facts'}, facts(value))),
    h('div', {class: 'columns'}, thermograph,
      h('div', {class: 'stack'}, options('left', moves.left), options('right', moves.right))),
    h('div', {class: 'row noprint'}, shareTools()));
}

/** A value that is too long to be written is told by its length. */
function formText({form, value, long}) {
  return form ?? value ?? say('value.long', {length: long.length});
}

function facts({mean, temperature, birthday, reduced, form, atomicWeight}) {
  return [
    h('li', {}, say('value.mean', {mean})),
    h('li', {}, say('value.temperature', {temperature})),
    h('li', {}, say('value.birthday', {day: birthday})),
    reduced && reduced !== form ? h('li', {}, say('value.reduced'), ' ', h('span', {class: 'mono', dir: 'ltr'}, reduced)) : null,
    atomicWeight ? h('li', {}, say('value.weight'), ' ', h('span', {class: 'mono', dir: 'ltr'}, atomicWeight)) : null,
  ];
}

function options(player, all) {
  const item = move => h('li', {},
    move.move ? h('b', {class: 'mono', dir: 'ltr'}, move.move, ' ') : null,
    h('span', {class: 'mono', dir: 'ltr'}, formText(move)),
    move.dominated ? h('span', {class: 'small soft'}, ' ', say('value.dominated', {by: move.dominated})) : null,
    move.reversibleThrough ? h('span', {class: 'small soft'}, ' ', say('value.reversible', {through: move.reversibleThrough})) : null);
  return h('section', {class: 'card', 'aria-label': say(`value.${player}`)},
    h('h2', {}, say(`value.${player}`)),
    all.length === 0 ? h('p', {}, say('value.none')) : h('ul', {class: 'valuemoves'}, all.slice(0, FEW).map(item)),
    all.length > FEW ? h('details', {class: 'plain'}, h('summary', {}, say('answer.moves.more', {count: all.length - FEW})),
      h('ul', {class: 'valuemoves'}, all.slice(FEW).map(item))) : null);
}
