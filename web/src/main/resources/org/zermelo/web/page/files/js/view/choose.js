// Games to choose from, for the views that need one.
import {h, put} from '../dom.js';
import {say} from '../words.js';
import {go, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {gallery} from '../gallery.js';

/** Fills the page with a line to type in and the gallery; a choice goes to the path. */
export function choose(main, signal, path, title, parameters) {
  put(main, h('div', {class: 'stack'}, h('h1', {}, say(title)),
    gameLine({signal, button: say('choose'), submit: game => go(path, parameters(game))}).element,
    h('section', {class: 'stack tight'}, h('h2', {}, say('start.gallery')), gallery(signal, game => address(path, parameters(game))))));
}
