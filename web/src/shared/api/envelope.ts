import type { ErrorBody } from '@app/shared/contracts/call';
import { headers as names } from '@app/shared/constants/headers';
import { i18n } from '../i18n/i18n.ts';
import { CallError, noResponseFor } from './call-error.ts';

/**
 * The data of a response. Throws a CallError for an error envelope, for anything that is no envelope and where the response
 * stops coming; an AbortError when the caller cancels it.
 */
export async function readEnvelope(response: Response): Promise<unknown> {
  const result: unknown = await response.json().catch((cause: unknown) => {
    if (!(cause instanceof SyntaxError)) throw noResponseFor(cause);
  });
  const about = { status: response.status, requestId: response.headers.get(names.requestId) ?? undefined };
  if (isRecord(result) && isErrorBody(result['error'])) throw new CallError('envelope', result['error'], about);
  if (response.ok && isRecord(result) && result['code'] === 200) return result['data'];
  throw new CallError(
    'envelope',
    { code: response.status, message: messageOf(response.status), display: 'toast' },
    about,
  );
}

// A proxy before the gateway responds so while the gateway is down.
const away: readonly number[] = [502, 503, 504];

function messageOf(status: number): string {
  return away.includes(status) ? i18n.t('common:errors.away') : i18n.t('common:errors.request', { status });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    isRecord(value) &&
    typeof value['code'] === 'number' &&
    typeof value['message'] === 'string' &&
    typeof value['display'] === 'string'
  );
}
