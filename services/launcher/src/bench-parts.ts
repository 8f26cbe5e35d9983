// Programs that measurements compare with or measure by. A missing one is left out.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { redisPart } from './system/redis.ts';
import { MissingPart, requirePart, type Part } from './system/system-parts.ts';

const openidcModule = '/usr/lib/apache2/modules/mod_auth_openidc.so';

/** By the variable with the path of the program. */
const benchParts: Readonly<Record<string, Part<string>>> = {
  WRK_BIN: part('wrk', ['wrk']),
  NGINX_BIN: part('nginx', ['nginx-light']),
  APACHE_BIN: part('apache2', ['apache2-bin', 'libapache2-mod-auth-openidc'], [openidcModule]),
  REDIS_BIN: { ...redisPart, purpose: 'the measurements' },
};

/** One of them, by its variable. */
export function benchPart(variable: string): Part<string> {
  const found = benchParts[variable];
  if (!found) throw new RangeError(`no part ${variable}`);
  return found;
}

/** Finds or installs what the measurements need; says what is missing. */
export async function benchEnvironment(say: (line: string) => void): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [variable, wanted] of Object.entries(benchParts)) {
    try {
      found[variable] = await requirePart(wanted, say);
    } catch (error) {
      if (!(error instanceof MissingPart)) throw error;
      say(error.message);
    }
  }
  return found;
}

function part(program: string, packages: readonly string[], further: readonly string[] = []): Part<string> {
  return {
    purpose: 'the measurements',
    packages,
    async find() {
      const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
      const places = folders.filter((folder) => folder !== '').map((folder) => join(folder, program));
      return further.every((file) => existsSync(file)) ? places.find((place) => existsSync(place)) : undefined;
    },
  };
}
