// `npm run test:mcp-conformance`: the official conformance suite of the Model Context Protocol against /mcp of a gateway, and
// a table of what passed. The suite comes from the registry in the version named here; it knows no credentials, so a small
// proxy adds the API key.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, resolve } from 'node:path';
import { apiKeyIdBytes, apiKeySecretBytes, writeApiKey, writeApiKeyId } from '@app/shared/rules/account/api-key';
import { sendJson } from '../../gateway/src/test-support/fake-server.ts';
import { setUp } from '../../gateway/src/test-support/setup.ts';
import { toolsOfSuite } from './fixtures.ts';

const suite = '@modelcontextprotocol/conformance@0.1.16';
const scenarios = [
  'server-initialize',
  'ping',
  'tools-list',
  'tools-call-simple-text',
  'tools-call-image',
  'tools-call-error',
  'tools-call-with-progress',
  'json-schema-2020-12',
  'dns-rebinding-protection',
];
const notOffered = [
  'logging, completion, resources, prompts, sampling, elicitation, audio and embedded resources: the product offers none',
  'server-sse-polling, server-sse-multiple-streams: there are no sessions and no standing streams',
];

const bin = resolve(import.meta.dirname, '../../node_modules/.bin');
const keyId = writeApiKeyId(randomBytes(apiKeyIdBytes));
const authorization = `ApiKey ${writeApiKey(keyId, randomBytes(apiKeySecretBytes))}`;
let gatewayPort = 0;
const proxy = createServer((given, response) => {
  const headers = { ...given.headers, authorization };
  const { method, url: path } = given;
  const sent = ask({ host: '127.0.0.1', port: gatewayPort, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  sent.on('error', () => response.destroy());
  given.pipe(sent);
});
const port = await listening(proxy);
const gateway = await setUp({ env: { PUBLIC_URL: `http://localhost:${port}`, MCP_ENABLED: '1' }, tools: toolsOfSuite });
const user = { id: 'u-1', userName: 'chen', name: 'chen', tenantId: 't-1' };
gateway.chemistry.on('/api/common/apikey/verify', (response) =>
  sendJson(response, 200, { code: 200, data: { keyId, modules: ['retrosynthesis'], user } }),
);
await gateway.app.listen({ port: 0, host: '127.0.0.1' });
({ port: gatewayPort } = gateway.app.server.address() as AddressInfo);

const results = [];
for (const scenario of scenarios) results.push({ scenario, ...(await run(scenario)) });
process.stdout.write(`${suite}, server scenarios\n\n`);
for (const { scenario, passed, words } of results)
  process.stdout.write(`${passed ? 'pass' : 'FAIL'}  ${scenario.padEnd(28)} ${words}\n`);
process.stdout.write(`\nNot offered:\n${notOffered.map((line) => `      ${line}\n`).join('')}`);
proxy.closeAllConnections();
proxy.close();
await gateway.close();
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** One scenario; what the suite says at its end. */
function run(scenario: string): Promise<{ passed: boolean; words: string }> {
  const args = ['-y', suite, 'server', '--url', `http://localhost:${port}/mcp`, '--scenario', scenario];
  // The suite needs the Node that runs the product.
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  const child = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => {
    child.once('close', (code) => {
      const words = output.split('\n').findLast((line) => /passed|failed/i.test(line)) ?? output.slice(-200);
      done({ passed: code === 0, words: words.trim() });
    });
  });
}
