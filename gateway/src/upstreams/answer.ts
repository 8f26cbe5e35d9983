// Whatever a service answers - envelope, bare JSON, problem details (RFC 9457), an HTML page, nothing, half of it -
// read as either data or an error (decisions section 2).

import type { Culture } from '@app/shared/constants/locale';
import type { ErrorBody } from '@app/shared/contracts/envelope';
import { catalogue, errorKeyOf, type ErrorEntry } from '@app/shared/errors/catalogue';
import { message } from '@app/locales/messages';
import { AppError } from '@app/shared/errors/app-error';
import { errorBodyOf } from '../plugins/envelope.ts';
import { upstreamError, type Answer } from './chemistry.ts';

export interface UpstreamError {
  code: number;
  message?: string;
  details?: unknown;
  /** The service's own error when it is already what the browser gets. */
  complete?: ErrorBody;
}

export type JsonAnswer =
  | { kind: 'data'; status: number; data: unknown; envelope?: { requestId: string; text: string } }
  | { kind: 'error'; status: number; error: UpstreamError };

type Members = Record<string, unknown>;

/** Reads an answer to its end. Throws 502 for one that is cut off or is no JSON, 504 for one that takes too long. */
export async function readJsonAnswer(answer: Answer): Promise<JsonAnswer> {
  const text = await answer.body.text().catch((error: unknown) => {
    throw upstreamError(error);
  });
  return interpret(answer.statusCode, text);
}

/** What a status and a body mean. Throws 502 for a success that is no JSON. */
export function interpret(status: number, text: string): JsonAnswer {
  if (status < 200 || (status >= 300 && status < 400)) throw new AppError('badGateway');
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
export function errorBodyOfAnswer(
  { code, message: text, details, complete }: UpstreamError,
  culture: Culture,
): ErrorBody {
  if (complete) return complete;
  const key = errorKeyOf(code);
  if (key === undefined) return unknownError(code, text, culture);
  const own = errorBodyOf(key, culture, code === 500 ? undefined : details);
  // Specification section 8: 400 shows the server's message; 500 with details is a dialog with message and code.
  if (code === 400 && text) return { ...own, message: text };
  return code === 500 && text && details !== undefined ? { ...own, message: text, display: 'dialog' } : own;
}

function unknownError(code: number, text: string | undefined, culture: Culture): ErrorBody {
  const isHttp = code >= 400 && code < 600;
  const generic = isHttp
    ? message(culture, 'errors', 'requestFailed', { status: code })
    : message(culture, 'errors', 'unrecognized');
  return { code, display: 'toast', message: code === 0 && text ? text : generic };
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
    if (status >= 400 && isProblem) return flatError(value, integerOf(value['code']) ?? status);
  }
  if (status < 400) return undefined;
  return isMembers(value) ? flatError(value, status) : { code: status };
}

function errorMember(error: Members, outer: Members, status: number): UpstreamError {
  const code = integerOf(error['code']) ?? integerOf(outer['code']) ?? (status >= 400 ? status : 500);
  return { ...flatError(error, code), ...(isErrorBody(error) ? { complete: error } : {}) };
}

function flatError(members: Members, code: number): UpstreamError {
  const text = [members['message'], members['detail'], members['title']].find((part) => typeof part === 'string');
  return { code, ...(text === undefined ? {} : { message: String(text) }), details: members['details'] ?? undefined };
}

function isEnvelope(value: unknown): value is Members & { code: number } {
  return isMembers(value) && Number.isInteger(value['code']) && ('data' in value || 'message' in value);
}

// Already in our shape, with a display that the catalogue gives this code.
function isErrorBody(value: unknown): value is ErrorBody {
  if (!isMembers(value) || typeof value['code'] !== 'number' || typeof value['message'] !== 'string') return false;
  const key = errorKeyOf(value['code']);
  const entry: ErrorEntry | undefined = key && catalogue[key];
  return value['display'] === entry?.display;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}
