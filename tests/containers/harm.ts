// Parts of the deployment for many users, started and harmed.

import type { Deployment } from './deployment.ts';

/** Sends a signal to the programs in a container, not to the process that started them. */
export async function signal(deployment: Deployment, service: string, name: 'KILL' | 'STOP' | 'CONT'): Promise<void> {
  const script = `for p in /proc/[0-9]*; do
    case "$(readlink $p/exe)" in */node|*/postgres|*/redis-*|*/nginx) kill -${name} "\${p#/proc/}" 2>/dev/null;; esac
  done; true`;
  await deployment.attempt(['exec', '--no-TTY', service, 'sh', '-c', script]);
}

/** Kills the program of a container without a word, as the kernel does when memory runs out: the engine starts it again. */
export const crash = (deployment: Deployment, service: string): Promise<void> => signal(deployment, service, 'KILL');

/**
 * On a machine that is busy, services may take longer than the engine waits for their health, and workers, which have idle
 * priority, are ready some time after all others.
 */
export async function startAll(deployment: Deployment): Promise<void> {
  const front = ['nginx', 'identity'];
  await deployment.up(...front).catch(() => deployment.up(...front));
  await deployment.compose('up', '--detach', '--no-build');
  await deployment.ready();
}
