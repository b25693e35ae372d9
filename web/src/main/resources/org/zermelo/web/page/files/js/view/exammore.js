// What else a task offers: a check of one's own answer, explanations, strategy trees, programs, a handout with its key.
import {h, put} from '../dom.js';
import {stream} from '../api.js';
import {say, phrase, language} from '../words.js';
import {saveText} from '../share.js';

const PROGRAMS = ['python-a', 'python-b', 'python-c', 'pascal', 'cpp', 'java'];

/** The fold-outs under a task's answers. */
export function examMore(exam, question, parameters, signal) {
  const ask = (what, extra) => stream('exam-text', {...question, what, with: extra}, {}, signal).then(found => found.text);
  const first = exam.questions.find(each => each.answer.length)?.answer[0] ?? 1;
  return h('div', {class: 'stack tight'},
    check(exam, ask), fold('exam.explain', inside => ask('explain').then(text => put(inside, told(text)))),
    why(ask, first), tree(question, first), program(ask), handout(exam, question));
}

function told(text) {
  return h('pre', {class: 'told', tabindex: '0'}, text);
}

function fold(key, load, ...before) {
  const inside = h('div', {});
  let loaded = false;
  const element = h('details', {async ontoggle() {
    if (!element.open || loaded || !load) return;
    loaded = true;
    await shown(inside, () => load(inside));
  }}, h('summary', {}, say(key)), h('div', {class: 'inside'}, before, inside));
  return Object.assign(element, {inside});
}

async function shown(place, work) {
  put(place, h('p', {class: 'soft'}, say('waiting.label')));
  try {
    await work();
  } catch (error) {
    if (error.name !== 'AbortError') put(place, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

function form(submit, button, ...fields) {
  return h('form', {class: 'row', onsubmit: event => {
    event.preventDefault();
    submit();
  }}, fields, h('button', {type: 'submit', class: 'main'}, say(button)));
}

function check(exam, ask) {
  const number = h('select', {'aria-label': say('exam.number')}, exam.questions.map(each => h('option', {value: each.number}, each.number)));
  const mine = h('input', {type: 'text', inputmode: 'numeric', 'aria-label': say('exam.mine'), placeholder: say('exam.mine')});
  const box = fold('exam.check', null, form(() => shown(box.inside, async () =>
    put(box.inside, told(await ask('check', `${number.value}=${mine.value.trim().split(/[\s,;]+/).join(',')}`)))), 'exam.docheck', number, mine));
  box.open = true;
  return box;
}

function why(ask, first) {
  const value = h('input', {type: 'number', value: first, 'aria-label': 'S'});
  const box = fold('exam.why', null, form(() => shown(box.inside, async () => put(box.inside, told(await ask('why', value.value)))), 'exam.show', h('span', {}, 'S ='), value));
  return box;
}

function tree(question, first) {
  const value = h('input', {type: 'number', value: first, 'aria-label': 'S'});
  const whole = h('input', {type: 'checkbox'});
  const box = fold('exam.tree', null, form(() => {
    const address = `/api/v1/exam-tree?${new URLSearchParams({rules: question.rules, s: value.value, whole: whole.checked ? 'yes' : 'no', lang: language()})}`;
    put(box.inside, h('div', {class: 'drawing', tabindex: '0'}, h('img', {class: 'plate', src: address, alt: say('exam.treealt', {s: value.value}),
      onerror: () => shown(box.inside, async () => {
        const failed = await (await fetch(address)).json();
        throw new Error(failed.error.message);
      })})),
    h('p', {class: 'row noprint'}, h('a', {class: 'button', href: address, download: `tree-${value.value}.svg`, target: '_blank'}, 'SVG')));
  }, 'exam.show', h('span', {}, 'S ='), value, h('label', {class: 'row'}, whole, say('exam.whole'))));
  return box;
}

function program(ask) {
  const dialect = h('select', {'aria-label': say('exam.program')}, PROGRAMS.map(name => h('option', {value: name}, name)));
  const box = fold('exam.program', null, form(() => shown(box.inside, async () => {
    const text = await ask('program', dialect.value);
    put(box.inside, told(text), h('button', {type: 'button', onclick: () => saveText(text, `exam.${{pascal: 'pas', cpp: 'cpp', java: 'java'}[dialect.value] ?? 'py'}`, 'text/plain;charset=utf-8')}, say('rules.save')));
  }), 'exam.show', dialect));
  return box;
}

/** A sheet for a class: the rules and the questions, and the key on the next page. */
function handout(exam, question) {
  const make = inside => {
    const sheet = h('div', {class: 'handout'},
      h('section', {}, h('h2', {}, say('exam.handouttask')), h('p', {}, say('exam.handoutnote')), h('p', {class: 'mono', dir: 'ltr'}, question.rules),
        h('ol', {class: 'plain'}, exam.questions.map(each => h('li', {}, h('h3', {}, say('exam.task', {number: each.number})),
          h('p', {}, meant(each)), h('p', {}, phrase(`exam.ask.${each.ask}`)), h('p', {class: 'blank'}))))),
      h('section', {class: 'key'}, h('h2', {}, say('exam.key')), h('ul', {}, exam.questions.map(each =>
        h('li', {}, `${each.number}: ${each.answer.length ? each.answer.join(' ') : phrase('exam.none')}`)))));
    put(inside, sheet, h('button', {type: 'button', class: 'main noprint', onclick: () => alone(sheet)}, say('exam.handoutprint')));
  };
  return fold('exam.handout', async inside => make(inside));
}

function meant(question) {
  const reading = question.readings?.find(each => each.meant);
  return reading ? phrase(`exam.reading.${reading.meaning}`) : say('exam.handoutask', {set: question.set, ask: question.ask});
}

/** Prints one element and nothing else of the page. */
function alone(element) {
  document.body.classList.add('alone');
  element.classList.add('printed');
  print();
  element.classList.remove('printed');
  document.body.classList.remove('alone');
}
