// Sends one file again and again as a page does, and prints the megabytes per second of each upload.

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const [url = '', cookie = '', file = '', count = '1'] = process.argv.slice(2);
const boundary = `----form${crypto.randomUUID()}`;
const head = [
  `--${boundary}`,
  'Content-Disposition: form-data; name="file"; filename="molecules.sdf"',
  'Content-Type: chemical/x-mdl-sdfile',
  '',
  '',
];
const body = Buffer.concat([
  Buffer.from(head.join('\r\n')),
  readFileSync(file),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
const agent = new Agent({ keepAlive: true });

const speeds: number[] = [];
for (let round = 0; round < Number(count); round += 1) {
  const startedAt = performance.now();
  await sendOnce().catch((error: unknown) => {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
  speeds.push(body.length / 1000 / (performance.now() - startedAt));
}
process.stdout.write(JSON.stringify(speeds));
process.exit(0);

function sendOnce(): Promise<void> {
  const headers = {
    host: new URL(url).host.replace('127.0.0.1', 'localhost'),
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
    'x-csrf': '1',
    cookie,
  };
  return new Promise((done, failed) => {
    const sent = request(url, { method: 'POST', headers, agent }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      answer.once('end', () => {
        if (answer.statusCode === 200) done();
        else failed(new Error(`answered ${answer.statusCode}: ${text.slice(0, 200)}`));
      });
    });
    sent.once('error', failed);
    sent.end(body);
  });
}
