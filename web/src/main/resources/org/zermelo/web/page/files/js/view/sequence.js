// A nim-sequence as points over the heaps, with the proved period shaded.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {say, number} from '../words.js';
import {go} from '../router.js';
import {drawSequence} from '../draw/sequence.js';
import {exportTools, moreTools} from '../share.js';
import {csvText} from '../csv.js';
import {waiting} from '../waiting.js';

const EXAMPLES = [['kayles', '0.77'], ['dawson', '0.07'], ['treblecross', '0.007'], ['subtraction', 'subtraction({1,3,4})'], ['grundy', 'grundys-game']];

/** Shows the sequence in the address. */
export function showSequence(main, parameters, signal) {
  document.title = `${say('nav.sequence')} – Zermelo`;
  const code = h('input', {type: 'text', value: parameters.code ?? '0.77', dir: 'ltr', class: 'mono wide', spellcheck: 'false'});
  const to = h('input', {type: 'number', value: parameters.to ?? '200', min: '1', max: '1000000'});
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('sequence.title')), h('p', {class: 'soft lead'}, say('sequence.lead'))),
    h('form', {class: 'card stack tight noprint', onsubmit: event => {
      event.preventDefault();
      go('/sequence', {code: code.value.trim(), to: to.value});
    }},
    h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, text]) =>
      h('button', {type: 'button', class: 'chip', onclick: () => go('/sequence', {code: text, to: to.value})}, say(`sequence.${key}`)))),
    h('div', {class: 'row foot'},
      h('label', {class: 'field grow'}, h('span', {}, say('sequence.code')), code),
      h('label', {class: 'field'}, h('span', {}, say('sequence.to')), to),
      h('button', {type: 'submit', class: 'main'}, say('exam.answer')))),
    place));
  load(place, {code: code.value, to: to.value}, signal);
}

async function load(place, question, signal) {
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const found = await stream('nimbers', question, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    const {period, seen, max, values} = found;
    const svg = drawSequence(found);
    put(place,
      h('section', {class: 'card stack'},
        h('h2', {id: 'verdict', class: 'period'}, period ? say('sequence.period', {length: number(period.length), from: number(period.preperiod), heaps: number(period.heaps)}) : say('sequence.none')),
        seen ? h('p', {}, say('sequence.seen', {length: number(seen.length), from: number(seen.preperiod), last: number(found.computed - 1)})) : null,
        (period || seen)?.saltus ? h('p', {}, say('sequence.saltus', {saltus: (period || seen).saltus})) : null,
        h('p', {class: 'soft'}, say('sequence.max', {value: max.value, at: number(max.at)})),
        h('div', {class: 'drawing', tabindex: '0'}, svg),
        moreTools(exportTools({name: 'nimbers', svg: () => svg, csv: () => csv(values)}))),
      h('section', {class: 'card'}, h('h2', {}, say('sequence.values')),
        h('p', {class: 'mono wrap', dir: 'ltr'}, values.slice(0, 2000).join(' '), values.length > 2000 ? ' …' : '')));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

function csv(values) {
  return csvText([['heap', 'nimber'], ...values.map((value, heap) => [heap, value])]);
}
