// What every method said to the question.
import {h} from '../dom.js';
import {say, number} from '../words.js';

/** A table of methods, the chosen one first. */
export function planTable(plan) {
  return h('div', {class: 'scroll'}, h('table', {class: 'data'},
    h('thead', {}, h('tr', {}, ['method', 'growth', 'memory', 'why'].map(key => h('th', {scope: 'col'}, say(`plan.${key}`))))),
    h('tbody', {}, plan.methods.map(method => h('tr', {class: method.usable ? '' : 'soft'},
      h('th', {scope: 'row'}, method.usable ? '✓ ' : '– ', method.method),
      h('td', {}, method.order ?? ''),
      h('td', {}, typeof method.bytes === 'number' ? amount(method.bytes) : ''),
      h('td', {}, method.why))))));
}

function amount(bytes) {
  const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${number(Math.round(bytes / 2 ** (10 * power) * 10) / 10)} ${units[power]}`;
}
