// Heaps, or components of a sum, under each other in binary; the sum without carry stands below the line.
import {h} from '../dom.js';
import {clauses, say, figure} from '../words.js';
import {numeral} from '../exact.js';

/** The table of a Nim position or of a sum of games. */
export function binaryTable({rows, xor, highestBit, replies}) {
  const wide = Math.max(1, ...rows.map(row => BigInt(row.nimber).toString(2).length), BigInt(xor).toString(2).length);
  const bits = value => BigInt(value).toString(2).padStart(wide, '0').split('');
  const key = wide - 1 - highestBit;
  return h('div', {class: 'stack tight'},
    h('div', {class: 'scroll', tabindex: '0'}, h('table', {class: 'cells binary', dir: 'ltr'},
      h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, say('binary.part')), h('th', {scope: 'col'}, say('binary.nimber')),
        bits(0).map((bit, index) => h('th', {scope: 'col'}, figure(numeral(2n ** BigInt(wide - 1 - index))))))),
      h('tbody', {}, rows.map(row => h('tr', {}, h('th', {scope: 'row'}, row.text), h('td', {}, figure(row.nimber)),
        bits(row.nimber).map((bit, index) => h('td', {class: bit === '1' ? index === key ? 'win' : 'draw' : ''}, bit))))),
      h('tfoot', {}, h('tr', {class: 'total'}, h('th', {scope: 'row'}, say('binary.xor')), h('td', {}, figure(xor)),
        bits(xor).map((bit, index) => h('td', {class: bit === '1' ? index === key ? 'win' : 'draw' : ''}, bit)))))),
    replies.length ? h('p', {}, say('binary.do',
      {list: clauses(replies.slice(0, 8).map(reply => say('binary.leave', {part: reply.component, from: reply.from, to: reply.to})))}))
      : h('p', {}, say('binary.zero')));
}

/** The binary table in a reason, wherever it lies. */
export function nimTable(reason) {
  if (!reason) return null;
  if (Array.isArray(reason.rows) && 'xor' in reason) return reason;
  return reason.table && Array.isArray(reason.table.rows) ? reason.table : null;
}
