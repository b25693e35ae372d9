// An exam task: the rules as in the paper, the answers with every reading, the coloured table, and one's own answer checked.
import {h, put, announce} from '../dom.js';
import {stream} from '../api.js';
import {clauses, say, sentences, phrase} from '../words.js';
import {go} from '../router.js';
import {rulesBox} from '../rulesbox.js';
import {moreTools, saveText} from '../share.js';
import {keeping} from '../stale.js';
import {waiting} from '../waiting.js';
import {showClasses} from './classes.js';
import {examMore, winner} from './exammore.js';
import {oddities} from './oddities.js';
import {paper} from './paper.js';
import {asLetters} from '../letters.js';
import {choices, joined, legend, setName} from './readings.js';

const FIRST = 'heaps(7, S in 1..69; move +1, *2; end sum >= 77)';
const EXAMPLES = [
  ['exam.example.two', FIRST],
  ['exam.example.one', 'heaps(S in 1..28; move +1, *2; end sum >= 29)'],
  ['exam.example.take', 'heaps(S; move -3, -6, /2; end sum <= 20)'],
];

/** Shows the task in the address. */
export function showExam(main, parameters, signal) {
  document.title = `${say('nav.exam')} – Zermelo`;
  const rules = parameters.rules ?? parameters.game ?? FIRST;
  const body = h('div', {class: 'stack'});
  const held = keeping(body, 'exam.stale');
  const compare = typed => held.stale(typed.trim() !== rules.trim() || ask.value.trim() !== (parameters.ask ?? '').trim());
  let shown = [];
  const worded = paper(signal, (text, asked) => go('/exam', {rules: text, ask: asked}));
  // what was read stands before there are answers, and behind them once they are there
  const fresh = h('div', {});
  const reading = h('div', {});
  worded.place(answered => put(answered ? reading : fresh, worded.element));
  const ask = h('input', {type: 'text', value: parameters.ask ?? '', placeholder: '19=L1:min, 20=W2:min2, 21=L2:min', dir: 'ltr', class: 'mono wide',
    oninput: () => compare(box.text.value), onkeydown: event => event.key === 'Enter' && send()});
  const send = () => worded.send(box.text.value) || box.submit();
  const box = rulesBox({
    rows: 2, value: rules, label: say('exam.rules'), signal, exam: true, onText: compare, onBad: worded.read,
    submit: text => go('/exam', {rules: text, ask: joined(ask.value, text === rules.trim() ? shown : [])}),
  });
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'}, h('h1', {}, say('exam.title')), h('p', {class: 'soft noprint lead'}, say('exam.lead')), h('p', {class: 'printonly mono', dir: 'ltr'}, rules)),
    h('section', {class: 'card stack tight noprint'},
      h('div', {class: 'row'}, h('span', {class: 'small soft'}, say('exam.examples')), EXAMPLES.map(([key, text]) =>
        h('button', {type: 'button', class: 'chip', onclick: () => go('/exam', {rules: text})}, say(key)))),
      box.element,
      h('div', {class: 'row foot'},
        h('label', {class: 'field grow'}, h('span', {}, say('exam.ask')), ask),
        h('button', {class: 'main', type: 'button', onclick: () => send()}, say('exam.answer'))),
      fresh),
    held.element));
  worded.again(rules);
  if (parameters.task) {
    box.text.value = parameters.task;
    worded.read(parameters.task).then(read => read && worded.send(parameters.task));
    return;
  }
  solve(body, {rules, ask: parameters.ask}, {parameters, held, reading}, signal).then(found => {
    shown = found?.questions ?? [];
  });
}

