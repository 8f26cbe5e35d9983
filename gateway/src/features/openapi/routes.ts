import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { parts, type DocumentPart } from './document.ts';

const querySchema = Type.Object({ calls: Type.Optional(Type.Enum(parts)) });

/**
 * Serves the document of what an API key can call, and with `calls=all` that of every call. Each is written when it is asked
 * for first.
 */
export async function addOpenApiRoute(app: FastifyInstance, write: (part: DocumentPart) => object): Promise<void> {
  const texts = new Map<DocumentPart, string>();
  const textOf = (part: DocumentPart): string => {
    const text = texts.get(part) ?? JSON.stringify(write(part));
    texts.set(part, text);
    return text;
  };
  app.get('/openapi.json', { exposeHeadRoute: true }, async (request, reply) => {
    const { query } = request;
    const { calls = 'programs' } = Check(querySchema, query) ? query : {};
    return reply.type('application/json; charset=utf-8').send(textOf(calls));
  });
}
