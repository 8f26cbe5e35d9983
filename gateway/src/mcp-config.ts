// Tools for assistants at /mcp: off unless switched on, and whom the access tokens shown there must be for.

import { Type, type Static } from 'typebox';
import type { Environment } from '@app/shared/rules/environment';

export const mcpEnvironment = {
  MCP_ENABLED: Type.Enum(['0', '1'], { default: '0' }),
  MCP_AUDIENCE: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
} as const;

const schema = Type.Object(mcpEnvironment);

export interface McpConfig {
  /** Address of the tools, which is also the name of this resource (RFC 9728). */
  readonly address: string;
  /** Whom access tokens must be for. */
  readonly audience: string;
}

// The tokens of the browser's own sign-in must not open /mcp, nor the other way round (RFC 8707).
const audiencesOfBrowser = ['synthesis-api', 'synthesis-accounts'];

export function mcpProblems({ MCP_ENABLED: enabled, MCP_AUDIENCE: audience, ...env }: Environment): string[] {
  if (audience === undefined) return [];
  if (enabled !== '1') return ['MCP_AUDIENCE: must be set together with MCP_ENABLED=1'];
  const clientIds = [env['OIDC_CLIENT_ID'] ?? 'synthesis-web', env['PINGFED_CLIENT_ID']];
  const isShared = clientIds.includes(audience) || audiencesOfBrowser.includes(audience);
  return isShared ? ['MCP_AUDIENCE: must not be the audience of tokens for the browser or the chemistry service'] : [];
}

export function mcpOf(values: Static<typeof schema>, publicUrl: string): McpConfig | undefined {
  if (values.MCP_ENABLED !== '1') return undefined;
  const address = `${publicUrl}/mcp`;
  return { address, audience: values.MCP_AUDIENCE ?? address };
}
