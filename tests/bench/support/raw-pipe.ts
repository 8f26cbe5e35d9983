// The least a proxy in Node can do with an upload: pipe the request on, pipe the answer back. Ends with its standard
// input.

import { Agent, createServer, request as send } from 'node:http';

const [port, upstreamPort] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true });
const server = createServer({ requestTimeout: 0 }, (request, response) => {
  const { method, url: path, headers } = request;
  const onward = send({ host: '127.0.0.1', port: upstreamPort, method, path, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  request.pipe(onward);
});
process.stdin.resume().once('close', () => process.exit(0));
server.listen(port, '127.0.0.1');
