// nginx twice: as the upstream that answers 1 KB, and as the plain reverse proxy to compare with.

import { writeFileSync } from 'node:fs';
import { start, temporary, untilAnswers, type Running } from './processes.ts';

/** The answers of the upstream by path; every other path gets the 1 KB envelope. */
export interface Upstream {
  port: number;
  answers: Readonly<Record<string, unknown>>;
}

const answerBytes = 1024;

/** An upstream that answers with the product's envelope: 1 KB of JSON and the request id it was given. */
export async function startUpstream(nginx: string, { port, answers }: Upstream, core: number): Promise<Running> {
  const locations = Object.entries(answers).map(
    ([path, data]) => `location = ${path} { ${answerWith(JSON.stringify(data))} }`,
  );
  const running = startNginx(nginx, 'upstream', core, [
    `server { listen 127.0.0.1:${port} backlog=1024; keepalive_requests 100000000; default_type application/json;`,
    ...locations,
    `location / { ${answerWith(JSON.stringify({ filler: fillerOf() }))} }`,
    '}',
  ]);
  await untilAnswers(`http://127.0.0.1:${port}/`);
  return running;
}

/** A plain reverse proxy with connections kept to the upstream. It writes no access log, which is in its favour. */
export async function startPlainProxy(
  nginx: string,
  ports: { listen: number; upstream: number },
  core: number,
): Promise<Running> {
  const running = startNginx(nginx, 'proxy', core, [
    `upstream service { server 127.0.0.1:${ports.upstream}; keepalive 128; keepalive_requests 100000000; }`,
    `server { listen 127.0.0.1:${ports.listen} backlog=1024; keepalive_requests 100000000;`,
    'location / { proxy_pass http://service; proxy_http_version 1.1; proxy_set_header Connection "";',
    'proxy_set_header X-Request-Id $request_id; } }',
  ]);
  await untilAnswers(`http://127.0.0.1:${ports.listen}/`);
  return running;
}

function startNginx(nginx: string, name: string, core: number, http: readonly string[]): Running {
  const file = temporary(`nginx-${name}.conf`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${temporary(`nginx-${name}-${kind}`)};`,
  );
  const lines = [
    `pid ${temporary(`nginx-${name}.pid`)}; error_log stderr error; daemon off; worker_processes 1;`,
    'events { worker_connections 2048; }',
    'http { access_log off; client_max_body_size 0; large_client_header_buffers 8 64k;',
    ...folders,
    ...http,
    '}',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return start(nginx, ['-c', file, '-p', temporary('.'), '-e', 'stderr'], { core });
}

function answerWith(data: string): string {
  return `return 200 '{"code":200,"data":${data},"requestId":"$http_x_request_id"}';`;
}

function fillerOf(): string {
  const envelope = JSON.stringify({ code: 200, data: { filler: '' }, requestId: crypto.randomUUID() });
  return 'CC(=O)Oc1ccccc1C(=O)O '.repeat(answerBytes).slice(0, answerBytes - envelope.length);
}
