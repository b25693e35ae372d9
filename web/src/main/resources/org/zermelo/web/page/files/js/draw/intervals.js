// The table of a coin row: one cell for each stretch, coloured by who wins it, with the ends to take.
import {h} from '../dom.js';
import {say, sentences, figure} from '../words.js';
import {exportTools} from '../share.js';
import {csvText} from '../csv.js';
import {rove} from '../rove.js';

const ARROW = {left: '←', right: '→', tie: '↔', single: ''};

/** What its numbers may be; the first at first, as on the command line. */
const SHOWN = ['margin', 'sum'];

/** The table; onPick gets the stretch that is clicked. */
export function intervalTable(table, {onPick}) {
  const {items, rows} = table;
  const told = h('p', {class: 'said', role: 'status'}, say('table.told'));
  const figures = [];
  const choice = h('select', {'aria-label': say('compare.shown'), onchange: () => show()}, SHOWN.map(name => h('option', {value: name}, say(`table.${name}`))));
  const title = h('p', {class: 'printonly'});
  const show = () => {
    title.textContent = say(`table.${choice.value}`);
    figures.forEach(({text, cell}) => {
      text.textContent = figure(cell[choice.value]);
    });
  };
  const cell = (i, j) => {
    if (j < i) return h('td', {class: 'none'});
    const {sum, margin, take} = rows[i][j - i];
    const side = Math.sign(Number(margin));
    const shown = h('span', {});
    figures.push({text: shown, cell: rows[i][j - i]});
    const text = say('table.cell', {i: i + 1, j: j + 1, sum: figure(sum), margin: Number(margin) > 0 ? `+${figure(margin)}` : figure(margin)});
    const whole = sentences(text, say(`table.${take}`));
    return h('td', {class: side > 0 ? 'win' : side < 0 ? 'loss' : 'draw'},
      h('button', {type: 'button', 'aria-label': whole,
        onclick: () => onPick(i, j),
        onmouseenter: () => { told.textContent = whole; },
        onfocus: () => { told.textContent = whole; }},
      shown, h('span', {class: 'take', 'aria-hidden': 'true'}, ARROW[take])));
  };
  const cells = rove(h('div', {class: 'scroll'}, h('table', {class: 'cells', dir: 'ltr'},
      h('thead', {}, h('tr', {}, h('td', {}), items.map((item, j) => h('th', {scope: 'col'}, figure(item))))),
      h('tbody', {}, items.map((item, i) => h('tr', {}, h('th', {scope: 'row'}, figure(item)), items.map((other, j) => cell(i, j))))))), 'button', 'table');
  show();
  return h('div', {class: 'stack tight'}, h('div', {class: 'row noprint'}, choice), title, told, cells,
    h('p', {class: 'legend'}, h('span', {}, say('table.legend'))),
    exportTools({name: 'table', csv: () => csv(table)}));
}

function csv({items, rows}) {
  return csvText([['from', 'to', 'sum', 'margin', 'take'],
    ...items.flatMap((item, i) => rows[i].map((cell, at) => [i + 1, i + at + 1, cell.sum, cell.margin, cell.take]))]);
}
