// A small picture of a game, asked for when it comes to sight: of a page of hundreds of games few are ever seen.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {drawScene} from './scene.js';

/** So far below the window a picture is asked for already. */
const NEAR = '200px';

/** The place of a game's picture. */
export function thumbnail(game, signal) {
  const place = h('div', {class: 'picture', 'aria-hidden': 'true'});
  const seen = new IntersectionObserver(async entries => {
    if (!entries.some(entry => entry.isIntersecting)) return;
    seen.disconnect();
    try {
      const {scene} = await get('position', {game, solve: 'no'}, signal);
      put(place, drawScene(scene, {small: true}));
    } catch {
      // the name says which game it is, too
    }
  }, {rootMargin: NEAR});
  seen.observe(place);
  return place;
}
