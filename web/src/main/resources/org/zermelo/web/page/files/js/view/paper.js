// A task in the words of a paper: shown back phrase by phrase, each with what was understood, and a form for what was not.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';

const FIELDS = ['start', 'range', 'moves', 'end', 'overshoot', 'repeat', 'questions'];

/** The field of the form that corrects a kind of phrase. */
const FIELD = {heaps: 'start', start: 'start', range: 'range', move: 'moves', memory: 'repeat', end: 'end', overshoot: 'overshoot', winner: 'end',
  number: 'questions', ask: 'questions', claim: 'questions'};

/** Whether a text is sentences rather than rules: five words or more, and none of the signs of rules. */
function prose(text) {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 5 && !/[;=(*]/.test(text);
}

/** So many words that were not read are named. */
const MOST_WORDS = 8;

/** What was read last, so that the page of its answers shows it again. */
let last = null;

/** The place of a paper; answer is called with the rules and the questions, both as they are typed. */
export function paper(signal, answer) {
  const element = h('div', {class: 'paper stack tight'});
  let shown = '';
  /** The task that was refused as a whole: its own words say another number of answers than it has. */
  let denied = null;
  let placed = () => {};

  /** Whether a text is the wording of a task; if so, it is shown. */
  async function read(text) {
    if (text.trim() === '') return false;
    const found = await get('exam-wording', {text}, signal).catch(error => (error.status === 400 ? {denied: error.message} : null));
    if (found?.denied) {
      clear();
      denied = text;
      placed(false);
      put(element, h('p', {class: 'note error', role: 'alert'}, found.denied));
      return true;
    }
    if (!found || found.foreign && !prose(text)) {
      clear();
      return false;
    }
    show(text, found, false);
    return true;
  }

  function clear() {
    shown = '';
    denied = null;
    put(element);
  }

  function show(text, found, answered) {
    shown = text;
    denied = null;
    const parts = {...found.parts, questions: found.questions.join(', ')};
    const inputs = Object.fromEntries(FIELDS.map(name => [name, h('input', {type: 'text', class: 'mono', dir: 'ltr', value: parts[name], 'aria-label': say(`exam.part.${name}`),
      'aria-invalid': String(found.missing.includes(name)), placeholder: say(`exam.part.${name}.example`)})]));
    const told = h('p', {class: 'small', role: 'status'});
    const unread = found.unread.flatMap(({from, to, words}) => (words.length ? words : [`${from}..${to}`])).map(place => text.slice(...place.split('..').map(Number))).slice(0, MOST_WORDS);
    const pick = phrase => {
      told.textContent = phrase.words;
      inputs[FIELD[phrase.kind]]?.focus();
    };
    const send = event => {
      event.preventDefault();
      const given = Object.fromEntries(FIELDS.map(name => [name, inputs[name].value.trim()]));
      const empty = ['start', 'moves', 'end'].find(name => given[name] === '');
      if (empty) {
        inputs[empty].focus();
        told.textContent = say('exam.part.needed', {part: say(`exam.part.${empty}`)});
        return;
      }
      // what was not read may change the rules: only rules that the reader has corrected are answered
      if (unread.length && FIELDS.every(name => given[name] === parts[name])) {
        told.textContent = say('exam.unread', {words: unread.join(', ')});
        told.scrollIntoView({block: 'nearest'});
        return;
      }
      const rules = rulesOf(given);
      last = {rules, text, found: {...found, parts: given, questions: given.questions.split(/\s*[,;]\s*/).filter(Boolean), missing: [], unread: [], reading: ''}};
      answer(rules, given.questions);
    };
    const whole = found.missing.length + found.unread.length === 0;
    placed(answered);
    put(element, folded(!whole, h('p', {class: 'worded'}, phrases(text, found.phrases, pick)), h('p', {class: 'small'}, whole ? found.reading : null), told,
      h('form', {class: 'parts', onsubmit: send}, FIELDS.map(name => h('label', {class: 'field'}, h('span', {}, say(`exam.part.${name}`)), inputs[name])),
        h('div', {class: 'row foot'}, h('button', {type: 'submit', class: 'main'}, say('exam.answer'))))));
    const first = FIELDS.find(name => found.missing.includes(name));
    if (unread.length) told.textContent = say('exam.unread', {words: unread.join(', ')});
    else if (first) told.textContent = say('exam.part.needed', {part: say(`exam.part.${first}`)});
  }

  /** Shows the paper again to which these rules belong. */
  function again(rules) {
    if (last?.rules === rules) show(last.text, last.found, true);
  }

  return {
    element, read, again,
    /** Tells where the paper is to stand: `where` is called with whether its answers are there. */
    place(where) {
      placed = where;
    },
    /** Answers what stands in the form, when it is about this text. */
    send(text) {
      if (text === denied) return true;
      if (shown !== text) return false;
      element.querySelector('form').requestSubmit();
      return true;
    },
  };
}

/** What was understood, folded where nothing is missing. */
function folded(open, ...inside) {
  return h('details', {class: 'card', open}, h('summary', {}, h('h2', {}, say(open ? 'exam.paper.part' : 'exam.paper'))), h('div', {class: 'stack tight'}, inside));
}

/** The text, with each phrase as a button. */
function phrases(source, all, pick) {
  // a line that goes on in small letters was broken by the paper's width
  const text = source.replace(/\n(?=[\p{Ll}\d(])/gu, ' ');
  const parts = [];
  let at = 0;
  for (const phrase of all) {
    parts.push(text.slice(at, phrase.from));
    const words = text.slice(phrase.from, phrase.to);
    parts.push(phrase.kind === 'passed' ? h('span', {class: 'soft'}, words) : phrase.kind === 'unread' ? h('mark', {title: phrase.words}, words)
      : button(words, phrase, () => pick(phrase)));
    at = phrase.to;
  }
  return [parts, text.slice(at)];
}

/** A phrase that can be picked: it breaks over lines as its text does, which a button element does not. */
function button(words, phrase, pick) {
  return h('span', {role: 'button', tabindex: '0', class: `phrase ${phrase.kind}`, title: phrase.words, onclick: pick, onkeydown(event) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick();
  }}, words);
}

/** The rules in the notation. */
function rulesOf({start, range, moves, end, overshoot, repeat}) {
  const part = (word, text) => (text ? `; ${word}${text}` : '');
  return `heaps(${start}${part('', range)}${part('move ', moves)}${part('end ', end)}${part('overshoot ', overshoot)}${part('no repeat ', repeat)})`;
}
