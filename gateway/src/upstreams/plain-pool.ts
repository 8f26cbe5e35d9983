// Connections to one service over plain HTTP/1.1, for calls whose answer is read whole: a head and a body leave in one
// write, an answer is read where it arrived. A general client does much more for a request than is needed here, and
// takes most of the time of a short call with it.

import { connect, type Socket } from 'node:net';
import { errors } from 'undici';
import { ResponseReader, MalformedResponse, type ResponseLimits, type ParsedResponse } from './answer-reader.ts';
import { leaveTogether } from './together.ts';

export interface PlainRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** Hears once how a request went. */
export interface PlainCaller {
  onResponse(response: ParsedResponse): void;
  onFailure(error: Error): void;
}

export interface PlainPool {
  /** Sends a request at the end of this turn. The result gives it up, with no word to the caller. */
  send(request: PlainRequest, caller: PlainCaller): () => void;
  /** Lets what is under way end. */
  close(): Promise<void>;
}

export interface PlainPoolOptions {
  connections: number;
  connectTimeoutMs: number;
  limits: ResponseLimits;
}

interface Job {
  message: string | Buffer;
  caller: PlainCaller;
  connection: Connection | undefined;
  isOver: boolean;
}

interface Connection {
  socket: Socket;
  job: Job | undefined;
  reader: ResponseReader;
  /** On the clock of `performance.now()`. */
  keptUntil: number;
}

const sweepEveryMs = 500;
const tcpKeepAliveMs = 60_000;
const readBytes = 16_384;
// RFC 9110 §5.5 and RFC 9112 §3.2: nothing in them may end a line.
const oddInValue = /[^\t\x20-\x7e\x80-\xff]/;
const oddInPath = /[^\x21-\x7e]/;

