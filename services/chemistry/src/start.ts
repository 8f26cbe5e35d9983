// Starts the service. The port opens first, so that the process is seen to live while the database opens.

import { randomUUID } from 'node:crypto';
import { Server } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@app/shared/errors/app-error';
import { PriceService } from './features/cost/price-service.ts';
import { createApp } from './app.ts';
import { compoundSearchOf } from './chemistry/recognition/compound-search.ts';
import { builtInNames } from './chemistry/recognition/names.ts';
import { withGeneratedNames } from './chemistry/recognition/generated-names.ts';
import { loadRDKit } from './chemistry/molecule/rdkit.ts';
import { LruCache } from './chemistry/molecule/lru.ts';
import { publishAdminEndpoint, newAdminKey } from './platform/http/admin-endpoint.ts';
import { startRemovals } from './features/console/removal.ts';
import { createOptimizerHost } from './features/conditions/optimizer-host.ts';
import { systemClock } from './platform/process/clock.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { LockTakenError } from './platform/process/lock-file.ts';
import { repeat } from './platform/process/repeat.ts';
import { createLogger, type Logger } from './platform/process/logger.ts';
import { moleculeKeys, moleculeSecret } from './platform/database/molecule-keys.ts';
import { startForgetting } from './features/deletion/sweep.ts';
import { ErasedUsers } from './features/erasure/erasure-store.ts';
import { EventStreams } from './features/events/event-streams.ts';
import { ForwardService } from './features/forward/service.ts';
import { isForwardSource } from './features/forward/task-store.ts';
import { startSweep } from './features/intermediates/sweep.ts';
import { createExpansionHost } from './features/manual/expansion/expansion-host.ts';
import { NoticeService, noticeRoundMs } from './features/notifications/service.ts';
import { createRouteReader } from './features/route-import/reader.ts';
import { createReactionService } from './features/reaction/service.ts';
import { createRouteFiles } from './features/routes/files/host.ts';
import { jobKinds } from './job-kinds.ts';
import { jobDefinitions } from './jobs.ts';
import { startJobQueue } from './platform/jobs/queue.ts';
import { JobWorker } from './platform/jobs/worker.ts';
import { ScoringService } from './features/sascore/service.ts';
import { startRetention } from './platform/retention/sweep.ts';
import type { Services } from './services.ts';
import { StructureSearch } from './features/substructure/service.ts';
import { createIndigo } from './features/structure/programs/indigo.ts';
import { startPrograms } from './features/structure/programs/programs.ts';
import { startInteractive } from './features/structure/interactive.ts';
import { forgetDays } from './features/statistics/day-store.ts';
import { startPacking } from './features/statistics/packing.ts';

/** About 5 KB each. */
const cachedPictures = 4_000;
const stopWithinMs = 4_500;
/** Of that, for calls in progress. */
const callsWithinMs = 2_500;
/** For requests that a proxy is about to send on a connection that it keeps open: closed under them, a change would be lost. */
const lingerMs = 400;
/** The index of the built-in stock waits until nothing else is to be done; a search asks for it at once. */
const indexAfterMs = 20_000;

/** In the order of the start. */
const closers: (() => Promise<unknown>)[] = [];
let stopListening = async (): Promise<void> => {};
/** Streams have no end of their own: the server would wait for them. */
let endStreams = async (): Promise<void> => {};

/** Runs until a signal, or until standard input ends where it is watched. */
export async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(logger, 0));
  if (config.watchParent) {
    process.stdin.on('end', () => void stop(logger, 0)).on('close', () => void stop(logger, 0));
    process.stdin.resume();
  }
  await serve(config, logger).catch((error: unknown) => fail(logger, error));
}

async function serve(config: Config, logger: Logger): Promise<void> {
  const started = Promise.withResolvers<Services>();
  let isReady = async (): Promise<boolean> => false;
  const adminKey = config.databaseUrl === undefined ? newAdminKey() : undefined;
  const app = createApp({ config, services: started.promise, logger, isReady: () => isReady(), adminKey });
  app.addHook('preClose', async () => {
    // New connections are refused at once; that of HTTP would close idle ones, too. Each response ends its connection from here on.
    Server.prototype.close.call(app.server);
    await pause(lingerMs);
  });
  stopListening = () => closeGently(app);
  await app.listen({ port: config.port, host: config.host });
  logger.info({ addresses: app.addresses() }, 'listening');
  const database = await openDatabase(config, logger);
  closers.push(() => database.close());
  if (adminKey !== undefined) closers.push(publishAdminEndpoint(config.dataDir, app.listeningOrigin, adminKey));
  const services = await startServices(config, database, logger);
  started.resolve(services);
  if (config.servesCalls) await untilWarm(services);
  isReady = () => answers(database);
  logger.info({ ms: Math.round(process.uptime() * 1_000) }, 'ready');
}

