// The whole service in this process, called over `inject`, with a token issuer beside it.

import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { JWTPayload } from 'jose';
import { Value } from 'typebox/value';
import { callEntries, type CallData, type CallInput, type CallName } from '@app/shared/contracts/catalogue';
import type { ErrorBody } from '@app/shared/contracts/call';
import { PriceService, type PriceServiceSettings } from '../features/cost/price-service.ts';
import { createApp } from '../app.ts';
import { builtInNames } from '../chemistry/recognition/names.ts';
import { LruCache } from '../chemistry/molecule/lru.ts';
import { loadRDKit } from '../chemistry/molecule/rdkit.ts';
import { withGeneratedNames } from '../chemistry/recognition/generated-names.ts';
import { defaultConsole, type ConsoleSettings } from '../features/console/settings.ts';
import { createOptimizerHost } from '../features/conditions/optimizer-host.ts';
import { systemClock, type Clock } from '../platform/process/clock.ts';
import type { Config } from '../config.ts';
import type { RemoteEngineSettings } from '../features/retrosynthesis/remote/settings.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { createLogger, type Logger } from '../platform/process/logger.ts';
import { moleculeKeys, secretName } from '../platform/database/molecule-keys.ts';
import { secrets } from '../platform/database/schema.ts';
import type { DeliveryJobOptions } from '../features/eln/jobs.ts';
import type { ElnSettings } from '../features/eln/settings.ts';
import { noEln } from '../features/eln/settings.ts';
import { ErasedUsers } from '../features/erasure/erasure-store.ts';
import { EventStreams } from '../features/events/event-streams.ts';
import { forwardKind } from '../features/forward/task-store.ts';
import { ForwardService, type ForwardOptions } from '../features/forward/service.ts';
import { impurityKind, type PredictionOptions } from '../features/impurity/jobs.ts';
import { isForwardSource } from '../features/forward/task-store.ts';
import { createExpansionHost } from '../features/manual/expansion/expansion-host.ts';
import { deliveryKind } from '../features/eln/jobs.ts';
import { growthKind } from '../features/search-graph/growth-store.ts';
import type { GrowthOptions } from '../features/search-graph/jobs.ts';
import { NoticeService } from '../features/notifications/service.ts';
import type { MailRecipient, MailSettings } from '../platform/mail/mailer.ts';
import { createReactionService } from '../features/reaction/service.ts';
import { createRouteReader } from '../features/route-import/reader.ts';
import { createRouteFiles } from '../features/routes/files/host.ts';
import { jobKinds } from '../job-kinds.ts';
import type { JobKind } from '../platform/jobs/kind.ts';
import { startJobQueue } from '../platform/jobs/queue.ts';
import { JobWorker } from '../platform/jobs/worker.ts';
import { scoringKind } from '../features/sascore/jobs.ts';
import { ScoringService, type ScoringOptions } from '../features/sascore/service.ts';
import { StructureSearch } from '../features/substructure/service.ts';
import type { Services } from '../services.ts';
import { createIndigo } from '../features/structure/programs/indigo.ts';
import { startPrograms } from '../features/structure/programs/programs.ts';
import { startInteractive } from '../features/structure/interactive.ts';
import { searchKind } from '../features/retrosynthesis/life.ts';
import { jobDefinitions } from '../jobs.ts';
import { createTestPlace } from './database.ts';
import { startGatewayIssuer, type GatewayIssuer } from './servers/gateway-issuer.ts';
import { startTokenIssuer, type TokenIssuer } from './servers/token-issuer.ts';

export interface Answer<N extends CallName> {
  status: number;
  code: number;
  /** Checked against the contract; throws when the response is an error. */
  readonly data: CallData<N>;
  error: ErrorBody | undefined;
  headers: Record<string, unknown>;
  text: string;
}

export interface TestService {
  app: FastifyInstance;
  database: Database;
  services: Services;
  issuer: TokenIssuer;
  gateway: GatewayIssuer;
  /** Calls as the given person; `headers` win. */
  call<N extends CallName>(
    name: N,
    input: CallInput<N>,
    who?: { claims?: JWTPayload; headers?: Record<string, string> },
  ): Promise<Answer<N>>;
  worker: JobWorker;
  /** Settles when no job of the kind is due or runs. */
  idle(kind: JobKind): Promise<void>;
  close(): Promise<void>;
}

