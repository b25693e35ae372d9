// Who answers: the server that the page came from. A page without one has another such file.
const ROOT = '/api/v1/';
const LONGEST_ADDRESS = 6000;

/** Whether handouts come as PDF. */
export const MAKES_PDF = true;

/** The response to a question. */
export function ask(name, values, signal, accept) {
  const query = new URLSearchParams(values).toString();
  const headers = {Accept: accept};
  if (query.length <= LONGEST_ADDRESS) return fetch(`${ROOT}${name}?${query}`, {signal, headers});
  headers['Content-Type'] = 'application/json';
  return fetch(ROOT + name, {method: 'POST', signal, headers, body: JSON.stringify(values)});
}

/** Lets a link lead to a file. */
export function linkFile(link, name, values) {
  link.href = `${ROOT}${name}?${new URLSearchParams(values)}`;
  return link;
}

/** Shows a picture. */
export function showFile(image, name, values) {
  image.src = `${ROOT}${name}?${new URLSearchParams(values)}`;
  return image;
}
