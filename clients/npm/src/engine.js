// Who works: a few workers, each with an engine. One whose question is cancelled is ended, and another begins when it is needed.
import {begin, compile, most, textsOf} from '#workers';

const idle = [];
const waiting = [];
let running = 0;
let compiled;

function next() {
  while (waiting.length && running < most) work(waiting.shift());
}

async function work(job) {
  running++;
  let worker;
  job.end = again => {
    job.end = () => {};
    running--;
    if (worker && again) {
      worker.rest();
      idle.push(worker);
    } else worker?.end();
    next();
  };
  try {
    compiled ??= compile();
    worker = idle.pop() ?? {...begin(await compiled), languages: new Set(['en'])};
    await speak(worker, job.language);
  } catch (error) {
    compiled = undefined;
    job.end(false);
    job.fail(error);
    return;
  }
  if (job.stopped) {
    worker.end();
    return;
  }
  worker.ask({name: job.name, values: job.values}, message => {
    if (message.event) {
      if (message.event === 'progress') job.progress?.(JSON.parse(message.document));
      return;
    }
    job.end(!message.failed);
    if (message.failed) job.fail(new Error(message.failed));
    else job.done(message);
  }, error => {
    job.end(false);
    job.fail(error);
  });
}

/** Texts of languages other than English are files of their own; one that is not there is refused by the engine. */
async function speak(worker, language = 'en') {
  const code = language.toLowerCase();
  if (!/^[a-z]{2}$/.test(code) || worker.languages.has(code)) return;
  worker.languages.add(code);
  const texts = await textsOf(code);
  if (texts) worker.tell({texts});
}

/** The reply to a question: status, type and body. */
export function submit(question, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const settle = way => result => {
      signal?.removeEventListener('abort', stop);
      way(result);
    };
    const job = {...question, done: settle(resolve), fail: settle(reject), end: () => {}};
    const stop = () => {
      job.stopped = true;
      const place = waiting.indexOf(job);
      if (place >= 0) waiting.splice(place, 1);
      job.end(false);
      job.fail(signal.reason);
    };
    signal?.addEventListener('abort', stop);
    waiting.push(job);
    next();
  });
}
