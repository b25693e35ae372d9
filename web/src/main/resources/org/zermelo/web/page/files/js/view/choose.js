// Games to choose from, for the views that need one.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {go, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawScene} from '../draw/scene.js';

/** Fills the page with a line to type in and the gallery; a choice goes to the path. */
export async function choose(main, signal, path, title, parameters) {
  const gallery = h('ul', {class: 'gallery'});
  put(main, h('div', {class: 'stack'}, h('h1', {}, say(title)),
    gameLine({signal, button: say('choose'), submit: game => go(path, parameters(game))}).element, gallery));
  const {games} = await get('gallery', {}, signal);
  put(gallery, games.map(game => h('li', {}, h('a', {href: address(path, parameters(game.game))},
    h('div', {class: 'picture', 'aria-hidden': 'true'}, drawScene(game.scene, {small: true})),
    h('div', {class: 'about'}, h('h2', {class: 'name'}, game.title), h('code', {dir: 'ltr'}, game.game), h('p', {class: 'small soft'}, game.about))))));
}
