import pino, { type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard output. Nothing that names a structure or a token is ever given to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: { service: 'chemistry' },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: { err: loggedError },
  });
}

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** What helps to find the cause of an error, without the values a failed query was given. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message.replace(/\nparams: [\s\S]*$/, ''),
    ...('code' in error && { code: String(error.code) }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: loggedError(error.cause) }),
  };
}
