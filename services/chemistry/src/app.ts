// The service's table of contents: plugins in order, then features.

import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { headers } from '@app/shared/constants/headers';
import { limits } from '@app/shared/constants/limits';
import { openDoor } from './back-office/door.ts';
import { backupCommandSchema, runBackup } from './backup/command.ts';
import { paymentsCommandSchema, runPayments } from './console/back-office.ts';
import { contactCommandSchema, runContact } from './contact/back-office.ts';
import type { Config } from './context/config.ts';
import type { Logger } from './context/logger.ts';
import { quotaCommandSchema, runQuota } from './equity/back-office.ts';
import { usersCommandSchema } from './erasure/back-office.ts';
import { runUsersHere } from './erasure/erase-everywhere.ts';
import { feedbackCommandSchema, runFeedback } from './feedback/support-desk.ts';
import { authenticate } from './plugins/authentication.ts';
import { refuseUnread } from './plugins/client-error.ts';
import { handleErrors } from './plugins/error-handler.ts';
import { logRequests } from './plugins/request-log.ts';
import { apiKeyCalls } from './routes/api-keys.ts';
import { banListCalls } from './routes/ban-list.ts';
import { basicInfoCalls } from './routes/basic-info.ts';
import { batchCalls } from './routes/batch.ts';
import { registerCalls } from './routes/calls.ts';
import { clearCacheCalls } from './routes/clear-cache.ts';
import { equityCalls } from './routes/equity.ts';
import { feedbackCalls } from './routes/feedback.ts';
import { contactCalls } from './routes/contact.ts';
import { registerHealth } from './routes/health.ts';
import { helpCalls } from './routes/help.ts';
import { deletionCalls } from './routes/deletion.ts';
import { commandCalls } from './routes/commands.ts';
import { conditionsCalls } from './routes/conditions.ts';
import { processCalls } from './routes/process.ts';
import { elnCalls } from './routes/eln.ts';
import { erasureCalls } from './routes/erasure.ts';
import { forwardClassCalls } from './routes/forward-classes.ts';
import { forwardFileCalls } from './routes/forward-file.ts';
import { forwardPredictCalls } from './routes/forward-predict.ts';
import { forwardProductCalls } from './routes/forward-products.ts';
import { forwardScaffoldCalls } from './routes/forward-scaffolds.ts';
import { forwardCalls } from './routes/forward.ts';
import { impurityFileCalls } from './routes/impurity-file.ts';
import { impurityResultCalls } from './routes/impurity-results.ts';
import { impurityCalls } from './routes/impurity.ts';
import { notificationCalls } from './routes/notifications.ts';
import { inquirySendCalls } from './routes/inquiry-send.ts';
import { inquiryCalls } from './routes/inquiry.ts';
import { intermediateProjectCalls } from './routes/intermediates-projects.ts';
import { intermediateRecordCalls } from './routes/intermediates-records.ts';
import { intermediateCalls } from './routes/intermediates.ts';
import { manualCalls } from './routes/manual.ts';
import { manualEditCalls } from './routes/manual-edit.ts';
import { manualFormCalls } from './routes/manual-forms.ts';
import { manualReplaceCalls } from './routes/manual-replace.ts';
import { manualSearchCalls } from './routes/manual-search.ts';
import { manualStepCalls } from './routes/manual-steps.ts';
import { ownTemplateCalls } from './routes/own-templates.ts';
import { profileCalls } from './routes/profile.ts';
import { projectInfoCalls } from './routes/project-info.ts';
import { settingCalls } from './routes/settings.ts';
import { protectionCalls } from './routes/protection.ts';
import { registerRaisedErrors } from './routes/raised-errors.ts';
import { quotationFileCalls } from './routes/quotation-file.ts';
import { quotationCalls } from './routes/quotation.ts';
import { reactionPrecedentCalls } from './routes/reaction-precedents.ts';
import { reactionByProductCalls } from './routes/reaction-by-products.ts';
import { reactionProcedureCalls } from './routes/reaction-procedure.ts';
import { reactionSiteCalls } from './routes/reaction-sites.ts';
import { reactionCalls } from './routes/reaction.ts';
import { retrosynthesisCalls } from './routes/retrosynthesis.ts';
import { routeCostCalls } from './routes/route-cost.ts';
import { routeInsightCalls } from './routes/route-insight.ts';
import { routeNoteCalls } from './routes/route-notes.ts';
import { routeFileCalls } from './routes/route-export-file.ts';
import { routesCalls } from './routes/routes.ts';
import { searchGraphCalls } from './routes/search-graph.ts';
import { searchGraphChangeCalls } from './routes/search-graph-change.ts';
import { searchGraphPartCalls } from './routes/search-graph-part.ts';
import { sharingCalls } from './routes/sharing.ts';
import { recordUsage } from './plugins/usage-record.ts';
import { statisticsReportCalls } from './routes/statistics-report.ts';
import { statisticsCalls } from './routes/statistics.ts';
import { stockCalls } from './routes/stock.ts';
import { sascoreCalls } from './routes/sascore.ts';
import { sascoreFileCalls } from './routes/sascore-file.ts';
import { sascoreUploadCalls } from './routes/sascore-upload.ts';
import { structureRecognitionCalls } from './routes/structure-recognition.ts';
import { structureCalls } from './routes/structure.ts';
import { substructureCalls } from './routes/substructure.ts';
import { tenantUserCalls } from './routes/tenant-users.ts';
import { consoleClosingCalls } from './routes/console-closing.ts';
import { consolePointsCalls } from './routes/console-points.ts';
import { consoleCalls } from './routes/console.ts';
import { compoundCalls } from './routes/structure-compounds.ts';
import { structureFormatCalls } from './routes/structure-formats.ts';
import { moleculeInfoCalls } from './routes/structure-info.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  config: Pick<Config, 'issuer' | 'gateway' | 'trustTenantHeader' | 'servesCalls' | 'testerPages'>;
  /** Calls that arrive early wait for it. */
  services: Promise<Services>;
  logger: Logger;
  isReady: () => Promise<boolean>;
  /** Commands of the back office are answered to who knows it; to nobody when left out. */
  backOfficeKey?: string | undefined;
}

