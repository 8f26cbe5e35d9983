// A sign-in that failed: one line in the log with its cause, and a page that says what to do, under an address of ours.

import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, errorKeyOf, type ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { errorBodyOf, namedServices } from '../../envelope.ts';
import { addRetryAfter } from '../../plugins/error-handler.ts';
import { httpStatusOf } from '../../plugins/http-status.ts';
import { isSignInCause, signInCauseIn, signInCauses, signInSetup, type SignInCause } from '../../sign-in-causes.ts';
import { isCertificateFault } from '../../upstreams/certificate-fault.ts';
import { safeReturnTo } from '../return-to.ts';
import { signInPage, signInPagePolicy, type FailedSignIn } from './sign-in-page.ts';

export interface FailedSignIns {
  /** Logs it and responses at once. */
  send(error: unknown, attempt: Attempt, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** Logs it and redirects to the page that shows it, away from an address with a code in it. */
  lead(error: unknown, attempt: Attempt, request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The page, where the address of the sign-in asks for it; undefined where it does not. */
  tell(query: FailureQuery, attempt: Attempt, reply: FastifyReply): FastifyReply | undefined;
}

/** What stays the same when it is tried again. */
export interface Attempt {
  culture: Culture;
  returnTo: string;
}

export interface FailureQuery {
  failed?: unknown;
  ref?: unknown;
  of?: unknown;
  cause?: unknown;
}

interface Failure {
  key: ErrorKey;
  service: string | undefined;
  cause: SignInCause | undefined;
  details: object | undefined;
  requestId: string;
}

/** `pharma`: contact of a pharma company. */
export function createFailedSignIns(pharma: Config['pharma']): FailedSignIns {
  return {
    send: (error, attempt, request, reply) => show(note(error, request, reply), attempt, reply),
    lead(error, attempt, request, reply) {
      const { key, service, cause, requestId } = note(error, request, reply);
      const { culture, returnTo } = attempt;
      const reported = new URLSearchParams({ failed: String(catalogue[key].code), ref: requestId, culture });
      if (service !== undefined) reported.set('of', service);
      if (cause !== undefined) reported.set('cause', cause);
      if (returnTo !== '/') reported.set('returnTo', returnTo);
      return reply.redirect(`/bff/login?${reported}`, 303);
    },
    tell(query, attempt, reply) {
      const failure = failureIn(query);
      return failure && show(failure, attempt, reply);
    },
  };

  function show(failure: Failure, { culture, returnTo }: Attempt, reply: FastifyReply): FastifyReply {
    const { key, cause, details, requestId } = failure;
    const { code, message } = errorBodyOf(key, culture, cause ? undefined : details);
    const setup = cause && errorBodyOf('badGateway', culture, { service: signInSetup, reason: cause }).message;
    // Who may not sign in is informed first; of everything else, the cause says more than the words of its code.
    const words = setup === undefined || key === 'noLoginPermission' ? [message] : [];
    const supportEmail = pharma?.adminEmail ?? '';
    const page = { culture, words: [...words, ...(setup ? [setup] : [])], cause, code, requestId, supportEmail };
    reply.envelopeCode = code;
    return reply
      .code(httpStatusOf(key))
      .header('content-security-policy', signInPagePolicy)
      .type('text/html; charset=utf-8')
      .send(signInPage({ ...page, returnTo, kind: kindOf(failure) }));
  }
}

/** Logs the one line of a failed sign-in. */
export function logFailedSignIn(error: AppError, request: FastifyRequest): void {
  const { key, cause } = error;
  const reason = causeOf(error);
  const meaning = reason && signInCauses[reason];
  request.log.warn({ err: cause, key, reason, meaning, requestId: request.id }, 'sign-in failed');
}

// For a call the response does not name the certificate as the cause; for a sign-in it does.
function causeOf({ details, cause }: AppError): SignInCause | undefined {
  return signInCauseIn(details) ?? (isCertificateFault(cause) ? 'certificate-untrusted' : undefined);
}

function note(error: unknown, request: FastifyRequest, reply: FastifyReply): Failure {
  const known = error instanceof AppError ? error : new AppError('serverProblem', undefined, { cause: error });
  const { key, details } = known;
  logFailedSignIn(known, request);
  reply.envelopeCode = catalogue[key].code;
  const action = key === 'tooManyRequests' ? 'rate-limited' : 'sign-in-refused';
  reply.audited = { action, outcome: 'failure', reason: causeOf(known) };
  addRetryAfter(known, reply);
  const service = details?.['service'];
  return {
    key,
    service: typeof service === 'string' ? service : undefined,
    cause: causeOf(known),
    details,
    requestId: request.id,
  };
}

function kindOf({ key, service }: Failure): FailedSignIn['kind'] {
  if (service === 'signOut') return 'signedOut';
  return passing.has(key) ? 'mayPass' : 'failed';
}

/** A moment later it may work: trying again needs no other account and no other page. */
const passing: ReadonlySet<ErrorKey> = new Set([
  'badGateway',
  'serviceUnavailable',
  'gatewayTimeout',
  'syncFailed',
  'tooManyRequests',
  'serverProblem',
]);

// What the address says is one of our own sentences or nothing.
const tellable = new Set<ErrorKey>([
  'unauthorized',
  'tooManyRequests',
  'serverProblem',
  'badGateway',
  'serviceUnavailable',
  'gatewayTimeout',
  'userLimitReached',
  'noPermissionsConfigured',
  'noLoginPermission',
  'syncFailed',
  'accountExpired',
]);

function failureIn({ failed, ref, of, cause }: FailureQuery): Failure | undefined {
  const key = typeof failed === 'string' && /^\d{3,5}$/.test(failed) ? errorKeyOf(Number(failed)) : undefined;
  if (key === undefined || !tellable.has(key)) return undefined;
  const service = typeof of === 'string' && namedServices.has(of) ? of : undefined;
  return {
    key,
    service,
    cause: isSignInCause(cause) ? cause : undefined,
    details: service === undefined ? undefined : { service },
    requestId: typeof ref === 'string' && /^[\da-f-]{36}$/.test(ref) ? ref : '',
  };
}

/** Where an attempt of this request is to lead. */
export function attemptOf(culture: Culture, returnTo: unknown): Attempt {
  return { culture, returnTo: safeReturnTo(returnTo) };
}
