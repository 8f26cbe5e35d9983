// /mcp: the Model Context Protocol over Streamable HTTP, without sessions. Each request is a server of its own, so any
// gateway answers any request.

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '@app/shared/errors/app-error';
import { hostHeaderValidation } from '@modelcontextprotocol/fastify';
import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../../auth/programs/access-tokens.ts';
import type { Programs } from '../../auth/programs/programs.ts';
import type { McpConfig } from '../../mcp-config.ts';
import { sendError } from '../../plugins/error-handler.ts';
import { hasApiKey } from '../../plugins/refusals.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import { createAsk } from './ask.ts';
import { addResourceMetadata, challengeOf, type MetadataParts } from './metadata.ts';
import { createServer, prepared } from './server.ts';
import type { Tool } from './tool.ts';

export interface McpParts {
  mcp: McpConfig;
  publicUrl: string;
  version: string;
  tools: readonly Tool[];
  programs: Programs;
  accessTokens: AccessTokens | undefined;
  issuer: (() => Promise<string>) | undefined;
  rateLimits: Pick<RateLimits, 'takeForUser'>;
  /** Limits how many requests of one user are open here. */
  limiter: { acquire(userId: string, response: FastifyReply['raw']): Promise<void> };
}

const methods = ['POST', 'GET', 'DELETE'];
/** Arguments of tools are structures and reactions. */
const maxBodyBytes = 256 * 1024;

export async function addMcpRoutes(app: FastifyInstance, parts: McpParts): Promise<void> {
  const tools = parts.tools.map(prepared);
  const { mcp, publicUrl, version } = parts;
  addResourceMetadata(app, parts);
  await app.register(async (scope) => {
    scope.addHook('onRequest', hostHeaderValidation(hostNamesOf(publicUrl)));
    scope.addHook('onRequest', (request) => admit(request, parts));
    scope.addHook('preHandler', (request, reply) => holdPlace(request, reply, parts));
    scope.setErrorHandler((error, request, reply) => refuse(error, request, reply, parts));
    scope.route({
      method: methods,
      url: '/mcp',
      bodyLimit: maxBodyBytes,
      config: { isForTools: true },
      handler: (request, reply) => {
        const ending = endingOf(request);
        const handler = createMcpHandler(
          ({ era }) =>
            createServer({
              tools,
              version,
              culture: request.culture,
              requestId: request.id,
              askWith: (signal) => createAsk({ app, ...parts }, request, signal),
              left: ending.signal,
              isModern: era === 'modern',
              log: request.log,
            }),
          { onerror: (error) => request.log.debug({ err: error, requestId: request.id }, 'mcp') },
        );
        return answer(handler, request, reply, mcp.address, ending.signal);
      },
    });
  });
}

// A page of another site cannot reach a gateway inside a company by a name of its own (DNS rebinding); a gateway on this
// machine may be called by each of its names.
function hostNamesOf(publicUrl: string): string[] {
  const { hostname } = new URL(publicUrl);
  const ownNames = ['localhost', '127.0.0.1', '[::1]'];
  return ownNames.includes(hostname) ? ownNames : [hostname];
}

async function admit(request: FastifyRequest, { programs, rateLimits, publicUrl }: McpParts): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== publicUrl) throw new AppError('forbidden');
  if (request.headers.authorization === undefined) throw new AppError('unauthorized');
  request.caller = await programs.callerOf(request, undefined);
  rateLimits.takeForUser(request.caller.user.id);
}

async function holdPlace(request: FastifyRequest, reply: FastifyReply, { limiter }: McpParts): Promise<void> {
  if (request.caller) await limiter.acquire(request.caller.user.id, reply.raw);
}

/** What ends the work when the client leaves (plugins/request-log.ts). */
function endingOf(request: FastifyRequest): AbortController {
  return (request.cancellation ??= new AbortController());
}

async function answer(
  { fetch }: Pick<McpHttpHandler, 'fetch'>,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  signal: AbortSignal,
): Promise<FastifyReply> {
  const { method, headers, body: parsedBody } = request;
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name === 'authorization' || name === 'cookie' ? [] : [[name, String(value)]],
  );
  const text = method === 'POST' ? { body: JSON.stringify(parsedBody ?? null) } : {};
  const asked = new Request(address, { method, headers: given, signal, ...text });
  const response = await fetch(asked, parsedBody === undefined ? {} : { parsedBody });
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  // A gateway that stops does not wait for a plan: it goes on at the service, and is looked up.
  const { streams } = request.server.shutdown;
  if (/^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')) {
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  }
  // nginx would keep events until a page of them is full.
  reply.header('x-accel-buffering', 'no');
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply, parts: MetadataParts): FastifyReply {
  if (error instanceof AppError && error.key === 'unauthorized') {
    const hasShownToken = request.headers.authorization !== undefined && !hasApiKey(request);
    reply.header('www-authenticate', challengeOf(parts, hasShownToken));
    const { details, cause } = error;
    return sendError(new AppError('unauthorized', { ...details, service: 'programs' }, { cause }), request, reply);
  }
  const known = error as FastifyError;
  // What is no JSON has no id to answer to (JSON-RPC 2.0 section 5.1).
  if (known.statusCode === 400 && !(error instanceof AppError)) {
    return reply.code(400).send({ jsonrpc: '2.0', id: null, error: { code: -32_700, message: 'Parse error' } });
  }
  return sendError(known, request, reply);
}
