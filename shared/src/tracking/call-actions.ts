// What a chemist does by a call: the gateway names the action, the page says nothing.

import type { CallName } from '../contracts/catalogue.ts';

/** A field at the top of the query or body decides; `undefined` among the values represents a field left out. */
export interface Condition {
  in: 'query' | 'body';
  field: string;
  is: readonly (string | number | undefined)[];
}

export interface CallAction {
  id: number;
  calls: readonly CallName[];
  when?: Condition;
}

// Both modules plan with the same calls; `routeType` says for which, and retrosynthesis need not say it.
const retrosynthesis = ['retrosynthesis', undefined] as const;
const retroInBody: Condition = { in: 'body', field: 'routeType', is: retrosynthesis };
const retroInQuery: Condition = { in: 'query', field: 'routeType', is: retrosynthesis };
const processInBody: Condition = { in: 'body', field: 'routeType', is: ['processchemistry'] };
const processInQuery: Condition = { in: 'query', field: 'routeType', is: ['processchemistry'] };

const by = (id: number, ...calls: CallName[]): CallAction => ({ id, calls });
const byWhen = (id: number, when: Condition, ...calls: CallName[]): CallAction => ({ id, calls, when });

export const callActions = {
  // Search, 1-4.
  recogniseStructure: by(1, 'structureCheck'),
  viewMolecule: by(2, 'moreMoleculeInfo'),
  findCompound: by(3, 'compoundSearch'),
  recognisePicture: by(4, 'structureRecognition'),

  // Retrosynthesis, 5-83.
  checkTarget: byWhen(5, retroInBody, 'searchCheck'),
  startSearch: by(6, 'retroSearchStart'),
  viewTasks: byWhen(7, retroInBody, 'retroTaskList'),
  stopTask: by(8, 'retroTaskStop'),
  restartTask: by(9, 'retroTaskRestart'),
  renameTask: by(10, 'retroTaskRename'),
  deleteTasks: by(11, 'retroTaskDelete'),
  viewTray: byWhen(12, retroInQuery, 'waitingSmiles'),
  removeFromTray: byWhen(13, retroInBody, 'deleteWaitingSmiles'),
  searchTray: byWhen(14, retroInBody, 'batchSearch'),
  importMolecules: byWhen(15, retroInQuery, 'smilesDataImport'),
  importChemDraw: byWhen(16, retroInQuery, 'importCdx'),
  importList: byWhen(17, retroInBody, 'importByList'),
  expandMolecule: byWhen(18, retroInBody, 'indexManualSearch'),
  findProductNumber: by(19, 'searchByProductId'),
  syncRoute: byWhen(20, retroInBody, 'syncToLab'),
  syncRoutes: byWhen(21, retroInBody, 'batchSyncToLab'),
  openProject: byWhen(22, retroInQuery, 'projectInfo'),
  viewPrecedents: byWhen(23, retroInBody, 'synthesisExperience'),
  viewOtherSites: byWhen(24, retroInBody, 'otherReactionSites'),
  editBanList: by(25, 'dislikeReaction'),
  unbanReaction: by(26, 'deleteReactions'),
  downloadBanList: by(27, 'downloadReactions'),
  shareRoute: byWhen(28, retroInQuery, 'shareToOther'),
  openShare: by(29, 'shareRecord'),
  viewRoutes: byWhen(30, retroInBody, 'routeList', 'routeOverview'),
  openRoute: byWhen(31, retroInQuery, 'routeDetail'),
  findSameRoute: byWhen(33, retroInBody, 'checkRoutesExists'),
  replaceRoutePart: byWhen(34, retroInBody, 'routeNodeReplace'),
  saveRoutePart: byWhen(35, retroInBody, 'updateRoutePart'),
  searchSubstructure: by(40, 'substructureSearch'),
  searchMaterials: by(41, 'substructureMaterial'),
  viewSubstructureHits: by(42, 'substructures'),
  viewConditions: byWhen(50, retroInQuery, 'reactionConditions'),
  optimizeConditions: by(51, 'conditionOptimization'),
  viewOptimizations: by(52, 'conditionHistory'),
  renameOptimization: by(53, 'conditionRename'),
  deleteOptimization: by(54, 'conditionDelete'),
  exportOptimization: by(55, 'exportExpConditions'),
  exportConditions: by(56, 'exportConditions'),
  openIntermediateProject: by(60, 'intermediateDetails'),
  shareIntermediateRoutes: by(61, 'shareIntermediateRoutes'),
  startForwardSearch: by(73, 'forwardStart'),
  stopForwardTask: by(74, 'forwardTaskStop'),
  renameForwardTask: by(75, 'forwardTaskRename'),
  deleteForwardTasks: by(76, 'forwardTaskDelete'),
  viewForwardTasks: by(77, 'forwardTaskList'),
  viewForwardProducts: by(78, 'forwardProducts'),

  // Process chemistry, 84-134.
  startProcessSearch: by(84, 'processSearchStart'),
  viewWantedMolecules: by(85, 'craftInterestSmiles'),
  importWantedMolecules: by(86, 'craftInterestImport'),
  removeWantedMolecule: by(87, 'deleteCraftInterest'),
  viewForbiddenMolecules: by(88, 'craftForbiddenSmiles'),
  importForbiddenMolecules: by(89, 'craftForbiddenImport'),
  removeForbiddenMolecule: by(90, 'deleteCraftForbidden'),
  checkProcessTarget: byWhen(91, processInBody, 'searchCheck'),
  viewProcessTray: byWhen(92, processInQuery, 'waitingSmiles'),
  removeFromProcessTray: byWhen(93, processInBody, 'deleteWaitingSmiles'),
  searchProcessTray: byWhen(94, processInBody, 'batchSearch'),
  importProcessMolecules: byWhen(95, processInQuery, 'smilesDataImport'),
  importProcessChemDraw: byWhen(96, processInQuery, 'importCdx'),
  importProcessList: byWhen(97, processInBody, 'importByList'),
  expandProcessMolecule: byWhen(98, processInBody, 'indexManualSearch'),
  syncProcessRoute: byWhen(99, processInBody, 'syncToLab'),
  syncProcessRoutes: byWhen(100, processInBody, 'batchSyncToLab'),
  openProcessProject: byWhen(101, processInQuery, 'projectInfo'),
  viewProcessPrecedents: byWhen(102, processInBody, 'synthesisExperience'),
  viewProcessOtherSites: byWhen(103, processInBody, 'otherReactionSites'),
  viewProcessRoutes: byWhen(104, processInBody, 'routeList', 'routeOverview'),
  openProcessRoute: byWhen(105, processInQuery, 'routeDetail'),
  findSameProcessRoute: byWhen(106, processInBody, 'checkRoutesExists'),
  replaceProcessRoutePart: byWhen(107, processInBody, 'routeNodeReplace'),
  saveProcessRoutePart: byWhen(108, processInBody, 'updateRoutePart'),
  shareProcessRoute: byWhen(109, processInQuery, 'shareToOther'),
  viewProcessConditions: byWhen(110, processInQuery, 'reactionConditions'),
  viewProcessTasks: byWhen(130, processInBody, 'retroTaskList'),

  // SAScore, 135-141.
  checkScoreFile: by(135, 'sascoreImportCheck'),
  startScoring: by(136, 'sascoreImport'),
  viewScores: by(137, 'sascoreResults'),
  viewScoringTasks: by(138, 'sascoreTasks'),
  renameScoring: by(139, 'sascoreRename'),
  stopScoring: by(140, 'sascoreStop'),
  deleteScoring: by(141, 'sascoreDelete'),

  // Results taken out as a file, of whatever part of the product: 142. Those with an id of their own are listed with their part.
  downloadResults: by(
    142,
    'sascoreFile',
    'sascoreFileSelection',
    'routeFile',
    'routesExport',
    'routeCostExport',
    'quotationExport',
    'batchExport',
    'impurityExport',
    'intermediateRecordsExport',
    'usageFile',
  ),

  // Impurity prediction, 600-604.
  startPrediction: by(600, 'impurityStart'),
  deletePrediction: by(601, 'impurityDelete'),
  stopPrediction: by(602, 'impurityStop'),
  repeatPrediction: by(603, 'impuritySearchAgain'),
  markImpurity: by(604, 'impurityLike'),

  // Promotion and corporate transfer, 700-708.
  viewPoints: by(702, 'pointsList'),
  viewTransferAccount: by(703, 'bankTransferInfo'),
  uploadTransferReceipt: by(704, 'paymentUpload'),
  submitPayment: by(705, 'paymentCreate'),
  viewPayments: by(706, 'paymentList'),
  applyForInvoice: by(707, 'invoiceApply'),
  applyForContract: by(708, 'contractApply'),
} satisfies Record<string, CallAction>;
