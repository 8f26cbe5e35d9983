// RFC 9728: where a program that comes without a token gets one.

import { productName } from '@app/shared/constants/product';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyInstance } from 'fastify';
import type { McpConfig } from '../../mcp-config.ts';

const wellKnown = '/.well-known/oauth-protected-resource';

export interface MetadataParts {
  mcp: McpConfig;
  publicUrl: string;
  /** Undefined where the provider's tokens cannot be checked: programs come with an API key there. */
  issuer: (() => Promise<string>) | undefined;
}

/** At the address that belongs to `/mcp` (RFC 9728 section 3.1), and at the one without a path, which older programs ask. */
export function addResourceMetadata(app: FastifyInstance, { mcp, issuer }: MetadataParts): void {
  for (const url of [`${wellKnown}/mcp`, wellKnown]) {
    app.get(url, { exposeHeadRoute: true }, async (_request, reply) => {
      if (!issuer) throw new AppError('notFound');
      return reply.header('cache-control', 'public, max-age=60').send({
        resource: mcp.address,
        resource_name: productName,
        authorization_servers: [await issuer()],
        bearer_methods_supported: ['header'],
        scopes_supported: ['openid', 'profile', 'email'],
      });
    });
  }
}

/** The challenge of a refusal with 401 (RFC 9728 section 5.1, RFC 6750 section 3); an API key needs no more than its name. */
export function challengeOf({ publicUrl, issuer }: MetadataParts, hasShownToken: boolean): string {
  if (!issuer) return `ApiKey realm="${productName}"`;
  const error = hasShownToken ? ', error="invalid_token"' : '';
  return `Bearer resource_metadata="${publicUrl}${wellKnown}/mcp"${error}`;
}
