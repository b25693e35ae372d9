// Foretelling what the next step writes: two tries, the slip is named, right answers at the first try are counted.
import {h, put} from '../dom.js';
import {say, sentences} from '../words.js';

/**
 * The quiz of one player.
 * @param done called when the answer is known and the step may be shown
 */
export function quiz({done}) {
  const place = h('div', {class: 'quiz', hidden: true});
  const score = h('p', {class: 'small soft', role: 'status'});
  let right = 0;
  let asked = 0;

  /** Asks for a step's guess. */
  function ask(guess) {
    let tries = 0;
    asked += 1;
    const input = h('input', {type: 'text', class: 'mono', size: '7', autocomplete: 'off', dir: 'ltr', 'aria-label': say('watch.ask')});
    const told = h('p', {role: 'status'});
    put(place, h('form', {class: 'row', onsubmit: event => {
      event.preventDefault();
      check();
    }}, h('label', {class: 'row'}, h('span', {}, say('watch.ask')), input), h('button', {type: 'submit', class: 'main'}, say('watch.check')),
    h('button', {type: 'button', onclick: () => finish(false)}, say('watch.reveal'))), told);
    place.hidden = false;
    input.focus({preventScroll: true});

    function check() {
      const given = plain(input.value);
      if (given === '') return;
      if (given === plain(guess.answer)) {
        finish(tries === 0);
        return;
      }
      tries += 1;
      const slip = guess.slips.find(({text}) => plain(text) === given);
      const why = slip ? slip.why : say('watch.wrong', {seen: input.value.trim()});
      told.textContent = sentences(why, tries > 1 ? say('watch.is', {answer: guess.answer}) : say('watch.again'));
      told.className = 'bad';
      if (tries > 1) {
        put(place, told, h('button', {type: 'button', class: 'main', onclick: () => finish(false)}, say('watch.forward')));
        place.lastElementChild.focus({preventScroll: true});
      } else input.select();
    }
  }

  function finish(first) {
    if (first) right += 1;
    score.textContent = say('watch.score', {right, asked});
    close();
    done(first);
  }

  function close() {
    place.hidden = true;
    put(place);
  }

  return {place, score, ask, close};
}

/** Numbers as people type them: a sign before a gain, a typeset minus and spaces mean nothing. */
function plain(text) {
  return text.replace(/[\s\u2068\u2069]/g, '').replace(/−/g, '-').replace(/^\+/, '').toLowerCase();
}
