import { existsSync, readFileSync } from 'node:fs';

const own = '/proc/self/stat';
/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

let claimed = 0;

/** Processor seconds of the programs that have ended since it was last asked; undefined where nobody counts. */
export function claimEndedCpu(): number | undefined {
  const ended = endedProgramsCpu();
  if (ended === undefined) return undefined;
  const since = ended - claimed;
  claimed = ended;
  return since;
}

/** The same since the start of this process. */
export function endedProgramsCpu(): number | undefined {
  if (!existsSync(own)) return undefined;
  const text = readFileSync(own, 'utf8');
  // proc_pid_stat(5): what follows the name in brackets begins with field 3; 16 and 17 are cutime and cstime.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}
