// One engine: answers questions one after the other.
let loaded;
const engine = new Promise(resolve => { loaded = resolve; });

const compile = WebAssembly.compile;
// the page has compiled the engine once for all workers
WebAssembly.compile = (source, options) => source instanceof WebAssembly.Module ? Promise.resolve(source) : compile(source, options);

onmessage = async ({data}) => {
  if (data.module) {
    loaded(TeaVM.wasmGC.load(data.module));
    return;
  }
  const {exports} = await engine;
  try {
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
