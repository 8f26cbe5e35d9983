// Gateways as processes between a provider and a chemistry service that fail on demand.

import { FakeChemistry } from '@app/gateway/src/test-support/fake-chemistry.ts';
import { FakeProvider } from '@app/gateway/src/test-support/fake-provider.ts';
import { freePort } from '@app/shared/test-support/free-port';
import { permissions } from '@app/shared/constants/modules';
import { startGateway, type GatewayProcess } from '../../support/gateway.ts';
import { standBefore, type TokenFront } from './token-front.ts';
import { Visitor, type Address } from './visitor.ts';

export interface Gateway extends GatewayProcess, Address {}

export interface Surroundings {
  provider: FakeProvider;
  front: TokenFront;
  chemistry: FakeChemistry;
  /** Starts one more gateway; several at once are fine. */
  gateway(env?: Record<string, string>): Promise<Gateway>;
  /** From now on a user who was not here before signs in. */
  newUser(): void;
  /** A new browser with a new user, signed in. */
  signedIn(at: Address): Promise<Visitor>;
  /** Stops all. Throws when a gateway met an error nobody expected, or wrote down a token. */
  close(): Promise<void>;
}

/** The address of a gateway behind a proxy that speaks https. */
export const behindProxy = 'https://planning.example';

export async function startSurroundings(): Promise<Surroundings> {
  const [provider, chemistry] = [await FakeProvider.start(), await FakeChemistry.start()];
  const front = await standBefore(provider);
  const started: GatewayProcess[] = [];
  let users = 0;
  const newUser = () => {
    users += 1;
    provider.user = { sub: `user-${users}`, tenantid: 'tenant-1', permissions: [...permissions] };
  };
  return {
    provider,
    front,
    chemistry,
    newUser,
    async gateway(env = {}) {
      const gateway = await startGateway(await freePort(), {
        OIDC_ISSUER: provider.issuer,
        AUTH_SERVER_URL: provider.url,
        CHEMISTRY_URL: chemistry.url,
        RATE_LIMIT_SIGN_IN: '0',
        ...env,
      });
      started.push(gateway);
      return { ...gateway, publicUrl: env['PUBLIC_URL'] ?? gateway.url };
    },
    async signedIn(at) {
      newUser();
      const visitor = new Visitor(at);
      const { status, text } = await visitor.signIn();
      if (status !== 302) throw new Error(`the sign-in answered ${status}: ${text}`);
      return visitor;
    },
    async close() {
      await Promise.all(started.map((gateway) => gateway.stop()));
      await Promise.all([front.close(), provider.close(), chemistry.close()]);
      for (const gateway of started) requireCleanLog(gateway.log(), front.tokens);
    },
  };
}

function requireCleanLog(log: string, tokens: readonly string[]): void {
  const unexpected = log.split('\n').filter((line) => line.includes('"msg":"unexpected error"'));
  if (unexpected.length > 0) throw new Error(`the gateway met errors nobody expected:\n${unexpected.join('\n')}`);
  if (tokens.some((token) => log.includes(token))) throw new Error('a token stands in the log of a gateway');
}
