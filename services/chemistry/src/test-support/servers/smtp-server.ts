// A small mail server on a real port (RFC 5321): takes mails, or refuses them.

import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface SmtpServer {
  url: string;
  /** Raw mails with their recipients, as they came. */
  readonly mails: { to: string[]; data: string }[];
  /** Refuses recipients from now on, or takes them again. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: SmtpServer['mails'] = [];
  const open = new Set<Socket>();
  let isRefusing = false;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, mails, () => isRefusing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (value) => {
      isRefusing = value;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, mails: SmtpServer['mails'], isRefusing: () => boolean): void {
  let rest = '';
  let to: string[] = [];
  let data: string[] | null = null;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    if (data !== null) {
      if (line !== '.') return void data.push(line.replace(/^\.\./, '.'));
      mails.push({ to, data: data.join('\r\n') });
      data = null;
      to = [];
      return say('250 taken');
    }
    if (/^(EHLO|HELO)/i.test(line)) return say('250 here');
    if (/^RCPT TO:/i.test(line)) {
      if (isRefusing()) return say('550 no such mailbox');
      to.push(/<(.*)>/.exec(line)?.[1] ?? '');
      return say('250 ok');
    }
    if (/^DATA/i.test(line)) {
      data = [];
      return say('354 go on');
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
    return say('250 ok');
  };
  socket.setEncoding('utf8');
  socket.on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  say('220 test');
}

/** The text of a mail of one part, as a reader sees it (RFC 2045 section 6). */
export function textOfMail(data = ''): string {
  const end = data.indexOf('\r\n\r\n');
  const body = data.slice(end + 4);
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(data.slice(0, end))?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
