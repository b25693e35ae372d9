// A theorem for every size: the law of rules of heaps in words, its automaton, and what it says of a size; or formulas for questions.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {say} from '../words.js';
import {go} from '../router.js';
import {drawAutomaton, drawPlane} from '../draw/automaton.js';
import {told} from '../lawtold.js';
import {exportTools, moreTools} from '../share.js';
import {waiting} from '../waiting.js';

const EXAMPLES = [['halves', 'heaps(S; move -1, =x//2)'], ['subtraction', 'heaps(S; move -1, -3, -4)'], ['nim', 'heaps(a, b; take any)'],
  ['wythoff', 'heaps(a, b; take any, [-k,-k] for k in 1..min(a,b))'], ['window', 'heaps(S; take 1..x//2)', 'nimber'],
  ['target', 'heaps(S; move +1, *2; end S >= N)', '', '19=L1:min, 20=W2:all, 21=L2:min']];

/** What can be told of each position. */
const TOLD = ['winner', 'nimber'];

/** Shows the law of the rules in the address. */
export function showLaw(main, parameters, signal) {
  document.title = `${say('nav.law')} – Zermelo`;
  const game = parameters.game ?? EXAMPLES[0][1];
  const value = parameters.value ?? TOLD[0];
  const rules = h('input', {type: 'text', value: game, dir: 'ltr', class: 'mono wide', spellcheck: 'false'});
  const choice = h('select', {}, TOLD.map(each => h('option', {value: each, selected: each === value}, say(`law.told.${each}`))));
  const ask = h('input', {type: 'text', value: parameters.ask ?? '', placeholder: '19=L1:min', dir: 'ltr', class: 'mono wide', spellcheck: 'false'});
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('law.title')), h('p', {class: 'soft lead'}, say('law.lead'))),
    h('form', {class: 'card stack tight noprint', onsubmit: event => {
      event.preventDefault();
      go('/law', {game: rules.value.trim(), value: chosen(choice.value), ask: ask.value.trim()});
    }},
    h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, text, of, asking]) =>
      h('button', {type: 'button', class: 'chip', onclick: () => go('/law', {game: text, value: of, ask: asking})}, say(`law.example.${key}`)))),
    h('div', {class: 'row foot'},
      h('label', {class: 'field grow'}, h('span', {}, say('law.rules')), rules),
      h('label', {class: 'field'}, h('span', {}, say('law.told')), choice),
      h('label', {class: 'field'}, h('span', {}, say('exam.ask')), ask),
      h('button', {type: 'submit', class: 'main'}, say('law.find')))),
    place));
  load(place, {game, value: chosen(value), ask: parameters.ask ?? ''}, parameters.size ?? '', signal);
}

/** What is not told anyhow. */
function chosen(value) {
  return value === TOLD[0] ? '' : value;
}

async function load(place, asked, size, signal) {
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const law = await stream('law', asked, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    if (law.answers) return formulas(place, law);
    const automaton = law.automaton && drawAutomaton(law);
    const plane = law.automaton && law.names.length === 2 ? drawPlane(law, position => told(law, position)) : null;
    put(place,
      h('section', {class: 'card stack'},
        h('h2', {id: 'verdict'}, law.words),
        law.formula ? h('p', {class: 'mono', dir: 'ltr'}, law.formula) : null,
        h('p', {class: 'soft'}, law.proof)),
      trying(law, asked, size),
      law.automaton ? h('section', {class: 'card stack'}, h('h2', {}, say('law.automaton')),
        h('p', {class: 'small soft'}, automaton ? say('law.reads', {names: law.names.join(', ')}) : say('law.large', {states: law.automaton.states})),
        automaton ? h('div', {class: 'drawing', tabindex: '0'}, automaton) : null,
        automaton ? moreTools(exportTools({name: 'automaton', svg: () => automaton})) : null) : null,
      plane ? h('section', {class: 'card stack'}, h('h2', {}, say('law.plane')), h('div', {class: 'drawing', tabindex: '0'}, plane)) : null,
      law.automaton ? h('details', {class: 'card'}, h('summary', {}, say('law.program')), Object.entries(law.programs).map(([name, text]) =>
        h('details', {}, h('summary', {class: 'mono'}, name), h('pre', {class: 'mono', dir: 'ltr', tabindex: '0'}, text)))) : null);
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

/** The answers to questions as formulas, and for which numbers they hold. */
function formulas(place, {letters, answers}) {
  put(place, h('section', {class: 'card stack'}, h('p', {class: 'soft'}, letters),
    answers.map(({words, proof}, at) => h('div', {class: 'stack tight'}, h('h2', {id: at ? null : 'answer'}, words), h('p', {class: 'soft'}, proof)))));
}

/** A field for a position, and what the law says of it. */
function trying(law, asked, size) {
  const first = size || law.names.map(() => '1000000000000000000').join(', ');
  const field = h('input', {type: 'text', value: first, dir: 'ltr', class: 'mono wide', inputmode: 'numeric', spellcheck: 'false'});
  const says = h('p', {class: 'period', id: 'says', role: 'status'});
  const judge = () => {
    const numbers = field.value.match(/\d+/g) ?? [];
    const clear = numbers.length === law.names.length && !/[^\d\s,;]/.test(field.value);
    says.textContent = clear ? sentence(law, told(law, numbers.map(BigInt))) : say('law.numbers', {count: law.names.length});
  };
  field.addEventListener('input', () => {
    judge();
    go('/law', {...asked, size: field.value.trim()}, {replace: true, keep: true});
  });
  judge();
  return h('section', {class: 'card stack tight'},
    h('label', {class: 'field grow'}, h('span', {}, say('law.try', {names: law.names.join(', ')})), field), says);
}

function sentence(law, output) {
  const wins = say(Number(output) === 0 ? 'law.lost' : 'law.won');
  return law.value === 'nimber' ? `${say('law.nimber', {value: output})} ${wins}` : wins;
}
