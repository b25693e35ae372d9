// Games to choose from: those to begin with, and all others behind a fold, in groups and with a search.
import {h, put} from './dom.js';
import {get} from './api.js';
import {say} from './words.js';
import {drawScene} from './draw/scene.js';

/** What was open and looked for, for the way back. */
const kept = {open: false, text: ''};

/**
 * An element with the games; a choice follows the address that `to` gives for a game's text.
 * @param also another address for the same game and its word, or null
 */
export function gallery(signal, to, also = null) {
  const first = h('ul', {class: 'gallery', 'aria-label': say('start.gallery')});
  const more = h('div', {class: 'stack inside'});
  const fold = h('details', {class: 'more', hidden: true}, h('summary', {}), more);
  const found = h('p', {class: 'soft small', role: 'status'});
  const drawn = game => ({game, element: card(game, to, also)});
  const groups = [];
  let asked = false;
  const search = h('input', {type: 'search', class: 'wide', 'aria-label': say('gallery.search'), placeholder: say('gallery.search'), value: kept.text, oninput() {
    kept.text = search.value;
    // what is looked for may be among the others
    if (kept.text.trim() && !fold.hidden) fold.open = true;
    sift(groups, kept.text, found);
  }});
  fold.addEventListener('toggle', async () => {
    kept.open = fold.open;
    if (!fold.open || asked) return;
    asked = true;
    asked = await show(more, 'p', get('gallery', {more: 'yes'}, signal), games => {
      const others = [...new Set(games.map(game => game.group))].map(group => {
        const cards = games.filter(game => game.group === group).map(drawn);
        return {cards, element: h('section', {class: 'stack tight'}, h('h3', {}, group), h('ul', {class: 'gallery', 'aria-label': group}, cards.map(each => each.element)))};
      });
      groups.push(...others);
      put(more, others.map(group => group.element));
      sift(groups, kept.text, found);
    });
  });
  show(first, 'li', get('gallery', {}, signal), games => {
    const cards = games.map(drawn);
    groups.unshift({cards, element: first});
    put(first, cards.map(each => each.element));
    put(fold.firstElementChild, say('gallery.more'));
    fold.hidden = false;
    fold.open = kept.open;
    sift(groups, kept.text, found);
  });
  return h('div', {class: 'stack'}, search, found, first, fold);
}

/** Draws the games that were asked, or why there are none; whether they came. */
async function show(place, element, asked, draw) {
  try {
    draw((await asked).games);
    return true;
  } catch (error) {
    if (error.name !== 'AbortError') put(place, h(element, {class: 'note error'}, error.message));
    return false;
  }
}

/** Leaves the games in which all the words occur. */
function sift(groups, text, found) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of groups) {
    let shown = 0;
    for (const {game, element} of group.cards) {
      const told = `${game.title} ${game.game} ${game.about} ${game.group}`.toLowerCase();
      element.hidden = !words.every(word => told.includes(word));
      shown += element.hidden ? 0 : 1;
    }
    group.element.hidden = shown === 0;
    count += shown;
  }
  found.textContent = words.length ? say('gallery.found', {count}) : '';
  found.hidden = words.length === 0;
}

function card(game, to, also) {
  return h('li', {}, h('a', {href: to(game.game)},
    h('div', {class: 'picture', 'aria-hidden': 'true'}, drawScene(game.scene, {small: true})),
    h('div', {class: 'about'}, h('h3', {class: 'name'}, game.title), h('p', {class: 'small soft'}, game.about), also ? h('span', {class: 'go small'}, say('nav.play')) : null)),
  also ? h('a', {class: 'also small', href: also.to(game.game)}, also.word) : null);
}
