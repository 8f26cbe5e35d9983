import { i18n } from '../i18n/i18n.ts';
import { CallError } from './call-error.ts';

/** No response came. */
export function noResponse(kind: 'timeout' | 'network', cause?: unknown): CallError {
  return new CallError(kind, { message: i18n.t(`common:errors.${kind}`), display: 'toast' }, {}, { cause });
}

/** What to throw if a response, or the rest of it, did not arrive; a cancellation stays an AbortError. */
export function noResponseFor(cause: unknown): unknown {
  const name = cause instanceof DOMException ? cause.name : '';
  return name === 'AbortError' ? cause : noResponse(name === 'TimeoutError' ? 'timeout' : 'network', cause);
}