/** A pool for an origin such as `http://127.0.0.1:3100`. */
export function createPlainPool(origin: string, options: PlainPoolOptions): PlainPool {
  const { connections, connectTimeoutMs, limits } = options;
  const { hostname, port, host } = new URL(origin);
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? 80 : Number(port) };
  const open = new Set<Connection>();
  const idle: Connection[] = [];
  const waiting: Job[] = [];
  const messageOf = createMessages(host);
  let isServing = false;
  let closing: PromiseWithResolvers<void> | undefined;
  const timer = setInterval(sweep, sweepEveryMs).unref();

  function sweep(): void {
    const now = performance.now();
    for (const connection of idle.filter(({ keptUntil }) => keptUntil <= now)) drop(connection);
  }

  function serve(): void {
    isServing = false;
    const now = performance.now();
    while (waiting.length > 0) {
      const connection = keptConnection(now) ?? (open.size < connections ? openConnection() : undefined);
      const job = connection && waiting.shift();
      if (!job) return;
      write(connection, job);
    }
  }

  // A turn later a connection that the service has closed meanwhile is known to be gone.
  function serveSoon(): void {
    if (isServing || waiting.length === 0) return;
    isServing = true;
    leaveTogether(serve);
  }

  function keptConnection(now: number): Connection | undefined {
    for (let last = idle.pop(); last; last = idle.pop()) {
      if (last.keptUntil > now && last.socket.writable) return last;
      drop(last);
    }
    return undefined;
  }

  function write(connection: Connection, job: Job): void {
    job.connection = connection;
    connection.job = job;
    connection.reader = new ResponseReader(limits);
    if (typeof job.message === 'string') connection.socket.write(job.message, 'latin1');
    else connection.socket.write(job.message);
  }

  function openConnection(): Connection {
    // Read into again and again: what came is understood before more is read.
    const memory = Buffer.allocUnsafeSlow(readBytes);
    const onread = { buffer: memory, callback: (bytes: number) => take(own, memory.subarray(0, bytes)) };
    const socket = connect({
      ...address,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: tcpKeepAliveMs,
      onread,
    });
    const own: Connection = { socket, job: undefined, reader: new ResponseReader(limits), keptUntil: 0 };
    open.add(own);
    const late = setTimeout(() => {
      fail(own, new errors.ConnectTimeoutError(`no connection in ${connectTimeoutMs} ms`));
    }, connectTimeoutMs);
    socket.once('connect', () => clearTimeout(late));
    socket.on('error', (error) => fail(own, error));
    socket.once('end', () => end(own));
    socket.once('close', () => {
      clearTimeout(late);
      fail(own, new MalformedResponse('the connection was closed'));
    });
    return own;
  }

  function take(connection: Connection, piece: Buffer): boolean {
    // Nobody asked: what comes now belongs to no request.
    if (!connection.job) drop(connection);
    else settle(connection, () => connection.reader.push(piece));
    return true;
  }

  function end(connection: Connection): void {
    if (!connection.job) drop(connection);
    else settle(connection, () => connection.reader.end());
  }

  function settle(connection: Connection, read: () => ParsedResponse | undefined): void {
    try {
      const response = read();
      if (response) finish(connection, response);
    } catch (error) {
      fail(connection, error instanceof Error ? error : new MalformedResponse('unread', { cause: error }));
    }
  }

  function finish(connection: Connection, response: ParsedResponse): void {
    const { job, socket } = connection;
    connection.job = undefined;
    // A service that answers before it has heard everything does not hear the next request.
    if (response.keepMs === 0 || socket.writableLength > 0 || !socket.writable || closing) drop(connection);
    else {
      connection.keptUntil = performance.now() + response.keepMs;
      idle.push(connection);
      serveSoon();
    }
    if (!job || job.isOver) return;
    job.isOver = true;
    job.caller.onResponse(response);
  }

  function fail(connection: Connection, error: Error): void {
    const { job } = connection;
    connection.job = undefined;
    drop(connection);
    if (!job || job.isOver) return;
    job.isOver = true;
    job.caller.onFailure(error);
  }

  function drop(connection: Connection): void {
    connection.socket.destroy();
    const at = idle.indexOf(connection);
    if (at >= 0) idle.splice(at, 1);
    if (!open.delete(connection)) return;
    serveSoon();
    if (open.size === 0) closing?.resolve();
  }

  return {
    send(request, caller) {
      const job: Job = { message: messageOf(request), caller, connection: undefined, isOver: false };
      waiting.push(job);
      serveSoon();
      return () => {
        job.isOver = true;
        const at = waiting.indexOf(job);
        if (at >= 0) waiting.splice(at, 1);
        if (job.connection?.job === job) fail(job.connection, new MalformedResponse('given up'));
      };
    },
    async close() {
      clearInterval(timer);
      closing = Promise.withResolvers();
      for (const connection of idle.slice()) drop(connection);
      if (open.size > 0) await closing.promise;
    },
  };
}

// Values come again and again, a token of a thousand characters with every call of its user.
function createMessages(host: string): (request: PlainRequest) => string | Buffer {
  const sound = new Map<string, string>();

  function requireSound(name: string, value: string): void {
    if (sound.get(name) === value) return;
    if (oddInValue.test(value)) throw new errors.InvalidArgumentError(`a value of ${name} that cannot be sent`);
    sound.set(name, value);
  }

  return ({ method, path, headers, body }) => {
    if (oddInPath.test(path)) throw new errors.InvalidArgumentError('a path that cannot be sent');
    let head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: keep-alive\r\n`;
    for (const [name, value] of Object.entries(headers)) {
      requireSound(name, value);
      head += `${name}: ${value}\r\n`;
    }
    if (body === null) return method === 'GET' ? `${head}\r\n` : `${head}content-length: 0\r\n\r\n`;
    return withBody(head, body);
  };
}

function withBody(head: string, body: string): Buffer {
  const bytes = Buffer.byteLength(body);
  const start = `${head}content-length: ${bytes}\r\n\r\n`;
  const message = Buffer.allocUnsafe(start.length + bytes);
  message.write(start, 0, 'latin1');
  message.write(body, start.length, 'utf8');
  return message;
}
