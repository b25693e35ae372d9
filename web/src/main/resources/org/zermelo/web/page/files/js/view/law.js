// A theorem for every size: the law of rules of heaps in words, its automaton, and what it says of a size.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {say} from '../words.js';
import {go} from '../router.js';
import {drawAutomaton, drawPlane} from '../draw/automaton.js';
import {exportTools, moreTools} from '../share.js';
import {waiting} from '../waiting.js';

const EXAMPLES = [['halves', 'heaps(S; move -1, =x//2)'], ['subtraction', 'heaps(S; move -1, -3, -4)'], ['nim', 'heaps(a, b; take any)'],
  ['wythoff', 'heaps(a, b; take any, [-k,-k] for k in 1..min(a,b))']];

/** Shows the law of the rules in the address. */
export function showLaw(main, parameters, signal) {
  document.title = `${say('nav.law')} – Zermelo`;
  const game = parameters.game ?? EXAMPLES[0][1];
  const rules = h('input', {type: 'text', value: game, dir: 'ltr', class: 'mono wide', spellcheck: 'false'});
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('law.title')), h('p', {class: 'soft lead'}, say('law.lead'))),
    h('form', {class: 'card stack tight noprint', onsubmit: event => {
      event.preventDefault();
      go('/law', {game: rules.value.trim()});
    }},
    h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, text]) =>
      h('button', {type: 'button', class: 'chip', onclick: () => go('/law', {game: text})}, say(`law.example.${key}`)))),
    h('div', {class: 'row foot'},
      h('label', {class: 'field grow'}, h('span', {}, say('law.rules')), rules),
      h('button', {type: 'submit', class: 'main'}, say('law.find')))),
    place));
  load(place, game, parameters.size ?? '', signal);
}

async function load(place, game, size, signal) {
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const law = await stream('law', {game}, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    const automaton = law.automaton && drawAutomaton(law);
    const plane = law.automaton && law.names.length === 2 ? drawPlane(law, position => told(law, position)) : null;
    put(place,
      h('section', {class: 'card stack'},
        h('h2', {id: 'verdict'}, law.words),
        law.formula ? h('p', {class: 'mono', dir: 'ltr'}, law.formula) : null,
        h('p', {class: 'soft'}, law.proof)),
      law.automaton ? trying(law, game, size) : null,
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

/** A field for a position, and what the law says of it. */
function trying(law, game, size) {
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
    go('/law', {game, size: field.value.trim()}, {replace: true, keep: true});
  });
  judge();
  return h('section', {class: 'card stack tight'},
    h('label', {class: 'field grow'}, h('span', {}, say('law.try', {names: law.names.join(', ')})), field), says);
}

function sentence(law, output) {
  return law.value === 'nimber' ? say('law.nimber', {value: output}) : say(output === 0 ? 'law.lost' : 'law.won');
}

/** What the automaton says of a position, digit by digit from the most significant one on. */
export function told({numeration, automaton}, position) {
  const continued = numeration.kind === 'ostrowski';
  const times = BigInt(continued ? numeration.fraction.at(-1) : numeration.base);
  const radix = Number(times) + (continued ? 1 : 0);
  const weights = continued ? [1n, times + 1n] : [1n];
  const greatest = position.reduce((most, size) => size > most ? size : most, 0n);
  while (weights.at(-1) <= greatest) weights.push(times * weights.at(-1) + (continued ? weights.at(-2) : 0n));
  let rest = [...position];
  let state = automaton.start;
  for (const weight of weights.reverse()) {
    const letter = rest.reduceRight((sum, size) => sum * radix + Number(size / weight), 0);
    rest = rest.map(size => size % weight);
    state = automaton.table[state][letter];
  }
  return automaton.output[state];
}