async function solve(body, question, {parameters, held, reading}, signal) {
  const wait = waiting(signal);
  put(body, wait.element);
  try {
    const exam = await stream('exam', {...question, ...asLetters()}, {progress: wait.progress}, wait.signal);
    if (signal.aborted) return;
    const save = moreTools(h('button', {type: 'button', onclick: () => saveText(JSON.stringify(exam, null, 1), 'exam.json', 'application/json')}, 'JSON'));
    if (exam.fixed) {
      put(body, oddities(exam), winner(question, exam.fixed), reading, save);
      if (!held.isStale()) announce(sentences(...exam.fixed.text));
      return exam;
    }
    const grid = h('div', {});
    const choose = one => go('/exam', {rules: question.rules, ask: joined(one, exam.questions)});
    put(body, oddities(exam), answers(exam, choose), reading,
      legend(() => go('/exam', {...parameters}, {replace: true})), h('section', {class: 'card stack'}, h('h2', {}, say('exam.table')), grid), examMore(exam, question, parameters, signal), save);
    if (!held.isStale()) announce(clauses(exam.questions.map(heard)));
    showClasses(grid, question.rules, exam, signal);
    return exam;
  } catch (error) {
    if (!signal.aborted) put(body, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
  return null;
}

function answers(exam, choose) {
  return h('div', {class: 'answers fade'}, exam.questions.map(question => h('section', {class: 'card stack tight', 'aria-label': question.number},
    h('h2', {class: 'spread'}, h('span', {}, say('exam.task', {number: question.number})),
      h('span', {class: 'small soft'}, question.wordings ? asked(question) : `${setName(question.set)} · ${asked(question)}`)),
    question.wordings ? h('div', {class: 'wordings'}, question.wordings.map(wording => h('div', {class: 'stack tight'}, number(wording),
      h('p', {class: 'small sentence'}, phrase('exam.worded', {meaning: wording.words}), ' ', h('span', {class: 'soft'}, `(${setName(wording.set)})`)), belonging(wording))))
      : [number(question), h('p', {class: 'small sentence'}, meant(question)), belonging(question)],
    readings(question, choose))));
}

/** The numbers of the questions whose other readings are open: choosing one leaves them so. */
const opened = new Set();

/** What else a question may mean or ask for, each with its answer, below the answer that most readers want. */
function readings(question, choose) {
  const {number} = question;
  const fold = h('details', {class: 'plain noprint', open: opened.has(number), ontoggle: () => (fold.open ? opened.add(number) : opened.delete(number))},
    h('summary', {class: 'small'}, say('exam.readings')), choices(question, choose),
    question.readings?.length > 1 ? h('ul', {class: 'readings'}, question.readings.map(reading => h('li', {class: reading.meant ? 'meant' : ''},
      h('p', {}, reading.meant ? h('b', {}, '★ ') : null, phrase(`exam.reading.${reading.meaning}`)),
      h('p', {class: 'mono', dir: 'ltr'}, `${setName(reading.set)}: ${reading.error?.message ?? (reading.answer.length ? shorten(reading.answer) : phrase('exam.none'))}`)))) : null);
  return fold;
}

/** What is to be written down. */
function asked({ask, value}) {
  const words = phrase(`exam.ask.${ask}`);
  return value === 'sum' ? phrase('exam.ask-sum', {ask: words}) : words;
}

/** The numbers of an answer in large figures, or what prevents them. */
function number({error, answer, exact}) {
  return [error ? h('p', {class: 'note error'}, error.message)
    : h('p', {class: 'big', dir: 'ltr'}, answer.length ? answer.join('  ') : phrase('exam.none')),
  exact === false ? h('p', {class: 'note small'}, phrase('exam.inexact')) : null];
}

function belonging({error, count}) {
  return error ? null : h('p', {class: 'small soft'}, say('exam.count', {count}));
}

/** What the words of the exam mean by the question. */
function meant(question) {
  const reading = question.readings?.find(each => each.meant);
  return reading ? phrase(`exam.reading.${reading.meaning}`) : '';
}

/** The answers of a question to be heard: in every wording where it has several. */
function heard(question) {
  const told = each => each.error?.message ?? each.answer.join(' ');
  return `${question.number}: ${question.wordings ? question.wordings.map(each => sentences(told(each), phrase('exam.worded', {meaning: each.words}))).join(', ') : told(question)}`;
}

function shorten(values) {
  return values.length > 24 ? `${values.slice(0, 24).join(' ')} …` : values.join(' ');
}
