// One engine: answers questions one after the other.
import {load} from '../engine/runtime.js';

const compile = WebAssembly.compile;
// the engine is compiled once for all workers
WebAssembly.compile = (source, options) => source instanceof WebAssembly.Module ? Promise.resolve(source) : compile(source, options);

let module;
let engine;
let texts = {};

async function begin() {
  const begun = await load(module);
  Object.entries(texts).forEach(([name, text]) => begun.exports.take(name, text));
  return begun;
}

/** Takes the compiled engine first, then the texts of a language or a question at a time. */
export async function answering(data, say) {
  if (data.module) {
    module = data.module;
    return;
  }
  if (data.texts) {
    // an engine that has answered knows only the beginnings of this language: another takes its place
    texts = {...texts, ...data.texts};
    engine = null;
    return;
  }
  try {
    engine ??= begin();
    const {exports} = await engine;
    const reply = exports.answer(data.name, data.values, (event, document) => say({event, document}));
    const [status, type, form] = reply.split('\n', 3);
    const text = reply.slice(status.length + type.length + form.length + 3);
    const body = form === 'bytes' ? Uint8Array.from(atob(text), letter => letter.charCodeAt(0)) : text;
    say({status: Number(status), type, body});
  } catch (error) {
    say({failed: error instanceof RangeError ? 'The question needs more memory than the engine has. Try a smaller game.' : String(error.stack ?? error)});
  }
}
