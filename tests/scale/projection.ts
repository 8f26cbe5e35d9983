// What more users would need, from what a run has measured: gateway/docs/scale.md says how it is counted.

export interface Measured {
  users: number;
  requestsPerSecond: number;
  /** Processor time in ms that a request costs each part. */
  msPerRequest: Readonly<Record<string, number>>;
  sessionKilobytes: number;
  rowsPerSecond: number;
}

/** Of a processor, so that waiting stays short and one machine may be away. */
const utilisation = 0.5;
/** Memory of a store grows while it rewrites its file. */
const storeReserve = 2;
/** Four searches of 20 s for each user on a day of eight hours, three times as many at its busiest. */
const searchesPerUserHour = (4 / 8) * 3;
const searchSeconds = 20;

export interface Need {
  requestsPerSecond: number;
  /** Processors by part, of the machine that was measured on. */
  processors: Record<string, number>;
  /** For searches, at work without a pause. */
  searchProcessors: number;
  sessionGigabytes: number;
  rowsPerSecond: number;
}

export function needOf(users: number, measured: Measured): Need {
  const factor = users / measured.users;
  const requestsPerSecond = measured.requestsPerSecond * factor;
  const processorsFor = (ms: number) => (requestsPerSecond * ms) / 1000 / utilisation;
  const parts = Object.entries(measured.msPerRequest).map(([name, ms]) => [name, processorsFor(ms)] as const);
  return {
    requestsPerSecond,
    processors: Object.fromEntries(parts),
    searchProcessors: (users * searchesPerUserHour * searchSeconds) / 3600,
    sessionGigabytes: (users * measured.sessionKilobytes * storeReserve) / 1e6,
    rowsPerSecond: measured.rowsPerSecond * factor,
  };
}
