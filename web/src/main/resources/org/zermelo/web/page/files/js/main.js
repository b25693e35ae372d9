// The page begins here: words first, then the frame, then what the address asks for.
import {loadWords} from './language.js';
import {followHeight} from './embed.js';
import {here, start, view} from './router.js';
import {drawFrame, followLanguage, followPlaces, followPrinting} from './frame.js';
import {keepFocus} from './focus.js';
import {showStart} from './view/start.js';

const lazy = (module, name) => async (main, parameters, signal) => {
  const loaded = await import(module);
  if (!signal.aborted) await loaded[name](main, parameters, signal);
};

view('/', showStart);
view('/answer', lazy('./view/answer.js', 'showAnswer'));
view('/play', lazy('./view/play.js', 'showPlay'));
view('/learn', lazy('./view/learn.js', 'showLearn'));
view('/watch', lazy('./view/watch.js', 'showWatch'));
view('/train', lazy('./view/train.js', 'showTrain'));
view('/sequence', lazy('./view/sequence.js', 'showSequence'));
view('/law', lazy('./view/law.js', 'showLaw'));
view('/exam', lazy('./view/exam.js', 'showExam'));
view('/compare', lazy('./view/compare.js', 'showCompare'));
view('/catalogue', lazy('./view/catalogue.js', 'showCatalogue'));
view('/help', lazy('./view/help.js', 'showHelp'));
view('/value', lazy('./view/value.js', 'showValue'));
view('/rules', lazy('./view/rules.js', 'showRules'));

await loadWords(here().lang ?? new URLSearchParams(location.search).get('lang'));
drawFrame();
followLanguage();
followPlaces();
followPrinting();
keepFocus();
followHeight();
start();
