// The chart of docker/kubernetes: its values, and its objects as far as tests look at them.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

export const chartFolder = resolve(import.meta.dirname, '../../docker/kubernetes');

export const readChart = (path: string): string => readFileSync(resolve(chartFolder, path), 'utf8');

/** Values files by name: enterprise, domestic, universal. */
export const exampleFiles: ReadonlyMap<string, string> = new Map(
  globSync('examples/*.yaml', { cwd: chartFolder })
    .toSorted()
    .map((path) => [path.replace(/^.*\/|\.yaml$/g, ''), path]),
);

export interface Values {
  [name: string]: unknown;
}

export const defaults = (): Values => parse(readChart('values.yaml'));

/** What Helm makes of the defaults and an example: maps are joined, everything else is replaced. */
export function valuesOf(example: string): Values {
  return joined(defaults(), parse(readChart(exampleFiles.get(example) ?? '?')));
}

function joined(base: Values, own: Values): Values {
  const entries = Object.entries(own).map(([name, value]) => {
    const before = base[name];
    return [name, isMap(before) && isMap(value) ? joined(before, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(entries) };
}

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Container {
  name: string;
  image: string;
  args: string[];
  env: { name: string; value?: string; valueFrom?: object }[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  securityContext?: object;
  resources?: { requests?: object; limits?: object };
  lifecycle?: { preStop?: { sleep?: { seconds: number } } };
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
}

export interface Probe {
  httpGet: { path: string; port: string };
}

export interface PodSpec {
  containers: Container[];
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  securityContext?: object;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: { topologyKey: string }[];
  volumes: { name: string; projected?: { sources: { secret: { items: { path: string }[] } }[] } }[];
}

export interface ChartObject {
  kind: string;
  metadata: { name: string; labels: Record<string, string> };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    type?: string;
    selector?: Record<string, unknown>;
    podSelector?: { matchLabels: Record<string, string> };
    policyTypes?: string[];
    ports?: { name: string; port: number; targetPort: string }[];
    template?: PodTemplate;
    jobTemplate?: { spec: { template: PodTemplate } };
    hostnames?: string[];
    rules?: { host?: string }[];
    minReplicas?: number;
    maxReplicas?: number;
    maxUnavailable?: number;
  };
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: PodSpec;
}

export const podTemplateOf = ({ spec }: ChartObject): PodTemplate | undefined =>
  spec?.template ?? spec?.jobTemplate?.spec.template;
