// What a question may mean, as buttons in the words of the exam: which starts it is about, and what of them is written down.
import {h} from '../dom.js';
import {has, phrase, say} from '../words.js';
import {choose as chooseLetters, lettered, letters} from '../letters.js';

const SETS = {19: ['U', 'L1', 'W1'], 20: ['W2', 'W1|W2'], 21: ['L2', 'L1|L2', 'Lany']};
const ASKS = ['min', 'max', 'all', 'count', 'min2'];

/** The name of a set as the language's classrooms know it. */
export function setName(set) {
  const own = phrase(`exam.class.${set}`);
  return own !== `exam.class.${set}` ? own : set.replace(/\b([WL])(\d+)\b/g, (all, letter, n) => lettered(`exam.class.${letter}`, {n}));
}

/** A question as it is typed: 20=W2:min2. */
export function typed({number, set, ask, value}) {
  return `${number}=${set}:${ask}${value === 'sum' ? ':sum' : ''}`;
}

/** The questions of an address and those that are shown, so that asking one keeps the others. */
export function joined(ask, questions) {
  const own = ask.split(/[,;]/).map(each => each.trim()).filter(Boolean);
  const numbers = own.map(each => each.split('=')[0].trim());
  const kept = own.length ? questions.filter(each => !each.wordings && !numbers.includes(each.number)).map(typed) : [];
  return [...own, ...kept].sort((one, two) => parseInt(one, 10) - parseInt(two, 10)).join(', ');
}

/** The buttons of one question; choose is called with the question as it is typed. */
export function choices(question, choose) {
  const answer = set => (question.wordings ?? []).concat(question.readings ?? []).find(each => each.set === set && each.answer?.length)?.answer;
  const sets = [...new Set([...(question.wordings ?? []).map(each => each.set), question.set, ...(SETS[question.number] ?? [])])];
  const button = (words, pressed, part) => h('button', {type: 'button', class: 'chip', 'aria-pressed': String(pressed), onclick: () => choose(typed({...question, ...part}))}, words);
  return h('div', {class: 'asked noprint stack tight'},
    h('div', {class: 'row', role: 'group', 'aria-label': say('exam.choose.set')}, sets.map(set => {
      const found = answer(set);
      return button([label(set), found && found.length <= 3 ? h('b', {dir: 'ltr'}, ` ${found.join(' ')}`) : null], !question.wordings && set === question.set, {set});
    })),
    h('div', {class: 'row', role: 'group', 'aria-label': say('exam.choose.ask')}, [...new Set([question.ask, ...ASKS])].map(ask =>
      button(asked(ask), ask === question.ask, {ask}))));
}

/** What is written down, shortly where the page has words for it. */
function asked(ask) {
  const own = `exam.choose.ask.${ask}`;
  return has(own) ? say(own) : phrase(`exam.ask.${ask}`);
}

function label(set) {
  const own = `exam.choose.${set}`;
  return has(own) ? say(own) : setName(set);
}

/** Which letters the sets have, and what they and the codes mean, one click away; chosen is called when others are chosen. */
export function legend(chosen) {
  const players = letters() === 'players';
  const select = h('select', {class: 'letters', onchange: () => {
    chooseLetters(select.value);
    chosen();
  }}, ['outcome', 'players'].map(way => h('option', {value: way, selected: way === letters()}, say(`exam.letters.${way}`))));
  return h('div', {class: 'stack tight noprint'},
    h('p', {class: 'row small'}, h('label', {class: 'row'}, say('exam.letters'), select), h('span', {class: 'soft'}, lettered('exam.class.told'))),
    h('details', {class: 'plain'}, h('summary', {class: 'small'}, say(players ? 'exam.legend.players' : 'exam.legend')), h('ul', {class: 'small'},
      (players ? ['unlucky', 'typed.players'] : ['won', 'lost', 'unlucky', 'typed']).map(key => h('li', {}, say(`exam.legend.${key}`))))));
}
