// Plays a trace: one step at a time, by buttons, keys, the slider or a clock.
import {h, put, s} from '../dom.js';
import {language, say} from '../words.js';
import {linkFile} from '../server.js';
import {traceBoard} from './board.js';
import {quiz} from './quiz.js';

const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1400;
const SIGNS = {
  first: 'M5 4v12M18 4 12 10l6 6zM11 4 5 10l6 6z', back: 'M4 4v12M15 4 7 10l8 6z', play: 'M6 3 17 10 6 17z',
  pause: 'M6 4v12M14 4v12', forward: 'M16 4v12M5 4l8 6-8 6z', last: 'M15 4v12M2 4l6 6-6 6zM9 4l6 6-6 6z',
};

/**
 * The player.
 * @param trace the server's document
 * @param step the step to begin with
 * @param onStep called with every step that is shown
 * @param signal ends it
 */
export function tracePlayer({trace, step = 0, onStep = () => {}, signal}) {
  const last = trace.steps.length - 1;
  const board = traceBoard(trace);
  const code = trace.code.map(line => h('li', {}, line));
  const variables = h('dl', {class: 'variables', dir: 'ltr'});
  const said = h('p', {class: 'sentence', 'aria-live': 'polite'});
  const slider = h('input', {type: 'range', min: '0', max: String(last), value: '0', 'aria-label': say('watch.slider'), oninput: () => jump(Number(slider.value))});
  const count = h('output', {class: 'small soft', dir: 'auto'});
  const speed = h('select', {'aria-label': say('watch.speed')}, SPEEDS.map(value => h('option', {value, selected: value === 1}, `× ${value}`)));
  const kind = h('select', {'aria-label': say('watch.kind')}, trace.events.filter(event => event.kind !== 'start').map(event =>
    h('option', {value: event.kind}, `${event.title} (${event.count})`)));
  const predict = h('input', {type: 'checkbox', onchange: () => {
    stop();
    show(now);
  }});
  const asks = trace.steps.some(each => each.guess);
  const questions = quiz({done: () => show(now + 1)});
  let now = Math.max(0, Math.min(last, step));
  let timer = 0;

  const sign = name => s('svg', {viewBox: '0 0 20 20', class: 'sign', 'aria-hidden': 'true'}, s('path', {d: SIGNS[name]}));
  const button = (name, label, act) => h('button', {type: 'button', 'aria-label': label, title: label, onclick: act}, sign(name));
  const play = button('play', say('watch.play'), () => (timer ? stop() : start()));

  function show(to) {
    now = to;
    const {line, says, variables: names = {}} = trace.steps[now];
    board.show(now);
    questions.close();
    code.forEach((each, index) => each.classList.toggle('lit', index + 1 === line));
    put(variables, Object.entries(names).map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))));
    said.textContent = says;
    slider.value = String(now);
    slider.setAttribute('aria-valuetext', say('watch.place', {step: now, last}));
    count.textContent = say('watch.place', {step: now, last});
    onStep(now);
  }

  function jump(to) {
    stop();
    show(Math.max(0, Math.min(last, to)));
  }

  /** On by one, or a question first. */
  function forward() {
    if (now >= last) {
      stop();
      return;
    }
    const {guess} = trace.steps[now + 1];
    if (!predict.checked || !guess) {
      show(now + 1);
      return;
    }
    stop();
    board.show(now, guess.cell);
    questions.ask(guess);
  }

  function nextOfKind() {
    const found = trace.steps.findIndex((each, index) => index > now && each.event === kind.value);
    const round = found < 0 ? trace.steps.findIndex(each => each.event === kind.value) : found;
    if (round >= 0) jump(round);
  }

  function start() {
    if (now >= last) show(0);
    said.setAttribute('aria-live', 'off');
    name(play, 'pause', say('watch.pause'));
    tick();
  }

  function tick() {
    timer = setTimeout(() => {
      forward();
      if (timer) tick();
    }, PACE / Number(speed.value));
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    said.setAttribute('aria-live', 'polite');
    name(play, 'play', say('watch.play'));
  }

  function name(element, shape, label) {
    element.setAttribute('aria-label', label);
    element.title = label;
    put(element, sign(shape));
  }

  const picture = (link, extra) => linkFile(link, 'trace-picture', {game: trace.game, method: trace.method, lang: language(), ...extra});
  const element = h('div', {class: 'player stack', onkeydown: event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
    const act = {ArrowRight: () => { stop(); forward(); }, ArrowLeft: () => jump(now - 1), Home: () => jump(0), End: () => jump(last)}[event.key];
    if (act) act();
    else if (event.key === ' ' && !event.target.closest('button, a, summary')) (timer ? stop : start)();
    else return;
    event.preventDefault();
  }},
  h('div', {class: 'controls row noprint', dir: 'ltr', role: 'toolbar', 'aria-label': say('watch.controls')},
    button('first', say('watch.first'), () => jump(0)), button('back', say('watch.back'), () => jump(now - 1)), play,
    button('forward', say('watch.forward'), () => { stop(); forward(); }), button('last', say('watch.last'), () => jump(last)),
    slider, count, speed),
  said, questions.place,
  h('div', {class: 'scene'}, h('div', {class: 'panels'}, board.tables), h('div', {class: 'aside'},
    code.length ? h('ol', {class: 'code', dir: 'auto', 'aria-label': say('watch.code')}, code) : null, variables)),
  board.trees,
  h('div', {class: 'row noprint'},
    h('label', {class: 'row'}, h('span', {class: 'small soft'}, say('watch.kind')), kind), h('button', {type: 'button', onclick: nextOfKind}, say('watch.next')),
    asks ? h('label', {class: 'row check'}, predict, say('watch.predict')) : null, questions.score,
    picture(h('a', {download: `${trace.method}.svg`, class: 'small'}, say('watch.film')), {}),
    picture(h('a', {target: '_blank', class: 'small'}, say('watch.sheet')), {sheet: 6})));
  signal?.addEventListener('abort', stop);
  // once it stands on the page, so that what is wide can be brought to sight
  queueMicrotask(() => show(now));
  return {element, jump};
}
