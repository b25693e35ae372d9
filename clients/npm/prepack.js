// Puts the engine that the build of the module `browser` made into the package, and the licence; with `clean` takes them out again.
import {copyFileSync, cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';

const at = path => new URL(path, import.meta.url);
const built = at('../../browser/target/classes/org/zermelo/browser/engine/');
const TEXTS = ['LICENSE', 'NOTICE'];

if (process.argv[2] === 'clean') {
  ['engine', ...TEXTS].forEach(name => rmSync(at(name), {recursive: true, force: true}));
} else if (existsSync(new URL('zermelo.wasm', built))) {
  mkdirSync(at('engine'), {recursive: true});
  copyFileSync(new URL('zermelo.wasm', built), at('engine/zermelo.wasm'));
  copyFileSync(new URL('runtime.mjs', built), at('engine/runtime.js'));
  cpSync(new URL('languages/', built), at('engine/languages/'), {recursive: true});
  TEXTS.forEach(text => copyFileSync(at(`../../${text}`), at(text)));
} else {
  console.error("There is no engine. Build it first: './zermelo site OUT' in the checkout.");
  process.exitCode = 2;
}
