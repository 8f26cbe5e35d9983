// The three processes together: started side by side, ready when each responds, stopped together.

import { isPortFree } from './system/ports.ts';
import { startService, type Service, type Supervision } from './service.ts';
import { serviceNames, SettingsError, type ServiceName, type Settings } from './settings.ts';

export interface Stack {
  /** Resolves with the process that keeps dying. */
  readonly failed: Promise<Service>;
  /** Starts the gateway, once there is a page to serve, and resolves when every process responds. */
  complete(): Promise<void>;
  /** Ends a process and starts it anew; it is not ready yet then. */
  restart(name: ServiceName): Promise<void>;
  /** Resolves when the process responds. */
  ready(name: ServiceName): Promise<void>;
  stop(): Promise<void>;
}

export interface StackOptions {
  supervisionOf?: (name: ServiceName) => Supervision;
  /** Started by somebody else, such as a debugger. */
  without?: readonly ServiceName[];
}

const readyWithinMs = 180_000;

/** Starts the processes behind the gateway that no URL replaces; throws a SettingsError when a port is taken. */
export async function startStack(
  settings: Settings,
  { supervisionOf = () => ({}), without = [] }: StackOptions = {},
): Promise<Stack> {
  const isOurs = (name: ServiceName) => !without.includes(name) && (name === 'gateway' || settings.embedded[name]);
  const names = serviceNames.filter(isOurs);
  for (const name of names) await requirePort(portVariables[name], settings.ports[name]);
  if (settings.pagePort !== settings.ports.gateway) await requirePort('PORT', settings.pagePort);
  const services: Service[] = [];
  let stopping = false;
  let report: (service: Service) => void = () => {};
  const failed = new Promise<Service>((done) => {
    report = done;
  });
  const start = (name: ServiceName) => {
    if (stopping) return;
    const service = startService(name, settings, supervisionOf(name));
    services.push(service);
    service.gaveUp.then(() => report(service), report);
  };
  for (const name of names) if (name !== 'gateway') start(name);
  const ready = (name: ServiceName) => responses(`http://127.0.0.1:${settings.ports[name]}${readyPaths[name]}`);
  return {
    failed,
    async complete() {
      if (isOurs('gateway')) start('gateway');
      await Promise.all(names.map(ready));
    },
    async restart(name) {
      await services.find((service) => service.name === name)?.restart();
    },
    ready,
    async stop() {
      stopping = true;
      await Promise.all(services.map((service) => service.stop()));
    },
  };
}

// The gateway's own readiness also asks parts that a URL names; those may come later without holding up the start.
const readyPaths: Record<ServiceName, string> = { gateway: '/livez', identity: '/livez', chemistry: '/readyz' };

const portVariables: Record<ServiceName, string> = {
  gateway: 'PORT',
  identity: 'IDENTITY_PORT',
  chemistry: 'CHEMISTRY_PORT',
};

async function requirePort(variable: string, port: number): Promise<void> {
  if (await isPortFree(port)) return;
  throw new SettingsError(
    `Port ${port} is taken by another program. Stop it, or choose another port: ${variable}=${port + 1000} npm start`,
  );
}

async function responses(url: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (await isUp(url)) return;
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new SettingsError(`Nothing answers at ${url} after ${readyWithinMs / 1000} s; its log says why.`);
}

async function isUp(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Not listening yet.
    return false;
  }
}
