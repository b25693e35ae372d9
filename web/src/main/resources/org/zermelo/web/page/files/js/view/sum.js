// A sum of positions with Left and Right: who wins for either starter, by which moves, and how hot its parts are.
import {h} from '../dom.js';
import {say} from '../words.js';
import {heat} from '../heat.js';

/** So many winning moves are shown. */
const MANY = 40;

/** The cards of a sum. */
export function sumCards(sum) {
  return h('div', {class: 'stack'},
    h('section', {class: 'card', 'aria-label': say('value.sum.parts')},
      h('h2', {}, say('value.sum.parts')),
      h('ol', {class: 'sumparts'}, sum.parts.map(part => h('li', {},
        h('b', {class: 'mono', dir: 'ltr'}, part.part), ' ',
        part.temperature === null ? h('span', {class: 'soft'}, say('value.sum.large'))
          : [h('span', {class: 'mono', dir: 'ltr'}, part.value ?? say('value.long', {length: part.long.length})), ' ', heat(part.temperature)]))),
      h('p', {class: 'small soft'}, say(`value.sum.by.${sum.by}`, {searched: sum.searched}))),
    h('div', {class: 'columns'}, starter('left', sum.left), starter('right', sum.right)));
}

function starter(player, {winner, winning, best, strategies}) {
  const moves = winning.slice(0, MANY).map(({part, move}) => `[${part}] ${move}`).join(', ');
  return h('section', {class: 'card stack tight', 'aria-label': say(`value.sum.${player}`)},
    h('h2', {}, say(winner === player ? `value.sum.${player}.wins` : `value.sum.${player}.loses`)),
    winning.length ? h('p', {}, say('value.sum.moves'), ' ', h('span', {class: 'mono', dir: 'ltr'}, moves), winning.length > MANY ? ' …' : '') : null,
    best === null ? null : h('p', {}, say('value.sum.best', {best})),
    strategies.length ? h('ul', {class: 'valuemoves'}, strategies.map(advice)) : null);
}

function advice({strategy, part, to, ambient, score, loses}) {
  return h('li', {}, say(`value.sum.${strategy}`, {part, to: to ?? '…', ambient}), ' ',
    score === null ? null : loses === '0' ? say('value.sum.ends', {score}) : h('b', {}, say('value.sum.worse', {score, loses})));
}
