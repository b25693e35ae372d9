// Where one begins: a line to type in, a path for each who comes, and games to pick.
import {h, put} from '../dom.js';
import {say} from '../words.js';
import {answerAddress, go, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {gallery} from '../gallery.js';

/** A path for each who comes: its address and its words. */
const PATHS = [['/play', 'play'], ['/learn', 'learn'], ['/exam', 'exam'], ['/sequence', 'research'], ['/value', 'values'], ['/rules', 'rules']];

/** Shows the start. */
export function showStart(main, parameters, signal) {
  document.title = 'Zermelo';
  const line = gameLine({value: parameters.game ?? '', signal, submit: (game, parsed) => go(...answerAddress(game, parsed))});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'},
      h('h1', {}, say('start.title')),
      h('p', {class: 'soft lead'}, say('start.lead'))),
    line.element,
    h('nav', {'aria-label': say('start.paths')}, h('ul', {class: 'paths places'}, PATHS.map(([path, key]) => h('li', {}, h('a', {href: path},
      h('b', {}, say(`path.${key}`)), h('span', {class: 'small soft'}, say(`path.${key}.about`))))))),
    h('section', {class: 'stack tight'}, h('h2', {}, say('start.gallery')), gallery(signal, game => address('/play', {game}), {to: game => address('/answer', {game}), word: say('solve')}))));
}
