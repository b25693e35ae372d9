// Tables of comma-separated values, as RFC 4180 has them: quotes where they are needed, CRLF between lines.

/** The lines of a table, each a list of cells; what is missing is an empty cell. */
export function csvText(lines) {
  return lines.map(cells => cells.map(cell).join(',')).join('\r\n');
}

function cell(value) {
  const text = String(value ?? '');
  return /[,"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
