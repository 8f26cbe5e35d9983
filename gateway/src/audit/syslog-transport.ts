// The two ways to a syslog server. Both open their socket when there is something to send, and anew after an error.

import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { isIPv6, connect, type Socket } from 'node:net';
import { octetCounted, type SyslogTarget } from './syslog-target.ts';

export interface Transport {
  /** Resolves when the system has taken all messages; rejects when it is not known which ones it took. */
  send(messages: readonly string[]): Promise<void>;
  close(): void;
}

export function createTransport(target: SyslogTarget, timeoutMs: number): Transport {
  return target.protocol === 'udp' ? createUdp(target) : createTcp(target, timeoutMs);
}

function createUdp({ host, port }: SyslogTarget): Transport {
  let socket: UdpSocket | undefined;

  async function connected(): Promise<UdpSocket> {
    if (socket) return socket;
    const opening = createSocket(isIPv6(host) ? 'udp6' : 'udp4');
    await new Promise<void>((done, fail) => {
      opening.once('error', fail);
      // Connected, so that "port unreachable" (RFC 1122 §4.1.3.3) comes back as an error of the next message.
      opening.connect(port, host, done);
    });
    opening.removeAllListeners('error').on('error', close).unref();
    socket = opening;
    return opening;
  }

  function close(): void {
    const closing = socket;
    socket = undefined;
    closing?.close();
  }

  return {
    async send(messages) {
      const open = await connected();
      try {
        for (const message of messages) {
          await new Promise<void>((done, fail) => open.send(message, (error) => (error ? fail(error) : done())));
        }
      } catch (error) {
        close();
        throw error;
      }
    },
    close,
  };
}

function createTcp({ host, port }: SyslogTarget, timeoutMs: number): Transport {
  let socket: Socket | undefined;

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
    send: async (messages) => write(await connected(), messages.map(octetCounted).join('')),
    close: () => socket?.destroy(),
  };
}
