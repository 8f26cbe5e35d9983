// A service that reads an upload to its end and answers at once. Ends with its standard input.

import { createServer } from 'node:http';
import { signInForms } from '../../support/sign-in-forms.ts';

const server = createServer({ requestTimeout: 0 }, (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.once('end', () => {
    const data = signInForms[(request.url ?? '').split('?')[0] ?? ''] ?? { bytes };
    const body = JSON.stringify({ code: 200, data, requestId: request.headers['x-request-id'] });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
});
process.stdin.resume().once('close', () => process.exit(0));
server.listen(Number(process.argv[2]), '127.0.0.1');
