// One request to the ELN, and what came of it.

import type { DeliveryFailure } from '@app/shared/contracts/eln';
import type { ElnSettings } from './settings.ts';
import { signedHeaders } from './signature.ts';

export interface Shipment {
  id: string;
  body: string;
}

export type Outcome =
  | { state: 'delivered'; elnId: string | null; elnUrl: string | null }
  /** `isFinal`: the same request would be refused again. `waitMs` is what the ELN asks for. */
  | { state: 'failed'; reason: DeliveryFailure; status: number | null; isFinal: boolean; waitMs?: number };

const longestResponse = 64 * 1024;
const longestText = 2_000;

/** Posts a delivery. Never throws: what goes wrong is the outcome. */
export async function sendDelivery(
  webHook: NonNullable<ElnSettings['webHook']>,
  { id, body }: Shipment,
  now: Date,
  timeoutMs: number,
): Promise<Outcome> {
  try {
    const response = await fetch(webHook.url, {
      method: 'POST',
      // A response from elsewhere would be one of somebody who was never configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...signedHeaders(id, body, webHook.secret, now),
      },
      body,
    });
    const text = await answerText(response);
    return response.ok ? { state: 'delivered', ...recordOf(text) } : failureOf(response, now);
  } catch (error) {
    const reason = error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
    return { state: 'failed', reason, status: null, isFinal: false };
  }
}

const passing = new Set([408, 425, 429]);

function failureOf({ status, headers }: Response, now: Date): Outcome {
  const waitMs = retryAfterMs(headers.get('retry-after'), now);
  const later = { state: 'failed', status, isFinal: false, ...(waitMs !== undefined && { waitMs }) } as const;
  if (status >= 500) return { ...later, reason: status === 503 ? 'busy' : 'serverError' };
  if (passing.has(status)) return { ...later, reason: 'busy' };
  return { state: 'failed', status, isFinal: true, reason: status === 413 ? 'tooLarge' : 'refused' };
}

/** RFC 9110 §10.2.3: seconds, or a date. */
function retryAfterMs(value: string | null, now: Date): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

async function answerText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longestResponse) {
      await response.body?.cancel().catch(() => undefined);
      return '';
    }
  }
  return text;
}

/** What the ELN calls the record, if it says so. */
function recordOf(text: string): { elnId: string | null; elnUrl: string | null } {
  const answer = parsed(text);
  const url = textOf(answer, 'url');
  return { elnId: textOf(answer, 'id'), elnUrl: url !== null && isWebAddress(url) ? url : null };
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A text or a number of an object that came from outside. */
export function textOf(value: unknown, member: string): string | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return null;
  const found: unknown = Reflect.get(value, member);
  if (typeof found !== 'string' && typeof found !== 'number') return null;
  const text = String(found).trim();
  return text === '' || text.length > longestText ? null : text;
}
