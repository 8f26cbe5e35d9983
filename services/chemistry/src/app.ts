// The service's table of contents: plugins in order, then features.

import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { headers } from '@app/shared/constants/headers';
import { limits } from '@app/shared/constants/limits';
import { openAdminEndpoint } from './platform/http/admin-endpoint.ts';
import { backupCommandSchema, runBackup } from './platform/database/backup/command.ts';
import { paymentsCommandSchema, runPayments } from './features/console/admin.ts';
import { contactCommandSchema, runContact } from './features/contact/admin.ts';
import type { Config } from './config.ts';
import type { Logger } from './platform/process/logger.ts';
import { quotaCommandSchema, runQuota } from './features/quota/admin.ts';
import { usersCommandSchema } from './features/erasure/admin.ts';
import { runUsersHere } from './features/erasure/erase-everywhere.ts';
import { feedbackCommandSchema, runFeedback } from './features/feedback/admin.ts';
import { authenticate } from './platform/http/authentication.ts';
import { refuseUnread } from './platform/http/client-error.ts';
import { handleErrors } from './platform/http/error-handler.ts';
import { logRequests } from './platform/http/request-log.ts';
import { apiKeyCalls } from './features/api-keys/routes.ts';
import { banListCalls } from './features/bans/routes.ts';
import { basicInfoCalls } from './features/profile/basic-info.ts';
import { batchCalls } from './features/batch/routes.ts';
import { registerCalls } from './platform/http/calls.ts';
import { clearCacheCalls } from './features/profile/clear-cache.ts';
import { equityCalls } from './features/equity/routes.ts';
import { feedbackCalls } from './features/feedback/routes.ts';
import { contactCalls } from './features/contact/routes.ts';
import { registerHealth } from './platform/http/health.ts';
import { helpCalls } from './features/help/routes.ts';
import { deletionCalls } from './features/deletion/routes.ts';
import { commandCalls } from './features/commands/routes.ts';
import { conditionsCalls } from './features/conditions/routes.ts';
import { processCalls } from './features/process/routes.ts';
import { elnCalls } from './features/eln/routes.ts';
import { erasureCalls } from './features/erasure/routes.ts';
import { forwardClassCalls } from './features/forward/classes.ts';
import { forwardFileCalls } from './features/forward/file.ts';
import { forwardPredictCalls } from './features/forward/predict.ts';
import { forwardProductCalls } from './features/forward/products.ts';
import { forwardScaffoldCalls } from './features/forward/scaffolds.ts';
import { forwardCalls } from './features/forward/routes.ts';
import { impurityFileCalls } from './features/impurity/file.ts';
import { impurityResultCalls } from './features/impurity/results.ts';
import { impurityCalls } from './features/impurity/routes.ts';
import { eventCalls } from './features/events/routes.ts';
import { notificationCalls } from './features/notifications/routes.ts';
import { inquirySendCalls } from './features/inquiry/send.ts';
import { inquiryCalls } from './features/inquiry/routes.ts';
import { intermediateProjectCalls } from './features/intermediates/projects.ts';
import { intermediateRecordCalls } from './features/intermediates/records.ts';
import { intermediateCalls } from './features/intermediates/routes.ts';
import { manualCalls } from './features/manual/routes.ts';
import { manualEditCalls } from './features/manual/edit.ts';
import { manualFormCalls } from './features/manual/forms.ts';
import { manualReplaceCalls } from './features/manual/replace.ts';
import { manualSearchCalls } from './features/manual/search.ts';
import { manualStepCalls } from './features/manual/steps.ts';
import { ownTemplateCalls } from './features/templates/routes.ts';
import { profileCalls } from './features/profile/routes.ts';
import { projectInfoCalls } from './features/intermediates/project-info.ts';
import { settingCalls } from './features/account/settings.ts';
import { protectionCalls } from './features/protection/routes.ts';
import { registerRaisedErrors } from './platform/http/raised-errors.ts';
import { quotationFileCalls } from './features/quotation/file.ts';
import { quotationCalls } from './features/quotation/routes.ts';
import { reactionPrecedentCalls } from './features/reaction/precedents.ts';
import { reactionByProductCalls } from './features/reaction/by-products.ts';
import { reactionProcedureCalls } from './features/reaction/procedure.ts';
import { reactionSiteCalls } from './features/reaction/sites.ts';
import { reactionCalls } from './features/reaction/routes.ts';
import { retrosynthesisCalls } from './features/retrosynthesis/routes.ts';
import { routeCostCalls } from './features/cost/routes.ts';
import { routeInsightCalls } from './features/routes/insight.ts';
import { routeCommentCalls } from './features/routes/comments.ts';
import { routeNoteCalls } from './features/routes/notes.ts';
import { routeFileCalls } from './features/routes/export-file.ts';
import { routeImportCalls } from './features/route-import/routes.ts';
import { routesCalls } from './features/routes/routes.ts';
import { searchGraphCalls } from './features/search-graph/routes.ts';
import { searchGraphChangeCalls } from './features/search-graph/change.ts';
import { searchGraphPartCalls } from './features/search-graph/part.ts';
import { sharingCalls } from './features/sharing/routes.ts';
import { recordUsage } from './features/statistics/usage-record.ts';
import { statisticsReportCalls } from './features/statistics/report.ts';
import { statisticsCalls } from './features/statistics/routes.ts';
import { stockCalls } from './features/stock/routes.ts';
import { sascoreCalls } from './features/sascore/routes.ts';
import { sascoreFileCalls } from './features/sascore/file.ts';
import { sascoreUploadCalls } from './features/sascore/upload/routes.ts';
import { structureRecognitionCalls } from './features/structure/recognition-routes.ts';
import { structureCalls } from './features/structure/routes.ts';
import { substructureCalls } from './features/substructure/routes.ts';
import { tenantUserCalls } from './features/members/routes.ts';
import { consoleClosingCalls } from './features/console/closing.ts';
import { consolePointsCalls } from './features/console/points.ts';
import { consoleCalls } from './features/console/routes.ts';
import { compoundCalls } from './features/structure/compounds.ts';
import { structureFormatCalls } from './features/structure/formats.ts';
import { moleculeInfoCalls } from './features/stock/molecule-info.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  config: Pick<Config, 'issuer' | 'gateway' | 'trustTenantHeader' | 'servesCalls' | 'testerPages'>;
  /** Calls that arrive early wait for it. */
  services: Promise<Services>;
  logger: Logger;
  isReady: () => Promise<boolean>;
  /** Opens the endpoint for administrators' commands; closed when left out. */
  adminKey?: string | undefined;
}

