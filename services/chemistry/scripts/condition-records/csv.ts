/** Rows of a CSV text by column name; quotes as in RFC 4180. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cells(text);
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',' && end !== '') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
