// What every method said to the question.
import {h} from '../dom.js';
import {say, number} from '../words.js';

const SIGNS = {met: '\u2713', violated: '\u2717', open: '?'};

/** What is to be said of the rules; the methods that fit, the chosen one first; those that do not, and the conditions of an impartial game, folded. */
export function planTable(plan) {
  const fits = plan.methods.filter(method => method.fits);
  const others = plan.methods.filter(method => !method.fits);
  return [
    plan.notes.map(note => h('p', {class: 'small'}, note)),
    plan.withoutDepth ? h('p', {class: 'small'}, plan.withoutDepth) : null,
    plan.size ? h('p', {class: 'small'}, sizeText(plan.size)) : null,
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'data'},
      h('thead', {}, h('tr', {}, ['method', 'growth', 'memory', 'why'].map(key => h('th', {scope: 'col'}, say(`plan.${key}`))))),
      h('tbody', {}, fits.map((method, index) => h('tr', {class: method.usable ? '' : 'soft'},
        h('th', {scope: 'row'}, index === 0 && method.usable ? '➤ ' : '', method.method),
        h('td', {}, h('bdi', {dir: 'ltr'}, method.order ?? '')),
        h('td', {}, typeof method.bytes === 'number' ? amount(method.bytes) : ''),
        h('td', {}, method.why)))))),
    others.length ? h('details', {class: 'plain'}, h('summary', {class: 'small'}, say('plan.others', {count: others.length})),
      h('ul', {class: 'small soft'}, others.map(method => h('li', {}, h('bdi', {}, method.method), ': ', method.why)))) : null,
    h('details', {class: 'plain', id: 'conditions'}, h('summary', {class: 'small'}, say('plan.impartial')),
      h('ul', {class: 'small conditions'}, plan.impartial.map(condition))),
  ];
}

function condition({what, verdict, why}) {
  return h('li', {}, h('span', {class: 'sign', role: 'img', 'aria-label': say(`plan.${verdict}`)}, SIGNS[verdict]), ' ', what,
    why ? h('span', {class: 'soft'}, ': ', why) : null);
}

/** How many positions the game has: counted, or about how many. */
function sizeText(size) {
  const about = value => (value == null ? say('plan.endless') : number(Number(value.toPrecision(2))));
  return size.exact
    ? say('plan.counted', {positions: size.positions})
    : say('plan.sampled', {positions: about(size.positions), least: about(size.least), most: about(size.most), looked: number(size.looked)});
}

function amount(bytes) {
  const units = say('plan.units').split(' ');
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${number(Math.round(bytes / 2 ** (10 * power) * 10) / 10)} ${units[power]}`;
}