async function startServices(config: Config, database: Database, logger: Logger): Promise<Services> {
  const interactive = startInteractive({ logger, isWarm: config.servesCalls });
  closers.push(() => interactive.close());
  const indigo = createIndigo({ logger });
  closers.push(() => indigo.close());
  const programs = startPrograms(config.programs, logger);
  closers.push(() => programs.close());
  const secret = await moleculeSecret(database.queries);
  const expansion = createExpansionHost({ logger, secret });
  closers.push(() => expansion.close());
  const optimizer = createOptimizerHost({ logger });
  closers.push(() => optimizer.close());
  const reactions = createReactionService({ logger });
  const routeReader = createRouteReader(logger);
  closers.push(() => routeReader.close());
  closers.push(() => reactions.close());
  const routeFiles = createRouteFiles({ logger });
  closers.push(() => routeFiles.close());
  const jobs = await startJobQueue(database, logger, jobKinds);
  closers.push(() => jobs.close());
  const { workers, remoteEngine, fragments, dataDir, workerKinds } = config;
  const threads = Math.min(4, availableParallelism());
  const scoring = new ScoringService({ logger, fragments, threads });
  closers.push(() => scoring.close());
  const forward = new ForwardService({ logger, fragments, threads, dataDir });
  closers.push(() => forward.close());
  const context = { database, clock: systemClock, logger, newId: randomUUID, moleculeKey: moleculeKeys(secret) };
  const eln = { settings: config.eln };
  const { mail, contact, inquiry } = config;
  const mails = { settings: mail, contact, inquiry, publicUrl: config.gateway?.issuer };
  const parts = { jobs, eln, mails, forward, scoring, context: { ...context, workers, secret, remoteEngine } };
  const runsTasks = workerKinds.length > 0;
  const worker = new JobWorker({ database, queue: jobs, logger, definitions: jobDefinitions(parts, workerKinds) });
  if (runsTasks) await worker.start();
  closers.push(() => worker.close());
  const notices = new NoticeService({ ...context, jobs, canMail: mail !== undefined });
  if (runsTasks) {
    const gathering = repeat(
      noticeRoundMs,
      () => notices.round(),
      (error) => logger.warn({ err: error }, 'notices are not gathered'),
    );
    closers.push(() => gathering.close());
    const sweep = startSweep(context);
    closers.push(() => sweep.close());
    const packing = startPacking(context);
    closers.push(() => packing.close());
  }
  const queueDatabase = jobs.boss.getDb();
  const events = new EventStreams({ ...context, listen: queueDatabase.listen?.bind(queueDatabase) });
  if (config.servesCalls) await events.start();
  endStreams = () => events.close();
  const priceService = config.priceService && new PriceService(config.priceService);
  const structureSearch = new StructureSearch({ database, clock: systemClock, logger, dataDir: config.dataDir });
  closers.push(() => structureSearch.close());
  // Names are made where molecules are presented, so this thread has its own RDKit.
  const names = withGeneratedNames(builtInNames(), await loadRDKit(), (err) => {
    logger.warn({ err }, 'a name could not be made');
  });
  if (config.servesCalls) {
    const retention = startRetention({
      database,
      clock: systemClock,
      logger,
      days: config.retention,
      onRemoved: (removed) => {
        if (removed.includes('RETENTION_STATISTICS_DAYS')) forgetDays(database.queries);
      },
    });
    closers.push(() => retention.close());
    const forgetting = startForgetting({ database, clock: systemClock, logger });
    closers.push(() => forgetting.close());
    const waiting = setInterval(() => {
      if (worker.isBusy() || scoring.threads.isBusy || forward.isBusy) return;
      clearInterval(waiting);
      structureSearch.warm();
      compoundSearchOf(names);
      forward.warm();
    }, indexAfterMs).unref();
  }
  const services: Services = {
    logger,
    database,
    jobs,
    scoring,
    forward,
    reactions,
    routeReader,
    eln,
    erased: new ErasedUsers(database, systemClock, secret),
    routeFiles,
    inquiry,
    contact,
    notices,
    events,
    console: config.console,
    priceService,
    patentLink: config.patentLink,
    structureSearch,
    interactive,
    indigo,
    programs,
    expansion,
    optimizer,
    clock: systemClock,
    isStockInUse: isForwardSource,
    newId: randomUUID,
    moleculeKey: moleculeKeys(secret),
    names,
    pictures: new LruCache(cachedPictures),
  };
  if (config.servesCalls) {
    const removals = startRemovals(services);
    closers.push(() => removals.close());
  }
  return services;
}

/** Until what every search asks for first is computed without waiting for tables: on a busy host that takes its time. */
async function untilWarm(services: Services): Promise<void> {
  const { interactive } = services;
  try {
    await Promise.all([interactive.run('recognise', 'aspirin'), interactive.run('controlled', 'CCO')]);
  } catch (error) {
    if (!(error instanceof AppError) || error.key !== 'computingBusy') throw error;
    if (!isStopping) await untilWarm(services);
  }
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.queries.execute('select 1');
    return true;
  } catch {
    return false;
  }
}

// Calls in progress get their responses; connections that a proxy keeps open would otherwise hold up the end.
async function closeGently(app: FastifyInstance): Promise<void> {
  const closing = app.close();
  await pause(lingerMs);
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), callsWithinMs - lingerMs);
  await closing.finally(() => {
    clearInterval(idle);
    clearTimeout(cut);
  });
}

let isStopping = false;

// No new calls first, then in the reverse order of the start: searches back into the queue, the database last.
async function stop(logger: Logger, exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  for (const close of [endStreams, stopListening, ...closers.toReversed()]) {
    await close().catch((error: unknown) => logger.warn({ err: error }, 'a part did not stop well'));
  }
  process.exit(exitCode);
}

function fail(logger: Logger, error: unknown): Promise<void> {
  // Its message says all; the stack would hide it.
  const details = error instanceof LockTakenError ? {} : { err: error };
  logger.fatal(details, error instanceof Error ? error.message : 'the service cannot start');
  return stop(logger, 1);
}
