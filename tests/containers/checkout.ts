// A copy of the checkout for commands that write into it.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { inRoot } from '../../services/launcher/src/paths.ts';

/** The files as they are, without what git ignores; with the permissions that a checkout under this umask would have. */
export function copyCheckout(target: string, umask = '022'): void {
  mkdirSync(target, { recursive: true });
  const list = 'git ls-files --cached --others --exclude-standard --deduplicate -z';
  const pack = 'tar --create --null --files-from=- --ignore-failed-read';
  const unpack = `umask ${umask}; tar --extract --no-same-permissions --no-same-owner --directory "$1"`;
  const stdio = 'ignore' as const;
  execFileSync('sh', ['-c', `${list} | ${pack} | (${unpack})`, 'sh', target], { cwd: inRoot(), stdio });
}