/** The HTTP side; a worker has the health checks only. */
export function createApp({ config, services, logger, isReady, adminKey }: AppOptions): FastifyInstance {
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
    // What comes while the service is being stopped, on connections that are open, is served.
    return503OnClosing: false,
  });
  logRequests(app);
  handleErrors(app);
  authenticate(app, config);
  registerHealth(app, isReady);
  if (config.testerPages) registerRaisedErrors(app);
  if (adminKey !== undefined)
    openAdminEndpoint(app, adminKey, services, [
      { name: 'payments', schema: paymentsCommandSchema, run: runPayments },
      { name: 'feedback', schema: feedbackCommandSchema, run: runFeedback },
      { name: 'contact', schema: contactCommandSchema, run: runContact },
      { name: 'quota', schema: quotaCommandSchema, run: runQuota },
      { name: 'backup', schema: backupCommandSchema, run: runBackup },
      { name: 'users', schema: usersCommandSchema, run: runUsersHere },
    ]);
  if (config.servesCalls) recordUsage(app, services);
  if (config.servesCalls)
    registerCalls<Services>(app, services, [
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
      ...routeImportCalls,
      ...routesCalls,
      ...routeFileCalls,
      ...routeInsightCalls,
      ...routeNoteCalls,
      ...routeCommentCalls,
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
      ...eventCalls,
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
