// The MCP server of one request: all tools, in the caller's language.

import { message } from '@app/locales/messages';
import { productName } from '@app/shared/constants/product';
import type { Culture } from '@app/shared/constants/locale';
import { AppError } from '@app/shared/errors/app-error';
import { McpServer, type ServerContext, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { errorBodyOf } from '../../envelope.ts';
import { failedResult, resultOf } from './answer.ts';
import { CallRefused, type Ask } from './ask.ts';
import { jsonSchema202012 } from './json-schema.ts';
import type { Tool, ToolContext } from './tool.ts';

export interface ServerParts {
  tools: readonly PreparedTool[];
  version: string;
  culture: Culture;
  requestId: string;
  /** Of this request; a call that it makes ends with `signal`. */
  askWith(signal: AbortSignal): Ask;
  /** The client has left. */
  left: AbortSignal;
  /** The client speaks protocol 2026-07-28 or later, in which leaving is cancelling. */
  isModern: boolean;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const lastCallMs = 10_000;

/** A tool with what is made of its schemas once. */
export interface PreparedTool {
  tool: Tool;
  check: Validator;
  input: StandardSchemaWithJSON<Record<string, unknown>>;
  output: StandardSchemaWithJSON<Record<string, unknown>>;
}

export function prepared(tool: Tool): PreparedTool {
  return { tool, check: Compile(tool.input), input: advertised(tool.input), output: advertised(tool.output) };
}

// What the library would say of a wrong argument is in English: the arguments are looked at by `inputOf` below.
function advertised(schema: object): StandardSchemaWithJSON<Record<string, unknown>> {
  const json = (): Record<string, unknown> => jsonSchema202012(schema);
  return {
    '~standard': {
      version: 1,
      vendor: 'typebox',
      validate: (value) => ({ value: Object(value) as Record<string, unknown> }),
      jsonSchema: { input: json, output: json },
    },
  };
}

export function createServer(parts: ServerParts): McpServer {
  const { tools, culture, version } = parts;
  const words = (key: string) => message(culture, 'mcp', key);
  const server = new McpServer(
    { name: productName.toLowerCase(), title: productName, version },
    { instructions: words('instructions'), maxToolInputElements: 2_000 },
  );
  for (const one of tools) {
    const { name, readOnly } = one.tool;
    const { title, description } = one.tool.words ?? {
      title: words(`tools.${name}.title`),
      description: words(`tools.${name}.description`),
    };
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: one.input,
        outputSchema: one.output,
        annotations: {
          readOnlyHint: readOnly,
          openWorldHint: false,
          // Of a tool that changes something alone, by the protocol.
          ...(readOnly ? {} : { destructiveHint: false, idempotentHint: false }),
        },
      },
      (given, context) => run(one, given, context, parts),
    );
  }
  return server;
}

async function run(
  { tool, check }: PreparedTool,
  given: Record<string, unknown>,
  context: ServerContext,
  parts: ServerParts,
) {
  const cancelled = context.mcpReq.signal;
  const signal = AbortSignal.any([cancelled, parts.left]);
  try {
    const input = inputOf(check, given);
    const toolContext: ToolContext = {
      ask: parts.askWith(signal),
      askAtEnd: parts.askWith(AbortSignal.timeout(lastCallMs)),
      culture: parts.culture,
      words: (key, params) => message(parts.culture, 'mcp', key, params),
      isCancelled: () => parts.isModern && signal.aborted,
      signal,
      progress: progressOf(context),
    };
    return resultOf(await tool.run(input, toolContext));
  } catch (error) {
    return failedResult(wordsOf(error, tool, parts));
  }
}

function inputOf(check: Validator, given: Record<string, unknown>): Record<string, unknown> {
  if (check.Check(given)) return given;
  const fields = check.Errors(given).map(({ instancePath, params, message: why }) => {
    const names = Reflect.get(params, 'requiredProperties') ?? Reflect.get(params, 'additionalProperties');
    const place = `${instancePath}${Array.isArray(names) ? `/${names.join(', ')}` : ''}`.slice(1);
    return `${place === '' ? 'arguments' : place} (${why})`;
  });
  throw new AppError('parameterError', { fields: fields.slice(0, 5) });
}

function progressOf({ mcpReq }: ServerContext): ToolContext['progress'] {
  const { _meta: meta } = mcpReq;
  const progressToken = meta?.progressToken;
  return async (percent, text) => {
    if (progressToken === undefined) return;
    await mcpReq.notify({
      method: 'notifications/progress',
      params: { progressToken, progress: percent, total: 100, message: text },
    });
  };
}

// What went wrong and what to do, in the words of the catalogue.
function wordsOf(error: unknown, tool: Tool, { culture, requestId, log }: ServerParts): string {
  if (error instanceof CallRefused) return sentenceOf(error.body, error.requestId, culture);
  if (error instanceof AppError) return sentenceOf(errorBodyOf(error.key, culture, error.details), requestId, culture);
  log.error({ err: error, requestId, tool: tool.name }, 'unexpected error');
  return sentenceOf(errorBodyOf('serverProblem', culture), requestId, culture);
}

function sentenceOf(
  { code, message: text, details }: { code: number; message: string; details?: unknown },
  requestId: string,
  culture: Culture,
): string {
  const lines = [text, ...detailLinesOf(details, culture), message(culture, 'mcp', 'reference', { code, requestId })];
  return lines.join('\n');
}

// Details that a person can use: which argument, which readings of a name, why a structure cannot be read.
function detailLinesOf(details: unknown, culture: Culture): string[] {
  if (typeof details !== 'object' || details === null) return [];
  const fields: unknown = Reflect.get(details, 'fields');
  const text: unknown = Reflect.get(details, 'text');
  const retryAfter: unknown = Reflect.get(details, 'retryAfterSeconds');
  const readings: unknown = Reflect.get(details, 'readings');
  const taskId: unknown = Reflect.get(details, 'taskId');
  return [
    ...(Array.isArray(fields) ? [message(culture, 'mcp', 'fields', { fields: fields.map(String).join('; ') })] : []),
    ...(typeof text === 'string' ? [text] : []),
    ...(Array.isArray(readings) ? [message(culture, 'mcp', 'readings', { readings: JSON.stringify(readings) })] : []),
    ...(typeof taskId === 'string' ? [message(culture, 'mcp', 'taskThere', { taskId })] : []),
    ...(typeof retryAfter === 'number' ? [message(culture, 'mcp', 'retryAfter', { seconds: retryAfter })] : []),
  ];
}
