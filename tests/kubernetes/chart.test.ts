// The chart as Helm renders it for each example: linted, read by Kubernetes' own types, and started as far as the
// configuration of each process goes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { loadConfig as loadGateway } from '../../gateway/src/config.ts';
import { loadConfig as loadChemistry } from '../../services/chemistry/src/config.ts';
import { readConfig as loadIdentity } from '../../services/identity/src/config.ts';
import { chartFolder, exampleFiles, podTemplateOf, type ChartObject, type Container } from '../support/chart.ts';

const helmProgram = process.env['HELM'] ?? 'helm';
const examples = [...exampleFiles.keys()];

// A Helm that was built as a module may count as one of an old Kubernetes.
const kubeVersion = ['--kube-version', '1.34.0'];

function helm(command: 'lint' | 'template', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(helmProgram, [command, ...kubeVersion, ...args], {
    encoding: 'utf8',
    cwd: chartFolder,
  });
  return { status, output: stdout, problems: stderr };
}

function render(example: string, ...args: string[]) {
  return helm(
    'template',
    'synthline',
    '.',
    '--namespace',
    'chemistry',
    '--values',
    `examples/${example}.yaml`,
    ...args,
  );
}

function objectsOf(yaml: string): ChartObject[] {
  return parseAllDocuments(yaml, { version: '1.1' })
    .map((document): ChartObject | null => document.toJS())
    .filter((object) => object !== null);
}

const hasGo = process.env['GO'] !== undefined;

/** What Kubernetes' own types say to the objects. */
function faultsOf(yaml: string): string {
  const options = { cwd: resolve(import.meta.dirname, 'strict'), encoding: 'utf8', input: yaml } as const;
  const { stdout, stderr } = spawnSync('go', ['run', '.'], options);
  return stdout + stderr;
}

const rendered = new Map(examples.map((example) => [example, render(example).output]));
const objects = new Map([...rendered].map(([example, yaml]) => [example, objectsOf(yaml)]));
const pods = [...objects].flatMap(([example, list]) =>
  list.flatMap((object) => {
    const template = podTemplateOf(object);
    return template ? [{ example, name: object.metadata.name, object, template }] : [];
  }),
);
const long = pods.filter(({ object }) => object.kind === 'Deployment');

const mounted = '/run/secrets/synthline/';
/** Values of the right form for what comes from secrets. */
const secretValues: Record<string, string> = {
  SESSION_SECRET: 's'.repeat(48),
  OIDC_CLIENT_SECRET: 'c'.repeat(32),
  METRICS_TOKEN: 'm'.repeat(32),
  REDIS_URL: 'rediss://:secret@redis.example.com:6380',
  DATABASE_URL: 'postgres://synthesis:secret@db.example.com:5432/synthesis',
  SMTP_URL: 'smtps://mail.example.com',
  DEMO_PASSWORD: 'Demo-pass-1',
};

const secretFolder = mkdtempSync(join(tmpdir(), 'chart-'));
for (const [name, value] of Object.entries(secretValues)) writeFileSync(join(secretFolder, name), `${value}\n`);
afterAll(() => rmSync(secretFolder, { recursive: true }));

/** What the process finds in its environment, with files of secrets as they would be mounted. */
function environmentOf(example: string, { env, envFrom = [] }: Container, podName: string): Record<string, string> {
  const maps = envFrom.map(({ configMapRef }) =>
    objects.get(example)?.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name),
  );
  const given = Object.assign({}, ...maps.map((map) => map?.data));
  for (const { name, value = podName } of env) {
    if (value.startsWith(mounted)) given[name] = join(secretFolder, value.slice(mounted.length));
    else if (!value.startsWith('/run/')) given[name] = value;
  }
  return given;
}

const loaders: Record<string, (env: Record<string, string>) => unknown> = {
  gateway: loadGateway,
  chemistry: loadChemistry,
  worker: loadChemistry,
  identity: loadIdentity,
};

const isSubset = (part: object, whole: Readonly<Record<string, unknown>>) =>
  Object.entries(part).every(([name, value]) => whole[name] === value);

