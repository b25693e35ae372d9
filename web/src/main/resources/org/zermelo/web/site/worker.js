// One engine: answers questions one after the other.
let arrived;
const module = new Promise(resolve => { arrived = resolve; });
let engine;
let texts = {};

const compile = WebAssembly.compile;
// the page has compiled the engine once for all workers
WebAssembly.compile = (source, options) => source instanceof WebAssembly.Module ? Promise.resolve(source) : compile(source, options);

async function begin() {
  const begun = await TeaVM.wasmGC.load(await module);
  Object.entries(texts).forEach(([name, text]) => begun.exports.take(name, text));
  return begun;
}

onmessage = async ({data}) => {
  if (data.module) {
    arrived(data.module);
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
    const reply = exports.answer(data.name, data.values, (event, document) => postMessage({event, document}));
    const [status, type, form] = reply.split('\n', 3);
    const text = reply.slice(status.length + type.length + form.length + 3);
    const body = form === 'bytes' ? Uint8Array.from(atob(text), letter => letter.charCodeAt(0)) : text;
    postMessage({status: Number(status), type, body});
  } catch (error) {
    console.error(error);
    postMessage({failed: error instanceof RangeError ? 'large' : 'broken'});
  }
};
