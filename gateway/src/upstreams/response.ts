// Whatever a service returns - envelope, bare JSON, problem details (RFC 9457), an HTML page, nothing, half of it -
// read as either data or an error (decisions section 2).

import type { Readable } from 'node:stream';
import type { Culture } from '@app/shared/constants/locale';
import type { ErrorBody } from '@app/shared/contracts/call';
import { errorEntryOf, errorKeyOf } from '@app/shared/errors/catalogue';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { errorBodyOf } from '../envelope.ts';
import { areFitDetails, isFitToSay } from './presentable.ts';

export interface UpstreamError {
  code: number;
  message?: string;
  details?: unknown;
  /** The error is in our own shape, so its words were chosen for the caller. */
  isOurs?: boolean;
}

export type JsonResponse =
  | { kind: 'data'; status: number; data: unknown; envelope?: { requestId: string; text: string } }
  | { kind: 'error'; status: number; error: UpstreamError };

type Members = Record<string, unknown>;

/** A body as text. Rejects with 502 for one of more than `maxBytes`, else with what broke it. */
export function textOf(body: Readable, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) body.destroy(new AppError('badGateway'));
      else chunks.push(chunk);
    });
    body.on('end', () => resolve(new TextDecoder().decode(Buffer.concat(chunks))));
    body.on('error', reject);
  });
}

/** What a status and a body mean. Throws 502 for a success that is no JSON, and for a status HTTP has no meaning for. */
export function interpret(status: number, text: string): JsonResponse {
  if (status < 200 || (status >= 300 && status < 400) || status >= 600) throw new AppError('badGateway');
  const value = text.trim() === '' ? null : parse(text);
  if (value === undefined) {
    if (status < 400) throw new AppError('badGateway');
    return { kind: 'error', status, error: { code: status } };
  }
  const error = errorIn(value, status);
  if (error) return { kind: 'error', status, error };
  if (!isEnvelope(value)) return { kind: 'data', status, data: value };
  const { data = null, requestId } = value;
  return { kind: 'data', status, data, ...(typeof requestId === 'string' ? { envelope: { requestId, text } } : {}) };
}

/** The error in words of the caller's language. Words of the service count where the catalogue has none of its own. */
export function errorBodyOfResponse(
  { code, message: said, details, isOurs = false }: UpstreamError,
  culture: Culture,
): ErrorBody {
  const text = said !== undefined && isFitToSay(said) ? said : undefined;
  const key = errorKeyOf(code);
  if (key === undefined) return unknownError(code, text, culture);
  const own: ErrorBody = { ...errorBodyOf(key, culture), ...(code === 500 ? {} : detailsOf(details)) };
  if (text === undefined) return own;
  // Specification section 8: 400 shows the server's message; 500 with details is a dialog with message and code.
  if (code === 500 && details !== undefined) return { ...own, message: text, display: 'dialog' };
  return isOurs || code === 400 ? { ...own, message: text } : own;
}

function detailsOf(details: unknown): { details?: unknown } {
  return details === undefined || !areFitDetails(details) ? {} : { details };
}

function unknownError(code: number, text: string | undefined, culture: Culture): ErrorBody {
  const isHttp = code >= 400 && code < 600;
  if (isHttp) return { code, display: 'toast', message: message(culture, 'errors', 'requestFailed', { status: code }) };
  const words = code === 0 && text ? text : message(culture, 'errors', 'unrecognized');
  // Specification section 8: of a code that nobody knows, an information.
  return { code, display: 'toast', severity: 'info', message: words };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) ?? null;
  } catch {
    // Not JSON: an HTML page, or cut off. The caller knows what that means.
    return undefined;
  }
}

function errorIn(value: unknown, status: number): UpstreamError | undefined {
  if (isMembers(value)) {
    if (isMembers(value['error'])) return errorMember(value['error'], value, status);
    if (isEnvelope(value) && value.code !== 200) return flatError(value, value.code);
    const isProblem = typeof value['status'] === 'number' && typeof value['title'] === 'string';
    if (status >= 400 && isProblem) return flatError(value, codeOf(value) ?? status);
  }
  if (status < 400) return undefined;
  return isMembers(value) ? flatError(value, status) : { code: status };
}

function errorMember(error: Members, outer: Members, status: number): UpstreamError {
  const code = codeOf(error) ?? codeOf(outer) ?? (status >= 400 ? status : 500);
  return { ...flatError(error, code), isOurs: isOurErrorBody(error) };
}

function flatError(members: Members, code: number): UpstreamError {
  const text = [members['message'], members['detail'], members['title']].find((part) => typeof part === 'string');
  return { code, ...(text === undefined ? {} : { message: String(text) }), details: members['details'] ?? undefined };
}

function isEnvelope(value: unknown): value is Members & { code: number } {
  return isMembers(value) && Number.isInteger(value['code']) && ('data' in value || 'message' in value);
}

// In our shape, with the display that the catalogue gives this code.
function isOurErrorBody(error: Members): boolean {
  const entry = typeof error['code'] === 'number' ? errorEntryOf(error['code']) : undefined;
  return entry !== undefined && typeof error['message'] === 'string' && error['display'] === entry.display;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// The code of an error, a number or one in text; 200 is none.
function codeOf(members: Members): number | undefined {
  const value = members['code'];
  const code = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof code === 'number' && Number.isSafeInteger(code) && code !== 200 ? code : undefined;
}
