import pino, { type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output. Nothing that names a structure or a token is ever given to it. */
export function createLogger(level: string): Logger {
  return pino({ level, base: { service: 'chemistry' }, redact: ['req.headers.authorization', 'req.headers.cookie'] });
}
