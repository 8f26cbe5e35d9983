// The one file of a multipart body (RFC 7578). The gateway has checked sender, size and format and encoded the form
// anew; what is read here is bounded by the call's body limit.

export interface FormFile {
  /** The gateway calls it `upload.<format>`. */
  name: string;
  /** As its sender called it; missing where no gateway is between. */
  ownName?: string;
  content: Buffer;
}

/** The content of the first part with a file name; undefined when the body has none. */
export function fileOfForm(contentType: string, body: Buffer): FormFile | undefined {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) return undefined;
  for (const part of partsOf(body, `--${boundary}`)) {
    const headEnd = part.indexOf('\r\n\r\n');
    if (headEnd === -1) continue;
    const head = part.toString('utf8', 0, headEnd);
    const name = /filename="([^"]*)"/i.exec(head)?.[1];
    if (!name) continue;
    const ownName = decoded(/filename\*=UTF-8''([^;\s]*)/i.exec(head)?.[1] ?? '');
    return { name, ...(ownName !== '' && { ownName }), content: part.subarray(headEnd + 4) };
  }
  return undefined;
}

// RFC 8187.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
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
