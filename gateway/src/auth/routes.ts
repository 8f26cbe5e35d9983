// /bff/login, /bff/callback and /bff/backchannel-logout. A failed sign-in ends on a page, not in a circle.

import { isCulture, type Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, errorKeyOf, type ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import { isNavigation } from '../plugins/canonical-host.ts';
import { cultureCookie, unchosenCulture } from '../plugins/culture.ts';
import { errorBodyOf, namedServices } from '../plugins/envelope.ts';
import { addRetryAfter } from '../plugins/error-handler.ts';
import { httpStatusOf } from '../plugins/http-status.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { timezoneOffsetOf } from '../upstreams/caller-headers.ts';
import type { BackchannelLogout } from './backchannel-logout.ts';
import type { LastUser } from './last-user.ts';
import type { ProviderLogout } from './logout.ts';
import type { Refusal } from './refusal.ts';
import { safeReturnTo } from './return-to.ts';
import type { SessionCookie } from './session-cookie.ts';
import { signInPage, signInPagePolicy } from './sign-in-page.ts';
import type { SignedIn, SignIn } from './sign-in.ts';
import { newTransaction, type Transaction, type Transactions } from './transactions.ts';

export interface AuthRouteParts {
  transactions: Transactions;
  signIn: SignIn;
  sessionCookie: SessionCookie;
  lastUser: LastUser;
  refusal: Refusal;
  providerLogout: ProviderLogout;
  backchannelLogout: BackchannelLogout;
  rateLimits: RateLimits;
  audit: Audit;
  /** Of a pharma company: whom to ask. */
  pharma: Config['pharma'];
}

interface LoginQuery {
  returnTo?: unknown;
  culture?: unknown;
  failed?: unknown;
  ref?: unknown;
  of?: unknown;
  /** Set by a page that has just come back from a sign-in without a session. */
  repeated?: unknown;
  /** Hours east of Greenwich, by the page. */
  timezoneOffset?: unknown;
}

export async function addAuthRoutes(app: FastifyInstance, parts: AuthRouteParts): Promise<void> {
  const {
    transactions,
    signIn,
    sessionCookie,
    lastUser,
    refusal,
    providerLogout,
    backchannelLogout,
    rateLimits,
    audit,
    pharma,
  } = parts;

  app.get<{ Querystring: LoginQuery }>('/bff/login', async (request, reply) => {
    const culture = cultureOfNavigation(request);
    try {
      await rateLimits.takeForSignIn(request.ip);
      const told = toldFailure(request.query);
      if (told) return sendSignInPage(told, culture, reply, pharma);
      if (refusal.take(request, reply)) throw new AppError('noLoginPermission');
      // The page was sent here a moment ago and came back without a session: going on would lead round in a circle.
      if (request.query.repeated !== undefined) throw new AppError('unauthorized', { service: 'repeatedSignIn' });
      // Who was signed out for inactivity proves again who they are.
      const wasInactive = (await sessionCookie.find(request))?.ended?.reason === 'inactive';
      const forced = refusal.takeDenied(request, reply) || wasInactive;
      const offset = timezoneOffsetOf(request.query.timezoneOffset);
      const transaction = newTransaction(safeReturnTo(request.query.returnTo), culture, forced, offset);
      const url = await signIn.authorizeUrl(transaction, { forced });
      await transactions.begin(request, reply, transaction);
      return reply.redirect(url, 302);
    } catch (error) {
      return sendFailedSignIn(error, culture, request, reply, pharma);
    }
  });

  app.get('/bff/callback', async (request, reply) => {
    let culture = cultureOfNavigation(request);
    try {
      await rateLimits.takeForSignIn(request.ip);
      const parameters = new URL(request.url, 'http://own.invalid').searchParams;
      const transaction = await transactionOf(parameters, request, reply);
      // The back button of somebody who is signed in.
      if (typeof transaction !== 'object' && (await sessionCookie.find(request))?.alive)
        return reply.redirect('/', 302);
      if (!transaction) throw new AppError('unauthorized', { service: 'signIn' });
      if (transaction === 'late') throw new AppError('unauthorized', { service: 'lateSignIn' });
      culture = transaction.culture;
      return await finish(await signIn.complete(parameters, transaction), transaction, request, reply);
    } catch (error) {
      if (error instanceof AppError && deniedForGood.has(error.key)) {
        // Nobody else's session stays behind, and the next attempt may be somebody else's.
        await sessionCookie.end(request, reply);
        refusal.rememberDenied(reply);
      }
      // Code and state do not stay in the address (specification section 2).
      return isNavigation(request)
        ? tellFailedSignIn(error, culture, request, reply)
        : sendFailedSignIn(error, culture, request, reply, pharma);
    }
  });

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 65_536 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.post('/bff/backchannel-logout', async (request, reply) => {
      const token = request.body instanceof URLSearchParams ? request.body.get('logout_token') : null;
      reply.audited = { action: 'backchannel-logout' };
      const userId = await backchannelLogout.accept(token ?? '');
      reply.audited = { action: 'backchannel-logout', userId };
      return reply.code(200).send();
    });
  });

  async function transactionOf(
    parameters: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Transaction | 'late' | undefined> {
    const [state = ''] = parameters.getAll('state');
    const isTwice = [...new Set(parameters.keys())].some((name) => parameters.getAll(name).length > 1);
    return isTwice ? undefined : transactions.take(request, reply, state);
  }

  async function finish(
    signedIn: SignedIn,
    { returnTo, culture }: Transaction,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (signedIn.kind === 'noTenant') {
      reply.audited = { action: 'sign-in-refused', outcome: 'failure', code: catalogue.noLoginPermission.code };
      await sessionCookie.end(request, reply);
      refusal.remember(reply);
      return reply.redirect(await providerLogout.urlFor(signedIn.idToken, culture), 302);
    }
    if (signedIn.kind === 'retry') {
      request.log.warn({ err: signedIn.cause }, 'sign-in failed, tried once more');
      const { forced } = signedIn.transaction;
      const url = await signIn.authorizeUrl(signedIn.transaction, { forced });
      await transactions.begin(request, reply, signedIn.transaction);
      return reply.redirect(url, 302);
    }
    const { session } = signedIn;
    const { id: userId, tenantId } = session.user;
    reply.audited = { action: 'sign-in', userId, tenantId, via: 'session' };
    const userChanged = lastUser.replace(request, reply, session.user.id);
    const displaced = await sessionCookie.start(request, reply, { ...session, userChanged });
    if (displaced > 0) {
      audit.record({
        action: 'session-displaced',
        outcome: 'success',
        userId,
        tenantId,
        requestId: request.id,
        address: request.ip,
      });
    }
    return reply.redirect(userChanged ? '/' : returnTo, 302);
  }
}

