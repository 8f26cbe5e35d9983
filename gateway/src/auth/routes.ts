// /bff/login, /bff/callback and /bff/backchannel-logout. A failed sign-in ends on a page, not in a circle.

import { isCulture, type Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Audit } from '../audit/audit.ts';
import type { Config } from '../config.ts';
import { isNavigation } from '../plugins/canonical-host.ts';
import { cultureCookie, unchosenCulture } from '../plugins/culture.ts';
import type { RateLimits } from '../plugins/rate-limits.ts';
import { timezoneOffsetOf } from '../upstreams/caller-headers.ts';
import { setupFault } from '../sign-in-causes.ts';
import type { BackchannelLogout } from './provider/backchannel-logout.ts';
import {
  attemptOf,
  createFailedSignIns,
  logFailedSignIn,
  type Attempt,
  type FailureQuery,
} from './failures/failed-sign-in.ts';
import type { LastUser } from './last-user.ts';
import { lateSignIn } from './failures/provider-failure.ts';
import { leadToProvider, leavePath } from './leave-page.ts';
import type { ProviderLogout } from './logout.ts';
import { beforeRedirectMs, type ProviderWatch } from './readiness/provider-watch.ts';
import type { Refusal } from './refusal.ts';
import type { Rehearsal } from './readiness/rehearsal.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { SignedIn, SignIn } from './sign-in.ts';
import { newTransaction, retryOf, type Taken, type Transaction, type Transactions } from './transactions.ts';

export interface AuthRouteParts {
  transactions: Transactions;
  signIn: SignIn;
  sessionCookie: SessionCookie;
  lastUser: LastUser;
  refusal: Refusal;
  providerLogout: ProviderLogout;
  backchannelLogout: BackchannelLogout;
  watch: ProviderWatch;
  rehearsal: Rehearsal;
  rateLimits: RateLimits;
  audit: Audit;
  /** Contact of a pharma company. */
  pharma: Config['pharma'];
}

interface LoginQuery extends FailureQuery {
  returnTo?: unknown;
  culture?: unknown;
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
    watch,
    rehearsal,
    rateLimits,
    audit,
  } = parts;
  const failed = createFailedSignIns(parts.pharma);

  app.get<{ Querystring: LoginQuery }>('/bff/login', async (request, reply) => {
    const culture = cultureOfNavigation(request);
    const attempt = attemptOf(culture, request.query.returnTo);
    try {
      await rateLimits.takeForSignIn(request.ip);
      const reported = failed.tell(request.query, attempt, reply) ?? showRefusal(attempt, request, reply);
      if (reported) return reported;
      // The page was sent here a moment ago and came back without a session: going on would lead round in a circle.
      if (request.query.repeated !== undefined) throw new AppError('unauthorized', { service: 'repeatedSignIn' });
      // Who was signed out for inactivity proves again who they are.
      const wasInactive = (await sessionCookie.find(request))?.ended?.reason === 'inactive';
      const forced = refusal.isToAskAgain(request) || wasInactive;
      const offset = timezoneOffsetOf(request.query.timezoneOffset);
      const transaction = newTransaction(attempt.returnTo, culture, forced, offset);
      await Promise.all([watch.require(beforeRedirectMs), rehearsal.require()]);
      const url = await signIn.authorizeUrl(transaction, { forced });
      await transactions.begin(request, reply, transaction);
      return reply.redirect(url, 302);
    } catch (error) {
      return failed.send(error, attempt, request, reply);
    }
  });

  app.get('/bff/callback', async (request, reply) => {
    let attempt = attemptOf(cultureOfNavigation(request), '/');
    try {
      await rateLimits.takeForSignIn(request.ip);
      const parameters = new URL(request.url, 'http://own.invalid').searchParams;
      const taken = await transactionOf(parameters, request, reply);
      if (taken) attempt = taken.transaction;
      // The back button of somebody who is signed in.
      if ((!taken || taken.isLate) && (await sessionCookie.find(request))?.alive)
        return reply.redirect(attempt.returnTo, 302);
      if (!taken) throw new AppError('unauthorized', { service: 'signIn' });
      const { transaction, isLate } = taken;
      if (isLate) return beginAnew(transaction, request, reply);
      const signedIn = await signIn
        .complete(parameters, transaction, request.id)
        .catch((error: unknown) => onceMore(error, transaction));
      return await finish(signedIn, transaction, request, reply);
    } catch (error) {
      if (error instanceof AppError && deniedForGood.has(error.key)) {
        // Nobody else's session stays behind, and the next attempt may be somebody else's.
        await sessionCookie.end(request, reply);
        refusal.askAgain(reply);
      }
      // Code and state do not stay in the address (specification section 2).
      return isNavigation(request)
        ? failed.lead(error, attempt, request, reply)
        : failed.send(error, attempt, request, reply);
    }
  });

  // Where a sign-out leads whose address at the provider is too long; the session has ended.
  app.get(leavePath, async (request, reply) => {
    const idToken = (await sessionCookie.find(request))?.ended?.idToken;
    if (idToken === undefined) return reply.redirect('/', 302);
    await sessionCookie.end(request, reply);
    const culture = cultureOfNavigation(request);
    return leadToProvider(await providerLogout.urlFor(idToken, culture), culture, reply);
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

  /** Explains why there is no session after a sign-out by the provider. */
  function showRefusal(attempt: Attempt, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const ref = refusal.take(request, reply);
    const query = { failed: String(catalogue.noLoginPermission.code), ref, cause: 'tenant-missing' };
    return ref === undefined ? undefined : failed.tell(query, attempt, reply);
  }

  /** Who left the provider's page open for too long is known there by now, and so comes back at once. */
  function beginAnew(transaction: Transaction, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { returnTo, culture, timezoneOffset } = transaction;
    const query = new URLSearchParams({ returnTo, culture });
    if (timezoneOffset !== undefined) query.set('timezoneOffset', timezoneOffset);
    request.log.info({ requestId: request.id }, 'a sign-in came back late and begins anew');
    return reply.redirect(`/bff/login?${query}`, 303);
  }

  async function transactionOf(
    parameters: URLSearchParams,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Taken | undefined> {
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
      const { code } = catalogue.noLoginPermission;
      reply.audited = { action: 'sign-in-refused', outcome: 'failure', code, reason: 'tenant-missing' };
      logFailedSignIn(setupFault('tenant-missing', { key: 'noLoginPermission' }), request);
      await sessionCookie.end(request, reply);
      refusal.remember(reply, request.id);
      return leadToProvider(await providerLogout.urlFor(signedIn.idToken, culture), culture, reply);
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
    refusal.forget(request, reply);
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

/** The provider's page had expired: it knows the person by now, or shows a new one. */
function onceMore(cause: unknown, transaction: Transaction): SignedIn {
  const isLate = cause instanceof AppError && cause.details?.['service'] === lateSignIn;
  if (!isLate || transaction.retries > 0) throw cause;
  return { kind: 'retry', transaction: retryOf(transaction), cause };
}

// A navigation carries no X-Culture header: the page says it in the address, or left it in a cookie.
function cultureOfNavigation(request: FastifyRequest): Culture {
  const { query, cookies } = request;
  const asked = typeof query === 'object' && query !== null ? Reflect.get(query, 'culture') : undefined;
  if (isCulture(asked)) return asked;
  const kept = cookies[cultureCookie];
  return isCulture(kept) ? kept : unchosenCulture(request.headers);
}

// Another attempt as the same user would end the same way.
const deniedForGood: ReadonlySet<ErrorKey> = new Set(['noPermissionsConfigured', 'userLimitReached']);
