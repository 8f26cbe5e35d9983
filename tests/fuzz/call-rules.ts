// What must hold for the response to any call whatever, by decisions sections 2 and 8.

/** Words of the inside of the product, of a database or of a stack; "at sulfur (" begins what chemists write. */
const inside =
  /node_modules|\bat (?:async |new )?[\w.<>]+ \((?:<anonymous>|native|[^()]*:\d+:\d+)\)|file:\/\/|\/services\/|\/gateway\/src|Failed query|drizzle|PGlite|pg_catalog|syntax error at|SQLSTATE|Cannot read propert|is not a function|undefined is not|\[object Object\]|ECONN/;

export interface FuzzedResponse {
  status: number;
  contentType: string;
  text: string;
  headers: Record<string, unknown>;
}

/** What is wrong with the response; nothing is as it should be. `secrets` belong to somebody else. */
export function faultsOf(response: FuzzedResponse, secrets: readonly string[]): string[] {
  const faults: string[] = [];
  const { status, contentType, text } = response;
  if (status >= 500) faults.push(`answered ${status}`);
  if (inside.test(text)) faults.push(`shows its inside: ${inside.exec(text)?.[0]}`);
  for (const secret of secrets) if (text.includes(secret)) faults.push(`shows what is another's: ${secret}`);
  if (status >= 400 && !contentType.includes('json')) faults.push(`refuses by ${contentType || 'nothing'}`);
  if (contentType.includes('json') && !contentType.includes('openapi')) faults.push(...faultsOfEnvelope(response));
  return faults;
}

function faultsOfEnvelope({ status, text, headers }: FuzzedResponse): string[] {
  if (String(headers['content-disposition'] ?? '').startsWith('attachment')) return [];
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['JSON that cannot be read'];
  }
  if (typeof body !== 'object' || body === null || !('code' in body) || !('requestId' in body)) return ['no envelope'];
  if (body.code === 200) return status === 200 ? [] : [`code 200 with status ${status}`];
  if (!('error' in body) || typeof body.error !== 'object' || body.error === null) return ['an error without an error'];
  const { message, display } = body.error as { message?: unknown; display?: unknown };
  if (typeof message !== 'string' || message.trim() === '') return ['an error without a message'];
  if (/\{\{\w*\}\}|\b[a-z]+:[a-z]+\.[a-z]/.test(message)) return [`an error without words: ${message}`];
  return ['toast', 'closableToast', 'dialog', 'confirm'].includes(String(display))
    ? []
    : ['an error without a display'];
}
