// Workers of a browser.
export const most = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2));

export async function compile() {
  const response = await fetch(new URL('../engine/zermelo.wasm', import.meta.url));
  return WebAssembly.compile(await response.arrayBuffer(), {builtins: ['js-string']});
}

export async function textsOf(code) {
  const response = await fetch(new URL(`../engine/languages/${code}.json`, import.meta.url));
  return response.ok ? response.json() : null;
}

export function begin(module) {
  const worker = new Worker(new URL('./worker-web.js', import.meta.url), {type: 'module'});
  worker.postMessage({module});
  return {
    tell: message => worker.postMessage(message),
    ask(question, heard, failed) {
      worker.onmessage = ({data}) => heard(data);
      worker.onerror = event => {
        event.preventDefault();
        failed(new Error(event.message));
      };
      worker.postMessage(question);
    },
    rest() {
      worker.onmessage = worker.onerror = null;
    },
    end() {
      worker.terminate();
    },
  };
}
