// Workers of Node. They keep the process alive only while they work.
import {readFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import {setFlagsFromString} from 'node:v8';
import {Worker} from 'node:worker_threads';

const OLDEST = 22;
// In the V8 of Node 22 the optimizer does not come to an end over some calls that it puts in line, and keeps the process alive.
const OPTIMIZER_HANGS = 22;
const STACK_MB = 16;

export const most = Math.max(1, Math.min(4, availableParallelism()));

export async function compile() {
  const version = parseInt(process.versions.node, 10);
  if (version < OLDEST) {
    throw new Error(`Zermelo needs Node ${OLDEST} or newer, for WebAssembly with garbage collection; this is ${process.versions.node}.`);
  }
  if (version === OPTIMIZER_HANGS) setFlagsFromString('--wasm-inlining-budget=0');
  return WebAssembly.compile(await readFile(new URL('../engine/zermelo.wasm', import.meta.url)), {builtins: ['js-string']});
}

export async function textsOf(code) {
  const text = await readFile(new URL(`../engine/languages/${code}.json`, import.meta.url), 'utf8').catch(() => null);
  return text && JSON.parse(text);
}

export function begin(module) {
  const worker = new Worker(new URL('./worker-node.js', import.meta.url), {execArgv: [], resourceLimits: {stackSizeMb: STACK_MB}});
  worker.postMessage({module});
  return {
    tell: message => worker.postMessage(message),
    ask(question, heard, failed) {
      worker.ref();
      worker.removeAllListeners();
      worker.on('message', heard);
      worker.on('error', failed);
      worker.postMessage(question);
    },
    rest() {
      worker.removeAllListeners();
      worker.unref();
    },
    end() {
      worker.removeAllListeners();
      worker.terminate();
    },
  };
}
