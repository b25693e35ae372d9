// Lessons: read, watch, try, check. The text comes from the pages in docs/lessons.
import {h, put} from '../dom.js';
import {get} from '../api.js';
import {say} from '../words.js';
import {address} from '../router.js';
import {thumbnail} from '../draw/thumbnail.js';
import {tracePlayer} from '../trace/player.js';

/** Shows the lesson in the address, or all of them. */
export async function showLearn(main, parameters, signal) {
  document.title = `${say('learn.title')} – Zermelo`;
  try {
    if (parameters.lesson) await showLesson(main, await get('lesson', {name: parameters.lesson}, signal), signal);
    else showAll(main, await get('lessons', {}, signal), signal);
  } catch (error) {
    if (!signal.aborted) put(main, h('p', {class: 'note error', role: 'alert'}, error.message));
  }
}

function showAll(main, {lessons}, signal) {
  const groups = [...new Set(lessons.map(({group}) => group))];
  put(main, h('div', {class: 'stack'}, h('div', {class: 'stack tight'}, h('h1', {}, say('learn.title')), h('p', {class: 'soft lead'}, say('learn.lead'))),
    h('ul', {class: 'paths'},
      h('li', {}, h('a', {href: '/train'}, h('b', {}, say('train.title')), h('span', {class: 'small soft'}, say('train.lead')))),
      h('li', {}, h('a', {href: '/watch'}, h('b', {}, say('learn.watch')), h('span', {class: 'small soft'}, say('path.learn.about'))))),
    groups.map(group => h('section', {class: 'stack tight'}, h('h2', {}, say(`learn.group.${group}`)), h('ul', {class: 'gallery lessons'},
      lessons.filter(lesson => lesson.group === group).map(lesson => card(lesson, signal)))))));
}

function card({name, title, language, minutes, game}, signal) {
  return h('li', {}, h('a', {href: address('/learn', {lesson: name})}, thumbnail(game, signal),
    h('div', {class: 'about'}, h('h3', {class: 'name', lang: language}, title), h('p', {class: 'small soft'}, say('learn.minutes', {minutes})))));
}

async function showLesson(main, lesson, signal) {
  put(main, h('article', {class: 'lesson stack', lang: lesson.language},
    h('p', {class: 'small'}, h('a', {href: '/learn'}, say('learn.all'))),
    h('h1', {}, lesson.title), lesson.blocks.map(block => shown(block, signal))));
}

function shown({kind, lines, facts}, signal) {
  if (kind === 'heading') return h('h2', {}, lines[0]);
  if (kind === 'text') return h('p', {}, inline(lines[0]));
  if (kind === 'list') return h('ul', {}, lines.map(line => h('li', {}, inline(line))));
  if (kind === 'watch') return watch(facts, signal);
  if (kind === 'try') return h('p', {}, h('a', {class: 'button', href: address('/play', {game: facts.game})}, say('learn.try', {game: facts.game})));
  return check(facts);
}

/** Text with code in backticks and words in asterisks. */
function inline(text) {
  return text.split(/(`[^`]+`|\*[^*]+\*)/).map(part => {
    if (part.startsWith('`')) return h('code', {}, part.slice(1, -1));
    return part.startsWith('*') && part.length > 2 ? h('em', {}, part.slice(1, -1)) : part;
  });
}

function watch(facts, signal) {
  const place = h('section', {class: 'card stack'}, h('p', {class: 'soft'}, say('waiting.label')));
  get('trace', facts, signal).then(trace => {
    const {element} = tracePlayer({trace, signal});
    put(place, h('div', {class: 'spread'}, h('h3', {}, trace.title), h('a', {class: 'small', href: address('/watch', facts)}, say('learn.own'))), element);
  }).catch(error => {
    if (!signal.aborted) put(place, h('p', {class: 'note error'}, error.message));
  });
  return place;
}

function check({question, answer}) {
  const input = h('input', {type: 'text', class: 'mono', size: '8', autocomplete: 'off', dir: 'ltr'});
  const told = h('p', {role: 'status'});
  const plain = text => text.replace(/\s/g, '').replace(/−/g, '-').replace(/^\+/, '');
  return h('form', {class: 'card stack tight', onsubmit: event => {
    event.preventDefault();
    told.textContent = say(plain(input.value) === plain(answer) ? 'learn.right' : 'learn.wrong');
  }}, h('label', {class: 'field'}, h('span', {}, question), input),
  h('div', {class: 'row'}, h('button', {type: 'submit', class: 'main'}, say('watch.check'))), told);
}
