import { i18n } from '../i18n/i18n.ts';
import { CallError } from './call-error.ts';

/** No answer came. */
export function noResponse(kind: 'timeout' | 'network', cause?: unknown): CallError {
  return new CallError(kind, { message: i18n.t(`common:errors.${kind}`), display: 'toast' }, {}, { cause });
}

/** What to throw where an answer, or the rest of one, did not come; that the caller cancelled stays the AbortError it is. */
export function noResponseFor(cause: unknown): unknown {
  const name = cause instanceof DOMException ? cause.name : '';
  return name === 'AbortError' ? cause : noResponse(name === 'TimeoutError' ? 'timeout' : 'network', cause);
}
