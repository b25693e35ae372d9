// A method at work on a game of one's own.
import {h, put, settle} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {go} from '../router.js';
import {gameLine} from '../gameline.js';
import {moreTools} from '../share.js';
import {waiting} from '../waiting.js';
import {tracePlayer} from '../trace/player.js';

const FIRST = 'coins(7 9 1 6 4 3)';

/** Shows the method, game and step in the address. */
export async function showWatch(main, parameters, signal) {
  document.title = `${say('watch.title')} – Zermelo`;
  const game = parameters.game ?? FIRST;
  const place = h('div', {class: 'stack'});
  put(main, h('div', {class: 'stack'},
    h('h1', {}, say('watch.title')),
    h('div', {class: 'noprint'}, gameLine({value: game, button: say('watch.show'), signal,
      submit: text => go('/watch', {game: text, method: parameters.method})}).element),
    place));
  const wait = waiting(signal);
  put(place, wait.element);
  try {
    const trace = await load(game, parameters.method, wait.signal);
    if (!signal.aborted) put(place, shown(trace, Number(parameters.step ?? 0), signal));
  } catch (error) {
    if (!signal.aborted) put(place, h('p', {class: 'note error', role: 'alert'}, error.name === 'AbortError' ? say('cancelled') : error.message));
  }
}

/** The trace; a method that is not for this game gives way to the first that is. */
async function load(game, method, signal) {
  try {
    return await get('trace', {game, method}, signal);
  } catch (error) {
    if (!method || error.status !== 400 || error.place) throw error;
    return get('trace', {game}, signal);
  }
}

function shown(trace, step, signal) {
  const keep = settle(300, at => {
    if (!signal.aborted) go('/watch', {game: trace.game, method: trace.method, step: at || ''}, {replace: true, keep: true});
  });
  const player = tracePlayer({trace, step, onStep: keep, signal});
  return h('section', {class: 'card stack'},
    h('div', {class: 'spread'}, h('h2', {}, trace.title),
      h('label', {class: 'row noprint choose'}, h('span', {class: 'small soft'}, say('watch.method')),
        h('select', {onchange: event => go('/watch', {game: trace.game, method: event.target.value})},
          trace.methods.map(({name, title}) => h('option', {value: name, selected: name === trace.method}, title))))),
    player.element, moreTools());
}
