/** Milliseconds that this process has computed since; what else the machine does is not in it. */
export function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}