describe.each(examples)('the chart with the values of %s', (example) => {
  const own = objects.get(example) ?? [];
  const templates = pods.filter((pod) => pod.example === example);

  it('has nothing that helm lint reports', () => {
    const { status, output, problems } = helm('lint', '.', '--strict', '--values', `examples/${example}.yaml`);
    expect({ status, problems, output: output.match(/\[(?:WARNING|ERROR)\].*/g) }).toEqual({
      status: 0,
      problems: '',
      output: null,
    });
  });

  it.runIf(hasGo)('has only fields that Kubernetes knows, and pods of the level "restricted"', () => {
    expect(faultsOf(rendered.get(example) ?? '')).toBe(
      `${own.length} objects, ${templates.length} with pods, 0 faults\n`,
    );
  });

  it('has one network policy for each pod, that says both directions', () => {
    const policies = own.filter(({ kind }) => kind === 'NetworkPolicy');
    for (const { template } of templates) {
      const mine = policies.filter(({ spec }) =>
        isSubset(spec?.podSelector?.matchLabels ?? { none: '' }, template.metadata.labels),
      );
      expect(mine.map(({ spec }) => spec?.policyTypes)).toEqual([['Ingress', 'Egress']]);
    }
  });

  it('has services that lead to pods which listen', () => {
    const services = own.filter(({ kind }) => kind === 'Service');
    expect(services.length).toBeGreaterThan(1);
    for (const { spec } of services) {
      const mine = templates.filter(({ template }) => isSubset(spec?.selector ?? {}, template.metadata.labels));
      expect(mine).toHaveLength(1);
      const ports = mine[0]?.template.spec.containers[0]?.ports ?? [];
      for (const { port, targetPort } of spec?.ports ?? []) {
        expect(ports).toContainEqual({ name: targetPort, containerPort: port });
      }
    }
  });

  it('has a disruption budget for each role that has more than one pod, and an autoscaler that owns its number', () => {
    const named = (kind: string) => own.filter((object) => object.kind === kind);
    const several = templates.filter(
      ({ object }) => object.kind === 'Deployment' && !/identity/.test(object.metadata.name),
    );
    expect(
      named('PodDisruptionBudget')
        .map(({ metadata }) => metadata.name)
        .toSorted(),
    ).toEqual(several.map(({ name }) => name).toSorted());
    for (const { metadata, spec } of named('HorizontalPodAutoscaler')) {
      const target = templates.find(({ name }) => name === metadata.name)?.object;
      expect(target?.spec?.replicas).toBeUndefined();
      expect(spec?.maxReplicas).toBeGreaterThan(spec?.minReplicas ?? 0);
    }
  });

  it('leads the host of PUBLIC_URL to the gateway', () => {
    const routes = own.filter(({ kind }) => kind === 'Ingress' || kind === 'HTTPRoute');
    const publicUrl = own.find(({ kind }) => kind === 'ConfigMap')?.data?.['PUBLIC_URL'];
    const hosts = routes.flatMap(({ spec }) => [
      ...(spec?.hostnames ?? []),
      ...(spec?.rules ?? []).map(({ host }) => host),
    ]);
    expect(hosts).toContain(new URL(publicUrl ?? '').hostname);
  });
});

