// Sends requests at a steady rate, whatever comes back when, and prints the latency of each in milliseconds. A latency
// counts from the moment the request was due, so that a stall is seen by all that had to wait for it.

import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';

interface Job {
  url: string;
  headers: Record<string, string>;
  requestsPerSecond: number;
  seconds: number;
}

const { url, headers, requestsPerSecond, seconds }: Job = JSON.parse(process.argv[2] ?? '');
const { hostname, port, pathname, search } = new URL(url);
const connections = 64;
const warmUpSeconds = 1;
const head = [`GET ${pathname}${search} HTTP/1.1`, ...Object.entries(headers).map((pair) => pair.join(': '))];
const message = Buffer.from(`${head.join('\r\n')}\r\n\r\n`);

const latencies: number[] = [];
const waiting: number[] = [];
const free = await Promise.all(Array.from({ length: connections }, connect));
const total = Math.round(requestsPerSecond * (seconds + warmUpSeconds));
const notCounted = Math.round(requestsPerSecond * warmUpSeconds);
const startAt = performance.now();
let sent = 0;
let answered = 0;
sendDue();

async function connect(): Promise<(dueAt: number) => void> {
  const socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let since = 0;
  const send = (dueAt: number) => {
    since = dueAt;
    socket.write(message);
  };
  readAnswers(socket, () => {
    latencies.push(performance.now() - since);
    answered += 1;
    const next = waiting.shift();
    if (next === undefined) free.push(send);
    else send(next);
    if (answered === total) finish();
  });
  return send;
}

function sendDue(): void {
  const now = performance.now();
  const due = Math.min(total, Math.floor(((now - startAt) / 1000) * requestsPerSecond));
  for (; sent < due; sent += 1) {
    const dueAt = startAt + (sent / requestsPerSecond) * 1000;
    const send = free.pop();
    if (send) send(dueAt);
    else waiting.push(dueAt);
  }
  if (sent < total) setTimeout(sendDue, 1);
}

// Every answer says its length, so that is all there is to read.
function readAnswers(socket: Socket, onReply: () => void): void {
  let text = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    text += chunk;
    const end = text.indexOf('\r\n\r\n');
    if (end === -1) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
    if (!text.startsWith('HTTP/1.1 200') || Number.isNaN(length)) fail(text.slice(0, 200));
    if (text.length < end + 4 + length) return;
    text = '';
    onReply();
  });
  socket.once('close', () => fail('a connection was closed'));
}

function finish(): void {
  const counted = latencies.slice(notCounted).map((ms) => Math.round(ms * 1000) / 1000);
  process.stdout.write(JSON.stringify(counted), () => process.exit(0));
}

function fail(why: string): never {
  process.stderr.write(`${url}: ${why}\n`);
  process.exit(1);
}
