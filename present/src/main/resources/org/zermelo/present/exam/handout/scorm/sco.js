// One variant of a task is shown and checked; a learning system that is found as SCORM 1.2 says is told the score.
const LONGEST = 500;

/** The first window from this one outwards that has the interface; frames of other places are passed over. */
function found(from) {
  for (let [window, steps] = [from, 0]; window && steps < LONGEST; [window, steps] = [window.parent, steps + 1]) {
    try {
      if (window.API) return window.API;
    } catch {
      // another place's window tells nothing
    }
    if (window.parent === window) return null;
  }
  return null;
}

const api = found(window) ?? (window.top.opener ? found(window.top.opener) : null);
let open = Boolean(api) && String(api.LMSInitialize('')) === 'true';

function set(name, value) {
  if (open) api.LMSSetValue(name, String(value));
}

function told(name) {
  return open ? String(api.LMSGetValue(name) ?? '') : '';
}

/** The variant that the learner had before, else one by chance. */
const variants = [...document.querySelectorAll('form')];
const kept = variants.find(form => form.id === told('cmi.suspend_data'));
const form = kept ?? variants[Math.floor(Math.random() * variants.length)];
form.hidden = false;

const began = Date.now();
set('cmi.suspend_data', form.id);
set('cmi.core.score.min', 0);
set('cmi.core.score.max', 100);
if (['not attempted', ''].includes(told('cmi.core.lesson_status'))) set('cmi.core.lesson_status', 'incomplete');

/** Blanks, commas and semicolons between numbers are alike. */
function plain(text) {
  return text.trim().replace(/[\s,;]+/g, ' ');
}

form.addEventListener('submit', event => {
  event.preventDefault();
  const inputs = [...form.querySelectorAll('input')];
  const right = inputs.filter(input => plain(input.value) === input.dataset.answer);
  for (const input of inputs) {
    const good = right.includes(input);
    const says = input.nextElementSibling;
    says.className = good ? 'right' : 'wrong';
    says.textContent = document.body.dataset[good ? 'right' : 'wrong'];
  }
  inputs.forEach((input, index) => {
    set(`cmi.interactions.${index}.id`, input.id);
    set(`cmi.interactions.${index}.type`, 'fill-in');
    set(`cmi.interactions.${index}.student_response`, plain(input.value));
    set(`cmi.interactions.${index}.result`, right.includes(input) ? 'correct' : 'wrong');
  });
  form.querySelector('.score').textContent = document.body.dataset.score.replace('%1', right.length).replace('%2', inputs.length);
  set('cmi.core.score.raw', Math.round(100 * right.length / inputs.length));
  set('cmi.core.lesson_status', 'completed');
  if (open) api.LMSCommit('');
});

/** The time in hours, minutes and seconds, as the standard writes it. */
function spent() {
  const seconds = Math.floor((Date.now() - began) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join(':');
}

addEventListener('pagehide', () => {
  if (!open) return;
  set('cmi.core.session_time', spent());
  api.LMSFinish('');
  open = false;
});