describe('each pod', () => {
  it.each(pods)('$example: $name may do nothing it does not need', ({ template: { spec } }) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources } of spec.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const kinds = { cpu: expect.anything(), memory: expect.anything(), 'ephemeral-storage': expect.anything() };
      expect(resources).toEqual({ requests: kinds, limits: kinds });
    }
  });

  it.each(pods)('$example: $name mounts every volume it has, /tmp among them', ({ template: { spec } }) => {
    const [container] = spec.containers;
    const mounts = container?.volumeMounts ?? [];
    expect(mounts.map(({ name }) => name).toSorted()).toEqual(spec.volumes.map(({ name }) => name).toSorted());
    expect(mounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
    const files = spec.volumes.flatMap(({ projected }) =>
      (projected?.sources ?? []).flatMap(({ secret }) => secret.items.map(({ path }) => path)),
    );
    const named = (container?.env ?? []).flatMap(
      ({ value = '' }) => /^\/run\/secrets\/synthline\/(.*)$/.exec(value)?.[1] ?? [],
    );
    expect(files).toEqual(named);
  });

  it.each(long)('$example: $name starts with what it is given', ({ example, template, name }) => {
    const [container] = template.spec.containers;
    if (!container) throw new Error(`${name} has no container`);
    const env = environmentOf(example, container, `${name}-7f9c5d8b6d-x2x4z`);
    expect(loaders[container.args[0] ?? '']?.({ NODE_ENV: 'production', ...env })).toBeTypeOf('object');
    const port =
      env['PORT'] && container.args[0] === 'gateway' ? env['PORT'] : (env['CHEMISTRY_PORT'] ?? env['IDENTITY_PORT']);
    expect(container.ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
  });

  it.each(long)('$example: $name is watched and has time to end', ({ example, template, name }) => {
    const { containers, terminationGracePeriodSeconds = 0, topologySpreadConstraints = [] } = template.spec;
    const [container] = containers;
    if (!container) throw new Error(`${name} has no container`);
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    for (const probe of probes) {
      expect(probe?.httpGet.path).toMatch(/^\/(livez|readyz)$/);
      expect(probe?.httpGet.port).toBe('http');
    }
    const shutdownSeconds = Number(environmentOf(example, container, name)['SHUTDOWN_SECONDS'] ?? 5);
    const sleepSeconds = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(sleepSeconds + shutdownSeconds);
    expect(topologySpreadConstraints.map(({ topologyKey }) => topologyKey)).toEqual([
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
    ]);
  });
});

describe('the chart refuses', () => {
  it.each([
    ['a variable that does not exist', ['--set', 'config.PUBLIC_ULR=https://x.example.com'], 'PUBLIC_ULR'],
    ['a secret among the variables', ['--set', 'config.SESSION_SECRET=x'], 'SESSION_SECRET'],
    ['a number where text is due', ['--set', 'config.SESSION_MAX_HOURS=8'], 'SESSION_MAX_HOURS'],
    ['several gateways without Redis', ['--set', 'secrets.gateway={SESSION_SECRET}'], 'REDIS_URL'],
    ['no secret', ['--set', 'secrets.existingSecret='], 'existingSecret'],
    ['a backup without a place', ['--set', 'backup.existingClaim='], 'existingClaim'],
  ])('%s', (_what, args, word) => {
    const { status, problems } = render('enterprise', ...args);
    expect(status).toBe(1);
    expect(problems).toContain(word);
  });
});

describe('the chart', () => {
  it('keeps the names of pods short enough for INSTANCE_NAME under any name of the release', () => {
    const name = 'planning-of-chemical-syntheses-for-everybody-here';
    const { output } = helm('template', name, '.', '--values', 'examples/enterprise.yaml');
    const deployments = objectsOf(output).filter(({ kind }) => kind === 'Deployment');
    expect(deployments).toHaveLength(3);
    // What a deployment adds for a pod: a hyphen and ten characters, a hyphen and five.
    for (const { metadata } of deployments) expect(metadata.name.length).toBeLessThanOrEqual(63 - 17);
  });

  it('can do without network policies, autoscaling and an account of its own', () => {
    const off = ['networkPolicy.enabled=false', 'worker.autoscaling.enabled=false', 'serviceAccount.create=false'];
    const { status, output } = render('enterprise', ...off.flatMap((value) => ['--set', value]));
    expect(status).toBe(0);
    const kinds = new Set(objectsOf(output).map(({ kind }) => kind));
    for (const kind of ['NetworkPolicy', 'HorizontalPodAutoscaler', 'ServiceAccount'])
      expect(kinds).not.toContain(kind);
    const accounts = objectsOf(output).flatMap((object) => podTemplateOf(object) ?? []);
    expect(new Set(accounts.map(({ spec }) => spec.serviceAccountName))).toEqual(new Set(['default']));
  });

  it.runIf(hasGo)('is held by a checker that sees unknown fields and missing rights', () => {
    const wrong = (rendered.get('universal') ?? '')
      .replace('readOnly: true', 'readOnyl: true')
      .replace(/(kind: Deployment\n.*name: synthline-gateway.*?allowPrivilegeEscalation): false/s, '$1: true');
    const faults = faultsOf(wrong);
    expect(faults).toContain('unknown field "spec.template.spec.containers[0].volumeMounts[2].readOnyl"');
    expect(faults).toContain('allowPrivilegeEscalation != false');
  });
});
