// What else a task offers: a check of one's own answer, explanations, strategy trees, programs, a handout with its key.
import {h, put} from '../dom.js';
import {get, getFile, stream} from '../api.js';
import {MAKES_PDF, linkFile, showFile} from '../server.js';
import {clauses, say, language} from '../words.js';
import {save, saveText} from '../share.js';
import {asLetters} from '../letters.js';

/** The least scale at which the texts of a picture can be read. */
const READABLE = .6;

const PROGRAMS = ['python', 'python-a', 'python-b', 'python-c', 'python-array', 'python-codes',
  'pascal', 'pascal-long', 'cpp', 'cpp-long', 'csharp', 'csharp-long', 'java', 'java-long'];

/** What there is to take away: for each kind the formats, how they are called, and the endings of their files. */
const PRINTED = [['pdf', 'PDF', 'pdf'], ['docx', 'DOCX', 'docx']].filter(([format]) => MAKES_PDF || format !== 'pdf');
const FILES = [['tasks', PRINTED], ['key', PRINTED], ['solutions', PRINTED],
  ['bank', [['moodle', 'Moodle XML', 'xml'], ['gift', 'GIFT', 'gift.txt']]]];

/** The fold-outs under a task's answers. */
export function examMore(exam, question, parameters, signal) {
  const ask = (what, extra) => stream('exam-text', {...question, ...asLetters(), what, with: extra}, {}, signal).then(found => found.text);
  const first = exam.questions.find(each => each.answer?.length)?.answer[0] ?? 1;
  return h('div', {class: 'stack tight'},
    check(exam, ask), fold('exam.explain', inside => ask('explain').then(text => put(inside, told(text)))),
    why(ask, first), tree(question, first), program(ask), handout({rules: question.rules, ask: question.ask}, signal));
}

/** What is told in sentences, indented where it belongs to what stands above. */
function told(text) {
  return h('pre', {class: 'told sentences', tabindex: '0'}, text);
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
  const box = fold('exam.tree', null, form(() => picture(box.inside, say('exam.treealt', {s: value.value}), {
    rules: question.rules, s: value.value, whole: whole.checked ? 'yes' : 'no', lang: language()}),
  'exam.show', h('span', {}, 'S ='), value, h('label', {class: 'row'}, whole, say('exam.whole'))));
  return box;
}

/** Who wins from a fixed start, by which first moves, and the tree that proves it. */
export function winner(question, {text, tree: lines}) {
  const inside = h('div', {});
  const draw = () => picture(inside, clauses(text), {rules: question.rules, whole: whole.checked ? 'yes' : 'no', lang: language()});
  const whole = h('input', {type: 'checkbox', onchange: draw});
  if (lines.length) draw();
  return h('section', {class: 'card stack'}, h('h2', {}, say('exam.winner')), h('div', {}, text.map(line => h('p', {class: 'sentence'}, line))),
    lines.length ? h('label', {class: 'row noprint'}, whole, say('exam.whole')) : null, inside);
}

/** Puts the picture of a tree and its file into a place. */
function picture(place, alt, asked) {
  const image = h('img', {class: 'plate', alt, onload: () => fitted(image), onerror: () => shown(place, () => get('exam-tree', asked))});
  put(place, h('div', {class: 'drawing', tabindex: '0'}, showFile(image, 'exam-tree', asked)),
    h('p', {class: 'row noprint'}, linkFile(h('a', {class: 'button', download: `tree${asked.s === undefined ? '' : `-${asked.s}`}.svg`, target: '_blank'}, 'SVG'), 'exam-tree', asked)));
}

/** A picture that would still be read is as wide as its room; a wider one is scrolled. */
function fitted(image) {
  image.classList.toggle('fitted', image.naturalWidth * READABLE <= image.parentElement.clientWidth);
}

function program(ask) {
  const dialect = h('select', {'aria-label': say('exam.program')}, PROGRAMS.map(name => h('option', {value: name}, say(`exam.program.${name}`))));
  const box = fold('exam.program', null, form(() => shown(box.inside, async () => {
    const text = await ask('program', dialect.value);
    put(box.inside, h('pre', {class: 'told', tabindex: '0', dir: 'ltr'}, h('code', {}, text)),
      h('button', {type: 'button', onclick: () => saveText(text, `exam.${{pascal: 'pas', cpp: 'cpp', csharp: 'cs', java: 'java'}[dialect.value.split('-')[0]] ?? 'py'}`,
        'text/plain;charset=utf-8')}, say('rules.save')));
  }), 'exam.show', dialect));
  return box;
}

