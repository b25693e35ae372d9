// Games to choose from: those to begin with, and all others behind a fold, in groups and with a search.
import {h, put} from './dom.js';
import {get} from './api.js';
import {say} from './words.js';
import {drawScene} from './draw/scene.js';

/** An element with the games; a choice follows the address that `to` gives for a game's text. */
export function gallery(signal, to) {
  const first = h('ul', {class: 'gallery', 'aria-label': say('start.gallery')});
  const more = h('div', {class: 'stack inside'});
  const fold = h('details', {class: 'more', hidden: true}, h('summary', {}), more);
  fold.addEventListener('toggle', () => {
    if (fold.open && !more.firstChild) fill(more, get('gallery', {more: 'yes'}, signal), to);
  });
  show(first, get('gallery', {}, signal), async games => {
    put(first, games.map(game => card(game, to)));
    put(fold.firstElementChild, say('gallery.more'));
    fold.hidden = false;
  });
  return h('div', {class: 'stack'}, first, fold);
}

async function show(place, asked, draw) {
  try {
    await draw((await asked).games);
  } catch (error) {
    if (error.name !== 'AbortError') put(place, h('li', {class: 'note error'}, error.message));
  }
}

function fill(more, asked, to) {
  return show(more, asked, games => {
    const found = h('p', {class: 'soft small', role: 'status'});
    const groups = [...new Set(games.map(game => game.group))].map(group => {
      const cards = games.filter(game => game.group === group).map(game => ({game, element: card(game, to)}));
      return {cards, element: h('section', {class: 'stack tight'}, h('h3', {}, group), h('ul', {class: 'gallery', 'aria-label': group}, cards.map(each => each.element)))};
    });
    const search = h('input', {type: 'search', class: 'wide', 'aria-label': say('gallery.search'), placeholder: say('gallery.search'), oninput: () => sift(groups, search.value, found)});
    put(more, search, found, groups.map(group => group.element));
    sift(groups, '', found);
  });
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
  found.textContent = say('gallery.found', {count});
}

function card(game, to) {
  return h('li', {}, h('a', {href: to(game.game)},
    h('div', {class: 'picture', 'aria-hidden': 'true'}, drawScene(game.scene, {small: true})),
    h('div', {class: 'about'}, h('h3', {class: 'name'}, game.title), h('code', {dir: 'ltr'}, game.game), h('p', {class: 'small soft'}, game.about))));
}