/** The HTTP side; a worker has the health checks only. */
export function createApp({ config, services, logger, isReady, backOfficeKey }: AppOptions): FastifyInstance {
  const base: FastifyBaseLogger = logger;
  const app = Fastify({
    loggerInstance: base,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers[headers.requestId]),
    requestIdHeader: false,
    bodyLimit: limits.jsonBodyBytes,
    // Room for the longest access token that the gateway lets in.
    http: { maxHeaderSize: limits.headerBytes },
    clientErrorHandler: refuseUnread,
  });
  logRequests(app);
  handleErrors(app);
  authenticate(app, config);
  registerHealth(app, isReady);
  if (config.testerPages) registerRaisedErrors(app);
  if (backOfficeKey !== undefined)
    openDoor(app, backOfficeKey, services, [
      { name: 'payments', schema: paymentsCommandSchema, run: runPayments },
      { name: 'feedback', schema: feedbackCommandSchema, run: runFeedback },
      { name: 'contact', schema: contactCommandSchema, run: runContact },
      { name: 'quota', schema: quotaCommandSchema, run: runQuota },
      { name: 'backup', schema: backupCommandSchema, run: runBackup },
      { name: 'users', schema: usersCommandSchema, run: runUsersHere },
    ]);
  if (config.servesCalls) recordUsage(app, services);
  if (config.servesCalls)
    registerCalls(app, services, [
      ...structureCalls,
      ...structureRecognitionCalls,
      ...substructureCalls,
      ...compoundCalls,
      ...structureFormatCalls,
      ...moleculeInfoCalls,
      ...stockCalls,
      ...ownTemplateCalls,
      ...retrosynthesisCalls,
      ...routeCostCalls,
      ...quotationCalls,
      ...quotationFileCalls,
      ...routesCalls,
      ...routeFileCalls,
      ...routeInsightCalls,
      ...routeNoteCalls,
      ...processCalls,
      ...batchCalls,
      ...manualCalls,
      ...manualEditCalls,
      ...manualFormCalls,
      ...manualReplaceCalls,
      ...manualSearchCalls,
      ...manualStepCalls,
      ...searchGraphCalls,
      ...searchGraphPartCalls,
      ...searchGraphChangeCalls,
      ...conditionsCalls,
      ...reactionCalls,
      ...reactionSiteCalls,
      ...reactionByProductCalls,
      ...reactionPrecedentCalls,
      ...reactionProcedureCalls,
      ...forwardCalls,
      ...forwardProductCalls,
      ...forwardClassCalls,
      ...forwardPredictCalls,
      ...forwardScaffoldCalls,
      ...forwardFileCalls,
      ...impurityCalls,
      ...impurityResultCalls,
      ...impurityFileCalls,
      ...protectionCalls,
      ...profileCalls,
      ...settingCalls,
      ...basicInfoCalls,
      ...clearCacheCalls,
      ...equityCalls,
      ...feedbackCalls,
      ...contactCalls,
      ...consoleCalls,
      ...consolePointsCalls,
      ...consoleClosingCalls,
      ...helpCalls,
      ...commandCalls,
      ...inquiryCalls,
      ...notificationCalls,
      ...inquirySendCalls,
      ...banListCalls,
      ...deletionCalls,
      ...apiKeyCalls,
      ...sascoreUploadCalls,
      ...sascoreCalls,
      ...sascoreFileCalls,
      ...intermediateCalls,
      ...intermediateProjectCalls,
      ...intermediateRecordCalls,
      ...projectInfoCalls,
      ...sharingCalls,
      ...tenantUserCalls,
      ...erasureCalls,
      ...elnCalls,
      ...statisticsCalls,
      ...statisticsReportCalls,
    ]);
  return app;
}

// The gateway names the request; a name that would upset a log line is replaced.
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}
