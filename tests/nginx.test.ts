// nginx of the deployment for many users: what it may send twice, and how it finds containers.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Call } from '@app/shared/contracts/call';
import { callEntries } from '@app/shared/contracts/catalogue';
import { timeoutsMs } from '@app/shared/constants/limits';
import { readCompose } from './support/compose.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

/** Lists of calls.conf by the words of their comments. */
const [changing, short, computing] = [...read('docker/nginx/calls.conf').matchAll(/^location ~ (\S+) \{/gm)].map(
  ([, pattern = '$.']) => new RegExp(pattern),
);

/** Its parameters filled in, as nginx sees the address. */
const addressOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'x');
const namesIn = (list: RegExp | undefined) =>
  callEntries.filter(([, call]) => list?.test(addressOf(call))).map(([name]) => name);
const namesWhere = (isIn: (call: Call, name: string) => boolean) =>
  callEntries.filter(([name, call]) => isIn(call, name)).map(([name]) => name);

/** Due within the usual time, yet they compute: the index of a stock is made first. */
const computes = new Set(['substructureSearch']);
const isShort = (call: Call, name: string) =>
  call.timeoutMs === timeoutsMs.default && call.gives === 'json' && !computes.has(name);
/** Uploads are not kept, so nothing of them is sent again. */
const isRead = (call: Call) => !call.changesState && call.takes !== 'multipart';

describe('nginx for many users', () => {
  it('sends nothing twice that changes something', () => {
    const byGet = ({ method, changesState, path }: Call) =>
      method === 'GET' && changesState && path.startsWith('/api/');
    expect(namesIn(changing)).toEqual(namesWhere(byGet));
    const listed = [...namesIn(short), ...namesIn(computing)];
    expect(callEntries.filter(([name, call]) => listed.includes(name) && call.changesState)).toEqual([]);
    // Where a POST may be sent again, its list is above.
    const blocks = read('docker/nginx/calls.conf').split(/^(?=location )/m);
    const again = blocks.filter((block) => block.includes('non_idempotent')).map((block) => block.split(' {')[0]);
    expect(again).toEqual([
      `location ~ ${short?.source.replaceAll('\\/', '/')}`,
      `location ~ ${computing?.source.replaceAll('\\/', '/')}`,
    ]);
  });

  it('passes by a server that does not respond to a read that is due at once, and to no other', () => {
    expect(namesIn(short)).toEqual(namesWhere((call, name) => isRead(call) && isShort(call, name)));
  });

  it('sends reads by POST that compute to the other server when the first one is gone', () => {
    const byPost = (call: Call, name: string) => isRead(call) && call.method === 'POST' && !isShort(call, name);
    expect(namesIn(computing)).toEqual(namesWhere(byPost));
  });

  it.each(['gateways', 'chemistry'])('asks for the addresses of all %s again and again, and of each twice', (name) => {
    const lines = read(`docker/nginx/${name}.conf`)
      .split('\n')
      .filter((line) => line.startsWith('server '));
    expect(lines.filter((line) => !line.includes(' resolve '))).toEqual([]);
    const servers = lines.map((line) => line.split(' ')[1]);
    const [usual, backup] = [servers.slice(0, servers.length / 2), servers.slice(servers.length / 2)];
    expect(usual).toEqual(backup);
    expect(lines.slice(0, usual.length).filter((line) => line.includes('backup'))).toEqual([]);
    expect(lines.slice(usual.length).filter((line) => !line.includes('backup max_fails=0'))).toEqual([]);
    const { services } = readCompose(resolve(root, 'docker/compose.scale.yaml'));
    const own = Object.keys(services).filter((service) =>
      service.startsWith(name.replace(/s$/, '-').replace(/y$/, 'y-')),
    );
    const port = name === 'gateways' ? '8080' : '8082';
    expect(usual).toEqual(own.map((service) => `${service}:${port}`));
  });

  it('names no container in a way that must be found at its start', () => {
    const texts = globSync('docker/**/nginx/*.conf', { cwd: root }).map(read).join('\n');
    const names = [...texts.matchAll(/proxy_pass https?:\/\/([^\s;/:]+)(:\d+)?/g)].map(([, host = '', port]) => ({
      host,
      port,
    }));
    const upstreams = new Set([...texts.matchAll(/upstream (\S+) \{/g)].map((match) => match[1]));
    expect(names.length).toBeGreaterThan(5);
    expect(
      names.filter(({ host, port }) => port !== undefined || !(host.startsWith('$') || upstreams.has(host))),
    ).toEqual([]);
    expect(read('docker/nginx/nginx.conf')).toMatch(/resolver 127\.0\.0\.11 valid=\d+s/);
  });
});
