// What is shown while the server works: how far it is, and a way to stop.
import {h} from './dom.js';
import {show} from './router.js';
import {say, number} from './words.js';

/**
 * An element with progress and a cancel button; its signal is aborted by the button or with the given one. `shown` is called when
 * the element comes to sight; `more` is another way out, beside the button.
 */
export function waiting(signal, shown = () => {}, more = null) {
  const control = new AbortController();
  signal.addEventListener('abort', () => control.abort());
  // a page that was left may be kept whole by the browser, with its open question; who comes back asks again
  addEventListener('pagehide', () => {
    if (!element.isConnected) return;
    control.abort();
    addEventListener('pageshow', show, {once: true});
  }, {signal});
  const bar = h('progress', {'aria-label': say('waiting.label')});
  const text = h('p', {class: 'soft small'}, say('waiting.label'));
  const element = h('div', {class: 'card waiting', hidden: true}, bar, h('div', {class: 'spread'}, text,
    h('div', {class: 'row'}, more, h('button', {type: 'button', 'data-cancel': '', onclick: () => control.abort()}, say('cancel')))));
  // what is answered at once needs no word about waiting
  const timer = setTimeout(() => {
    element.hidden = false;
    if (element.isConnected) shown();
  }, 250);
  control.signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    element,
    signal: control.signal,
    progress({state, done, total, millis, waiting: queue}) {
      if (state === 'queued') text.textContent = say('waiting.queued', {count: queue});
      else {
        const seconds = number(Number((millis / 1000).toFixed(1)));
        text.textContent = total ? say('waiting.of', {done: number(done), total: number(total), seconds})
          : say('waiting.done', {done: number(done), seconds});
      }
      if (total) {
        bar.max = total;
        bar.value = done;
      } else bar.removeAttribute('value');
    },
  };
}
