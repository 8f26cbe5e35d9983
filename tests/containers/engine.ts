// The container engine of this machine, and what the tests do with it.

import { readFileSync } from 'node:fs';
import { runCommand, type CommandOptions, type Outcome } from '../../services/launcher/src/command.ts';
import { inRoot } from '../../services/launcher/src/paths.ts';

export interface Engine {
  version: string;
  /** BuildKit reads secrets while it builds; the legacy builder does not. */
  hasBuildKit: boolean;
  processors: number;
  /** Runs `docker …`; throws with the last lines of what it printed when it fails. */
  docker(args: readonly string[], options?: CommandOptions): Promise<string>;
  /** The same, for a command that may fail. */
  attempt(args: readonly string[], options?: CommandOptions): Promise<Outcome>;
}

/** The engine, or one line that says what is missing. */
export async function findEngine(): Promise<Engine | { missing: string }> {
  const attempt = (args: readonly string[], options?: CommandOptions) => runCommand('docker', args, options);
  try {
    const found = await attempt(['version', '--format', '{{.Server.Version}}']);
    const reason = found.output.trim().split('\n').at(-1);
    if (found.code !== 0) return { missing: `no container engine responds (${reason})` };
    if ((await attempt(['compose', 'version'])).code !== 0) return { missing: 'docker has no `compose` command' };
    const buildx = await attempt(['buildx', 'version']);
    const info = await attempt(['info', '--format', '{{.NCPU}}']);
    return {
      version: found.output.trim(),
      hasBuildKit: buildx.code === 0,
      processors: Number(info.output),
      attempt,
      async docker(args, options) {
        const { code, output } = await attempt(args, options);
        if (code === 0) return output;
        throw new Error(`docker ${args.join(' ')} ended with ${code}:\n${output.split('\n').slice(-25).join('\n')}`);
      },
    };
  } catch {
    return { missing: 'no `docker` on the PATH' };
  }
}

/** Takes all settings out of this process, where they would go before those of the deployments. */
export function forgetSettings(): void {
  const example = readFileSync(inRoot('docker/.env.example'), 'utf8');
  for (const [, name = ''] of example.matchAll(/^#?([A-Z_]+)=/gm)) delete process.env[name];
}
