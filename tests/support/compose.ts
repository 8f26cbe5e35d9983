// Compose files as the engine sees them: anchors merged, `extends` followed, variables filled in.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';

export interface Service {
  image?: string;
  user?: string;
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  healthcheck?: { test?: string[]; interval?: string; timeout?: string; retries?: number };
  stop_grace_period?: string;
  memswap_limit?: string;
  deploy?: { resources?: { limits?: { memory?: string; cpus?: string; pids?: number } } };
  logging?: { options?: Record<string, string> };
  volumes?: string[];
  tmpfs?: string[];
  secrets?: string[];
  expose?: string[];
  ports?: string[];
  networks?: string[] | Record<string, { aliases?: string[] }>;
  depends_on?: Record<string, { condition?: string }>;
  extends?: { file: string; service: string };
  privileged?: boolean;
  network_mode?: string;
  build?: { context: string; dockerfile: string };
}

export interface ComposeFile {
  name?: string;
  services: Record<string, Service>;
  networks?: Record<string, { internal?: boolean }>;
  volumes?: Record<string, object>;
  secrets?: Record<string, { file?: string }>;
}

/** The file with every `extends` followed; throws for one that leads nowhere. */
export function readCompose(path: string): ComposeFile {
  const file: ComposeFile = parse(readFileSync(path, 'utf8'), { merge: true });
  const services = Object.entries(file.services).map(([name, service]) => [name, follow(service, path)] as const);
  return { ...file, services: Object.fromEntries(services) };
}

function follow({ extends: base, ...own }: Service, path: string): Service {
  if (!base) return own;
  const found = readCompose(resolve(dirname(path), base.file)).services[base.service];
  if (!found) throw new Error(`${path} extends ${base.service}, which ${base.file} does not have`);
  const lists = ['volumes', 'tmpfs', 'ports', 'expose', 'secrets'] as const;
  const joined = lists.flatMap((key) => {
    const all = [...(found[key] ?? []), ...(own[key] ?? [])];
    return all.length === 0 ? [] : [[key, all] as const];
  });
  const merged = {
    environment: { ...found.environment, ...own.environment },
    ...(found.healthcheck && { healthcheck: { ...found.healthcheck, ...own.healthcheck } }),
  };
  return { ...found, ...own, ...Object.fromEntries(joined), ...merged };
}

export interface Interpolation {
  name: string;
  /** `:-` falls back, `:?` stops the start; undefined where neither is said. */
  operator: ':-' | ':?' | undefined;
  rest: string;
}

const pattern = /(?<!\$)\$\{([A-Z_]+)(?:(:-|:\?)([^}]*))?\}/g;

export function interpolationsOf(text: string): Interpolation[] {
  return [...text.matchAll(pattern)].map(([, name = '', operator, rest = '']) => ({
    name,
    operator: operator === ':-' || operator === ':?' ? operator : undefined,
    rest,
  }));
}

/** The text with its variables; throws where a value must be given and is not. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(pattern, (_all, name: string, operator: string | undefined, rest = '') => {
    const value = values[name] ?? '';
    if (value !== '') return value;
    if (operator === ':?') throw new Error(`${name}: ${rest}`);
    return operator === ':-' ? rest : '';
  });
}

export function networksOf({ networks = [] }: Service): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

/** By which names other services reach it. */
export function namesOf(name: string, { networks = [] }: Service): string[] {
  return [
    name,
    ...Object.values(networks).flatMap((network) => (typeof network === 'string' ? [] : (network.aliases ?? []))),
  ];
}

/** Seconds of `30s`, `1m30s`. */
export function secondsOf(duration: string): number {
  const [, minutes = '0', seconds = '0'] = /^(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** Bytes of `512m`, `2g`. */
export function bytesOf(size: string): number {
  const [, number = 'NaN', unit = 'b'] = /^(\d+)([bkmg])$/.exec(size) ?? [];
  return Number(number) * 1024 ** 'bkmg'.indexOf(unit);
}