/** Sheets for a class: variants with other numbers, and the key on a page of its own. */
function handout(question, signal) {
  const count = h('input', {type: 'number', value: '4', min: '1', max: '40', 'aria-label': say('exam.variants')});
  const seed = h('input', {type: 'number', value: '1', min: '0', 'aria-label': say('compare.seed')});
  const difficulty = h('select', {}, ['', 'easy', 'medium', 'hard'].map(level => h('option', {value: level}, say(`exam.difficulty.${level || 'same'}`))));
  const distinct = h('input', {type: 'checkbox'});
  const bounds = h('input', {type: 'text', placeholder: '21=20..40', dir: 'ltr', class: 'mono'});
  const box = fold('exam.handout', null, form(() => shown(box.inside, async () => {
    const wish = {...question, ...asLetters(), count: count.value, seed: seed.value, difficulty: difficulty.value,
      answers: [distinct.checked ? 'distinct' : '', bounds.value.trim()].filter(Boolean).join(', ')};
    const made = await stream('exam-variants', wish, {}, signal);
    const sheet = h('div', {class: 'handout'}, plain(made.sheet, true), h('section', {class: 'key'}, plain(made.key, false)));
    const told = h('p', {class: 'small soft noprint', role: 'status'});
    const files = FILES.map(([kind, formats]) => h('p', {class: 'row noprint'}, h('span', {class: 'small soft'}, say(`exam.file.${kind}`)),
      formats.map(([format, label, ending]) => awaited(h('a', {class: 'button', download: `${kind}.${ending}`}, label), {
        ...wish, ask: question.ask ?? '', kind: kind === 'bank' ? 'tasks' : kind, format}, told, signal))));
    const print = MAKES_PDF ? [] : [h('p', {class: 'small soft noprint'}, say('exam.handoutpdf'))];
    // thirty tasks are many screens: what is taken away stands above them
    put(box.inside, h('div', {class: 'stack tight'}, files, told), ...print, h('div', {class: 'row noprint'},
      h('button', {type: 'button', class: 'main', onclick: () => alone(sheet)}, say('exam.handoutprint')),
      h('button', {type: 'button', onclick: () => saveText(`${made.sheet}\n${made.key}`, 'handout.md', 'text/markdown;charset=utf-8')}, 'Markdown')),
    h('details', {class: 'plain sheets'}, h('summary', {}, say('exam.handoutshow')), sheet));
  }), 'exam.make', h('label', {class: 'row'}, say('exam.variants'), count), h('label', {class: 'row'}, say('compare.seed'), seed),
  h('label', {class: 'row'}, say('exam.difficulty'), difficulty), h('label', {class: 'row'}, distinct, say('exam.distinct')),
  h('label', {class: 'row'}, say('exam.bounds'), bounds)));
  return box;
}

/** A file that takes a while to be made says so, and is saved once it is there. */
function awaited(link, values, told, signal) {
  linkFile(link, 'exam-handout', {...values, lang: language()});
  link.addEventListener('click', async event => {
    // a page without a server makes it itself
    if (link.getAttribute('href') === '#') return;
    event.preventDefault();
    put(told, say('exam.handoutmade', {file: link.textContent}));
    try {
      save(await getFile('exam-handout', values, signal), link.download);
      put(told);
    } catch (error) {
      put(told, h('span', {class: 'error'}, error.message));
    }
  });
  return link;
}

/** The few forms of Markdown that a handout has: headings, items, paragraphs, the table of the key. */
function plain(text, blanks) {
  const parts = [];
  for (const line of text.split('\n')) {
    const clear = line.replaceAll('\\*', '*');
    if (clear.startsWith('| ')) row(parts, clear.slice(2, -2).split(' | '));
    else if (clear.startsWith('|-')) continue;
    else if (clear.startsWith('## ')) parts.push(h('section', {}, h('h3', {}, clear.slice(3))));
    else if (clear.trim() !== '') {
      parts[parts.length - 1]?.append(h('p', {}, clear.replace(/^- /, '')));
      if (blanks && clear.startsWith('- ')) parts[parts.length - 1]?.append(h('p', {class: 'blank'}));
    }
  }
  return parts;
}

/** A row of the table that the key is; the first is its head. */
function row(parts, cells) {
  const last = parts[parts.length - 1];
  let table = last.querySelector('table');
  if (!table) last.append(table = h('table', {class: 'data'}));
  const head = table.rows.length === 0;
  table.append(h('tr', {}, cells.map(cell => h(head ? 'th' : 'td', {}, cell))));
}

/** Prints one element and nothing else of the page. */
function alone(element) {
  element.closest('details.sheets').open = true;
  document.body.classList.add('alone');
  element.classList.add('printed');
  print();
  element.classList.remove('printed');
  document.body.classList.remove('alone');
}