export interface TestServiceOptions {
  /** Mails to users; notices are gathered when `services.notices.round` is called. */
  mail?: MailSettings;
  /** Where links in mails lead. */
  publicUrl?: string;
  /** Threads; none runs no search. */
  workers?: number;
  threadEntry?: URL;
  /** A customer's own engine. */
  remoteEngine?: RemoteEngineSettings;
  trustTenantHeader?: boolean;
  clock?: Clock;
  /** Who gets messages to the operator; nobody when left out. */
  contact?: MailRecipient & MailSettings;
  /** Who gets inquiries; nobody when left out. */
  inquiry?: MailRecipient & MailSettings;
  priceService?: PriceServiceSettings;
  patentLink?: string;
  /** Of the enterprise console. */
  console?: Partial<ConsoleSettings>;
  /** Opens the endpoint for administrators' commands. */
  adminKey?: string;
  /** Optional programs; none when left out. */
  programs?: Partial<Config['programs']>;
  /** How products are enumerated: faults, small units, a folder for indexes, not at all. */
  forward?: Partial<Pick<ForwardOptions, 'entry' | 'patienceMs' | 'dataDir'>> & {
    runsTasks?: boolean;
    unitPairs?: number;
  };
  /** The electronic lab notebook; none when left out. */
  eln?: { settings: ElnSettings } & Pick<DeliveryJobOptions, 'plan' | 'timeoutMs'> & { runsTasks?: boolean };
  /** How impurities are predicted: faults, not at all. */
  impurities?: Partial<Pick<PredictionOptions, 'entry' | 'timeoutMs'>> & { runsTasks?: boolean };
  /** How graphs grow: faults, not at all. */
  growths?: Partial<Pick<GrowthOptions, 'entry'>> & { runsTasks?: boolean };
  /** How files are scored: faults, another table, none at all. */
  scoring?: Partial<Pick<ScoringOptions, 'entry' | 'patienceMs' | 'fragments'>> & { runsTasks?: boolean };
}

/**
 * Threads that know nothing of a service: all that this process starts share them, so that their templates are read once.
 * They end with the process; the patience of short answers is that of a machine under load.
 */
const startThreads = (logger: Logger) => ({
  interactive: startInteractive({ logger, timeoutMs: 120_000 }),
  indigo: createIndigo({ logger }),
  expansion: createExpansionHost({ logger, secret }),
  optimizer: createOptimizerHost({ logger }),
  reactions: createReactionService({ logger }),
  routeFiles: createRouteFiles({ logger }),
  routeReader: createRouteReader(logger),
});
let threads: ReturnType<typeof startThreads> | undefined;

/** The same in every place, for those threads make keys of molecules with it. */
const secret = Buffer.alloc(32, 'keys of molecules');

