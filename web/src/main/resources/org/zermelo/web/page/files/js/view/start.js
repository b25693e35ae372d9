// Where one begins: a line to type in, and games to pick.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {go, address} from '../router.js';
import {gameLine} from '../gameline.js';
import {drawScene} from '../draw/scene.js';

/** Shows the start. */
export async function showStart(main, parameters, signal) {
  document.title = 'Zermelo';
  const line = gameLine({value: parameters.game ?? '', signal, submit: game => go('/answer', {game})});
  const gallery = h('ul', {class: 'gallery', 'aria-label': say('start.gallery')});
  put(main, h('div', {class: 'stack'},
    h('div', {class: 'stack tight'},
      h('h1', {}, say('start.title')),
      h('p', {class: 'soft'}, say('start.lead'))),
    line.element,
    h('section', {class: 'stack tight'}, h('h2', {}, say('start.gallery')), gallery)));
  try {
    const {games} = await get('gallery', {}, signal);
    put(gallery, games.map(game => h('li', {}, card(game))));
  } catch (error) {
    if (error.name !== 'AbortError') put(gallery, h('li', {class: 'note error'}, error.message));
  }
}

function card(game) {
  return h('a', {href: address(game.path ?? '/answer', game.path ? game.parameters : {game: game.game})},
    h('div', {class: 'picture', 'aria-hidden': 'true'}, drawScene(game.scene, {small: true})),
    h('div', {class: 'about'}, h('h3', {}, game.title), h('code', {dir: 'ltr'}, game.game), h('p', {class: 'small soft'}, game.about)));
}
