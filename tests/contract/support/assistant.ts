// A program that speaks the Model Context Protocol, as an assistant does: with the official client and a key.

import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type Progress,
} from '@modelcontextprotocol/client';
import type { Permission } from '@app/shared/constants/modules';
import type { Member } from './member.ts';
import { place } from './place.ts';

export interface ToolAnswer {
  /** Its structured content; empty for a refusal. */
  data: Record<string, unknown>;
  text: string;
  isError: boolean;
  /** Of the whole result as JSON. */
  bytes: number;
  pictures: { mimeType: string; data: string }[];
  result: CallToolResult;
}

export interface Assistant {
  client: Client;
  use(name: string, args?: Record<string, unknown>, options?: UseOptions): Promise<ToolAnswer>;
  close(): Promise<void>;
}

export interface UseOptions {
  signal?: AbortSignal;
  onprogress?: (progress: Progress) => void;
}

export interface Connection {
  authorization: string;
  culture?: 'en' | 'zh-CN';
  /** Protocol: 'legacy' is 2025-11-25, which opens with a handshake. */
  era?: 'legacy' | 'auto';
}

export async function connect({ authorization, culture = 'en', era = 'auto' }: Connection): Promise<Assistant> {
  const client = new Client({ name: 'contract-tests', version: '1' }, { versionNegotiation: { mode: era } });
  const headers = { authorization, 'accept-language': culture, 'x-culture': culture };
  const address = new URL('/mcp', place.url);
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  return {
    client,
    async use(name, args = {}, options = {}) {
      const result = (await client.callTool(
        { name, arguments: args },
        { timeout: 120_000, ...options },
      )) as CallToolResult;
      const texts = result.content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
      return {
        data: (result.structuredContent ?? {}) as Record<string, unknown>,
        text: texts.join('\n'),
        isError: result.isError === true,
        bytes: Buffer.byteLength(JSON.stringify(result)),
        pictures: result.content.flatMap((part) => (part.type === 'image' ? [part] : [])),
        result,
      };
    },
    close: () => client.close(),
  };
}

/** Makes a key; gives the header that shows it. */
export async function keyOf(owner: Member, modules: readonly Permission[]): Promise<string> {
  const body = { name: 'assistant', modules: [...modules], expiresInDays: 1 };
  const { data } = await owner.call('apiKeyCreate', { body });
  return `ApiKey ${data.secret}`;
}