export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const { workers = 0, threadEntry, remoteEngine, trustTenantHeader = false, clock = systemClock } = options;
  const logger = createLogger(process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const issuer = await startTokenIssuer();
  const gateway = await startGatewayIssuer();
  const place = await createTestPlace();
  const database = await openDatabase(place, logger);
  const { interactive, indigo, expansion, optimizer, reactions, routeFiles, routeReader } = (threads ??=
    startThreads(logger));
  const programs = startPrograms({ osra: undefined, opsin: undefined, ...options.programs }, logger);
  await database.queries.insert(secrets).values({ name: secretName, value: secret }).onConflictDoNothing();
  const context = { database, clock, logger };
  const scoring = new ScoringService({ logger, threads: 1, ...options.scoring });
  const jobs = await startJobQueue(database, logger, jobKinds);
  const keys = { newId: randomUUID, moleculeKey: moleculeKeys(secret) };
  const forward = new ForwardService({ logger, threads: 1, ...options.forward });
  const eln = { settings: options.eln?.settings ?? noEln };
  const structureSearch = new StructureSearch({ database, clock, logger, dataDir: place.dataDir });
  const { contact, inquiry, mail = contact ?? inquiry, publicUrl } = options;
  const mails = { settings: mail, contact, inquiry, publicUrl };
  const notices = new NoticeService({ ...context, jobs, canMail: options.mail !== undefined });
  const queueDatabase = jobs.boss.getDb();
  const events = new EventStreams({ ...context, listen: queueDatabase.listen?.bind(queueDatabase), heartbeatMs: 200 });
  await events.start();
  const isIdle: Readonly<Record<string, boolean>> = {
    [searchKind.name]: workers === 0,
    [scoringKind.name]: options.scoring?.runsTasks === false,
    [forwardKind.name]: options.forward?.runsTasks === false,
    [impurityKind.name]: options.impurities?.runsTasks === false,
    [growthKind.name]: options.growths?.runsTasks === false,
    [deliveryKind.name]: options.eln?.runsTasks === false,
  };
  const kinds = jobKinds.flatMap(({ name }) => (isIdle[name] ? [] : [name]));
  const { impurities, growths: growth, forward: forwardFaults } = options;
  const faults = {
    search: { threadEntry },
    forward: { unitPairs: forwardFaults?.unitPairs },
    impurities,
    growth,
    eln: options.eln,
    mails: { timeoutMs: 2_000 },
  };
  const parts = {
    jobs,
    eln,
    mails,
    forward,
    scoring,
    context: { ...context, ...keys, workers, secret, remoteEngine },
    faults,
  };
  const definitions = jobDefinitions(parts, kinds);
  const worker = new JobWorker({ database, queue: jobs, logger, definitions });
  await worker.start();
  const services: Services = {
    isStockInUse: isForwardSource,
    ...context,
    jobs,
    ...keys,
    scoring,
    forward,
    reactions,
    routeReader,
    eln,
    erased: new ErasedUsers(database, clock, secret),
    routeFiles,
    inquiry,
    contact,
    notices,
    events,
    console: { ...defaultConsole, ...options.console },
    priceService: options.priceService && new PriceService(options.priceService),
    patentLink: options.patentLink,
    structureSearch,
    interactive,
    indigo,
    programs,
    expansion,
    optimizer,
    names: withGeneratedNames(builtInNames(), await loadRDKit(), (err) => {
      throw err;
    }),
    pictures: new LruCache(100),
  };
  const app = createApp({
    config: {
      issuer: issuer.issuer,
      gateway: { issuer: gateway.url, url: gateway.url },
      trustTenantHeader,
      servesCalls: true,
      testerPages: false,
    },
    services: Promise.resolve(services),
    logger,
    adminKey: options.adminKey,
    isReady: async () => true,
  });
  return {
    app,
    database,
    services,
    issuer,
    gateway,
    worker,
    call: async (name, input, who = {}) => {
      const authorization = `Bearer ${await issuer.token(who.claims)}`;
      return inject(app, name, input, { authorization, 'x-culture': 'en', ...who.headers });
    },
    idle: ({ name }) => worker.idle(name),
    close: async () => {
      await events.close();
      await app.close();
      await worker.close();
      await jobs.close();
      await scoring.close();
      await forward.close();
      await structureSearch.close();
      await programs.close();
      await database.close();
      await place.remove();
      await issuer.close();
      await gateway.close();
    },
  };
}

async function inject<N extends CallName>(
  app: FastifyInstance,
  name: N,
  input: { params?: object; query?: object; body?: object },
  headers: Record<string, string>,
): Promise<Answer<N>> {
  const call = callEntries.find(([one]) => one === name)?.[1];
  if (!call) throw new RangeError(`no call ${name}`);
  const params = new Map(Object.entries(input.params ?? {}));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params.get(key))));
  const query = Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]));
  const response = await app.inject({ method: call.method, url: path, query, payload: input.body, headers });
  const isJson = String(response.headers['content-type']).includes('json');
  const envelope: { code: number; data?: unknown; error?: ErrorBody } = isJson
    ? response.json()
    : { code: response.statusCode };
  return {
    status: response.statusCode,
    code: envelope.code,
    get data(): CallData<N> {
      if (envelope.error || !call.data) throw new Error(`no data: ${response.body}`);
      const problems = [...Value.Errors(call.data, envelope.data)];
      if (problems.length > 0) throw new Error(`${name} breaks its contract: ${JSON.stringify(problems)}`);
      return envelope.data as CallData<N>;
    },
    error: envelope.error,
    headers: response.headers,
    text: response.body,
  };
}
