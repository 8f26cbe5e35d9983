import type { IncomingMessage } from 'node:http';

const usualBytes = 8192;

/** The body as text; undefined when it is too large or of another kind. */
export async function readBody(
  req: IncomingMessage,
  contentType: string,
  maxBytes = usualBytes,
): Promise<string | undefined> {
  if (!req.headers['content-type']?.startsWith(contentType)) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of req) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