// A navigation carries no X-Culture header: the page says it in the address, or left it in a cookie.
function cultureOfNavigation(request: FastifyRequest): Culture {
  const { query, cookies } = request;
  const asked = typeof query === 'object' && query !== null ? Reflect.get(query, 'culture') : undefined;
  if (isCulture(asked)) return asked;
  const kept = cookies[cultureCookie];
  return isCulture(kept) ? kept : unchosenCulture(request.headers);
}

interface Failure {
  key: ErrorKey;
  details: object | undefined;
  requestId: string;
}

/** Logs it and answers at once. */
function sendFailedSignIn(
  error: unknown,
  culture: Culture,
  request: FastifyRequest,
  reply: FastifyReply,
  pharma: Config['pharma'],
): FastifyReply {
  return sendSignInPage(noteFailure(error, request, reply), culture, reply, pharma);
}

/** Logs it and leads to the page that tells it, away from an address with a code in it. */
function tellFailedSignIn(
  error: unknown,
  culture: Culture,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { key, details, requestId } = noteFailure(error, request, reply);
  const of: unknown = details && Reflect.get(details, 'service');
  const told = new URLSearchParams({ failed: String(catalogue[key].code), ref: requestId, culture });
  if (typeof of === 'string') told.set('of', of);
  return reply.redirect(`/bff/login?${told}`, 303);
}

function noteFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Failure {
  const key = error instanceof AppError ? error.key : 'serverProblem';
  const cause = error instanceof AppError ? error.cause : error;
  request.log.warn({ err: cause, key, requestId: request.id }, 'sign-in failed');
  reply.envelopeCode = catalogue[key].code;
  reply.audited = { action: key === 'tooManyRequests' ? 'rate-limited' : 'sign-in-refused', outcome: 'failure' };
  if (error instanceof AppError) addRetryAfter(error, reply);
  return { key, details: error instanceof AppError ? error.details : undefined, requestId: request.id };
}

// Another attempt as the same user would end the same way.
const deniedForGood: ReadonlySet<ErrorKey> = new Set(['noPermissionsConfigured', 'userLimitReached']);

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

function toldFailure({ failed, ref, of }: LoginQuery): Failure | undefined {
  const key = typeof failed === 'string' && /^\d{3,5}$/.test(failed) ? errorKeyOf(Number(failed)) : undefined;
  if (key === undefined || !tellable.has(key)) return undefined;
  const requestId = typeof ref === 'string' && /^[\da-f-]{36}$/.test(ref) ? ref : '';
  return { key, details: namedServices.has(of) ? { service: of } : undefined, requestId };
}

function sendSignInPage(
  { key, details, requestId }: Failure,
  culture: Culture,
  reply: FastifyReply,
  pharma: Config['pharma'],
): FastifyReply {
  const { code, message } = errorBodyOf(key, culture, details);
  reply.envelopeCode = code;
  return reply
    .code(httpStatusOf(key))
    .header('content-security-policy', signInPagePolicy)
    .type('text/html; charset=utf-8')
    .send(signInPage({ culture, message, code, requestId, supportEmail: pharma?.adminEmail ?? '' }));
}
