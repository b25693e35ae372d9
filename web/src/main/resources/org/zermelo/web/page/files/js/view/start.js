// Where one begins: a line to type in, and games to pick.
import {h, put} from '../dom.js';
import {say} from '../words.js';
import {go, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {gallery} from '../gallery.js';

/** Shows the start. */
export function showStart(main, parameters, signal) {
  document.title = 'Zermelo';
  const line = gameLine({value: parameters.game ?? '', signal, submit: game => go('/answer', {game})});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'},
      h('h1', {}, say('start.title')),
      h('p', {class: 'soft'}, say('start.lead'))),
    line.element,
    h('section', {class: 'stack tight'}, h('h2', {}, say('start.gallery')), gallery(signal, game => address('/answer', {game})))));
}
