import { knownCall } from '../../../shared/api/known-calls.ts';

/** A command that any key may run: has a structure read. `key` is the whole key, or a placeholder. */
export function curlExample(origin: string, key: string): string {
  const call = knownCall('structureCheck');
  return [
    `curl -X ${call.method} ${origin}${call.path} \\`,
    `  -H 'Authorization: ApiKey ${key}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '{"structure":"CC(=O)Oc1ccccc1C(=O)O"}'`,
  ].join('\n');
}
