// The request that the browser is about to take to the provider, made once without a browser. A wrong redirect address ends
// on a page of the provider, which does not redirect back: here it is noticed before a browser is sent there.

import type { Dispatcher } from 'undici';
import { loggedWords } from '../../upstreams/oauth-error.ts';
import { setupFault, type SignInCause } from '../../sign-in-causes.ts';
import { causeOfRefusal } from '../failures/provider-cause.ts';
import type { SignIn } from '../sign-in.ts';
import { newTransaction } from '../transactions.ts';

export interface Rehearsal {
  /** Throws 502 with the cause where the provider refuses the request for certain; what is uncertain passes. */
  require(): Promise<void>;
}

export interface RehearsalParts {
  signIn: Pick<SignIn, 'authorizeUrl'>;
  agent: Dispatcher;
  publicUrl: string;
  now: () => number;
}

export interface Refused {
  cause: SignInCause;
  said: string;
}

const goodMs = 60_000;
const timeoutMs = 4_000;

export function createRehearsal(parts: RehearsalParts): Rehearsal {
  const { now } = parts;
  let last: { at: number; refused: Refused | undefined } | undefined;
  let running: Promise<void> | undefined;

  async function rehearse(): Promise<void> {
    last = { refused: await refusalOfRequest(parts).catch(() => undefined), at: now() };
  }

  return {
    async require() {
      if (!last || last.refused || now() - last.at >= goodMs) {
        running ??= rehearse().finally(() => {
          running = undefined;
        });
        await running;
      }
      const refused = last?.refused;
      if (refused) throw setupFault(refused.cause, { cause: new Error(refused.said) });
    },
  };
}

/** Asks for a sign-in that must not show a page; undefined where the provider would let a person sign in. Rejects without a response. */
export async function refusalOfRequest({
  signIn,
  agent,
  publicUrl,
}: Omit<RehearsalParts, 'now'>): Promise<Refused | undefined> {
  const url = new URL(await signIn.authorizeUrl(newTransaction('/', 'en'), { forced: false }));
  // OpenID Connect Core 3.1.2.1: the response to it is an error, which leads back to us and leaves nothing behind.
  url.searchParams.set('prompt', 'none');
  const { origin, pathname, search } = url;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await agent.request({ origin, path: `${pathname}${search}`, method: 'GET', signal });
  await response.body.dump();
  const { location } = response.headers;
  if (typeof location === 'string' && response.statusCode >= 300 && response.statusCode < 400) {
    return refusalInAddress(new URL(location, url), publicUrl);
  }
  // RFC 6749 section 4.1.2.1: with a client or an address it does not know, the provider must not lead back.
  const isRefused = response.statusCode === 400 || response.statusCode === 401;
  return isRefused
    ? { cause: 'redirect-refused', said: `${origin}${pathname} answered ${response.statusCode}` }
    : undefined;
}

/** What says only that nobody is signed in there, or that it fails for now. */
const passing = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'access_denied',
  'server_error',
  'temporarily_unavailable',
]);

function refusalInAddress(address: URL, publicUrl: string): Refused | undefined {
  const error = address.searchParams.get('error');
  if (error === null || passing.has(error) || address.origin !== new URL(publicUrl).origin) return undefined;
  const description = address.searchParams.get('error_description') ?? '';
  return { cause: causeOfRefusal({ error, description }), said: loggedWords(`${error}: ${description}`) };
}
