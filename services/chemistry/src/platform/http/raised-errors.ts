// For testers: any error of the catalogue, and every odd way in which a response can go wrong, when asked for.

import type { FastifyInstance, FastifyReply } from 'fastify';
import { Value } from 'typebox/value';
import { raiseError, raisedErrorSchema, type FaultyResponse } from '@app/shared/contracts/testing';
import { AppError } from '@app/shared/errors/app-error';
import { errorKeyOf } from '@app/shared/errors/catalogue';

/** Registers what servers started with TESTER_PAGES=1 answer besides. */
export function registerRaisedErrors(app: FastifyInstance): void {
  app.route({
    method: raiseError.method,
    url: raiseError.path,
    handler: (request, reply) => {
      if (!Value.Check(raisedErrorSchema, request.body)) throw new AppError('parameterError');
      const { code, message = '', withDetails = false, instead } = request.body;
      if (instead) return answerOddly[instead](reply, code);
      const details = withDetails ? { raised: code } : undefined;
      const key = errorKeyOf(code);
      if (key) throw new AppError(key, details);
      return reply.send({ code, error: { code, message, display: 'toast', details }, requestId: request.id });
    },
  });
}

/** The status of a response that is no envelope: the code where it is one. */
const statusOf = (code: number): number => (code >= 400 && code < 600 ? code : 500);

const answerOddly: Record<FaultyResponse, (reply: FastifyReply, code: number) => FastifyReply> = {
  problemDetails: (reply, code) =>
    reply
      .status(statusOf(code))
      .type('application/problem+json')
      .send(JSON.stringify({ title: 'Raised for a tester', status: statusOf(code) })),
  html: (reply, code) =>
    reply.status(statusOf(code)).type('text/html').send('<!doctype html><title>502</title><h1>Bad gateway</h1>'),
  empty: (reply) => reply.status(200).send(),
  cutOff: (reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '200' });
    reply.raw.write('{"code": 200, "da', () => reply.raw.destroy());
    return reply;
  },
  closed: (reply) => {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  },
  // Ends with the patience of who asked.
  silence: (reply) => reply.hijack(),
};
