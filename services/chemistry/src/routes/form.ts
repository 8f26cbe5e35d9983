// The one file of a multipart body (RFC 7578). The gateway has checked sender, size and format and encoded the form
// anew; what is read here is bounded by the call's body limit.

export interface FormFile {
  /** The gateway calls it `upload.<format>`. */
  name: string;
  content: Buffer;
}

/** The content of the first part with a file name; undefined when the body has none. */
export function fileOfForm(contentType: string, body: Buffer): FormFile | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) return undefined;
  for (const part of partsOf(body, `--${boundary}`)) {
    const headEnd = part.indexOf('\r\n\r\n');
    if (headEnd === -1) continue;
    const name = /filename="([^"]*)"/i.exec(part.toString('utf8', 0, headEnd))?.[1];
    if (name) return { name, content: part.subarray(headEnd + 4) };
  }
  return undefined;
}

function* partsOf(body: Buffer, delimiter: string): Generator<Buffer> {
  let from = body.indexOf(delimiter);
  while (from !== -1) {
    const start = from + delimiter.length + 2;
    const next = body.indexOf(`\r\n${delimiter}`, start);
    if (next === -1) return;
    yield body.subarray(start, next);
    from = next + 2;
  }
}
