// The two options to a syslog server. Both open their socket when there is something to send, and anew after an error.

import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { isIPv6, connect, type Socket } from 'node:net';
import { octetCounted, type SyslogTarget } from './syslog-target.ts';

export interface Transport {
  /** Resolves when the system has taken all messages; rejects when it is not known which ones it took. */
  send(messages: readonly string[]): Promise<void>;
  close(): void;
}

const uncertainMs = 2_000;

export function createTransport(target: SyslogTarget, timeoutMs: number): Transport {
  return target.protocol === 'udp' ? createUdp(target) : createTcp(target, timeoutMs);
}

interface UdpConnection {
  socket: UdpSocket;
  /** Rejects when the socket is of no use any more. */
  broken: Promise<never>;
}

function createUdp({ host, port }: SyslogTarget): Transport {
  let connection: UdpConnection | undefined;

  async function connected(): Promise<UdpConnection> {
    if (connection) return connection;
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4').unref();
    const { promise: broken, reject } = Promise.withResolvers<never>();
    broken.catch(() => undefined);
    const opening: UdpConnection = { socket, broken };
    socket.on('error', (error) => {
      reject(error);
      if (connection === opening) close();
    });
    // Connected, so that "port unreachable" (RFC 1122 §4.1.3.3) comes back as an error of a later message.
    await Promise.race([new Promise<void>((done) => socket.connect(port, host, done)), broken]);
    connection = opening;
    return opening;
  }

  function close(): void {
    const closing = connection;
    connection = undefined;
    closing?.socket.close();
  }

  return {
    async send(messages) {
      const { socket, broken } = await connected();
      for (const message of messages) {
        const sent = new Promise<void>((done, fail) => socket.send(message, (error) => (error ? fail(error) : done())));
        await Promise.race([sent, broken]);
      }
    },
    close,
  };
}

function createTcp({ host, port }: SyslogTarget, timeoutMs: number): Transport {
  let socket: Socket | undefined;
  // What the system took shortly before a connection broke may not have arrived: it is sent again on the next one.
  let recent: { at: number; text: string }[] = [];
  let uncertain = '';

  function keepRecent(): void {
    recent = recent.filter(({ at }) => performance.now() - at < uncertainMs);
  }

  function connected(): Promise<Socket> {
    if (socket?.writable) return Promise.resolve(socket);
    const { promise, resolve, reject } = Promise.withResolvers<Socket>();
    const opening = connect({ host, port, keepAlive: true, timeout: timeoutMs });
    socket = opening;
    opening.once('connect', () => resolve(opening.setTimeout(0)));
    opening.once('timeout', () => opening.destroy(new Error('the syslog server does not answer')));
    opening.on('error', reject);
    // A server that ends the connection would take no more: the next batch needs a new one.
    opening.on('end', () => opening.destroy());
    opening.once('close', () => {
      reject(new Error('the syslog server closed the connection'));
      keepRecent();
      uncertain += recent.map(({ text }) => text).join('');
      recent = [];
      if (socket === opening) socket = undefined;
    });
    opening.resume();
    return promise;
  }

  async function write(open: Socket, text: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onClose = () => reject(new Error('the connection to the syslog server broke'));
    const timer = setTimeout(() => open.destroy(), timeoutMs);
    open.once('close', onClose);
    open.write(text, 'latin1', (error) => (error ? reject(error) : resolve()));
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      open.off('close', onClose);
    }
  }

  return {
    async send(messages) {
      const open = await connected();
      const text = messages.map(octetCounted).join('');
      const again = uncertain;
      await write(open, again + text);
      uncertain = uncertain.slice(again.length);
      keepRecent();
      recent.push({ at: performance.now(), text });
    },
    close: () => socket?.destroy(),
  };
}
