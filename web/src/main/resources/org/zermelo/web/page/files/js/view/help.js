// Help: what the page can do, the words of the field, and how to cite.
import {h, put} from '../dom.js';
import {say, version} from '../words.js';

const PATHS = [['/play', 'play'], ['/learn', 'learn'], ['/exam', 'exam'], ['/sequence', 'research'], ['/law', 'law'], ['/compare', 'compare'], ['/rules', 'rules'], ['/catalogue', 'catalogue']];
const TERMS = ['ply', 'value', 'best', 'nimber', 'mex', 'sum', 'misere', 'margin', 'temperature', 'period'];

/** Shows the page of help. */
export function showHelp(main) {
  document.title = `${say('help.title')} – Zermelo`;
  put(main, h('div', {class: 'stack'}, h('h1', {}, say('help.title')),
    h('div', {class: 'columns even'},
      h('section', {class: 'card stack tight'}, h('h2', {}, say('help.paths')),
        h('ul', {class: 'plainlist'}, PATHS.map(([path, key]) => h('li', {}, h('a', {href: path}, say(`path.${key}`)), ' – ', say(`path.${key}.about`)))),
        h('h2', {}, say('help.keys')), h('p', {}, say('keys.board')),
        h('h2', {}, say('help.cite')), h('p', {}, say('help.citing')),
        h('pre', {class: 'mono cite', dir: 'ltr', tabindex: '0'}, say('help.citation', {version: version()}))),
      h('section', {class: 'card stack tight'}, h('h2', {}, say('help.glossary')),
        h('dl', {class: 'glossary'}, TERMS.flatMap(term => [h('dt', {id: term}, say(`help.${term}`)), h('dd', {}, say(`help.${term}.about`))]))))));
}
