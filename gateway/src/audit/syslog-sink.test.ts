import { createSocket } from 'node:dgram';
import { join } from 'node:path';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { freePort } from '@app/shared/test-support/free-port';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callEvent, createTestLog, openAudit, temporaryFolder, verifyBytes } from './test-support.ts';
import { readSyslogTarget, syslogMessage } from './syslog-target.ts';

// RFC 5424 §6: header, no structured data, message.
const frame = /^<(\d{1,3})>1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) - gateway one audit - (\{.*\})$/;

function linesOf(messages: readonly string[]): string {
  return messages.map((message) => `${frame.exec(message)?.[3] ?? `not a frame: ${message}`}\n`).join('');
}

async function listenUdp(port = 0): Promise<{ port: number; messages: string[]; close: () => void }> {
  const messages: string[] = [];
  const socket = createSocket('udp4').on('message', (message) => void messages.push(message.toString()));
  await new Promise<void>((done) => socket.bind(port, '127.0.0.1', done));
  let isOpen = true;
  const close = () => {
    if (isOpen) socket.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { port: socket.address().port, messages, close };
}

/** RFC 6587 §3.4.1, read by the letter. */
function readFrames(text: string): { messages: string[]; rest: string } {
  const messages: string[] = [];
  let rest = text;
  for (let head = /^([1-9]\d*) /.exec(rest); head; head = /^([1-9]\d*) /.exec(rest)) {
    const end = head[0].length + Number(head[1]);
    if (rest.length < end) break;
    messages.push(rest.slice(head[0].length, end));
    rest = rest.slice(end);
  }
  return { messages, rest };
}

async function listenTcp(port = 0): Promise<{ port: number; messages: () => string[]; close: () => Promise<void> }> {
  const texts: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const index = texts.push('') - 1;
    socket.on('data', (chunk) => {
      texts[index] += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: own } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  onTestFinished(close);
  return { port: own, messages: () => texts.flatMap((text) => readFrames(text).messages), close };
}

describe('syslog over UDP', () => {
  it('carries one line in a datagram', async () => {
    const server = await listenUdp();
    const audit = await openAudit({ syslog: `udp://127.0.0.1:${server.port}` });
    for (let number = 0; number < 30; number += 1) audit.record(callEvent(number));
    audit.record({ action: 'permission-refused', outcome: 'failure', code: 10039 });
    await audit.close();
    await expect.poll(() => server.messages.length).toBe(2 + 32);
    const { problem, chains } = await verifyBytes(linesOf(server.messages), { sink: 'syslog' });
    expect(problem).toBeUndefined();
    expect(chains).toMatchObject([{ lines: 34, heads: 2 }]);
    const priorities = server.messages.map((message) => frame.exec(message)?.[1]);
    expect(new Set(priorities)).toEqual(new Set(['110', '108']));
    expect(priorities.filter((priority) => priority === '108')).toHaveLength(1);
  });

  it('is sent anew after the server was away', async () => {
    const first = await listenUdp();
    const log = createTestLog();
    const audit = await openAudit({ syslog: `udp://127.0.0.1:${first.port}`, log });
    await expect.poll(() => first.messages.length).toBe(2);
    first.close();
    audit.record(callEvent(1));
    await expect.poll(() => audit.stats().sinks.syslog?.failures).toBeGreaterThan(0);
    const second = await listenUdp(first.port);
    audit.record(callEvent(2));
    await expect.poll(() => second.messages.join('\n')).toContain('request-2');
    expect(log.errors[0]).toMatchObject({ details: { sink: 'syslog' } });
    await audit.close();
  });
});

describe('syslog over TCP', () => {
  it('counts octets', async () => {
    const server = await listenTcp();
    const audit = await openAudit({ syslog: `tcp://127.0.0.1:${server.port}` });
    for (let number = 0; number < 250; number += 1) audit.record({ ...callEvent(number), tenantId: 'Zürich\u2028' });
    await audit.close();
    await expect.poll(() => server.messages().length).toBe(2 + 253);
    const { problem, heads } = await verifyBytes(linesOf(server.messages()), { sink: 'syslog' });
    expect({ problem, heads }).toEqual({ problem: undefined, heads: 4 });
  });

  it('waits for a server that starts later, and goes on after it was restarted', async () => {
    const port = await freePort();
    const log = createTestLog();
    const audit = await openAudit({ syslog: `tcp://127.0.0.1:${port}`, log });
    audit.record(callEvent(1));
    await expect.poll(() => audit.isHealthy()).toBe(false);
    const first = await listenTcp(port);
    await expect.poll(() => first.messages().length).toBeGreaterThanOrEqual(4);
    await expect.poll(() => audit.isHealthy()).toBe(true);
    await first.close();
    const second = await listenTcp(port);
    audit.record(callEvent(2));
    await audit.flush();
    audit.record(callEvent(3));
    await audit.close();
    await expect.poll(() => second.messages().join('\n')).toContain('request-3');
    const all = linesOf([...first.messages(), ...second.messages()]);
    expect(await verifyBytes(all, { sink: 'syslog' })).toMatchObject({ problem: undefined });
    expect(log.errors).toMatchObject([{ message: 'audit lines cannot be written' }]);
  });

  it('says in the chain itself which lines a server that was away for too long did not get', async () => {
    const port = await freePort();
    let failures = 0;
    let lines = 0;
    const meter = { auditLine: (count: number) => (lines += count), auditFailure: () => (failures += 1) };
    const audit = await openAudit({ syslog: `tcp://127.0.0.1:${port}`, maxWaitingBytes: 100_000, meter });
    for (let number = 0; number < 1_000; number += 1) audit.record(callEvent(number));
    expect(audit.stats().sinks.syslog?.lost).toBeGreaterThan(700);
    await expect.poll(() => failures).toBeGreaterThan(0);
    expect(lines).toBe(audit.stats().lines);
    const server = await listenTcp(port);
    await expect.poll(() => server.messages().join('\n')).toContain('"reason":"resumed"');
    audit.record(callEvent(2_000));
    await audit.close();
    await expect.poll(() => server.messages().join('\n')).toContain('request-2000');
    const { problem, notices } = await verifyBytes(linesOf(server.messages()), { sink: 'syslog' });
    expect(problem).toBeUndefined();
    expect(notices).toContainEqual(expect.stringMatching(/^seq \d+ to \d+ were never written here/));
  });
});

describe('a syslog server that is away', () => {
  it('is no reason to send requests elsewhere while the file keeps the record', async () => {
    const syslog = `tcp://127.0.0.1:${await freePort()}`;
    const audit = await openAudit({ syslog, file: join(temporaryFolder(), 'audit.log') });
    await expect.poll(() => audit.stats().sinks.syslog?.failures).toBeGreaterThan(0);
    expect(audit.isHealthy()).toBe(true);
    await audit.close(10);
  });
});

describe('the address of a syslog server', () => {
  it.each([
    ['udp://log.example:514', { protocol: 'udp', host: 'log.example', port: 514 }],
    ['tcp://[2001:db8::1]:601/', { protocol: 'tcp', host: '2001:db8::1', port: 601 }],
  ])('is read from %s', (text, target) => {
    expect(readSyslogTarget(text)).toEqual(target);
  });

  it.each([
    'log.example',
    'http://log.example:80',
    'udp://log.example',
    'udp://log.example:0',
    'tcp://:601',
    'tcp://a:70000',
  ])('is not %s', (text) => {
    expect(() => readSyslogTarget(text)).toThrow(/^AUDIT_SYSLOG: must be like/);
  });

  it('is told no name of this host', () => {
    expect(syslogMessage('{"at":"2027-01-15T08:00:00.000Z"}\n', 'one')).toBe(
      '<110>1 2027-01-15T08:00:00.000Z - gateway one audit - {"at":"2027-01-15T08:00:00.000Z"}',
    );
  });
});
