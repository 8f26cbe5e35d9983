// Made of the contracts by `npm run client`; do not change it by hand.

export interface paths {
  "/api/common/compound-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Compounds by name, synonym, CAS number or formula, in both languages; the best match first */
    get: operations["compoundSearch"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/common/more-molecule-info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Names, masses, descriptors, rules, hazards, stock and price of a molecule; each figure with its source */
    post: operations["moreMoleculeInfo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/common/structure-recognition": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Structures in a picture, to be confirmed by the user on the editor; 50002 where none is found */
    post: operations["structureRecognition"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/batch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All molecules of the worklist with their results as a file */
    get: operations["batchExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/conditions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Conditions of a step or a kind of reaction as a file */
    get: operations["exportConditions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/exp-conditions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A screening plate for the laboratory, or condition sets and measured yields, as a file */
    post: operations["exportExpConditions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/forward-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Products of a task as a file: all, those filtered, or those named */
    post: operations["forwardExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/impurities": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Impurities of a batch as a file: all, those filtered, or those named */
    post: operations["impurityExport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/intermediate-records": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same records as a file */
    get: operations["intermediateRecordsExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/quotation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A quotation as a document, in its own language; a draft says that it is one */
    get: operations["quotationExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/route-cost": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cost of a route as a workbook or a list, with what the caller entered */
    get: operations["routeCostExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/route-file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Routes of one task as a file: PDF report, workbook, draft procedures for a notebook (docx, procedures: a workbook, md: Markdown), ChemDraw scheme, reactions (several RXN and SVG files in an archive), or JSON (services/chemistry/docs/route-schema.md) */
    post: operations["routeFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/routes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A route, or all of a task, as JSON (services/chemistry/docs/route-schema.md) */
    get: operations["routesExport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/sascore-file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Selected rows of a task as a file: by row number, or by filter */
    post: operations["sascoreFileSelection"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/export/sascore-file/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All rows of a task as a file, with the columns that came in */
    get: operations["sascoreFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/batch-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's batches of one reaction, newest first */
    get: operations["impurityBatches"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/delete-history": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Deletes a prediction that is not running, with its batches */
    get: operations["impurityDelete"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/history-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's predictions, newest first */
    post: operations["impurityHistory"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/match-masses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which impurities of a batch explain the m/z values found in a chromatogram */
    post: operations["impurityMassMatch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Renames a prediction */
    get: operations["impurityRename"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/result-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Impurities of a batch, those found so far while it runs; filtered, sorted and paged */
    get: operations["impurityResults"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One prediction with its progress; the id is that of the search or of one of its batches */
    get: operations["impuritySearchOf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/search-again": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Runs a prediction again, as a new batch */
    get: operations["impuritySearchAgain"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/set-likes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Marks a result, or takes the mark away */
    get: operations["impurityLike"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/start-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a prediction of the impurities of a reaction or a route step */
    post: operations["impurityStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/step-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's newest prediction for a step of a route, if there is one */
    get: operations["impurityOfStep"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/predict/stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Stops a running batch; what was found so far stays */
    get: operations["impurityStop"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/batch-pause": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes queued molecules out of the line; batch-search puts them back. 20022 when none is queued */
    post: operations["batchPause"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/batch-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One task per molecule with common settings; all that can start when no ids are given */
    post: operations["batchSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/batch-stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops queued, paused and running searches; routes found so far stay */
    post: operations["batchStop"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/batch-sync-to-lab": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Puts routes into the line to the ELN, all of them or none */
    post: operations["batchSyncToLab"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/check-routes-exists": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Is the route under construction in the project of its target already */
    post: operations["checkRoutesExists"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One optimization with its condition sets, space and measured yields */
    get: operations["conditionOptimizationOf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Deletes a history entry with its measured yields */
    get: operations["conditionDelete"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-history-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** History of condition optimizations, newest first */
    post: operations["conditionHistory"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-next": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The next best experiments after the measured yields (Bayesian optimization over the space) */
    post: operations["conditionNext"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-plate": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A screening plate: combinations of the space that teach the most, well by well */
    post: operations["conditionPlate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Renames a history entry */
    get: operations["conditionRename"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-results": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Replaces the measured yields of an optimization */
    post: operations["conditionResults"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-results-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes measured yields from a file: the filled list of a plate, or any table with wells or conditions and yields */
    post: operations["conditionResultsImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/con-opt-space": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Chooses the levels that experiments may take */
    post: operations["conditionSpace"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/condition-optimization": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Recognises a reaction, ranks condition sets with predicted yields, and keeps the answer in the history */
    post: operations["conditionOptimization"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/conditions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Conditions for a step or a kind of reaction, with the support of each */
    get: operations["reactionConditions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/craft-forbiden-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Imports such molecules, answered row by row */
    post: operations["craftForbiddenImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/craft-forbiden-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Molecules a process route must avoid */
    get: operations["craftForbiddenSmiles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/craft-interest-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Imports such molecules, answered row by row */
    post: operations["craftInterestImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/craft-interest-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Molecules a process route should pass through */
    get: operations["craftInterestSmiles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/delete-craft-forbiden-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Removes such a molecule */
    get: operations["deleteCraftForbidden"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/delete-craft-interest-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Removes such a molecule */
    get: operations["deleteCraftInterest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/delete-waiting-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes molecules, or all not in search, off the worklist; their tasks and routes stay. 20006 for one in search */
    post: operations["deleteWaitingSmiles"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-classes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which kinds of reactions apply to a molecule, where on it, and how many partners each would find */
    post: operations["forwardClasses"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-filter-area": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What products of a task can be filtered by: ranges of their figures, and how many of each class */
    get: operations["forwardFilterArea"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-points": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Products of a task as points of a chart: all that pass a filter, or every so many of them */
    post: operations["forwardPoints"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-predict": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What a mixture of reactants and reagents gives, the likeliest first */
    post: operations["forwardPredict"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-product": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product with the way from the starting molecule to it, step by step */
    get: operations["forwardProductRoute"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Products of a task, those found so far while it runs; filtered, sorted and paged */
    post: operations["forwardProducts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-scaffold-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads partners from a file (sdf, mol, xlsx, csv, txt; 1 MB), row by row; nothing is stored */
    post: operations["forwardScaffoldImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-search-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a task for one molecule (40001); a sixth at once answers 40003 unless it may wait, a twenty-first that waits 40004 */
    post: operations["forwardStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One task with its progress; 40007 where there is none */
    get: operations["forwardTaskOf"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task-continue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Goes on with a stopped or failed task where it ended */
    post: operations["forwardTaskContinue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes tasks that are not running, with their products */
    post: operations["forwardTaskDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's tasks, newest first */
    post: operations["forwardTaskList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task-rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Renames a task */
    post: operations["forwardTaskRename"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/forward-task-stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops a waiting or running task; products found so far stay */
    post: operations["forwardTaskStop"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/import-by-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Fills the worklist from a pasted list (SMILES, InChI, names, CAS numbers, one a line) or a pasted drawing */
    post: operations["importByList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/import-cdx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Fills the worklist from a ChemDraw file */
    post: operations["importCdx"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/index-manual-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One-step expansion of one molecule, for building a route by hand */
    post: operations["indexManualSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/details": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An intermediate project, or a common intermediate before it is one: ways that make it, targets that need it */
    get: operations["intermediateDetails"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Molecules that routes of several of the caller's targets have in common, the most worth stocking first */
    post: operations["intermediateList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/projects": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's intermediate projects and those of colleagues that the caller is a member of, latest change first */
    post: operations["intermediateProjectList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/records": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What happened to the projects that the caller may read, newest first */
    post: operations["intermediateRecords"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/track": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes an intermediate a project of its own; one that the caller tracks already is answered as it is */
    post: operations["intermediateTrack"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/intermediate-project/update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Renames, archives or moves on a project, chooses its way, sets what a target wants of it, or adds a note */
    post: operations["intermediateUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-protecting-groups": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Protecting groups that a step of the canvas can be given, and those that its molecules bear */
    get: operations["manualProtectingGroups"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-reagent-forms": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Other forms in which a molecule of the canvas could be used in its step, each checked anew */
    post: operations["manualReagentForms"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One route under construction */
    get: operations["manualRoute"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-change": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** One change on the canvas; undo, redo and a version brought back are changes too */
    post: operations["manualRouteChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-continue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a search on a molecule of the canvas; its routes can then be put in */
    post: operations["manualRouteContinue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Throws routes under construction away; what was saved of them stays */
    post: operations["manualRouteDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's routes under construction, newest change first */
    get: operations["manualRouteList"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps the route among the routes of its target's newest task */
    post: operations["manualRouteSave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begins a route by hand for a molecule */
    post: operations["manualRouteStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-route-versions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Saved states of a route under construction, the newest first */
    get: operations["manualRouteVersions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-step-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Checks a written reaction as a step to a molecule of the canvas: balance, forward check, stock */
    post: operations["manualStepCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/manual-sub-routes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Routes of the caller that make a molecule of the canvas, on the way or as their target */
    post: operations["manualSubRoutes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/other-reaction-sites": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Where else in the reactants the same reaction could happen, and how likely beside the wanted place */
    post: operations["otherReactionSites"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/process-search-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a process-chemistry task; at most 5 of a user may be under way */
    post: operations["processSearchStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/project-info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A target's project: the caller's searches of it, saved routes, routes under construction, costs, quotations */
    get: operations["projectInfo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One version of a quotation */
    get: operations["quotationDetail"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Throws a draft away; 409 for an issued one, which stays */
    post: operations["quotationDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-issue": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Issues a draft: from then on this version never changes */
    post: operations["quotationIssue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's quotations, every version a row, what was changed last first */
    get: operations["quotationList"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-revise": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The draft of the next version of an issued quotation; the one that there is, if there is one */
    post: operations["quotationRevise"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes a draft. A product keeps the cost it was counted with, until its scale changes or `recount` asks for the cost of now; 409 for one that was issued, or changed in another window, meanwhile */
    post: operations["quotationSave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/quotation-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A draft of a quotation for a route, with its product at one or more scales, and the number of it */
    post: operations["quotationStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/reaction-by-products": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What likely forms beside the product of a reaction or a step with its reagents: the likely part of its impurities */
    post: operations["reactionByProducts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/reaction-procedure": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Draft procedure of a reaction or a step: amounts for a batch, order of addition, work-up, hazards; blanks where nothing is known */
    post: operations["reactionProcedure"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/retro-search-start": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a retrosynthesis task */
    post: operations["retroSearchStart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** May the caller open this route */
    get: operations["routeCheck"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-comment": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Adds a comment to a route that the caller may read. Gives 10012 for an empty one, and once a route has 500 */
    post: operations["routeComment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-comment-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes an own comment, or any comment on an own route, for good */
    post: operations["routeCommentDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Comments on a route by its owner and those it is shared with, the newest last */
    get: operations["routeComments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-cost": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cost sheet of a route: bill of materials, yields, labour, each figure with its source */
    get: operations["routeCost"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-cost-compare": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** What two to four routes cost at the same scale, with what the caller entered for each; refused only when none can be read */
    post: operations["routeCostCompare"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-cost-prices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Asks the configured price service for the materials that a sheet buys, and keeps what it tells; 20036 when it gives no usable answer, 10039 without one */
    post: operations["routeCostPrices"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-cost-save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps what the caller changed in a cost sheet since `before`; what another window saved meanwhile stays, and an entry that is gone takes the figure back */
    post: operations["routeCostSave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-detail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One route with its molecules and steps */
    get: operations["routeDetail"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-edit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Opens a route that the caller may read for editing, as the caller's own copy; the route itself stays */
    post: operations["routeEdit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads routes of other planners from a file and has them checked as our own: trees of AiZynthFinder, ASKCOS, Syntheseus and SynPlanner, RetroCast, RXN and RDF, ChemDraw schemes, reaction SMILES; what it is is told from the content */
    post: operations["routeImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-import-text": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** As route-import, of a text that was pasted */
    post: operations["routeImportText"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-likeness": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** How alike the routes of a task are to one of them, or to the route that its search was to be like */
    post: operations["routeLikeness"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Routes of a task, or of the newest task for a target */
    post: operations["routeList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-mark": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves or hides routes for the caller alone, or takes that back */
    post: operations["routeMark"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-node-replace-a2b": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Other ways from a molecule of the route down to another one, ranked; with `partId` puts one in */
    post: operations["routeNodeReplace"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-note-save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps what changed in a note since `before`; what another window wrote meanwhile stays, and lines that both changed are kept both */
    post: operations["routeNoteSave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-notes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's notes on a route, and of a shared route those of its owner, which only the owner changes */
    get: operations["routeNotes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-overview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** All routes of a task at once, best first, each molecule written once */
    post: operations["routeOverview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-picture": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Scheme of a route as SVG of paths: its structures, and arrows with the numbers of the steps */
    get: operations["routePicture"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-protect": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a new route in which groups at risk are protected and freed */
    post: operations["routeProtect"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-protection": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Groups that the steps of a route would touch without being meant */
    get: operations["routeProtection"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-step-alternatives": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Other ways to make the product of a step, from the search of the caller's own task, with the routes of each */
    get: operations["routeStepAlternatives"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-step-insight": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For each step of a route the atoms that change and the hazards that rules find */
    get: operations["routeStepInsight"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/route-verdict": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Likes or dislikes a step of a route, with a reason; without a verdict takes it back */
    post: operations["routeVerdict"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-by-productId": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Looks a product up by its ELN number: in the ELN where one is asked, and among the caller's deliveries */
    get: operations["searchByProductId"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** May this search start: sound structure, controlled compound, sound settings, running duplicate, searches left */
    post: operations["searchCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The search graph of a task around one molecule, the target when none is named */
    post: operations["searchGraph"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-draft": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begins a route by hand from chosen ways */
    post: operations["searchGraphDraft"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-expand": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a molecule of a search graph apart by one step; what is new stays in the graph */
    post: operations["searchGraphExpand"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-find": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Molecules of a search graph by name, structure or substructure, with the way to each */
    post: operations["searchGraphFind"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-grow": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Searches on from a molecule of a search graph in the background */
    post: operations["searchGraphGrow"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-grow-stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends such a search; what it found so far stays */
    post: operations["searchGraphGrowStop"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-part": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Molecules of a search graph with their ways to be made, for those that are unfolded */
    post: operations["searchGraphPart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-save": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keeps chosen ways as a route of the task */
    post: operations["searchGraphSave"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-selection": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Figures of the route that chosen ways make */
    post: operations["searchGraphSelection"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/search-graph-state": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far the search graph of a task has grown */
    get: operations["searchGraphState"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/smiles-data-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Fills the worklist from a file: SD, molfile, reaction, RD, workbook, table, text or ChemDraw */
    post: operations["smilesDataImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/stock-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes an imported stock away, also one that is still being imported; routes that used it stay */
    post: operations["stockDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/stock-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begins the import of a supplier's list (CSV, TSV, SMILES, SDF); its progress is in the list of stocks */
    post: operations["stockImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/stock-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Stocks the caller may search with: built-in ones first, then the newest */
    get: operations["stockList"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/stock-look-up": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Where molecules can be bought, and what they cost: by SMILES or InChIKey */
    post: operations["stockLookUp"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/stock-report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of an import that were not plainly accepted, in the order of the file; the first 1,000 are kept */
    get: operations["stockReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/structure-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Recognises a structure given as SMILES, InChI, InChIKey, molfile, CDXML, CDX in base64, name or CAS number, or the product of an RXN file, and says whether it is sound; 20028 with readings for a short name of several meanings */
    post: operations["structureCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/structure-file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The first structure of a file of any kind, as text for structure-check; of a reaction its product */
    post: operations["structureFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/substructure-material": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The same over purchasable materials alone */
    post: operations["substructureMaterial"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/substructure-search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a search over the named sources and gives its first page */
    post: operations["substructureSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/substructure-status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What can be searched now, and how far the index is */
    get: operations["substructureStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/substructures": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Results of a search, page by page; a search is kept for an hour */
    get: operations["substructures"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/sync-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's deliveries to the ELN, newest first */
    post: operations["elnDeliveries"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/sync-retry": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Tries a waiting or failed delivery again at once */
    post: operations["elnRetry"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/sync-to-lab": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Pushes a route to the ELN, and tells whether it arrived; what is pushed already, and has not changed, is not pushed again */
    post: operations["syncToLab"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/synthesis-experience": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Precedents: recorded patent reactions with the same change, the nearest by centre and product first */
    post: operations["synthesisExperience"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One task with its progress */
    get: operations["retroTask"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes tasks that are not in search, with their routes */
    post: operations["retroTaskDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's tasks of one module, newest first */
    post: operations["retroTaskList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task-rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Renames a task */
    post: operations["retroTaskRename"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task-restart": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts a stopped, failed or completed task again; routes of the earlier run are replaced */
    post: operations["retroTaskRestart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/task-stop": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Stops a queued or searching task; routes found so far stay */
    post: operations["retroTaskStop"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/template-set-delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Takes a set of templates away, also one that is still being imported; routes that were found by it stay */
    post: operations["templateSetDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/template-set-import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begins the import of reaction templates as AiZynthFinder and ASKCOS write them (CSV, TSV, JSON, a plain list); its progress is in the list of sets */
    post: operations["templateSetImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/template-set-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sets of reaction templates beside the built-in ones, the newest first */
    get: operations["templateSetList"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/template-set-report": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Entries of an import that were not plainly accepted, in the order of the file; the first 1,000 are kept */
    get: operations["templateSetReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/template-set-switch": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Has searches propose by a set of templates, or no longer; searches under way keep what they began with */
    post: operations["templateSetSwitch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/update-route-a2b-info": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Saves conditions, yields and notes of steps between two molecules of the route */
    post: operations["updateRoutePart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/waiting-smiles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The worklist of a module, with the state and result of each molecule */
    get: operations["waitingSmiles"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/retro/waiting-smiles-edit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Changes structure or name of a molecule; 20013 for one that waits, is in search or completed */
    post: operations["trayEdit"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/check-progress": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How far a running check of a file is */
    get: operations["sascoreCheckProgress"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/complete-task-list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The caller's scoring tasks, newest first */
    post: operations["sascoreTasks"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/continue/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Goes on with a stopped or failed task where it ended */
    post: operations["sascoreContinue"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/delete/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Deletes a task that is not being scored, with its rows */
    get: operations["sascoreDelete"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/duplicate-check/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Has the caller a task of this name, letter case and outer blanks aside */
    get: operations["sascoreDuplicateCheck"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/edit-rename": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Renames a task; 30012 where the name is taken */
    get: operations["sascoreRename"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/explain": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Scores one molecule and says why: parts of the score, fragments, and what each atom adds */
    post: operations["sascoreExplain"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/filter-area": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a task can be filtered by: ranges of its figures, and how its scores are distributed */
    get: operations["sascoreFilterArea"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/import": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Starts scoring a file; 30012 where the name is taken, a free name made of the file name where none is given */
    post: operations["sascoreImport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/import-check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads a file whole and tells everything that is wrong with it, row by row, without starting */
    post: operations["sascoreImportCheck"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/parameter/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A task with its progress, and what it is scored with */
    get: operations["sascoreParameters"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/result/list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Rows of a task, paged, filtered and sorted; those done so far while it is still scoring */
    post: operations["sascoreResults"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/result/points": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Scored rows of a task as points of a chart: all that pass a filter, or every so many of them */
    post: operations["sascorePoints"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/sascore/stop/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Stops a task; the rows scored so far stay */
    get: operations["sascoreStop"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/statistics/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Use of the product by module, action, user and time: the tenant's for its administrator, else one's own */
    post: operations["usageReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/statistics/usage-file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The same figures as a workbook of one sheet each, or one of them as comma-separated values */
    post: operations["usageFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/structure/bonds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where the bonds lie in the picture of a molecule, so that they can be marked */
    get: operations["structureBonds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/structure/formats": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A structure or reaction in the formats a chemist copies; a PNG is made of the SVG by the page */
    post: operations["structureFormats"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/structure/frames": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Room that pictures of molecules take when all of their bonds have one length */
    post: operations["structureFrames"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/structure/picture/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Picture of a molecule as SVG, under a content-addressed name */
    get: operations["structurePicture"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/api/structure/reaction": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reads a reaction, tells reactants from agents, names its kind, and says what is wrong with it */
    post: operations["reactionRead"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AskedReaction: {
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      stepId?: string;
    };
    /**
     * @description the module whose screen asks; retrosynthesis when left out. It decides the tracking id
     * @enum {unknown}
     */
    AskingModule: "retrosynthesis" | "processchemistry";
    BatchPauseResponse: components["schemas"]["Envelope"] & {
      data?: {
        paused: number;
      };
    };
    BatchSearchRefused: {
      /** Format: uuid */
      id: string;
      reason: components["schemas"]["ForwardTaskFailure"];
    };
    BatchSearchRequest: {
      goals?: components["schemas"]["ProcessGoalWeights"];
      ids?: string[];
      routeType?: components["schemas"]["AskingModule"];
      settings?: components["schemas"]["SearchSettingsGiven"];
    };
    BatchSearchResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** Format: uuid */
        batchId: string;
        refused: components["schemas"]["BatchSearchRefused"][];
        started: number;
      };
    };
    BatchStopResponse: components["schemas"]["Envelope"] & {
      data?: {
        stopped: number;
      };
    };
    BatchSyncToLabRequest: {
      /** @description product number of the ELN */
      roNumber?: components["schemas"]["RoNumber"];
      routeIds: string[];
      routeType?: components["schemas"]["AskingModule"];
    };
    BatchSyncToLabResponse: components["schemas"]["Envelope"] & {
      data?: {
        deliveries: components["schemas"]["ElnDelivery"][];
      };
    };
    BondMark: [
      number,
      number
    ];
    CdxForm: {
      /** @description One file: .cdx, .cdxml */
      iFormFile: string;
    };
    CheckedStep: {
      classKey: string;
      forward: components["schemas"]["CheckedStepForward"];
      /** @description some template gives the product; otherwise nothing speaks for the step */
      isKnown: boolean;
      /** @description in the caller's language */
      name: string;
      precursors: components["schemas"]["Precursor"][];
      /** @description calibrated: that a chemist's recorded reaction is this one; absent where nobody rated the step */
      probability?: number;
    };
    CheckedStepForward: {
      passed: boolean;
      rank: number;
      /** @description of the material that reacts at this site, 0 to 1 */
      share?: number;
      /** @description the product must rank among this many */
      within: number;
    };
    CheckRoutesExistsRequest: {
      /** Format: uuid */
      draftId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    CheckRoutesExistsResponse: components["schemas"]["Envelope"] & {
      data?: {
        exists: boolean;
        /** Format: uuid */
        routeId?: string;
      };
    };
    Colleague: {
      email: string;
      /** @description empty where nobody gave one */
      name: string;
      userId: string;
      userName: string;
    };
    CommonIntermediate: {
      figures: components["schemas"]["IntermediateFigures"];
      molecule: components["schemas"]["Molecule"];
      project?: {
        isMine: boolean;
        name: string;
        /** Format: uuid */
        projectId: string;
        state: components["schemas"]["CommonIntermediateProjectState"];
      };
      /** @description the first few of its targets, to be drawn */
      targetMolecules: components["schemas"]["Molecule"][];
    };
    /** @enum {unknown} */
    CommonIntermediateProjectState: "planned" | "inWork" | "done" | "archived";
    CompoundSearchItem: {
      cas?: string;
      /** @enum {unknown} */
      matched: "name" | "synonym" | "cas" | "formula" | "structure" | "systematicName";
      molecule: components["schemas"]["Molecule"];
      /** @description in the caller's language where a source has one, else in English */
      name: string;
      source: string;
      synonyms: string[];
    };
    CompoundSearchResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description 20 at most */
        items: components["schemas"]["CompoundSearchItem"][];
      };
    };
    Condition: {
      catalysts: string[];
      /** @description recorded reactions that were run so, of all of the kind that were counted */
      counted?: {
        of: number;
        reactions: number;
      };
      hours?: [
        number,
        number
      ];
      reagents: string[];
      solvents: string[];
      temperatureC: [
        number,
        number
      ];
    };
    ConditionChoice: {
      additive?: string;
      base?: string;
      catalyst?: string;
      ligand?: string;
      reagent?: string;
      solvent?: string;
      temperatureC?: number;
    };
    ConditionHistoryRequest: {
      classes?: string[];
      /** Format: date-time */
      from?: string;
      /** @description part of the name */
      key?: string;
      measuredOnly?: boolean;
      pageIndex: number;
      pageSize: number;
      /** Format: date-time */
      to?: string;
    };
    ConditionHistoryResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description classes of all entries, for the filter */
        classes: string[];
        items: components["schemas"]["Optimization"][];
        total: number;
      };
    };
    ConditionNextRequest: {
      /** @description 5 when left out */
      count?: number;
      /** Format: uuid */
      id: string;
    };
    ConditionNextResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description every combination has been measured */
        isExhausted: boolean;
        measured: number;
        /** @description combinations of the space */
        spaceSize: number;
        suggestions: components["schemas"]["ConditionNextSuggestion"][];
      };
    };
    ConditionNextSuggestion: {
      choice: components["schemas"]["ConditionChoice"];
      expected: components["schemas"]["PredictedYield"] | null;
      rank: number;
      reason: components["schemas"]["SuggestionReason"];
    };
    ConditionOptimizationRequest: {
      name?: string;
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      stepId?: string;
      /** @description the kind, where several are possible */
      templateId?: string;
      /** @description 20 when left out */
      top?: number;
    };
    ConditionPlateRequest: {
      /** Format: uuid */
      id: string;
      /** @description true: the plate of this size that was asked for last, whatever was measured since, for it may be in the laboratory; otherwise planned after all yields */
      keep?: boolean;
      wells: components["schemas"]["PlateWells"];
    };
    ConditionPlateResponse: components["schemas"]["Envelope"] & {
      data?: {
        columns: number;
        /** @description every combination has a well; the rest of the plate stays empty */
        isWholeSpace: boolean;
        rows: number;
        wells: components["schemas"]["ConditionPlateWell"][];
      };
    };
    ConditionPlateWell: {
      choice: components["schemas"]["ConditionChoice"];
      expected: components["schemas"]["PredictedYield"] | null;
      reason: components["schemas"]["SuggestionReason"];
      /** @description A1 to D6, or A1 to H12 */
      well: string;
    };
    ConditionRenameResponse: components["schemas"]["Envelope"] & {
      data?: {
        optimization: components["schemas"]["Optimization"];
      };
    };
    ConditionResultsImportResponse: components["schemas"]["Envelope"] & {
      data?: {
        added: number;
        rejected: number;
        replaced: number;
        result: components["schemas"]["OptimizationResult"];
        rows: components["schemas"]["YieldRow"][];
      };
    };
    ConditionResultsRequest: {
      /** Format: uuid */
      id: string;
      /** @description the same choice twice is a replicate and stays; levels new to the space are added to it */
      results: components["schemas"]["MeasuredYield"][];
      /** @description the version that the caller knew; yields saved since by others are kept. Without it the list is taken as it is */
      version?: number;
    };
    ConditionResultsResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description yields that others saved since that version and that were kept */
        merged?: number;
        /** @description null where no screen of this kind of reaction is known */
        model: components["schemas"]["OptimizationResultModel"] | null;
        /** @description what could not be judged, in the caller's language */
        notes: string[];
        optimization: components["schemas"]["Optimization"];
        /** @description in the order of entry */
        results: components["schemas"]["MeasuredYield"][];
        /** @description the best first */
        sets: components["schemas"]["RankedConditions"][];
        space: components["schemas"]["ConditionSpace"];
      };
    };
    ConditionSpace: {
      levels: {
        additive?: string[];
        base?: string[];
        catalyst?: string[];
        ligand?: string[];
        reagent?: string[];
        solvent?: string[];
      };
      temperaturesC: number[];
    };
    ConditionSpaceRequest: {
      /** @description the space that the caller saw before; levels that others added or took away since stay so. Without it the space is taken as it is */
      base?: components["schemas"]["ConditionSpace"];
      /** Format: uuid */
      id: string;
      space: components["schemas"]["ConditionSpace"];
    };
    ConditionSpaceResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description levels that others changed since and that stay so */
        merged?: number;
        /** @description null where no screen of this kind of reaction is known */
        model: components["schemas"]["OptimizationResultModel"] | null;
        /** @description what could not be judged, in the caller's language */
        notes: string[];
        optimization: components["schemas"]["Optimization"];
        /** @description in the order of entry */
        results: components["schemas"]["MeasuredYield"][];
        /** @description the best first */
        sets: components["schemas"]["RankedConditions"][];
        space: components["schemas"]["ConditionSpace"];
      };
    };
    /** @description what a chemist entered, by the path of the figure (rules/cost/sheet.ts) */
    CostEdits: {
      [key: string]: number;
    };
    CostFigure: {
      /** @description the true value may be so many times higher or lower */
      factor?: number;
      /** @description what it rests on, in no language: a list, a count of records */
      origin?: string;
      proposed?: {
        source: components["schemas"]["CostFigureSource"];
        value: number;
      };
      source: components["schemas"]["CostFigureSource"];
      value: number;
    };
    /** @enum {unknown} */
    CostFigureSource: "supplier" | "live" | "quoted" | "counted" | "computed" | "estimated" | "stated" | "entered";
    CostLine: {
      amount: components["schemas"]["CostFigure"];
      isLimiting?: boolean;
      lineId: string;
      /** @description the step that makes it; it has no price of its own */
      madeBy?: string;
      name: string;
      price?: components["schemas"]["CostFigure"];
      /** @enum {unknown} */
      role: "reactant" | "reagent" | "catalyst" | "solvent" | "workUp";
      /** @description minor units for a kilogram, bought by the gram */
      smallPrice?: number;
      smiles?: string;
      /** @description how often the reaction takes it */
      times?: number;
      /** @description g/mol with equivalents; kg/L with litres for a kilogram of product */
      weight: number;
    };
    CostSheet: {
      currency: components["schemas"]["CostSheetCurrency"];
      hourlyRate: components["schemas"]["CostFigure"];
      overhead: components["schemas"]["CostFigure"];
      scaleGrams: number;
      steps: components["schemas"]["CostSheetStep"][];
      wastePrice: components["schemas"]["CostFigure"];
    };
    /** @enum {unknown} */
    CostSheetCurrency: "USD" | "CNY";
    CostSheetStep: {
      labour: components["schemas"]["CostFigure"];
      labourGrows: boolean;
      lines: components["schemas"]["CostLine"][];
      number: number;
      product: {
        gramsPerMole: number;
        smiles: string;
      };
      stepId: string;
      yield: components["schemas"]["CostFigure"];
    };
    CraftList: {
      items: components["schemas"]["CraftListItem"][];
      limit: number;
    };
    CraftListImport: {
      accepted: number;
      duplicates: number;
      rejected: number;
      rows: components["schemas"]["ImportRow"][];
    };
    CraftListImportResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["CraftListImport"];
    };
    CraftListItem: {
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      molecule: components["schemas"]["Molecule"];
    };
    CraftListResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["CraftList"];
    };
    Deleted: {
      deleted: number;
      /**
       * Format: uuid
       * @description brings it back for ten minutes: POST /api/common/restore
       */
      undoToken?: string;
    };
    DeletedResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["Deleted"];
    };
    DraftResult: {
      draft: components["schemas"]["ManualRoute"];
    };
    DraftResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["DraftResult"];
    };
    ElnDeliveriesRequest: {
      pageIndex: number;
      pageSize: number;
      /** Format: uuid */
      routeId?: string;
      state?: components["schemas"]["ElnDeliveryState"];
    };
    ElnDeliveriesResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ElnDelivery"][];
        total: number;
      };
    };
    ElnDelivery: {
      attempts: number;
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      deliveredAt?: string;
      /** Format: uuid */
      deliveryId: string;
      /** @description what the ELN calls the record */
      elnId?: string;
      /** @description where the ELN shows the record */
      elnUrl?: string;
      failure?: {
        /** @enum {unknown} */
        reason: "unreachable" | "timeout" | "serverError" | "busy" | "refused" | "tooLarge";
        /** @description HTTP status that the ELN answered */
        status?: number;
      };
      /** Format: date-time */
      nextAttemptAt?: string;
      /** @description product number of the ELN */
      roNumber?: components["schemas"]["RoNumber"];
      /** Format: uuid */
      routeId: string;
      routeType: components["schemas"]["AskingModule"];
      state: components["schemas"]["ElnDeliveryState"];
      steps: number;
      target: components["schemas"]["Molecule"];
      taskName: string;
    };
    ElnDeliveryResult: {
      delivery: components["schemas"]["ElnDelivery"];
    };
    ElnDeliveryResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["ElnDeliveryResult"];
    };
    /** @enum {unknown} */
    ElnDeliveryState: "waiting" | "delivered" | "failed";
    ElnRetryRequest: {
      /** Format: uuid */
      deliveryId: string;
    };
    /** @description With `data` where `code` is 200, with `error` where it is not, whatever the status of HTTP. */
    Envelope: {
      code: number;
      data?: unknown;
      error?: components["schemas"]["ErrorBody"];
      /** @description Finds the call in the logs; also in the header X-Request-Id */
      requestId: string;
    };
    ErrorBody: {
      /** @enum {unknown} */
      action?: "login" | "home" | "contactUs" | "contactSales" | "viewRoute";
      cancelable?: boolean;
      code: number;
      /** @description What the message speaks of, by code */
      details?: unknown;
      /** @enum {unknown} */
      display: "toast" | "closableToast" | "dialog" | "confirm";
      /** @description In the language of X-Culture */
      message: string;
      /** @description How long a toast stays */
      seconds?: number;
      /**
       * @description Left out of what is an error
       * @enum {unknown}
       */
      severity?: "success" | "info";
    };
    ErrorEnvelope: {
      code: number;
      error: components["schemas"]["ErrorBody"];
      /** @description Finds the call in the logs; also in the header X-Request-Id */
      requestId: string;
    };
    ExportExpConditionsRequest: {
      fileType?: components["schemas"]["TableFileType"];
      /** Format: uuid */
      id: string;
      /** @description true: the plate of this size that was asked for last, whatever was measured since, for it may be in the laboratory; otherwise planned after all yields */
      keep?: boolean;
      wells?: components["schemas"]["PlateWells"];
      /** @enum {unknown} */
      what: "plate" | "sets" | "results";
    };
    /** @enum {unknown} */
    FileType: "xlsx" | "sdf" | "csv";
    ForwardClassesClass: {
      /** @description a key of the words for classes of reactions */
      class: string;
      kinds: components["schemas"]["ForwardClassesClassKind"][];
    };
    ForwardClassesClassKind: {
      kind: components["schemas"]["ReactionKind"];
      needsPartner: boolean;
      /** @description molecules of all stocks that fit */
      partners: number;
      /** @description atoms of each place that could react */
      sites: number[][];
    };
    ForwardClassesResponse: components["schemas"]["Envelope"] & {
      data?: {
        classes: components["schemas"]["ForwardClassesClass"][];
        molecule: components["schemas"]["Molecule"];
        removedParts: string[];
      };
    };
    ForwardExportRequest: {
      fileType: components["schemas"]["FileType"];
      filter?: components["schemas"]["ForwardFilter"];
      productIds?: string[];
      sort?: components["schemas"]["ForwardSort"];
      /** Format: uuid */
      taskId: string;
    };
    ForwardFilter: {
      classes?: string[];
      /** @description without a competing place that takes its share */
      clearOnly?: boolean;
      /** @description SMARTS or SMILES; all of them */
      contains?: string[];
      /** @description none of them */
      excludes?: string[];
      logP?: components["schemas"]["ForwardFilterMolecularWeight"];
      molecularWeight?: components["schemas"]["ForwardFilterMolecularWeight"];
      probability?: components["schemas"]["ForwardFilterSimilarity"];
      /** @description all must pass */
      rules?: ("lipinski" | "veber" | "ruleOfThree")[];
      sascore?: components["schemas"]["ForwardFilterMolecularWeight"];
      similarity?: components["schemas"]["ForwardFilterSimilarity"];
      /** @description reached in so many steps at most */
      steps?: number;
      tpsa?: components["schemas"]["ForwardFilterMolecularWeight"];
    };
    ForwardFilterAreaClass: {
      class: string;
      products: number;
    };
    ForwardFilterAreaResponse: components["schemas"]["Envelope"] & {
      data?: {
        classes: components["schemas"]["ForwardFilterAreaClass"][];
        products: number;
        ranges: {
          logP: components["schemas"]["NumberRange"] | null;
          molecularWeight: components["schemas"]["NumberRange"] | null;
          probability: components["schemas"]["NumberRange"] | null;
          sascore: components["schemas"]["NumberRange"] | null;
          similarity: components["schemas"]["NumberRange"] | null;
          tpsa: components["schemas"]["NumberRange"] | null;
        };
      };
    };
    ForwardFilterMolecularWeight: {
      from?: number;
      to?: number;
    };
    /** @description Tanimoto to settings.target */
    ForwardFilterSimilarity: {
      from: number;
    };
    ForwardPointsPoint: {
      logP: number;
      molecularWeight: number;
      probability: number;
      /** Format: uuid */
      productId: string;
      sascore: number;
      /** @description SMILES; forward-product says more of the molecule */
      structure: string;
      tpsa: number;
    };
    ForwardPointsRequest: {
      filter?: components["schemas"]["ForwardFilter"];
      /** Format: uuid */
      taskId: string;
    };
    ForwardPointsResponse: components["schemas"]["Envelope"] & {
      data?: {
        points: components["schemas"]["ForwardPointsPoint"][];
        /** @description products that pass the filter */
        total: number;
      };
    };
    ForwardPredictProduct: {
      kind: components["schemas"]["ReactionKind"];
      molecule: components["schemas"]["Molecule"];
      precedents: number | null;
      /** @description share of the sum of scores */
      probability: number;
      rank: number;
      selectivity: components["schemas"]["Selectivity"];
      /** @description reaction SMILES */
      smiles: string;
      /** @description index of the reactants it takes */
      used: number[];
    };
    ForwardPredictRequest: {
      /** @description SMILES with dots, a list of SMILES, names or CAS numbers one a line, a molfile, or a reaction */
      mixture: string;
      /** @description 10 when left out */
      top?: number;
    };
    ForwardPredictResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description known reagents, catalysts and solvents among what was given */
        agents: components["schemas"]["Molecule"][];
        /** @description what could not be judged, in the caller's language */
        notes: string[];
        products: components["schemas"]["ForwardPredictProduct"][];
        reactants: components["schemas"]["Molecule"][];
      };
    };
    ForwardProduct: {
      acceptors: number;
      donors: number;
      kind: components["schemas"]["ReactionKind"];
      /** @description Crippen */
      logP: number;
      molecule: components["schemas"]["Molecule"];
      /** @description of the last step */
      partners: components["schemas"]["Molecule"][];
      /** @description estimated; of all steps together */
      probability: number;
      /** Format: uuid */
      productId: string;
      /** @description by probability, from 1; it moves while the task is running */
      rank: number;
      rotatableBonds: number;
      rules: {
        lipinski: boolean;
        ruleOfThree: boolean;
        veber: boolean;
      };
      sascore: number;
      /** @description to the target, where one was given */
      similarity?: number;
      steps: number;
      tpsa: number;
      verdict: components["schemas"]["ForwardProductVerdict"];
      /** @description ways to it that were found; the likeliest is told */
      ways: number;
    };
    ForwardProductRouteResponse: components["schemas"]["Envelope"] & {
      data?: {
        product: components["schemas"]["ForwardProduct"];
        /** @description from the starting molecule on */
        steps: components["schemas"]["ForwardProductRouteStep"][];
      };
    };
    ForwardProductRouteStep: {
      from: components["schemas"]["Molecule"];
      kind: components["schemas"]["ReactionKind"];
      partners: components["schemas"]["Molecule"][];
      /** @description patent reactions counted of the kind */
      precedents: number | null;
      probability: number;
      product: components["schemas"]["Molecule"];
      selectivity: components["schemas"]["Selectivity"];
      /** @description reaction SMILES */
      smiles: string;
    };
    ForwardProductsRequest: {
      filter?: components["schemas"]["ForwardFilter"];
      pageIndex: number;
      pageSize: number;
      sort?: components["schemas"]["ForwardSort"];
      /** Format: uuid */
      taskId: string;
    };
    ForwardProductsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ForwardProduct"][];
        total: number;
      };
    };
    /**
     * @description of the worst step
     * @enum {unknown}
     */
    ForwardProductVerdict: "clear" | "mixed" | "unknown";
    ForwardScaffoldImportRefused: {
      /** @description why */
      message: string;
      row: number;
      text: string;
    };
    ForwardScaffoldImportResponse: components["schemas"]["Envelope"] & {
      data?: {
        accepted: components["schemas"]["Molecule"][];
        duplicates: number;
        refused: components["schemas"]["ForwardScaffoldImportRefused"][];
      };
    };
    ForwardSettings: {
      /** @description classes of reactions; all when left out */
      classes?: string[];
      filter?: components["schemas"]["ForwardFilter"];
      /** @description kept after the filter; 1,000 when left out */
      maxProducts?: number;
      partners?: {
        contains?: string;
        /** @description 20 when left out */
        maxHeavyAtoms?: number;
        /** @description minor units of the caller's currency */
        maxPricePerGram?: number;
        /** @description stocks are not asked */
        onlyScaffolds?: boolean;
        /** @description partners tried with each reaction; 200 when left out */
        perReaction?: number;
        /** @description own partners: SMILES, names, CAS numbers; 100 at most (40002, 40006) */
        scaffolds?: string[];
        /** @description ids of stocks; all when left out */
        stocks?: string[];
      };
      /** @description atoms in the order of its canonical SMILES */
      sites?: number[];
      /** @description 1 when left out */
      steps?: number;
      target?: string;
      templateIds?: string[];
    };
    ForwardSort: {
      /** @enum {unknown} */
      by: "probability" | "molecularWeight" | "logP" | "tpsa" | "sascore" | "similarity" | "steps";
      order: components["schemas"]["ForwardSortOrder"];
    };
    /** @enum {unknown} */
    ForwardSortOrder: "ascending" | "descending";
    ForwardStartRequest: {
      /** @description with five tasks running it waits its turn (20 at most) and is not refused */
      mayWait?: boolean;
      name?: string;
      settings?: components["schemas"]["ForwardSettings"];
      structure: string;
      type: components["schemas"]["ForwardTaskType"];
    };
    ForwardTask: {
      /** Format: date-time */
      createdAt: string;
      /**
       * @description why no further product came
       * @enum {unknown}
       */
      endedBy?: "exhausted" | "maxProducts" | "stopped";
      failure?: components["schemas"]["ForwardTaskFailure"];
      /** Format: date-time */
      finishedAt?: string;
      name: string;
      progress: {
        elapsedMs: number;
        /** @description distinct products that pass it */
        kept: number;
        /** @description distinct products formed, before the filter */
        made: number;
        percent: number;
        /** @description of so many, as far as is known */
        planned: number;
        /** @description from the speed so far */
        secondsLeft?: number;
        /** @description of settings.steps */
        step: number;
        /** @description reactions of one molecule with one set of partners, tried so far */
        tried: number;
      };
      /** @description counter-ions and solvents that were left out */
      removedParts: string[];
      settings: components["schemas"]["ForwardSettings"];
      start: components["schemas"]["Molecule"];
      /** Format: date-time */
      startedAt?: string;
      state: components["schemas"]["ForwardTaskState"];
      target?: components["schemas"]["Molecule"];
      /** Format: uuid */
      taskId: string;
      /** @description while queued */
      tasksAhead?: number;
      type: components["schemas"]["ForwardTaskType"];
      /** @description grows with every change */
      version: number;
    };
    ForwardTaskContinueRequest: {
      mayWait?: boolean;
      /** Format: uuid */
      taskId: string;
    };
    ForwardTaskFailure: {
      code: number;
      message: string;
    };
    ForwardTaskListRequest: {
      /** @description part of the name */
      key?: string;
      pageIndex: number;
      pageSize: number;
      states?: components["schemas"]["ForwardTaskState"][];
      types?: components["schemas"]["ForwardTaskType"][];
    };
    ForwardTaskListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ForwardTask"][];
        /** @description of 5 */
        running: number;
        total: number;
        /** @description of 20 */
        waiting: number;
      };
    };
    ForwardTaskRenameRequest: {
      name: string;
      /** Format: uuid */
      taskId: string;
    };
    ForwardTaskResult: {
      task: components["schemas"]["ForwardTask"];
    };
    ForwardTaskResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["ForwardTaskResult"];
    };
    /** @enum {unknown} */
    ForwardTaskState: "notStarted" | "queued" | "searching" | "completed" | "stopped" | "failed" | "deleted";
    /** @enum {unknown} */
    ForwardTaskType: "enumeration" | "library";
    FragmentTable: {
      /** @description fragments the table knows */
      fragments: number;
      /**
       * @description the product's own table, or the one IT has configured
       * @enum {unknown}
       */
      kind: "builtIn" | "configured";
    };
    GraphCounts: {
      expanded: number;
      failed: number;
      inStock: number;
      /** @description reactions that the search saw and the graph does not hold */
      left: number;
      molecules: number;
      passed: number;
      reactions: number;
      /** @description molecules with a way to stock */
      solved: number;
    };
    /** @description smilesUniqueCode: keyed hash of tenant and structure */
    GraphKey: string;
    GraphMolecule: {
      molecule: components["schemas"]["Molecule"];
      origin?: components["schemas"]["StockOrigin"];
      /** @description ways to make it that the graph holds */
      reactions: number;
      /** @description a way to stock was found, every step of it checked */
      solved: boolean;
      /** @enum {unknown} */
      state: "inStock" | "expanded" | "deadEnd" | "tooDeep" | "open";
      /** @description fewest steps between it and the target */
      steps: number;
      /** @description reactions of its shortest checked way to stock */
      stepsToStock?: number;
      /** @description checked ways to stock at least, up to a million */
      ways: number;
    };
    GraphPart: {
      items: components["schemas"]["GraphReaction"][];
      node: components["schemas"]["GraphMolecule"];
      /** @description ways to make it that pass the filter */
      total: number;
    };
    GraphReaction: {
      check: components["schemas"]["GraphReactionCheck"];
      classKey: string;
      /** @description rules that its usual reagents fall under */
      hazards: string[];
      /** @description in the caller's language */
      name: string;
      precedents: number;
      precursors: components["schemas"]["GraphMolecule"][];
      /** @description place of the product among all that would form; 0 when it is not */
      rank?: number;
      /** @description among the reactions of its product, best first */
      reactionId: number;
      reactionKey: string;
      /** @description why it failed: what would form instead */
      rivals: components["schemas"]["GraphReactionRival"][];
      /** @description probability that a chemist would have made it this way */
      score: number;
      solved: boolean;
      stepsToStock?: number;
      templateId: string;
      /** @description groups that the conditions would touch too */
      touchedGroups: string[];
      ways: number;
    };
    /** @enum {unknown} */
    GraphReactionCheck: "passed" | "failed" | "unchecked";
    GraphReactionRival: {
      molecule?: components["schemas"]["Molecule"];
      name?: string;
    };
    GraphSelection: {
      /** @description one way for each molecule to be made */
      choices: components["schemas"]["PathStep"][];
      routeType?: components["schemas"]["AskingModule"];
      /** Format: uuid */
      taskId: string;
    };
    GraphSelectionDraft: {
      /** Format: uuid */
      draftId: string;
    };
    GraphSelectionDraftResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["GraphSelectionDraft"];
    };
    Greener: {
      /** @enum {unknown} */
      factor: "catalyst" | "ligand" | "base" | "reagent" | "additive" | "solvent";
      from: string;
      /** @description in the caller's language */
      reason: string;
      /** @description the guide it stands in */
      source: string;
      to: string;
      /** @description percentage points by the same model; null where it cannot say */
      yieldChange: number | null;
    };
    Growth: {
      /** Format: date-time */
      createdAt: string;
      elapsedMs: number;
      expansions: number;
      /** Format: uuid */
      growthId: string;
      /** @enum {unknown} */
      kind: "step" | "search";
      molecule: components["schemas"]["Molecule"];
      seconds?: number;
      /** @enum {unknown} */
      state: "queued" | "searching" | "completed" | "stopped" | "failed";
    };
    GrowthResult: {
      growth: components["schemas"]["Growth"];
    };
    GrowthResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["GrowthResult"];
    };
    Hazard: {
      /** @description oxygen balance in percent, or the ratio that decided */
      figure?: number;
      /** @description the reagent as the conditions name it, or the SMILES of the molecule */
      found: string;
      isMolecule: boolean;
      /** @description the rule that found it; its words are `process:hazard.<rule>` */
      rule: string;
      severity: components["schemas"]["HazardSeverity"];
      /** @description where the rule stands */
      source: string;
      steps: number[];
    };
    /** @enum {unknown} */
    HazardSeverity: "severe" | "high" | "moderate";
    /**
     * @description of the document
     * @enum {unknown}
     */
    HelpVideoCaptionLanguage: "zh-CN" | "en";
    Hit: {
      /** @description atoms of the first match, in the order of the canonical SMILES, as the picture of a molecule marks them */
      atoms: number[];
      molecule: components["schemas"]["Molecule"];
      price?: {
        currency: string;
        kind: components["schemas"]["HitPriceKind"];
        /** @description minor units */
        perGram: number;
      };
      similarity?: number;
      sources: components["schemas"]["HitSource"][];
    };
    HitFilter: {
      molecularWeight?: components["schemas"]["ForwardFilterMolecularWeight"];
      pricePerGram?: {
        /** @description minor units of the caller's currency */
        from?: number;
        to?: number;
      };
      /** @description ids of stocks, as in stock-list */
      stocks?: string[];
    };
    HitPage: {
      /** @description false while hits are still being counted: ask for a page again */
      isComplete: boolean;
      items: components["schemas"]["Hit"][];
      /** @description time of the search for this page */
      ms: number;
      pageIndex: number;
      query: {
        kind: components["schemas"]["HitPageQueryKind"];
        mode: components["schemas"]["HitPageQueryMode"];
        /** @description what is worth knowing about how it was understood */
        notes: string[];
        /** @description SVG of the query */
        picture: string;
        /** @description what was understood, as SMILES or SMARTS */
        smiles: string;
      };
      /** @description molecules of the sources */
      searched: number;
      /** Format: uuid */
      searchId: string;
      /** @description hits so far */
      total: number;
    };
    /** @enum {unknown} */
    HitPageQueryKind: "auto" | "smiles" | "smarts" | "molfile";
    /** @enum {unknown} */
    HitPageQueryMode: "substructure" | "exact" | "similarity";
    HitPageResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["HitPage"];
    };
    /** @enum {unknown} */
    HitPriceKind: "estimate" | "supplier";
    HitSource: {
      kind: components["schemas"]["HitSourceKind"];
      /** @description the stock's, list's or task's */
      name: string;
      stockId?: string;
      taskId?: string;
    };
    /** @enum {unknown} */
    HitSourceKind: "materials" | "own" | "routes";
    ImportByListRequest: {
      /** @enum {unknown} */
      kind?: "list" | "drawn";
      routeType?: components["schemas"]["AskingModule"];
      text: string;
    };
    ImportCounts: {
      accepted: number;
      /** @description rows that name a molecule and pack of an earlier row */
      duplicate: number;
      /** @description different molecules */
      molecules: number;
      /** @description rows that gave a price for a known amount */
      priced: number;
      rejected: number;
      rows: number;
    };
    ImportProblem: {
      /** @description the route or reaction is missing; otherwise a part of it, or nothing */
      isLeftOut: boolean;
      line?: number;
      /** @description of a file of reactions or a drawing, from 1 */
      reaction?: number;
      /** @description the same in every language */
      reason: string;
      /** @description in the order of the file, from 1 */
      route?: number;
      /** @description where and what, in the caller's language */
      text: string;
    };
    ImportRow: {
      molecule?: components["schemas"]["Molecule"];
      outcome: components["schemas"]["ImportRowOutcome"];
      reason?: components["schemas"]["ForwardTaskFailure"];
      /** @description line of a list, row of a sheet, record of an SD file, molecule of a drawing */
      row: number;
      /** @description of a workbook in which several sheets hold structures */
      sheet?: string;
      /** @description what stood there, cut to 120 characters */
      text: string;
    };
    /**
     * @description offered: a molecule of a reaction that is not its product; it is not taken, and may be added by itself
     * @enum {unknown}
     */
    ImportRowOutcome: "accepted" | "duplicate" | "rejected" | "offered";
    Impurity: {
      adducts: components["schemas"]["ImpurityAdduct"][];
      alerts: components["schemas"]["MutagenicityAlert"][];
      cause: components["schemas"]["ImpurityCause"];
      /** @description all ways to it that were found, the likeliest first */
      causes: components["schemas"]["ImpurityCause"][];
      /** @description monoisotopic mass of the neutral molecule, Da */
      exactMass: number;
      fate?: {
        /** @enum {unknown} */
        kind: "unchanged" | "transformed" | "purged";
        of: components["schemas"]["Molecule"];
        /** @description why, in the caller's language */
        text: string;
      };
      isLiked: boolean;
      likelihood: components["schemas"]["ImpurityLikelihood"];
      /** @description exact mass less that of the product, Da */
      massShift: number;
      molecule: components["schemas"]["Molecule"];
      /** @description how it forms, step by step; empty for what was put in and stays */
      path: components["schemas"]["ImpurityPath"][];
      rank: number;
      /** @description what takes it away, in the caller's language */
      removal?: string;
      /** Format: uuid */
      resultId: string;
      /** @description for the order; an estimate, no amount */
      score: number;
      /** @description in the caller's language */
      why: string;
    };
    ImpurityAdduct: {
      mz: number;
      name: components["schemas"]["ImpurityAdductName"];
    };
    /** @enum {unknown} */
    ImpurityAdductName: "[M+H]+" | "[M+Na]+" | "[M+NH4]+" | "[M+K]+" | "[2M+H]+" | "[M-H]-" | "[M+HCOO]-" | "[M+Cl]-" | "[M]+" | "[M]-";
    ImpurityBatch: {
      /** Format: uuid */
      batchId: string;
      conditions: components["schemas"]["ImpurityConditions"];
      /** Format: date-time */
      createdAt: string;
      /** Format: date-time */
      finishedAt?: string;
      impurities: number;
      /** @description of the search */
      name: string;
      state: components["schemas"]["ForwardTaskState"];
      /** Format: uuid */
      userSearchBatchId: string;
    };
    ImpurityBatchesResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ImpurityBatch"][];
      };
    };
    /** @enum {unknown} */
    ImpurityCause: "unreactedReactant" | "intermediate" | "overReaction" | "otherSite" | "otherReaction" | "regioisomer" | "stereoisomer" | "doubleBondIsomer" | "epimer" | "dimer" | "homoCoupling" | "elimination" | "hydrolysis" | "oxidation" | "reduction" | "dehalogenation" | "protodemetalation" | "solventReaction" | "baseReaction" | "reagentReaction" | "protectingGroupLoss" | "reagentByProduct" | "residualReagent" | "residualCatalyst" | "residualLigand" | "residualSolvent" | "carriedOver" | "carriedOverTransformed";
    ImpurityConditions: {
      /** @description reagents, catalysts and solvents as names, abbreviations or SMILES */
      agents?: string[];
      /**
       * @description inert when left out
       * @enum {unknown}
       */
      atmosphere?: "air" | "inert" | "hydrogen";
      temperatureC?: number;
      /**
       * @description aqueous when left out
       * @enum {unknown}
       */
      workUp?: "none" | "aqueous" | "acid" | "base";
    };
    ImpurityExportRequest: {
      /** @description with a structural alert, or without */
      alerting?: boolean;
      /** Format: uuid */
      batchId: string;
      /** @description causes, separated by commas */
      causes?: string;
      fileType: components["schemas"]["FileType"];
      /** @description part of name or formula, or a whole SMILES */
      key?: string;
      liked?: boolean;
      /** @description separated by commas */
      likelihoods?: string;
      /** @description exact mass, Da */
      massFrom?: number;
      massTo?: number;
      resultIds?: string[];
    };
    ImpurityHistoryRequest: {
      /** Format: date-time */
      from?: string;
      /** @description part of the name */
      key?: string;
      pageIndex: number;
      pageSize: number;
      states?: components["schemas"]["ForwardTaskState"][];
      /** Format: date-time */
      to?: string;
    };
    ImpurityHistoryResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ImpuritySearch"][];
        total: number;
      };
    };
    /** @enum {unknown} */
    ImpurityLikelihood: "high" | "medium" | "low";
    ImpurityLikeResponse: components["schemas"]["Envelope"] & {
      data?: {
        isLiked: boolean;
        /** Format: uuid */
        resultId: string;
      };
    };
    ImpurityMassMatchItem: {
      /** @description the smallest error first */
      matches: components["schemas"]["ImpurityMassMatchItemMatch"][];
      mz: number;
    };
    ImpurityMassMatchItemMatch: {
      adduct: components["schemas"]["ImpurityAdductName"];
      calculated: number;
      /** @description found less calculated */
      errorPpm: number;
      /** @enum {unknown} */
      kind: "impurity" | "product" | "reactant" | "agent";
      molecule: components["schemas"]["Molecule"];
      /** Format: uuid */
      resultId?: string;
    };
    ImpurityMassMatchRequest: {
      /** @description [M+H]+, [M+Na]+ and, of cations, [M]+ when left out */
      adducts?: components["schemas"]["ImpurityAdductName"][];
      /** Format: uuid */
      batchId: string;
      masses: number[];
      /** @description 10 when left out */
      ppm?: number;
    };
    ImpurityMassMatchResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ImpurityMassMatchItem"][];
      };
    };
    ImpurityOfStepResponse: components["schemas"]["Envelope"] & {
      data?: {
        search?: components["schemas"]["ImpuritySearch"];
      };
    };
    ImpurityPath: {
      product: components["schemas"]["Molecule"];
      reactants: components["schemas"]["Molecule"][];
      /** @description reaction SMILES */
      smiles: string;
      /** @description in the caller's language */
      text: string;
    };
    ImpurityResultsCause: {
      cause: components["schemas"]["ImpurityCause"];
      count: number;
    };
    ImpurityResultsResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** Format: uuid */
        batchId: string;
        /** @description of the whole batch, for the filter */
        causes: components["schemas"]["ImpurityResultsCause"][];
        items: components["schemas"]["Impurity"][];
        /** @description what the prediction cannot see, and assumptions it made, in the caller's language */
        notes: string[];
        search: components["schemas"]["ImpuritySearch"];
        total: number;
      };
    };
    ImpuritySearch: {
      /** @description of them, those with a structural alert */
      alerting: number;
      /** @description runs of this search */
      batches: number;
      /**
       * Format: uuid
       * @description of the last run
       */
      batchId: string;
      /** @description impurities of the starting materials that were given */
      carried: components["schemas"]["Molecule"][];
      conditions: components["schemas"]["ImpurityConditions"];
      /** Format: date-time */
      createdAt: string;
      failure?: components["schemas"]["ForwardTaskFailure"];
      /** Format: date-time */
      finishedAt?: string;
      /** @description found so far */
      impurities: number;
      kind?: components["schemas"]["ReactionKind"];
      name: string;
      percent: number;
      reaction: components["schemas"]["Reaction"];
      /** @description names the reaction in addresses: keyed hash of tenant and reaction */
      rInchikey: string;
      routeId?: string;
      state: components["schemas"]["ForwardTaskState"];
      stepId?: string;
      /** @description while queued: how many wait before it */
      tasksAhead?: number;
      /** Format: uuid */
      userSearchBatchId: string;
      /** @description grows with every change */
      version: number;
    };
    ImpuritySearchResult: {
      search: components["schemas"]["ImpuritySearch"];
    };
    ImpuritySearchResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["ImpuritySearchResult"];
    };
    ImpurityStartRequest: {
      /** @description impurities of the starting materials: SMILES, names or CAS numbers */
      carried?: string[];
      conditions?: components["schemas"]["ImpurityConditions"];
      name?: string;
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      stepId?: string;
    };
    IndexManualSearchRequest: {
      classKeys?: string[];
      /** @description only proposals of which every precursor is in stock */
      inStockOnly?: boolean;
      /** @default 1 */
      pageIndex?: number;
      /** @default 20 */
      pageSize?: number;
      /** @description only what passes the forward check */
      passedOnly?: boolean;
      routeType?: components["schemas"]["AskingModule"];
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode?: components["schemas"]["GraphKey"];
      /** @enum {unknown} */
      sort?: "probability" | "precedents" | "forwardRank" | "precursors";
      structure?: string;
    };
    IndexManualSearchResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description proposals left out, for they are on the user's ban list */
        banned: number;
        classes: components["schemas"]["ReactionClassCount"][];
        elapsedMs: number;
        /** @description proposals before the filter, at most 50 */
        found: number;
        inStock: boolean;
        items: components["schemas"]["Proposal"][];
        molecule: components["schemas"]["Molecule"];
        origin?: components["schemas"]["StockOrigin"];
        /** @description proposals that pass the filter */
        total: number;
        /** @description proposals whose forward check is still to come: ask again */
        unchecked: number;
      };
    };
    IntermediateDetailsResponse: components["schemas"]["Envelope"] & {
      data?: {
        figures: components["schemas"]["IntermediateFigures"];
        molecule: components["schemas"]["Molecule"];
        /** @description the caller's newest search of the molecule itself */
        plan?: {
          routeCount: number;
          routeType: components["schemas"]["AskingModule"];
          state: components["schemas"]["ForwardTaskState"];
          /** Format: uuid */
          taskId: string;
        };
        project?: components["schemas"]["IntermediateProject"];
        targets: components["schemas"]["IntermediateTarget"][];
        ways: components["schemas"]["IntermediatePath"][];
      };
    };
    IntermediateFigures: {
      /** @description steps that make it, by the shortest way known */
      makeSteps: number;
      /** @description routes through it, over all of these targets */
      routes: number;
      /** @description estimated: steps of all targets together less those of making it once, when every target takes it */
      savedSteps: number;
      /** @description of the 10 best routes of each of these targets, the part that needs it */
      share: number;
      /** @description distinct targets with a route through it */
      targets: number;
      /** @description the same, each target weighed with the share of its best routes that need it; the order of the list */
      worth: number;
    };
    IntermediateListRequest: {
      descending?: boolean;
      /** @description part of name, CAS number, formula or SMILES */
      key?: string;
      minTargets?: number;
      pageIndex: number;
      pageSize: number;
      /** @enum {unknown} */
      sort?: "worth" | "targets" | "routes" | "share" | "steps" | "saved";
      /** @description the unique code of a molecule */
      targetKey?: components["schemas"]["GraphKey"];
    };
    IntermediateListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["CommonIntermediate"][];
        /** @description searches that ended and are still to be read */
        reading: number;
        /** @description routes that were read */
        routes: number;
        /** @description distinct targets that were read */
        targets: number;
        total: number;
      };
    };
    IntermediatePath: {
      chosen: boolean;
      fingerprint: string;
      /** @description in the order of the laboratory */
      laboratory: components["schemas"]["IntermediatePathLaboratory"][];
      /** @description the caller may open that route */
      mayOpen: boolean;
      /**
       * Format: uuid
       * @description a route that holds it
       */
      routeId: string;
      /** @description routes that hold it */
      routes: number;
      /** @description all that it starts from is in stock */
      solved: boolean;
      steps: number;
      targets: number;
    };
    IntermediatePathLaboratory: {
      /** @description in the caller's language */
      name: string;
      number: number;
      precursors: components["schemas"]["IntermediatePathLaboratoryPrecursor"][];
      product: components["schemas"]["Molecule"];
      stepId: string;
    };
    IntermediatePathLaboratoryPrecursor: {
      inStock: boolean;
      molecule: components["schemas"]["Molecule"];
    };
    IntermediateProject: {
      /** Format: date-time */
      createdAt: string;
      isMine: boolean;
      members: components["schemas"]["Colleague"][];
      /** @description wanted in all, for the targets that are there */
      milligrams: number;
      molecule: components["schemas"]["Molecule"];
      name: string;
      owner: components["schemas"]["Colleague"];
      /** Format: uuid */
      projectId: string;
      state: components["schemas"]["CommonIntermediateProjectState"];
      /** Format: date-time */
      updatedAt: string;
      /** @description grows with every change */
      version: number;
    };
    IntermediateProjectListItem: {
      /** Format: date-time */
      createdAt: string;
      isMine: boolean;
      members: components["schemas"]["Colleague"][];
      /** @description wanted in all, for the targets that are there */
      milligrams: number;
      molecule: components["schemas"]["Molecule"];
      name: string;
      owner: components["schemas"]["Colleague"];
      /** Format: uuid */
      projectId: string;
      routes: number;
      state: components["schemas"]["CommonIntermediateProjectState"];
      targets: number;
      /** Format: date-time */
      updatedAt: string;
      /** @description grows with every change */
      version: number;
    };
    IntermediateProjectListRequest: {
      /** @description part of the name */
      key?: string;
      pageIndex: number;
      pageSize: number;
      states?: components["schemas"]["CommonIntermediateProjectState"][];
    };
    IntermediateProjectListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["IntermediateProjectListItem"][];
        total: number;
      };
    };
    IntermediateRecord: {
      by?: components["schemas"]["Colleague"];
      /** Format: date-time */
      createdAt: string;
      kind: components["schemas"]["IntermediateRecordKind"];
      molecule: components["schemas"]["Molecule"];
      /** Format: uuid */
      projectId: string;
      projectName: string;
      /** Format: uuid */
      recordId: string;
      /** @description what happened, in the caller's language */
      text: string;
    };
    /** @enum {unknown} */
    IntermediateRecordKind: "found" | "tracked" | "renamed" | "state" | "route" | "amount" | "shared" | "unshared" | "note" | "targetNew" | "targetGone";
    IntermediateRecordsRequest: {
      /** Format: date-time */
      from?: string;
      kind?: components["schemas"]["IntermediateRecordKind"];
      pageIndex: number;
      pageSize: number;
      /** Format: uuid */
      projectId?: string;
      /** Format: date-time */
      to?: string;
      userId?: string;
    };
    IntermediateRecordsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["IntermediateRecord"][];
        /** @description who wrote any of the records, for a filter */
        people: components["schemas"]["Colleague"][];
        total: number;
      };
    };
    IntermediateTarget: {
      bestOf: number;
      bestRoutes: number;
      /** @description its searches were deleted, or none of their routes passes there any more */
      isGone: boolean;
      isMine: boolean;
      makeSteps: number;
      /** @description wanted for this target */
      milligrams?: number;
      molecule?: components["schemas"]["Molecule"];
      routes: number;
      routeType?: components["schemas"]["AskingModule"];
      /** @description the unique code of a molecule */
      targetKey: components["schemas"]["GraphKey"];
      /** Format: uuid */
      taskId?: string;
      taskName?: string;
      uses: components["schemas"]["IntermediateTargetUse"][];
    };
    IntermediateTargetUse: {
      mayOpen: boolean;
      rank: number;
      /** Format: uuid */
      routeId: string;
      solved: boolean;
      steps: number;
    };
    IntermediateTrackRequest: {
      name?: string;
      /** @description the unique code of a molecule */
      smilesUniqueCode: components["schemas"]["GraphKey"];
    };
    IntermediateTrackResponse: components["schemas"]["Envelope"] & {
      data?: {
        isNew: boolean;
        project: components["schemas"]["IntermediateProject"];
      };
    };
    IntermediateUpdateRequest: {
      amount?: {
        milligrams: number | null;
        /** @description the unique code of a molecule */
        targetKey: components["schemas"]["GraphKey"];
      };
      chosenWay?: string | null;
      name?: string;
      note?: string;
      /** Format: uuid */
      projectId: string;
      state?: components["schemas"]["CommonIntermediateProjectState"];
    };
    IntermediateUpdateResponse: components["schemas"]["Envelope"] & {
      data?: {
        project: components["schemas"]["IntermediateProject"];
      };
    };
    ManualNode: {
      inStock: boolean;
      /** @description bought because the chemist says so */
      marked: boolean;
      molecule: components["schemas"]["Molecule"];
      nodeId: components["schemas"]["NodeId"];
      origin?: components["schemas"]["StockOrigin"];
      parentStepId: string | null;
      /** Format: uuid */
      searchTaskId?: string;
      /** @enum {unknown} */
      status: "made" | "bought" | "open";
    };
    ManualProtectingGroupsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ProtectingGroup"][];
      };
    };
    ManualReagentFormsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ReagentForm"][];
      };
    };
    ManualRoute: {
      canRedo: boolean;
      canUndo: boolean;
      /** Format: uuid */
      draftId: string;
      /**
       * Format: uuid
       * @description the route that it was copied from
       */
      editedRouteId?: string;
      /** @description nothing has changed since the route was saved */
      isSaved: boolean;
      name: string;
      /** @description from the target down */
      nodes: components["schemas"]["ManualNode"][];
      /** @description molecules neither bought nor made */
      open: number;
      reactions: components["schemas"]["ManualStep"][];
      /** @description grows with every change */
      revision: number;
      /** Format: uuid */
      savedRouteId?: string;
      /** @description 0 to 100, once there is a step */
      score?: number;
      /** @description every leaf is bought and every step passes the forward check */
      solved: boolean;
      steps: number;
      target: components["schemas"]["Molecule"];
      /** Format: date-time */
      updatedAt: string;
    };
    ManualRouteChangeRequest: {
      /** @enum {unknown} */
      action: "choose" | "write" | "form" | "protect" | "buy" | "make" | "remove" | "splice" | "restore" | "undo" | "redo";
      /** Format: uuid */
      draftId: string;
      /** @description of `form` */
      formId?: string;
      nodeId?: components["schemas"]["NodeId"];
      proposalId?: string;
      protectingGroup?: string;
      /** @description of `write` */
      reaction?: string;
      /** @description a protecting group that another replaces */
      replace?: string;
      revision?: number;
      /** Format: uuid */
      routeId?: string;
      /** @description of `protect`: the only step to protect */
      stepId?: string;
      /**
       * Format: uuid
       * @description of `restore`
       */
      versionId?: string;
    };
    ManualRouteChangeResponse: components["schemas"]["Envelope"] & {
      data?: {
        draft: components["schemas"]["ManualRoute"];
        /**
         * @description `merged`: onto changes of another window; `shown`: nothing was done, for undo would hit those
         * @enum {unknown}
         */
        elsewhere: "none" | "merged" | "shown";
      };
    };
    ManualRouteContinueResponse: components["schemas"]["Envelope"] & {
      data?: {
        draft: components["schemas"]["ManualRoute"];
        task: components["schemas"]["RetroTask"];
      };
    };
    ManualRouteDeleteRequest: {
      draftIds: string[];
    };
    ManualRouteListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ManualSummary"][];
      };
    };
    ManualRouteSaveResponse: components["schemas"]["Envelope"] & {
      data?: {
        draft: components["schemas"]["ManualRoute"];
        /** Format: uuid */
        routeId: string;
        /** Format: uuid */
        taskId: string;
      };
    };
    ManualRouteStartRequest: {
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode?: components["schemas"]["GraphKey"];
      structure?: string;
    };
    ManualRouteVersionsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RouteVersion"][];
      };
    };
    ManualStep: {
      classKey: string;
      conditionOrigin: components["schemas"]["ManualStepConditionOrigin"];
      /** @description first the conditions of the step, stored with it, that every screen, figure and file shows; then other ways to run this kind of reaction. None was measured on this one */
      conditions: components["schemas"]["Condition"][];
      enzyme?: components["schemas"]["ManualStepEnzyme"];
      equivalents?: components["schemas"]["StatedEquivalents"][];
      /** @description reagents, catalysts and solvents that the file names, of a step that was read from one: SMILES or words */
      fileAgents?: string[];
      forward: components["schemas"]["CheckedStepForward"];
      mark: components["schemas"]["ManualStepMark"];
      /** @description in the caller's language */
      name: string;
      note?: string;
      /** @description of who edited the route */
      ownNote?: string;
      /** @description reactions of the counted patent set that this template reproduces */
      precedents: number;
      precedentSet: components["schemas"]["ManualStepPrecedentSet"];
      precursorNodeIds: components["schemas"]["GraphKey"][];
      /** @description calibrated: that a chemist's recorded reaction is this one; absent where nobody rated the step */
      probability?: number;
      /** @description smilesUniqueCode of a molecule */
      productNodeId: components["schemas"]["GraphKey"];
      reactionSmiles: string;
      /** @description recorded reactions of the same change, and those of the same centre; null where no bond changes, and for an enzymatic step */
      recorded?: components["schemas"]["ManualStepRecorded"] | null;
      score: number;
      stepId: string;
      templateId: string;
      templateKind: components["schemas"]["ManualStepTemplateKind"];
      /** @description functional groups elsewhere that the conditions would touch: competing sites */
      touchedGroups: string[];
      /** @description median of patent records of this class of reactions; absent where a yield was written */
      typicalYieldPercent?: number;
      /** @description as who edited the route wrote it */
      yieldPercent?: number;
    };
    ManualStepCheckNote: {
      reason: string;
      text: string;
    };
    ManualStepCheckRequest: {
      /** Format: uuid */
      draftId: string;
      nodeId: components["schemas"]["NodeId"];
      reaction: string;
    };
    ManualStepCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        notes: components["schemas"]["ManualStepCheckNote"][];
        step: components["schemas"]["CheckedStep"];
      };
    };
    /** @enum {unknown} */
    ManualStepConditionOrigin: "typical" | "patents" | "related" | "chemist" | "unknown";
    ManualStepEnzyme: {
      /** @description ADH, TA, … */
      abbreviation: string;
      /** @description what must not be in the vessel, in the caller's language */
      absent: string[];
      /** @description needs oxygen from air */
      aerated: boolean;
      agents: components["schemas"]["ManualStepEnzymeAgent"][];
      /** @description other enzymes that give the same step */
      alternatives: components["schemas"]["ManualStepEnzymeAlternative"][];
      /** @description in the caller's language; empty where none is needed */
      cofactors: string[];
      cosolvent: {
        name: string;
        /** @description by volume */
        percent: [
          number,
          number
        ];
      } | null;
      /** @description number of the nomenclature committee; - where members of the class differ */
      ec: string;
      /** @description lysate, whole cells, …, in the caller's language */
      form: string;
      /** @description of substrate */
      gramsPerLitre: [
        number,
        number
      ];
      /** @description of catalyst, by the weight of the substrate */
      loadPercent: [
        number,
        number
      ];
      maturity: components["schemas"]["ManualStepEnzymeMaturity"];
      /** @description in the caller's language */
      maturityText: string;
      /** @description buffer, or the organic solvent that the enzyme works in */
      medium: string;
      /** @description in the caller's language */
      name: string;
      /** @description whether this step and the next can share a vessel */
      onePot?: {
        /** @description what speaks against it, in the caller's language */
        against: string[];
        isPossible: boolean;
        /** @description number of the enzymatic step that takes the product */
        step: number;
      };
      /**
       * @description either enantiomer from complementary enzymes, one only, no new center, a resolution, or a dynamic resolution
       * @enum {unknown}
       */
      outcome: "either" | "one" | "kept" | "resolution" | "dynamic";
      /** @description in the caller's language */
      outcomeText: string;
      /** @description null in an organic solvent */
      pH: [
        number,
        number
      ] | null;
      /** @description how the cofactor is used again, in the caller's language */
      recycling?: string;
      /** @description DOIs of reviews and papers that the transformation is taken from */
      sources: string[];
      /** @description lowest and highest */
      temperatureC: [
        number,
        number
      ];
    };
    ManualStepEnzymeAgent: {
      equivalents: number;
      name: string;
    };
    ManualStepEnzymeAlternative: {
      abbreviation: string;
      ec: string;
      name: string;
    };
    /** @enum {unknown} */
    ManualStepEnzymeMaturity: "industrial" | "established" | "demonstrated" | "speculative";
    /** @description how well the step is supported (shared/src/rules/step-mark.ts) */
    ManualStepMark: {
      /** @description the gravest first */
      reasons: ("precedents" | "fewPrecedents" | "noPrecedent" | "seldomChosen" | "hardlyEverChosen" | "otherProducts" | "otherSites" | "wrongSite" | "touchedGroups" | "conditionsUnknown" | "checkFailed" | "notRated" | "enzymeKnown" | "enzymeScreen" | "enzymeSpeculative")[];
      word: components["schemas"]["ManualStepMarkWord"];
    };
    /** @enum {unknown} */
    ManualStepMarkWord: "wellPrecedented" | "plausible" | "speculative";
    ManualStepPrecedentSet: {
      name: string;
      reactions: number;
    };
    ManualStepRecorded: {
      centre: number;
      change: number;
    };
    /** @enum {unknown} */
    ManualStepTemplateKind: "expert" | "learned" | "own" | "remote" | "byHand" | "unexplained";
    ManualSubRoutesItem: {
      /** @description the molecule is the target of the route */
      isWhole: boolean;
      /** Format: uuid */
      routeId: string;
      /** @description all leaves of that part are bought, all its steps pass */
      solved: boolean;
      startingMaterials: components["schemas"]["Molecule"][];
      /** @description to the molecule */
      steps: number;
      target: components["schemas"]["Molecule"];
    };
    ManualSubRoutesResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ManualSubRoutesItem"][];
      };
    };
    ManualSummary: {
      /** Format: uuid */
      draftId: string;
      /**
       * Format: uuid
       * @description the route that it was copied from
       */
      editedRouteId?: string;
      name: string;
      /** @description molecules neither bought nor made */
      open: number;
      /** Format: uuid */
      savedRouteId?: string;
      /** @description every leaf is bought and every step passes the forward check */
      solved: boolean;
      steps: number;
      target: components["schemas"]["Molecule"];
      /** Format: date-time */
      updatedAt: string;
    };
    MeasuredYield: {
      choice: components["schemas"]["ConditionChoice"];
      note?: string;
      well?: string;
      yieldPercent: number;
    };
    Molecule: {
      /** @description CAS Registry Number, where a source gives one */
      cas?: string;
      /** @description the usual one, or by the rules of nomenclature */
      chineseName?: string;
      formula: string;
      key: components["schemas"]["GraphKey"];
      /** @description g/mol, average */
      molecularWeight: number;
      /** @description English name: the usual one where a source gives it, else a systematic one made from the structure */
      name?: string;
      /** @description canonical SMILES; of racemates and relative configurations a CXSMILES with their stereo groups alone */
      smiles: string;
      /**
       * @description racemic: both enantiomers; relative: one of them, nobody knows which; partlyKnown: some centers only
       * @enum {unknown}
       */
      stereo?: "racemic" | "relative" | "partlyKnown";
    };
    MoleculesForm: {
      /** @description One file: .sdf, .sd, .mol, .rxn, .rdf, .smi, .smiles, .inchi, .xlsx, .csv, .tsv, .txt, .cdx, .cdxml */
      iFormFile: string;
    };
    Money: {
      currency: string;
      high: number;
      /** @description minor units of the currency */
      low: number;
      source: components["schemas"]["MoneySource"];
      typical: number;
    };
    /** @enum {unknown} */
    MoneySource: "supplier" | "mixed" | "counted" | "computed" | "estimated";
    MoreMoleculeInfoDescriptor: {
      key: string;
      name: string;
      unit?: string;
      value: number;
    };
    MoreMoleculeInfoHazard: {
      source: string;
      /** @description in the caller's language */
      text: string;
    };
    MoreMoleculeInfoName: {
      /** @enum {unknown} */
      language: "en" | "zh-CN";
      name: string;
      source: string;
    };
    MoreMoleculeInfoRequest: {
      currency?: components["schemas"]["CostSheetCurrency"];
      structure: string;
    };
    MoreMoleculeInfoResponse: components["schemas"]["Envelope"] & {
      data?: {
        cas: string[];
        controlled?: components["schemas"]["MoreMoleculeInfoHazard"];
        /** @description logP, TPSA, donors, acceptors, rotatable bonds, rings, fraction sp3, stereocentres, ... */
        descriptors: components["schemas"]["MoreMoleculeInfoDescriptor"][];
        descriptorSource: string;
        /** @description dangerous groups found by rules; none found does not mean harmless */
        hazards: components["schemas"]["MoreMoleculeInfoHazard"][];
        inchi: string;
        inchiKey: string;
        massesGramPerMol: {
          average: number;
          monoisotopic: number;
        };
        molecule: components["schemas"]["Molecule"];
        names: components["schemas"]["MoreMoleculeInfoName"][];
        price?: {
          currency: components["schemas"]["CostSheetCurrency"];
          kind: components["schemas"]["HitPriceKind"];
          /** @description minor units */
          perGram: number;
          source: string;
        };
        rules: components["schemas"]["MoreMoleculeInfoRule"][];
        /** @description synthetic accessibility, 1 to 10 */
        score?: number;
        /** @description method and fragment table of the score */
        scoreSource: string;
        stocks: components["schemas"]["MoreMoleculeInfoStock"][];
      };
    };
    MoreMoleculeInfoRule: {
      key: string;
      name: string;
      passes: boolean;
      source: string;
      violations: string[];
    };
    MoreMoleculeInfoStock: {
      id: string;
      name: string;
    };
    MutagenicityAlert: {
      /** @description in the order of the canonical SMILES */
      atoms: number[];
      /** @description the wanted product carries the same alert in the same surroundings */
      inParent: boolean;
      key: string;
      /** @description in the caller's language */
      name: string;
      potency?: components["schemas"]["NitrosaminePotency"];
      /** @description how the class damages DNA, in the caller's language */
      reason?: string;
      /** @description the published list of alerts it stands in */
      source: string;
    };
    NitrosaminePotency: {
      category: number;
      /** @description the score in the caller's language */
      explanation: string;
      /** @description what gave how many points, in the caller's language */
      features: string[];
      /** @description acceptable intake of the category */
      limitNgPerDay: number;
      /** @description the compound's own limit, in the caller's language */
      published?: string;
      /** @description none where a feature alone decides on category 5 */
      score?: number;
      /** @description the guidance */
      source: string;
      /** @description category and limit in the caller's language */
      summary: string;
    };
    NodeId: string;
    NodeOfDraft: {
      /** Format: uuid */
      draftId: string;
      nodeId: components["schemas"]["NodeId"];
    };
    NumberRange: {
      from: number;
      to: number;
    };
    Optimization: {
      bestMeasured: number | null;
      bestPredicted: number | null;
      /** Format: date-time */
      createdAt: string;
      /** Format: uuid */
      id: string;
      /** @description the first is the one that was optimized */
      kinds: components["schemas"]["ReactionKind"][];
      /** @description yields entered */
      measured: number;
      name: string;
      reaction: components["schemas"]["Reaction"];
      routeId?: string;
      stepId?: string;
      /** Format: date-time */
      updatedAt: string;
      /** @description grows with every change */
      version: number;
    };
    OptimizationResult: {
      /** @description null where no screen of this kind of reaction is known */
      model: components["schemas"]["OptimizationResultModel"] | null;
      /** @description what could not be judged, in the caller's language */
      notes: string[];
      optimization: components["schemas"]["Optimization"];
      /** @description in the order of entry */
      results: components["schemas"]["MeasuredYield"][];
      /** @description the best first */
      sets: components["schemas"]["RankedConditions"][];
      space: components["schemas"]["ConditionSpace"];
    };
    OptimizationResultModel: {
      /** @description mean absolute error in percentage points on pairs it had not seen */
      error: number;
      experiments: number;
      /** @description experiments on this very reaction that the prediction did not use */
      hidden: number;
      /** @description the screens it was learned from, in the caller's language */
      name: string;
      source: string;
      /** @description pairs of substrates among them */
      substrates: number;
    };
    OptimizationResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["OptimizationResult"];
    };
    OtherReactionSitesIntended: {
      atoms: number[];
      reactant: number;
    };
    OtherReactionSitesRequest: {
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
    };
    OtherReactionSitesResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description atoms of the reactants (index of reaction.reactants) that react as wanted */
        intended: components["schemas"]["OtherReactionSitesIntended"][];
        kind?: components["schemas"]["ReactionKind"];
        reaction: components["schemas"]["Reaction"];
        /** @description the most likely first */
        sites: components["schemas"]["OtherReactionSitesSite"][];
        /** @description what could not be judged, in the caller's language */
        unknown: string[];
      };
    };
    OtherReactionSitesSite: {
      /** @description protect, order of addition, other reagent */
      advice?: string;
      /** @description in the order of its canonical SMILES */
      atoms: number[];
      /** @description the functional group in the caller's language */
      group: string;
      kind: components["schemas"]["SelectivityCompetingKind"];
      /** @enum {unknown} */
      likelihood: "high" | "medium" | "low" | "unknown";
      product?: components["schemas"]["Molecule"];
      /** @description index of reaction.reactants */
      reactant: number;
      /** @description in the caller's language */
      reason: string;
      /** @description estimated share of the material that goes this way; null where nothing is known */
      share: number | null;
    };
    OwnFacts: {
      conditions?: components["schemas"]["OwnFactsCondition"][];
      equivalents?: components["schemas"]["StatedEquivalents"][];
      note?: string;
      yieldPercent?: number;
    };
    OwnFactsCondition: {
      catalysts: string[];
      hours?: [
        number,
        number
      ];
      reagents: string[];
      solvents: string[];
      temperatureC: [
        number,
        number
      ];
    };
    /** @enum {unknown} */
    OwnScope: "own" | "tenant";
    PackedRoutes: {
      clusters: components["schemas"]["RouteCluster"][];
      molecules: components["schemas"]["Molecule"][];
      reactions: components["schemas"]["PackedRoutesReaction"][];
      routes: components["schemas"]["PackedRoutesRoute"][];
    };
    PackedRoutesReaction: {
      classKey: string;
      /** @description abbreviation of the enzyme of an enzymatic step */
      enzyme?: string;
      name: string;
    };
    PackedRoutesRoute: {
      cluster?: number;
      figures?: components["schemas"]["RouteFigures"];
      /** @description made on the way, on all branches, the target left out */
      intermediates: number[];
      /** @description patent reactions behind the least supported step */
      leastPrecedents: number;
      /** @description steps of the longest linear sequence */
      longestLinear: number;
      madeByHand: boolean;
      mainLine: number[];
      /** @enum {unknown} */
      mark?: "saved" | "hidden";
      /** @description starting materials that are not in stock */
      missing: number[];
      process?: components["schemas"]["ProcessFigures"];
      rank: number;
      reactions: number[];
      /** Format: uuid */
      routeId: string;
      score: number;
      scoreParts: components["schemas"]["PackedRoutesRouteScorePart"];
      /** @description every leaf is in stock and every step passes the forward check */
      solved: boolean;
      startingMaterials: number[];
      steps: number;
      /** @description all steps, a step after the one that takes its product: reaction, product, precursors */
      tree: number[][];
    };
    PackedRoutesRouteScorePart: {
      complexity: number;
      convergence: number;
      precedent: number;
      /** @description how few other products compete in the forward check */
      selectivity: number;
      steps: number;
      stock: number;
    };
    PartStep: {
      classKey: string;
      forward: components["schemas"]["CheckedStepForward"];
      /** @description in the caller's language */
      name: string;
      precursors: components["schemas"]["Precursor"][];
      product: components["schemas"]["Molecule"];
    };
    PathStep: {
      /** @description smilesUniqueCode of a molecule */
      product: components["schemas"]["GraphKey"];
      reactionKey: string;
    };
    PictureForm: {
      /** @description One file: .png, .jpeg, .gif, .webp, .jpg */
      iFormFile: string;
    };
    /**
     * @description of the plate; 24 when left out
     * @enum {unknown}
     */
    PlateWells: 24 | 96;
    Precursor: {
      /** @description under control: a route must not pass through it (20000) */
      controlled?: {
        text: string;
      };
      inStock: boolean;
      molecule: components["schemas"]["Molecule"];
      origin?: components["schemas"]["StockOrigin"];
    };
    PredictedYield: {
      high: number;
      /** @enum {unknown} */
      kind: "model" | "counted" | "ofKind" | "ofClass";
      /** @description of four yields three should lie between low and high */
      low: number;
      percent: number;
      /** @description yields that were counted; absent for a model */
      records?: number;
    };
    /** @description what the score of a route is the mean of; at least one counts */
    PreferenceWeights: {
      /** @description cost of a kilogram */
      cheap: number;
      /** @description mass, solvents and hazards */
      green: number;
      /** @description confidence of the weakest step */
      robust: number;
      /** @description few steps */
      short: number;
    };
    /** @enum {unknown} */
    PriceCurrency: "USD" | "CNY" | "EUR" | "GBP" | "JPY" | "CHF" | "INR";
    Procedure: {
      /** @enum {unknown} */
      atmosphere: "air" | "inert" | "hydrogen" | "carbonMonoxide" | "oxygen" | "unknown";
      /** @description from what it was made, in the caller's language */
      basis: string[];
      batch: components["schemas"]["ProcedureBatch"];
      blanks: ("equivalents" | "reagents" | "solvent" | "volume" | "temperature" | "time" | "quench" | "workUp" | "yield")[];
      /** @description the kind of procedure that the sentences are of; `generic` where none is known */
      family: string;
      /** @description the most severe first */
      hazards: components["schemas"]["ProcedureHazard"][];
      hours: [
        number,
        number
      ] | null;
      /** @description the amounts table, the limiting reagent first */
      materials: components["schemas"]["ProcedureMaterial"][];
      /** @description fields to fill in at the bench: actual mass, yield, appearance, Rf, melting point, purity */
      observations: components["schemas"]["ProcedureObservation"][];
      product: {
        /** @description at that yield */
        expectedG: number | null;
        /** @description as it is written with the step; null where nothing is */
        expectedPercent: number | null;
        /** @description at full conversion */
        mmol: number | null;
        molecule: components["schemas"]["Molecule"];
        /** @description theoretical yield */
        theoreticalG: number | null;
      };
      /** @description in the order of the work */
      sections: components["schemas"]["ProcedureSection"][];
      /** @description of the conditions of the step */
      temperatureC: [
        number,
        number
      ] | null;
      /** @description in the caller's language */
      title: string;
      /** @description what a chemist must know before starting, in the caller's language */
      warnings: components["schemas"]["ProcedureWarning"][];
    };
    ProcedureBatch: {
      amount: number;
      /** @enum {unknown} */
      of: "limiting" | "product";
      /** @enum {unknown} */
      unit: "g" | "mmol";
    };
    ProcedureHazard: {
      /** @description rows of the table; `product` for the product */
      materialIds: string[];
      rule: string;
      severity: components["schemas"]["HazardSeverity"];
      source?: string;
      /** @description in the caller's language */
      text: string;
    };
    ProcedureMaterial: {
      /** @description as the conditions of the step name it */
      agent?: string;
      cas: string | null;
      /** @description g/mL */
      density: number | null;
      /** @description null: to be filled in, or measured by volume or weight alone, as a note tells */
      equivalents: number | null;
      /** @enum {unknown} */
      equivalentsFrom: "limiting" | "chemist" | "class" | "unknown";
      /** @description usual for the kind of reaction */
      equivalentsRange: [
        number,
        number
      ] | null;
      /** @description what is measured, in the caller's language: a hydrate, a solution and its strength, a dispersion */
      form: string | null;
      /** @description of this row, as hazards name it */
      id: string;
      isLimiting: boolean;
      /** @description of what is weighed; null for a solution, which is measured by volume */
      massG: number | null;
      /** @description of the substance itself */
      mmol: number | null;
      /** @description g/mol of what is weighed, water of a hydrate included */
      molarMass: number | null;
      molecule?: components["schemas"]["Molecule"];
      /** @description in the caller's language */
      name: string;
      /** @description in the caller's language */
      note: string | null;
      /** @enum {unknown} */
      role: "reactant" | "reagent" | "catalyst" | "ligand" | "base" | "acid" | "additive" | "solvent";
      smiles: string | null;
      state: ("solid" | "liquid" | "gas" | "solution") | null;
      /** @description of a liquid by its density, of a solution by its strength, of a solvent */
      volumeMl: number | null;
    };
    ProcedureObservation: {
      key: string;
      label: string;
    };
    ProcedureResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["Procedure"];
    };
    ProcedureSection: {
      /** @enum {unknown} */
      key: "setUp" | "addition" | "reaction" | "monitoring" | "quench" | "workUp" | "purification";
      /** @description in the caller's language; ____ is a blank to fill in */
      sentences: string[];
      /** @description in the caller's language */
      title: string;
    };
    ProcedureWarning: {
      key: string;
      text: string;
    };
    ProcessAssessment: {
      /** @description steps outside the longest line, of all; computed */
      convergence: number;
      cost: {
        lines: components["schemas"]["ProcessAssessmentCostLine"][];
        reagents?: components["schemas"]["Money"];
        solvents?: components["schemas"]["Money"];
        startingMaterials?: components["schemas"]["Money"];
        total?: components["schemas"]["Money"];
        /** @description what no price is known for; the total leaves it out */
        unpriced: string[];
      };
      figures: components["schemas"]["ProcessFigures"];
      hazards: components["schemas"]["Hazard"][];
      isolations: {
        counted: number;
        withTelescoping: number;
      };
      longestLinear: number;
      massIntensity: {
        high: number;
        low: number;
        reagents: number;
        solvents: number;
        source: components["schemas"]["MoneySource"];
        /** @description kg per kg of product, typical */
        startingMaterials: number;
        typical: number;
        workUp: number;
      };
      /** @description share of theory along the longest line, 0 to 1 */
      overallYield: {
        high: number;
        low: number;
        source: components["schemas"]["MoneySource"];
        typical: number;
      };
      /** @description each 0 (bad) to 1 (good) */
      parts: {
        cost: number;
        mass: number;
        safety: number;
        scaleUp: number;
        solvents: number;
      };
      /** @description SMILES of wanted molecules on the way */
      passesThrough: string[];
      scaleUp: components["schemas"]["ProcessAssessmentScaleUp"][];
      solvents: components["schemas"]["ProcessAssessmentSolvent"][];
      telescopes: components["schemas"]["ProcessAssessmentTelescope"][];
      totalSteps: number;
      /** @description numbers of the steps whose conditions are not known; absent in old routes */
      unknownConditions?: number[];
      /** @description of each step, 0 to 1: quartiles of patent records of its class; absent in old routes */
      yields?: components["schemas"]["ProcessAssessmentYield"][];
    };
    ProcessAssessmentCostLine: {
      currency?: string;
      /** @description needed for one kg of the product */
      kgPerKg: number;
      /** @description the list or model the price is from */
      origin?: string;
      /** @description price of one kg, minor units */
      perKg?: number;
      smiles: string;
      source?: components["schemas"]["MoneySource"];
    };
    ProcessAssessmentScaleUp: {
      /** @description the temperature or reagent that it rests on */
      detail: string;
      /** @enum {unknown} */
      issue: "cryogenic" | "hot" | "pressure" | "chromatography" | "exotherm" | "heavyMetal";
      step: number;
    };
    ProcessAssessmentSolvent: {
      class: components["schemas"]["ProcessFiguresWorstSolvent"];
      environment?: number;
      health?: number;
      /** @description recommended solvents often used in its place */
      instead: string[];
      name: string;
      safety?: number;
      steps: number[];
    };
    ProcessAssessmentTelescope: {
      from: number;
      /** @description the one solvent of both steps */
      solvent: string;
      to: number;
    };
    ProcessAssessmentYield: {
      high: number;
      low: number;
      /** @description patent records behind the quartiles */
      records: number;
      source: components["schemas"]["MoneySource"];
      step: number;
      typical: number;
    };
    ProcessFigures: {
      costPerKg?: components["schemas"]["Money"];
      hazards: {
        high: number;
        moderate: number;
        severe: number;
      };
      isolations: number;
      /** @description kg of everything that goes in for one kg of product, estimated */
      massIntensity: number;
      /** @description wanted molecules on the way */
      passesThrough: number;
      /** @description steps with an issue on a large scale */
      scaleUp: number;
      /** @description how well the route meets the goals of the task */
      score: number;
      /** @description steps whose conditions are not known: the figures take them for usual ones; absent in old routes */
      unknownConditions?: number;
      worstSolvent: components["schemas"]["ProcessFiguresWorstSolvent"];
    };
    /** @enum {unknown} */
    ProcessFiguresWorstSolvent: "recommended" | "problematic" | "hazardous" | "highlyHazardous" | "unknown";
    ProcessGoals: {
      /**
       * @description cheap starting materials, reagents and solvents
       * @default 1
       */
      cost: number;
      /**
       * @description little material per kilogram of product, few isolations
       * @default 1
       */
      mass: number;
      /**
       * @description no hazardous reagents or groups
       * @default 1
       */
      safety: number;
      /**
       * @description no cryogenic, pressure or chromatography steps
       * @default 1
       */
      scaleUp: number;
      /**
       * @description recommended solvents
       * @default 1
       */
      solvents: number;
    };
    ProcessGoalWeights: {
      /**
       * @description cheap starting materials, reagents and solvents
       * @default 1
       */
      cost?: number;
      /**
       * @description little material per kilogram of product, few isolations
       * @default 1
       */
      mass?: number;
      /**
       * @description no hazardous reagents or groups
       * @default 1
       */
      safety?: number;
      /**
       * @description no cryogenic, pressure or chromatography steps
       * @default 1
       */
      scaleUp?: number;
      /**
       * @description recommended solvents
       * @default 1
       */
      solvents?: number;
    };
    ProcessSearchStartRequest: {
      /** @description true when left out */
      avoidForbidden?: boolean;
      /** @description of costs; by the language when left out */
      currency?: components["schemas"]["CostSheetCurrency"];
      goals?: components["schemas"]["ProcessGoalWeights"];
      /** @description what to do with the list of wanted molecules; prefer when left out */
      interest?: components["schemas"]["RetroTaskProcessInterestUse"];
      settings?: components["schemas"]["SearchSettingsGiven"];
      structure: string;
      taskName?: string;
    };
    ProjectInfoCost: {
      currency: components["schemas"]["CostSheetCurrency"];
      /** @description that the caller entered */
      figures: number;
      /** Format: uuid */
      routeId: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ProjectInfoDraft: {
      /** Format: uuid */
      draftId: string;
      name: string;
      /** Format: date-time */
      updatedAt: string;
    };
    ProjectInfoQuotation: {
      currency: components["schemas"]["CostSheetCurrency"];
      customer: string;
      isIssued: boolean;
      number: string;
      /** Format: uuid */
      quotationId: string;
      /** Format: uuid */
      routeId: string;
      /** Format: date-time */
      updatedAt: string;
      version: number;
    };
    ProjectInfoResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description of its routes, that another target needs too */
        commonIntermediates: number;
        costs: components["schemas"]["ProjectInfoCost"][];
        drafts: components["schemas"]["ProjectInfoDraft"][];
        quotations: components["schemas"]["ProjectInfoQuotation"][];
        savedRoutes: components["schemas"]["ProjectInfoSavedRoute"][];
        target: components["schemas"]["Molecule"];
        tasks: components["schemas"]["ProjectInfoTask"][];
      };
    };
    ProjectInfoSavedRoute: {
      madeByHand: boolean;
      /** Format: uuid */
      routeId: string;
      /** Format: date-time */
      savedAt: string;
      score: number;
      solved: boolean;
      steps: number;
      /** Format: uuid */
      taskId: string;
    };
    ProjectInfoTask: {
      bestScore?: number;
      /** Format: date-time */
      createdAt: string;
      routeCount: number;
      routeType: components["schemas"]["AskingModule"];
      solvedCount: number;
      state: components["schemas"]["ForwardTaskState"];
      /** Format: uuid */
      taskId: string;
      taskName: string;
    };
    Proposal: {
      classKey: string;
      conditionOrigin: components["schemas"]["ManualStepConditionOrigin"];
      /** @description first the conditions of the step, stored with it, that every screen, figure and file shows; then other ways to run this kind of reaction. None was measured on this one */
      conditions: components["schemas"]["Condition"][];
      enzyme?: components["schemas"]["ManualStepEnzyme"];
      equivalents?: components["schemas"]["StatedEquivalents"][];
      /** @description reagents, catalysts and solvents that the file names, of a step that was read from one: SMILES or words */
      fileAgents?: string[];
      forward?: components["schemas"]["CheckedStepForward"];
      mark: components["schemas"]["ManualStepMark"];
      /** @description in the caller's language */
      name: string;
      note?: string;
      /** @description of who edited the route */
      ownNote?: string;
      /** @description reactions of the counted patent set that this template reproduces */
      precedents: number;
      precedentSet: components["schemas"]["ManualStepPrecedentSet"];
      /** @description each molecule once, however many equivalents are needed */
      precursors: components["schemas"]["Precursor"][];
      /** @description that a chemist would have made it this way */
      probability: number;
      proposalId: string;
      reactionSmiles: string;
      /** @description recorded reactions of the same change, and those of the same centre; null where no bond changes, and for an enzymatic step */
      recorded?: components["schemas"]["ManualStepRecorded"] | null;
      score: number;
      templateId: string;
      templateKind: components["schemas"]["ManualStepTemplateKind"];
      /** @description functional groups elsewhere that the conditions would touch: competing sites */
      touchedGroups: string[];
      /** @description median of patent records of this class of reactions; absent where a yield was written */
      typicalYieldPercent?: number;
      /** @description as who edited the route wrote it */
      yieldPercent?: number;
    };
    ProtectingGroup: {
      groupId: string;
      /** @description a molecule of the canvas bears it */
      isOnRoute: boolean;
      /** @description as a chemist writes it: TBS, Boc */
      name: string;
      /** @description kinds of sites: alcohol, amine, acid, … */
      protects: string[];
    };
    Protection: {
      groupId: string;
      /** @description what is protected: alcohol, amine, acid, … */
      kind: string;
      /** @description as a chemist writes it: TBS, Boc */
      name: string;
      /**
       * @description on already from an earlier step, bought with the molecule, or put on by a step of its own
       * @enum {unknown}
       */
      origin: "kept" | "bought" | "putOn";
      /**
       * @description how well it lasts through the step
       * @enum {unknown}
       */
      resistance: "stable" | "partly";
    };
    QuotationById: {
      /** Format: uuid */
      quotationId: string;
    };
    QuotationIssueRequest: {
      /** Format: uuid */
      quotationId: string;
      revision: number;
    };
    QuotationListItem: {
      createdAt: string;
      currency: components["schemas"]["CostSheetCurrency"];
      customer: string;
      issuedAt: string | null;
      /** @description Q-2026-0001, counted within the tenant */
      number: string;
      product: components["schemas"]["Molecule"];
      /** Format: uuid */
      quotationId: string;
      /** Format: uuid */
      routeId: string;
      routeRank: number;
      state: components["schemas"]["QuotationState"];
      /** @description minor units, with tax */
      total: number;
      updatedAt: string;
      /**
       * Format: date
       * @description YYYY-MM-DD
       */
      validUntil: string;
      version: number;
    };
    QuotationListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["QuotationListItem"][];
        total: number;
      };
    };
    QuotationResult: {
      quotation: {
        createdAt: string;
        currency: components["schemas"]["CostSheetCurrency"];
        customer: string;
        issuedAt: string | null;
        language: components["schemas"]["HelpVideoCaptionLanguage"];
        marginBasis: components["schemas"]["QuotationTermsMarginBasis"];
        marginBasisPoints: number;
        /** @description Q-2026-0001, counted within the tenant */
        number: string;
        positions: components["schemas"]["QuotedPosition"][];
        preparedBy: {
          company: string;
          email: string;
          name: string;
        };
        product: components["schemas"]["Molecule"];
        /** Format: uuid */
        quotationId: string;
        remarks: string;
        /** @description of a draft, to be sent back with a change */
        revision: number;
        /** Format: uuid */
        routeId: string;
        routeRank: number;
        /** @description of a draft: what its products are counted from now; null of an issued one, and when the route is gone */
        sheet: components["schemas"]["CostSheet"] | null;
        state: components["schemas"]["QuotationState"];
        taxBasisPoints: number;
        terms: components["schemas"]["QuotationTermsTerm"];
        /** @description minor units, with tax */
        total: number;
        updatedAt: string;
        /**
         * Format: date
         * @description YYYY-MM-DD
         */
        validUntil: string;
        version: number;
        /** @description all of this number, the newest first */
        versions: components["schemas"]["QuotationResultQuotationVersion"][];
      };
    };
    QuotationResultQuotationVersion: {
      issuedAt: string | null;
      /** Format: uuid */
      quotationId: string;
      state: components["schemas"]["QuotationState"];
      version: number;
    };
    QuotationResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["QuotationResult"];
    };
    QuotationSavePosition: {
      /** @description minor units */
      enteredPrice?: number;
      /** @description grams of the product */
      grams?: number;
      kind: components["schemas"]["QuotedPositionKind"];
      positionId: string;
      /** @description beside what the kind says */
      text: string;
      /** @description minor units; of a product the service counts it */
      unitCost?: number;
      units: number;
    };
    QuotationSaveRequest: {
      customer: string;
      language: components["schemas"]["HelpVideoCaptionLanguage"];
      marginBasis: components["schemas"]["QuotationTermsMarginBasis"];
      marginBasisPoints: number;
      positions: components["schemas"]["QuotationSavePosition"][];
      /** Format: uuid */
      quotationId: string;
      recount?: boolean;
      remarks: string;
      revision: number;
      taxBasisPoints: number;
      terms?: components["schemas"]["QuotationTermsTerm"];
      /**
       * Format: date
       * @description YYYY-MM-DD
       */
      validUntil: string;
    };
    QuotationStartRequest: {
      currency?: components["schemas"]["CostSheetCurrency"];
      customer?: string;
      language?: components["schemas"]["HelpVideoCaptionLanguage"];
      /** Format: uuid */
      routeId: string;
      scales: number[];
    };
    /** @enum {unknown} */
    QuotationState: "draft" | "issued" | "expired";
    /** @enum {unknown} */
    QuotationTermsMarginBasis: "price" | "cost";
    QuotationTermsTerm: {
      delivery: string;
      leadTime: string;
      payment: string;
      purity: string;
    };
    QuotedPosition: {
      /** @description minor units */
      enteredPrice?: number;
      /** @description grams of the product */
      grams?: number;
      kind: components["schemas"]["QuotedPositionKind"];
      positionId: string;
      /** @description beside what the kind says */
      text: string;
      /** @description minor units for one unit */
      unitCost: number;
      units: number;
      /** @description materials without a price, which the cost leaves out */
      unpriced: number;
    };
    /** @enum {unknown} */
    QuotedPositionKind: "product" | "development" | "analysis" | "other";
    RankedConditions: {
      /** @enum {unknown} */
      atmosphere: "air" | "inert" | "hydrogen" | "carbonMonoxide";
      /** @description functional groups of the reaction that these conditions would touch, in the caller's language */
      atRisk: string[];
      choice: components["schemas"]["ConditionChoice"];
      greener: components["schemas"]["Greener"][];
      /** @description lowest and highest usual time */
      hours: [
        number,
        number
      ] | null;
      /** @description null where nothing supports a figure */
      predicted: components["schemas"]["PredictedYield"] | null;
      rank: number;
      /**
       * @description CHEM21 selection guide
       * @enum {unknown}
       */
      solventClass?: "recommended" | "problematic" | "hazardous" | "highlyHazardous";
      source: components["schemas"]["RankedConditionsSource"];
      support: {
        /** @description similarity of the nearest substrates that were measured; null without measurements */
        nearest: number | null;
        /** @description of so many of the kind */
        of: number | null;
        /** @description records or experiments run so */
        records: number | null;
        /** @description all of it in a sentence, in the caller's language */
        text: string;
      };
      /** @description lowest and highest usual temperature */
      temperatureC: [
        number,
        number
      ] | null;
    };
    /** @enum {unknown} */
    RankedConditionsSource: "patents" | "screens" | "template";
    Reaction: {
      /** @description reagents, catalysts and solvents; no atom of theirs stays */
      agents: components["schemas"]["Molecule"][];
      /** @description further products that were written */
      byProducts: components["schemas"]["Molecule"][];
      product: components["schemas"]["Molecule"];
      reactants: components["schemas"]["Molecule"][];
      /** @description canonical reaction SMILES with its agents, without atom numbers */
      smiles: string;
    };
    ReactionByProductsByProduct: {
      cause: components["schemas"]["ImpurityCause"];
      likelihood: components["schemas"]["ImpurityLikelihood"];
      molecule: components["schemas"]["Molecule"];
      /** @description in the caller's language */
      why: string;
    };
    ReactionByProductsRequest: {
      /** @description those of the step when left out */
      conditions?: components["schemas"]["ImpurityConditions"];
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      stepId?: string;
    };
    ReactionByProductsResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description the likeliest first; none where nothing likely is known */
        byProducts: components["schemas"]["ReactionByProductsByProduct"][];
      };
    };
    ReactionClassCount: {
      classKey: string;
      count: number;
    };
    ReactionConditionsResponse: components["schemas"]["Envelope"] & {
      data?: {
        conditions: components["schemas"]["SupportedCondition"][];
        counted: {
          /** @description of them, those that a template explains */
          explained: number;
          /** @description patent records that were read */
          records: number;
          sources: string[];
        };
      };
    };
    ReactionKind: {
      /** @description a key of the words for classes of reactions */
      class: string;
      /** @description in the caller's language */
      name: string;
      templateId: string;
    };
    ReactionProcedureRequest: {
      /** @description 1 g of the limiting reagent when left out */
      batch?: components["schemas"]["ProcedureBatch"];
      conditionOrigin?: components["schemas"]["ManualStepConditionOrigin"];
      /** @description of a step that is in no saved route, or others than its own; those of the step when left out */
      conditions?: components["schemas"]["OwnFactsCondition"];
      equivalents?: components["schemas"]["StatedEquivalents"][];
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
      /** @description of a step that is in no saved route; recognised when left out */
      templateId?: string;
    };
    ReactionReadNote: {
      /** @description in the caller's language */
      message: string;
      /** @description a key of the words for it */
      reason: string;
    };
    ReactionReadResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description the most likely first; none where no template gives it */
        kinds: components["schemas"]["ReactionKind"][];
        /** @description elements of the product that no reactant has, a reactant that is the product, ... */
        notes: components["schemas"]["ReactionReadNote"][];
        reaction: components["schemas"]["Reaction"];
        /** @description with coordinates, for the structure editor */
        rxnfile: string;
      };
    };
    ReagentForm: {
      formId: string;
      inStock: boolean;
      molecule: components["schemas"]["Molecule"];
      /** @description of the form, in the caller's language */
      name: string;
      origin?: components["schemas"]["StockOrigin"];
      step: components["schemas"]["CheckedStep"];
    };
    /** @description that the molecule is racemic or relative, and configurations that were given and are not kept; absent without any */
    Remarks: components["schemas"]["RemarksItem"][];
    RemarksItem: {
      /** @enum {unknown} */
      kind: "racemic" | "relative" | "partlyKnown" | "allene" | "axis" | "spiroCentre" | "dependentCentre" | "phosphorus" | "coordination";
      /** @description in the caller's language */
      text: string;
    };
    RetroSearchStartRequest: {
      settings?: components["schemas"]["SearchSettingsGiven"];
      structure: string;
      taskName?: string;
    };
    RetroTask: {
      bestScore?: number;
      /** Format: date-time */
      createdAt: string;
      failure?: components["schemas"]["ForwardTaskFailure"];
      /** Format: date-time */
      finishedAt?: string;
      imported?: components["schemas"]["TaskImport"];
      /** @description what a process task was asked */
      process?: {
        avoidForbidden: boolean;
        /** @description forbidden molecules the search keeps away from */
        forbidden: number;
        goals: components["schemas"]["ProcessGoals"];
        /** @description wanted molecules the search knows of */
        interest: number;
        interestRequired: boolean;
        interestUse: components["schemas"]["RetroTaskProcessInterestUse"];
      };
      progress: components["schemas"]["TaskProgress"];
      /** @description counter-ions and solvents that were left out of the search */
      removedParts: string[];
      routeCount: number;
      routeType: components["schemas"]["AskingModule"];
      settings: components["schemas"]["SearchSettings"];
      solvedCount: number;
      /** Format: date-time */
      startedAt?: string;
      state: components["schemas"]["ForwardTaskState"];
      target: components["schemas"]["Molecule"];
      /** Format: uuid */
      taskId: string;
      taskName: string;
      /** @description while queued: how many wait before it */
      tasksAhead?: number;
      /** @description grows with every change */
      version: number;
    };
    RetroTaskListRequest: {
      /** @description part of the task name */
      key?: string;
      pageIndex: number;
      pageSize: number;
      routeType?: components["schemas"]["AskingModule"];
      states?: components["schemas"]["ForwardTaskState"][];
    };
    RetroTaskListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RetroTask"][];
        total: number;
      };
    };
    /**
     * @description what was done with the list of wanted molecules
     * @enum {unknown}
     */
    RetroTaskProcessInterestUse: "prefer" | "require" | "ignore";
    RetroTaskRenameRequest: {
      /** Format: uuid */
      taskId: string;
      taskName: string;
    };
    RetroTaskRestartRequest: {
      settings?: components["schemas"]["SearchSettingsGiven"];
      /** Format: uuid */
      taskId: string;
    };
    RetroTaskResult: {
      task: components["schemas"]["RetroTask"];
    };
    RetroTaskResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["RetroTaskResult"];
    };
    RoNumber: string;
    RouteCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        allowed: boolean;
      };
    };
    RouteCluster: {
      /** @description key disconnections: atoms of the target's canonical SMILES, from 0 */
      bonds: [
        number,
        number
      ][];
      id: string;
      /** @description in the caller's language */
      text: string;
    };
    RouteComment: {
      author?: components["schemas"]["Colleague"];
      /** @description own comments; the owner of the route may delete any */
      canDelete: boolean;
      /** Format: uuid */
      commentId: string;
      /** Format: date-time */
      createdAt: string;
      isMine: boolean;
      /** @description left out for a comment on the route as a whole */
      stepId?: string;
      /** @description empty where its author was erased */
      text: string;
    };
    RouteCommentDeleteRequest: {
      /** Format: uuid */
      commentId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteCommentDeleteResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @constant */
        deleted: true;
      };
    };
    RouteCommentRequest: {
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
      text: string;
    };
    RouteCommentResponse: components["schemas"]["Envelope"] & {
      data?: {
        comment: components["schemas"]["RouteComment"];
      };
    };
    RouteCommentsResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description at most 500 */
        comments: components["schemas"]["RouteComment"][];
      };
    };
    RouteCost: {
      edits: components["schemas"]["CostEdits"];
      /** @description false for a colleague's route: its edits are the caller's own all the same */
      isOwn: boolean;
      /** @description to draw and to name */
      molecules: components["schemas"]["Molecule"][];
      /** @description when the price service was asked for this sheet last */
      pricesAskedAt: string | null;
      /** @description of the route among those of its task; 1 is the best */
      rank: number;
      /** Format: uuid */
      routeId: string;
      sheet: components["schemas"]["CostSheet"];
      /** @description steps of which no conditions are known: reagents and solvents are those of an average step */
      unknownConditions: string[];
      /** @description of the edits; 0 before the first */
      version: number;
    };
    RouteCostCompareRequest: {
      currency?: components["schemas"]["CostSheetCurrency"];
      routeIds: string[];
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteCostCompareResponse: components["schemas"]["Envelope"] & {
      data?: {
        costs: components["schemas"]["RouteCost"][];
        /** @description asked for, but deleted, or not shared with the caller any more */
        gone: string[];
      };
    };
    RouteCostPricesRequest: {
      currency?: components["schemas"]["CostSheetCurrency"];
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteCostPricesResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description materials */
        asked: number;
        cost: components["schemas"]["RouteCost"];
        /** @description of them with a price */
        told: number;
      };
    };
    RouteCostResult: {
      cost: components["schemas"]["RouteCost"];
    };
    RouteCostResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["RouteCostResult"];
    };
    RouteCostSaveRequest: {
      before: components["schemas"]["CostEdits"];
      currency?: components["schemas"]["CostSheetCurrency"];
      edits: components["schemas"]["CostEdits"];
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteDetail: {
      /** Format: date-time */
      createdAt: string;
      /** @description somebody else's, read by a share: nothing of it can be changed */
      isShared: boolean;
      nodes: components["schemas"]["RouteNode"][];
      process?: components["schemas"]["ProcessAssessment"];
      routeType: components["schemas"]["AskingModule"];
      steps: components["schemas"]["RouteStep"][];
      summary: components["schemas"]["RouteSummary"];
      target: components["schemas"]["Molecule"];
      /** Format: uuid */
      taskId: string;
      taskName: string;
    };
    RouteDetailResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["RouteDetail"];
    };
    RouteEditRequest: {
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteFigures: {
      /** @description reaction classes of all steps */
      classes: string[];
      /** @description of the weakest step */
      confidence: number;
      /** @description share of steps outside the longest line */
      convergence: number;
      /** @description as the cost sheet proposes it at its usual scale; absent where nothing has a price */
      costPerKg?: {
        currency: string;
        high?: number;
        /** @description the range of the estimate (rules/cost/range.ts) */
        low?: number;
        minorUnits: number;
        /** @description materials that the cost leaves out, for want of a price */
        unpriced: number;
      };
      /** @description each 0 to 1: what weights of a search or of a list take the mean of (rules/preferences.ts) */
      fit?: {
        cheap: number;
        green: number;
        robust: number;
        short: number;
      };
      greenness: number;
      hazards: components["schemas"]["RouteFiguresHazard"][];
      /** @description working days from the order of materials to the target, estimated */
      leadDays: number;
      /** @description kg of everything for one kg of product, estimated */
      massIntensity: number;
      /** @description a step puts a protecting group on or takes one off */
      protects: boolean;
      /** @description where starting materials come from: `common`, `patents`, `given`, `marked`, `none`, or `list:<name>` */
      sources: string[];
      speculativeSteps?: number;
      /** @description steps whose conditions are not known */
      unknownConditions: number;
      /** @description mark of the weakest step */
      weakest?: components["schemas"]["ManualStepMarkWord"];
      worstSolvent: components["schemas"]["ProcessFiguresWorstSolvent"];
    };
    RouteFiguresHazard: {
      /** @description its words are `process:hazard.<rule>` */
      rule: string;
      severity: components["schemas"]["HazardSeverity"];
    };
    RouteFileRequest: {
      /** @description of each step, in files with draft procedures; 1 g of the limiting reagent when left out */
      batch?: components["schemas"]["ProcedureBatch"];
      currency?: components["schemas"]["CostSheetCurrency"];
      /** @enum {unknown} */
      fileType: "pdf" | "xlsx" | "docx" | "procedures" | "md" | "cdxml" | "rxn" | "rdf" | "svg" | "json" | "aizynth" | "retrocast";
      routeIds?: string[];
      routeType?: components["schemas"]["AskingModule"];
      /** @description of one route: its draft procedure alone, in docx, procedures and md */
      stepId?: string;
      /**
       * Format: uuid
       * @description all routes of the task, best first
       */
      taskId?: string;
    };
    /** @enum {unknown} */
    RouteFormat: "aizynthfinder" | "askcos" | "retrocast" | "syntheseus" | "synplanner" | "own" | "reactions" | "rxn" | "rdf" | "cdxml" | "cdx";
    RouteImport: {
      format: components["schemas"]["RouteFormat"];
      /** @description what cannot be read, or only in part, by route, line or reaction; the first 200 */
      problems: components["schemas"]["ImportProblem"][];
      /** @description routes that can be read */
      routes: number;
      targets: components["schemas"]["RouteImportTarget"][];
      /** @description one for each target; its routes are checked in its turn. None where the file is only checked */
      tasks: components["schemas"]["RetroTask"][];
    };
    /**
     * @description check: what the file holds and what of it cannot be read, and nothing else; import when left out
     * @enum {unknown}
     */
    RouteImportMode: "check" | "import";
    RouteImportResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["RouteImport"];
    };
    RouteImportTarget: {
      molecule: components["schemas"]["Molecule"];
      routes: number;
    };
    RouteImportTextRequest: {
      mode?: components["schemas"]["RouteImportMode"];
      /** @description of the task; where the file has several targets they are numbered. The target when left out */
      taskName?: string;
      text: string;
    };
    RouteLikenessItem: {
      /** @description 100 for the same route: by the edit distance of the trees of molecules (docs/search.md) */
      likeness: number;
      /** Format: uuid */
      routeId: string;
    };
    RouteLikenessRequest: {
      /** Format: uuid */
      routeId?: string;
      routeType?: components["schemas"]["AskingModule"];
      /** Format: uuid */
      taskId: string;
    };
    RouteLikenessResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RouteLikenessItem"][];
      };
    };
    RouteListRequest: {
      descending?: boolean;
      pageIndex: number;
      pageSize: number;
      routeType: components["schemas"]["AskingModule"];
      smilesUniqueCode?: components["schemas"]["GraphKey"];
      solvedOnly?: boolean;
      /** @enum {unknown} */
      sort?: "score" | "steps" | "longestLinear" | "precedents" | "startingMaterials" | "complexity";
      /** Format: uuid */
      taskId?: string;
    };
    RouteListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RouteSummary"][];
        /** @description solved routes of a single step, counted apart */
        oneStep: number;
        solved: number;
        task: components["schemas"]["RetroTask"];
        total: number;
      };
    };
    RouteMarkRequest: {
      /** @enum {unknown} */
      mark: "saved" | "hidden" | "none";
      routeIds: string[];
      routeType?: components["schemas"]["AskingModule"];
    };
    RouteMarkResponse: components["schemas"]["Envelope"] & {
      data?: {
        marked: number;
      };
    };
    RouteNode: {
      inStock: boolean;
      molecule: components["schemas"]["Molecule"];
      nodeId: string;
      origin?: components["schemas"]["StockOrigin"];
      parentStepId: string | null;
    };
    RouteNodeReplaceRequest: {
      /** Format: uuid */
      draftId: string;
      fromNodeId: components["schemas"]["NodeId"];
      partId?: string;
      revision?: number;
      routeType?: components["schemas"]["AskingModule"];
      toNodeId: components["schemas"]["NodeId"];
    };
    RouteNodeReplaceResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description entries of the caller's ban list that the search left out */
        banned: number;
        draft: components["schemas"]["ManualRoute"];
        elapsedMs: number;
        parts: components["schemas"]["RoutePart"][];
      };
    };
    RouteNote: {
      /** @description why it is liked or disliked; may be empty */
      reason: string;
      /** @description left out for the note on the route as a whole */
      stepId?: string;
      text: string;
      /** Format: date-time */
      updatedAt: string;
      verdict?: components["schemas"]["RouteNoteVerdict"];
      /** @description grows with every change */
      version: number;
    };
    RouteNoteSaveRequest: {
      before: string;
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
      text: string;
    };
    RouteNoteSaveResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description another window had written: the text is not the one that was sent */
        merged: boolean;
        note: components["schemas"]["RouteNote"];
      };
    };
    RouteNotesResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description the caller's own; nobody but those it is shared with reads them */
        notes: components["schemas"]["RouteNote"][];
        shared?: {
          /** @description the owner's name */
          by: string;
          /** @description what the owner wrote when sharing it */
          message?: string;
          notes: components["schemas"]["RouteNote"][];
        };
      };
    };
    /** @enum {unknown} */
    RouteNoteVerdict: "like" | "dislike";
    RouteOrigin: {
      format: components["schemas"]["RouteFormat"];
      line?: number;
      reaction?: number;
      route?: number;
      /** @description figures of the other planner; they count for nothing here */
      scores: [
        string,
        number
      ][];
    };
    RouteOverviewRequest: {
      /** @description stamp of the answer that the caller has: the routes are not sent again */
      known?: string;
      routeType: components["schemas"]["AskingModule"];
      smilesUniqueCode?: components["schemas"]["GraphKey"];
      /** Format: uuid */
      taskId?: string;
    };
    RouteOverviewResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description somebody else's task, read by a share */
        isShared: boolean;
        packed?: components["schemas"]["PackedRoutes"];
        /** @description the same while routes and marks are the same */
        stamp: string;
        task: components["schemas"]["RetroTask"];
      };
    };
    RoutePart: {
      /** @description from the product to the precursor */
      line: components["schemas"]["Molecule"][];
      partId: string;
      /** @description of the part by itself */
      score: number;
      /** @description from the product down */
      steps: components["schemas"]["PartStep"][];
    };
    RouteProtectionResponse: components["schemas"]["Envelope"] & {
      data?: {
        risks: components["schemas"]["StepRisk"][];
      };
    };
    RouteProtectRequest: {
      /** @description the only protecting group to use */
      protectingGroup?: string;
      /** @description a protecting group of the route that another takes the place of */
      replace?: string;
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
      /** @description the only step to protect; all when left out */
      stepId?: string;
    };
    RouteProtectResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description steps with a group at risk that could not be protected */
        open: number;
        protections: components["schemas"]["Protection"][];
        /** Format: uuid */
        routeId: string;
        /** Format: uuid */
        taskId: string;
      };
    };
    RoutesForm: {
      /** @description One file: .json, .jsonl, .gz, .zip, .rxn, .rdf, .cdxml, .cdx, .txt, .csv, .tsv, .smi, .smiles */
      iFormFile: string;
    };
    RouteStep: {
      classKey: string;
      conditionOrigin: components["schemas"]["ManualStepConditionOrigin"];
      /** @description first the conditions of the step, stored with it, that every screen, figure and file shows; then other ways to run this kind of reaction. None was measured on this one */
      conditions: components["schemas"]["Condition"][];
      enzyme?: components["schemas"]["ManualStepEnzyme"];
      equivalents?: components["schemas"]["StatedEquivalents"][];
      /** @description reagents, catalysts and solvents that the file names, of a step that was read from one: SMILES or words */
      fileAgents?: string[];
      forward: components["schemas"]["CheckedStepForward"];
      mark: components["schemas"]["ManualStepMark"];
      /** @description in the caller's language */
      name: string;
      note?: string;
      number: number;
      /** @description of who edited the route */
      ownNote?: string;
      /** @description reactions of the counted patent set that this template reproduces */
      precedents: number;
      precedentSet: components["schemas"]["ManualStepPrecedentSet"];
      /** @description calibrated: that a chemist's recorded reaction is this one; absent where nobody rated the step */
      probability?: number;
      productNodeId: string;
      reactionSmiles: string;
      /** @description recorded reactions of the same change, and those of the same centre; null where no bond changes, and for an enzymatic step */
      recorded?: components["schemas"]["ManualStepRecorded"] | null;
      score: number;
      stepId: string;
      templateId: string;
      templateKind: components["schemas"]["ManualStepTemplateKind"];
      /** @description functional groups elsewhere that the conditions would touch: competing sites */
      touchedGroups: string[];
      /** @description median of patent records of this class of reactions; absent where a yield was written */
      typicalYieldPercent?: number;
      /** @description as who edited the route wrote it */
      yieldPercent?: number;
    };
    RouteStepAlternativesItem: {
      reaction: components["schemas"]["GraphReaction"];
      routeCount: number;
      /** @description of the task, that make the molecule this way; the best three */
      routes: components["schemas"]["RouteStepAlternativesItemRoute"][];
    };
    RouteStepAlternativesItemRoute: {
      rank: number;
      /** Format: uuid */
      routeId: string;
      solved: boolean;
    };
    RouteStepAlternativesResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @enum {unknown} */
        graph: "ready" | "searching" | "none";
        /** @description those of kept routes first, then what leads to stock, then the likelier */
        items: components["schemas"]["RouteStepAlternativesItem"][];
        /** @description other ways that the graph holds */
        total: number;
      };
    };
    RouteStepInsightResponse: components["schemas"]["Envelope"] & {
      data?: {
        steps: components["schemas"]["StepInsight"][];
      };
    };
    RouteSummary: {
      cluster?: components["schemas"]["RouteCluster"];
      figures?: components["schemas"]["RouteFigures"];
      imported?: components["schemas"]["RouteOrigin"];
      /** @description patent reactions behind the least supported step */
      leastPrecedents: number;
      /** @description steps of the longest linear sequence */
      longestLinear: number;
      madeByHand: boolean;
      /** @description from the target back along the longest linear sequence */
      mainLine: components["schemas"]["Molecule"][];
      process?: components["schemas"]["ProcessFigures"];
      rank: number;
      /** @description along the main line, last step first */
      reactions: components["schemas"]["PackedRoutesReaction"][];
      /** Format: uuid */
      routeId: string;
      score: number;
      scoreParts: components["schemas"]["PackedRoutesRouteScorePart"];
      /** @description every leaf is in stock and every step passes the forward check */
      solved: boolean;
      startingMaterials: components["schemas"]["IntermediatePathLaboratoryPrecursor"][];
      steps: number;
    };
    RouteVerdictRequest: {
      reason?: string;
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
      verdict?: components["schemas"]["RouteNoteVerdict"];
    };
    RouteVerdictResponse: components["schemas"]["Envelope"] & {
      data?: {
        note: components["schemas"]["RouteNote"];
      };
    };
    RouteVersion: {
      /** @description the canvas shows the same */
      isPresent: boolean;
      /** @description 0 is the route as it was opened */
      number: number;
      open: number;
      reactions: components["schemas"]["VersionStep"][];
      /** Format: uuid */
      routeId: string;
      /** Format: date-time */
      savedAt: string;
      savedBy: string;
      score?: number;
      solved: boolean;
      steps: number;
      /** Format: uuid */
      versionId: string;
    };
    RowOutcome: {
      /** @description line of the file on which the entry begins */
      line: number;
      /** @description reason and warnings in the caller's language */
      message: string;
      /** @enum {unknown} */
      outcome: "accepted" | "duplicate" | "rejected";
      /** @description why it was rejected; a key of the words for it */
      reason?: string;
      /** @description its beginning */
      text: string;
      /** @description what was odd about an entry that was taken all the same */
      warnings: string[];
    };
    SascoreCheckProgressResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description null where no such check runs, or its file is still being read */
        percent: number | null;
      };
    };
    SascoreDuplicateCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        duplicate: boolean;
      };
    };
    SascoreExplainFragment: {
      /** @description atoms of each place, centre first, in the order of molecule.smiles */
      atoms: number[][];
      /** @description of each; below 0 where the fragment is rare */
      contribution: number;
      /** @description the table knows it */
      known: boolean;
      /** @description of the fragment, as written in the molecule */
      smiles: string;
      times: number;
    };
    SascoreExplainResponse: components["schemas"]["Envelope"] & {
      data?: {
        bridgeheads: number;
        /** @description the rarest first, 20 at most */
        fragments: components["schemas"]["SascoreExplainFragment"][];
        heavyAtoms: number;
        macrocycles: number;
        molecule: components["schemas"]["Molecule"];
        parts: components["schemas"]["ScoreParts"];
        /** @description SVG of the molecule, its rare surroundings tinted */
        picture: string;
        score: number;
        spiroAtoms: number;
        stereocentres: number;
        table: components["schemas"]["FragmentTable"];
      };
    };
    SascoreFileSelectionRequest: {
      fileType: components["schemas"]["FileType"];
      filter?: components["schemas"]["ScoreFilter"];
      rows?: number[];
      sort?: components["schemas"]["ScoreSort"];
      /** Format: uuid */
      taskId: string;
    };
    SascoreFilterAreaHistogram: {
      from: number;
      rows: number;
      to: number;
    };
    SascoreFilterAreaResponse: components["schemas"]["Envelope"] & {
      data?: {
        heavyAtoms: components["schemas"]["NumberRange"] | null;
        /** @description 36 bins of 0.25 from 1 to 10; the last one is closed at its end */
        histogram: components["schemas"]["SascoreFilterAreaHistogram"][];
        mean: number | null;
        median: number | null;
        molecularWeight: components["schemas"]["NumberRange"] | null;
        score: components["schemas"]["NumberRange"] | null;
        scored: number;
        unreadable: number;
      };
    };
    SascoreForm: {
      /** @description One file: .xlsx, .sdf */
      iFormFile: string;
    };
    SascoreImportCheckReason: {
      message: string;
      reason: string;
      rows: number;
    };
    SascoreImportCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description headings or data fields of the file */
        columns: string[];
        errors: number;
        /** @description the first 1,000 in the order of the file */
        findings: components["schemas"]["ScoreFinding"][];
        readable: number;
        reasons: components["schemas"]["SascoreImportCheckReason"][];
        rows: number;
        /** @description of a workbook: the sheet that was read */
        sheet?: string;
        /** @description of a workbook: the sheets that hold structures */
        sheets?: string[];
        /** @description the column of a sheet that is read as structure */
        structureColumn?: string;
        /** @description a free task name made of the file name */
        suggestedName: string;
        warnings: number;
      };
    };
    SascoreParametersResponse: components["schemas"]["Envelope"] & {
      data?: {
        columns: string[];
        structureColumn?: string;
        table: components["schemas"]["FragmentTable"];
        task: components["schemas"]["ScoreTask"];
      };
    };
    SascorePointsPoint: {
      heavyAtoms: number;
      molecularWeight: number;
      /** @description the name, else the molid; empty where the file has neither */
      name: string;
      row: number;
      score: number;
      structure: string;
    };
    SascorePointsRequest: {
      filter?: components["schemas"]["ScoreFilter"];
      /** Format: uuid */
      taskId: string;
    };
    SascorePointsResponse: components["schemas"]["Envelope"] & {
      data?: {
        points: components["schemas"]["SascorePointsPoint"][];
        /** @description rows with a score that pass the filter */
        total: number;
      };
    };
    SascoreResultsRequest: {
      filter?: components["schemas"]["ScoreFilter"];
      /** @description from 1 (30010) */
      pageIndex: number;
      /** @description from 1 (30011) */
      pageSize: number;
      sort?: components["schemas"]["ScoreSort"];
      /** Format: uuid */
      taskId: string;
    };
    SascoreResultsResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ScoredRow"][];
        total: number;
      };
    };
    SascoreTasksRequest: {
      /** @description created before it (30008, 30009) */
      endTime?: string;
      /** @description part of the name */
      key?: string;
      /** @description from 1 (30010) */
      pageIndex: number;
      /** @description from 1 (30011) */
      pageSize: number;
      /** @description created at or after it: ISO 8601, or YYYY-MM-DD HH:mm:ss (30007) */
      startTime?: string;
      states?: components["schemas"]["ForwardTaskState"][];
    };
    SascoreTasksResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["ScoreTask"][];
        total: number;
      };
    };
    ScoredRow: {
      heavyAtoms?: number;
      molecule?: components["schemas"]["Molecule"];
      /** @description empty where the file has none */
      molid: string;
      name: string;
      parts?: components["schemas"]["ScoreParts"];
      /** @description why it has no score, in the caller's language */
      problem?: string;
      /** @description the row of the sheet (the header is row 1) or the record of the SD file */
      row: number;
      score?: number;
      /** @description what stood there, where it cannot be read */
      text?: string;
    };
    ScoreFilter: {
      heavyAtoms?: components["schemas"]["ForwardFilterMolecularWeight"];
      /** @description part of molid or name, or a whole SMILES */
      key?: string;
      molecularWeight?: components["schemas"]["ForwardFilterMolecularWeight"];
      /** @enum {unknown} */
      outcome?: "scored" | "unreadable";
      score?: components["schemas"]["ForwardFilterMolecularWeight"];
    };
    ScoreFinding: {
      /** @description in the caller's language */
      message: string;
      molid?: string;
      /** @description a key of the words for it */
      reason: string;
      row: number;
      /**
       * @description an error leaves the row without a score
       * @enum {unknown}
       */
      severity: "error" | "warning";
      /** @description what stood there, cut to 120 characters */
      text: string;
    };
    ScoreParts: {
      bridge: number;
      /** @description mean contribution of the fragments: the commoner, the higher */
      fragments: number;
      macrocycle: number;
      /** @description taken off; 0 or more, as the following ones */
      size: number;
      spiro: number;
      stereo: number;
      /** @description given back to molecules whose fragments repeat */
      symmetry: number;
    };
    ScoreSort: {
      /** @enum {unknown} */
      by: "row" | "score" | "molecularWeight" | "heavyAtoms" | "molid" | "name";
      order: components["schemas"]["ForwardSortOrder"];
    };
    ScoreTask: {
      /** Format: date-time */
      createdAt: string;
      failure?: components["schemas"]["ForwardTaskFailure"];
      fileName: string;
      /** @enum {unknown} */
      fileType: "xlsx" | "sdf";
      /** Format: date-time */
      finishedAt?: string;
      meanScore?: number;
      name: string;
      /** @description rows done, those without a score among them */
      scored: number;
      /** @description while scoring, from the speed so far */
      secondsLeft?: number;
      /** @description of a workbook with several sheets of structures: the one scored */
      sheet?: string;
      /** Format: date-time */
      startedAt?: string;
      state: components["schemas"]["ForwardTaskState"];
      /** Format: uuid */
      taskId: string;
      /** @description while queued */
      tasksAhead?: number;
      /** @description rows of the file; 0 until it has been read */
      total: number;
      /** @description rows done whose structure cannot be read */
      unreadable: number;
      /** @description grows with every change */
      version: number;
    };
    ScoreTaskResult: {
      task: components["schemas"]["ScoreTask"];
    };
    ScoreTaskResultResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["ScoreTaskResult"];
    };
    SearchByProductIdResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description newest first; 20 at most */
        deliveries: components["schemas"]["ElnDelivery"][];
        /** @description as the ELN tells; left out where none is asked, or it knows no such product */
        product?: {
          molecule?: components["schemas"]["Molecule"];
          name?: string;
          /** @description product number of the ELN */
          roNumber: components["schemas"]["RoNumber"];
          /** @description where the ELN shows the product */
          url?: string;
        };
      };
    };
    SearchCheckRequest: {
      routeType?: components["schemas"]["AskingModule"];
      /** @description refused as the start would refuse them: 20001, 20002, 10022 */
      settings?: components["schemas"]["SearchSettingsGiven"];
      structure: string;
    };
    SearchCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        molecule: components["schemas"]["Molecule"];
        removedParts: string[];
        /** Format: uuid */
        sameTargetTaskId?: string;
        /** @description searches that the account has left here; left out where nothing limits them */
        searchesLeft?: number;
      };
    };
    SearchConstraints: {
      /** @description none is made on the way; bought they may be */
      avoidMolecules?: string[];
      /** @description count as bought though no stock holds them; a route need not use them */
      boughtMolecules?: string[];
      /** @description each is made by some step of the route */
      breakBonds?: components["schemas"]["BondMark"][];
      /** @description reaction SMILES, or ids of templates, that are not proposed; the ban list counts beside them */
      dislikedReactions?: string[];
      elementLimits?: components["schemas"]["SearchConstraintsElementLimit"][];
      excludedClasses?: ("heteroatomAlkylation" | "acylation" | "carbonCarbon" | "heterocycleFormation" | "protection" | "deprotection" | "reduction" | "oxidation" | "functionalGroupInterconversion" | "functionalGroupAddition")[];
      /** @description none appears at all */
      forbiddenMolecules?: string[];
      /** @description how much hazardous and wasteful steps count against a route */
      greenWeight?: number;
      /** @description none is made by any step */
      keepBonds?: components["schemas"]["BondMark"][];
      /** @description SMARTS or SMILES: no step makes or changes what of the target matches, which lies whole in a starting material */
      keepSubstructures?: string[];
      maxPricePerGram?: {
        currency: components["schemas"]["CostSheetCurrency"];
        /** @description of the currency, for a gram of any starting material */
        minorUnits: number;
      };
      /** @description reactions in the whole route */
      maxRouteSteps?: number;
      /** @description g/mol, of any starting material */
      maxWeight?: number;
      /** @description of each starting material: ten of the largest pack that a list names must hold it; without packs the price decides */
      neededAmount?: {
        grams: number;
        maxPrice?: {
          currency: components["schemas"]["CostSheetCurrency"];
          /** @description for that amount */
          minorUnits: number;
        };
      };
      /** @description starting materials that the route must begin from */
      startFrom?: string[];
      /**
       * @description from each of them, or from at least one
       * @enum {unknown}
       */
      startFromUse?: "all" | "any";
      /** @description kinds of stock that count as bought; all when left out */
      stocks?: string[];
      /** @description each appears in the route */
      throughMolecules?: string[];
    };
    SearchConstraintsElementLimit: {
      /** @description symbol; H counts hydrogens */
      element: string;
      /** @description atoms in any starting material */
      most: number;
    };
    SearchGraphExpandRequest: {
      routeType?: components["schemas"]["AskingModule"];
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode: components["schemas"]["GraphKey"];
      /** Format: uuid */
      taskId: string;
    };
    SearchGraphExpandResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description those that the graph did not hold */
        added: number;
        /** @description ways that the engine knows */
        proposals: number;
      };
    };
    SearchGraphFindItem: {
      node: components["schemas"]["GraphMolecule"];
      /** @description from the target */
      path: components["schemas"]["PathStep"][];
    };
    SearchGraphFindRequest: {
      /** @description molecules that contain the structure count too */
      isPart?: boolean;
      routeType?: components["schemas"]["AskingModule"];
      /** Format: uuid */
      taskId: string;
      /** @description a name, part of one, SMILES or SMARTS */
      text: string;
    };
    SearchGraphFindResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description false when the time was up before every molecule was looked at */
        isComplete: boolean;
        items: components["schemas"]["SearchGraphFindItem"][];
        /** @description found; the list holds those nearest to the target */
        total: number;
      };
    };
    SearchGraphGrowRequest: {
      routeType?: components["schemas"]["AskingModule"];
      /** @enum {unknown} */
      seconds: 10 | 30 | 60;
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode: components["schemas"]["GraphKey"];
      /** Format: uuid */
      taskId: string;
    };
    SearchGraphGrowStopRequest: {
      /** Format: uuid */
      growthId: string;
    };
    SearchGraphPartOpen: {
      limit: number;
      pinned?: string[];
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode?: components["schemas"]["GraphKey"];
    };
    SearchGraphPartRequest: {
      checks?: components["schemas"]["GraphReactionCheck"][];
      classKey?: string;
      /** @description no reactions whose reagents are dangerous on a large scale */
      hideHazards?: boolean;
      minScore?: number;
      /** @description the target where no molecule is named */
      open: components["schemas"]["SearchGraphPartOpen"][];
      routeType?: components["schemas"]["AskingModule"];
      solvedOnly?: boolean;
      /** @enum {unknown} */
      sort?: "best" | "likely" | "ways" | "steps";
      /** Format: uuid */
      taskId: string;
    };
    SearchGraphPartResponse: components["schemas"]["Envelope"] & {
      data?: {
        asOf: string;
        /** @description of all reactions of the graph */
        classes: components["schemas"]["ReactionClassCount"][];
        /** @description in the order asked for, without what the graph does not hold */
        parts: components["schemas"]["GraphPart"][];
      };
    };
    SearchGraphRequest: {
      /** @description only reactions in one of these states */
      checks?: components["schemas"]["GraphReactionCheck"][];
      classKey?: string;
      minScore?: number;
      /** @default 1 */
      pageIndex?: number;
      /** @default 20 */
      pageSize?: number;
      routeType?: components["schemas"]["AskingModule"];
      /** @description smilesUniqueCode of a molecule */
      smilesUniqueCode?: components["schemas"]["GraphKey"];
      /** @description only reactions that lead to stock */
      solvedOnly?: boolean;
      /** Format: uuid */
      taskId: string;
    };
    SearchGraphResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** Format: date-time */
        asOf: string;
        /** @description of the reactions of this molecule, before the filter */
        classes: components["schemas"]["ReactionClassCount"][];
        counts: components["schemas"]["GraphCounts"];
        /** @description false while the search goes on */
        isFinal: boolean;
        items: components["schemas"]["GraphReaction"][];
        node: components["schemas"]["GraphMolecule"];
        /** @description one shortest way from the target to this molecule, both included */
        path: components["schemas"]["Molecule"][];
        /** @description reactions of this molecule that pass the filter */
        total: number;
      };
    };
    SearchGraphSaveResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** Format: uuid */
        routeId: string;
      };
    };
    SearchGraphSelectionResponse: components["schemas"]["Envelope"] & {
      data?: {
        figures: components["schemas"]["SelectionFigures"];
      };
    };
    SearchGraphStateResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description changes with the graph */
        asOf: string;
        /** @description false for who reads a shared task */
        canChange: boolean;
        counts: components["schemas"]["GraphCounts"];
        /** @description what was added by hand, newest first */
        growths: components["schemas"]["Growth"][];
        /** @description false while the task's own search goes on */
        isFinal: boolean;
      };
    };
    SearchPreferences: {
      /** @description reaction SMILES of a route to the target, one for each step; routes like it come first */
      likeRoute?: string[];
      /**
       * @description none: no step puts one on or takes one off; balanced when left out
       * @enum {unknown}
       */
      protectingGroups?: "none" | "fewer" | "balanced" | "more";
      /**
       * @description strict: no step that reacts at another site or group too, no separation of enantiomers; mixtures: what can be separated counts little against a step; balanced when left out
       * @enum {unknown}
       */
      selectivity?: "strict" | "balanced" | "mixtures";
      weights?: components["schemas"]["PreferenceWeights"];
    };
    SearchSettings: {
      constraints?: components["schemas"]["SearchConstraints"];
      enzymes?: components["schemas"]["SearchSettingsEnzyme"];
      /** @description molecules taken apart at most; a search that ends by it gives the same routes each time */
      maxExpansions?: number;
      /** @default 300 */
      maxRoutes: number;
      /**
       * @description depth of the search
       * @default 8
       */
      maxSteps: number;
      preferences?: components["schemas"]["SearchPreferences"];
      strategy?: components["schemas"]["SearchSettingsStrategy"];
      /** @default 20 */
      timeLimitSeconds: number;
    };
    /**
     * @description enzymatic steps: none when left out, allowed beside, preferred, or only these
     * @enum {unknown}
     */
    SearchSettingsEnzyme: "none" | "allowed" | "preferred" | "only";
    SearchSettingsGiven: {
      constraints?: components["schemas"]["SearchConstraints"];
      enzymes?: components["schemas"]["SearchSettingsEnzyme"];
      /** @description molecules taken apart at most; a search that ends by it gives the same routes each time */
      maxExpansions?: number;
      /** @default 300 */
      maxRoutes?: number;
      /**
       * @description depth of the search
       * @default 8
       */
      maxSteps?: number;
      preferences?: components["schemas"]["SearchPreferences"];
      strategy?: components["schemas"]["SearchSettingsStrategy"];
      /** @default 20 */
      timeLimitSeconds?: number;
    };
    /**
     * @description retro-star when left out
     * @enum {unknown}
     */
    SearchSettingsStrategy: "retro-star" | "mcts";
    SelectionFigures: {
      leastPrecedents: number;
      longestLinear: number;
      /** @description molecules neither in stock nor made */
      open: number;
      /** @description 0 to 100, once there is a step */
      score?: number;
      solved: boolean;
      startingMaterials: number;
      steps: number;
    };
    Selectivity: {
      competing: components["schemas"]["SelectivityCompeting"][];
      /** @description estimated share of the material that goes this way; null where nothing is known */
      share: number | null;
      /** @description what the templates cannot say, in the caller's language */
      unknown: string[];
      verdict: components["schemas"]["ForwardProductVerdict"];
    };
    SelectivityCompeting: {
      kind: components["schemas"]["SelectivityCompetingKind"];
      product: components["schemas"]["Molecule"];
      /** @description in the caller's language */
      reason: string;
      share: number | null;
    };
    /** @enum {unknown} */
    SelectivityCompetingKind: "chemo" | "regio" | "stereo";
    StatedEquivalents: {
      amount: number;
      /** @description SMILES of a reactant; name of a reagent or catalyst */
      of: string;
    };
    StepHazard: {
      /** @description the reagent or solvent, as the conditions name it */
      agent?: string;
      /** @description oxygen balance in percent, or the ratio that decided */
      figure?: number;
      /** @description the molecule of the route that has the group */
      nodeId?: string;
      severity: components["schemas"]["HazardSeverity"];
      /** @description where the rule stands */
      source: string;
      /** @description in the caller's language */
      text: string;
    };
    StepInsight: {
      /** @description atoms whose bonds, charge or hydrogens change, in product and precursors; found by our mapping */
      changed: components["schemas"]["StepInsightChanged"][];
      /** @description the worst first, by rules on groups and on the first conditions; none found does not mean harmless */
      hazards: components["schemas"]["StepHazard"][];
      /** @description of the first conditions, with their CHEM21 class */
      solvents: components["schemas"]["StepInsightSolvent"][];
      stepId: string;
    };
    StepInsightChanged: {
      /** @description in the order of the canonical SMILES, from 0 */
      atoms: number[];
      nodeId: string;
    };
    StepInsightSolvent: {
      class: components["schemas"]["ProcessFiguresWorstSolvent"];
      name: string;
    };
    StepRisk: {
      /** @description functional groups that the conditions of the step would touch */
      groups: string[];
      stepId: string;
    };
    Stock: {
      counts: components["schemas"]["ImportCounts"];
      /** Format: date-time */
      createdAt?: string;
      /** @description why the import ended early */
      failure?: string;
      id: components["schemas"]["StockId"];
      /** @description the caller may take it away */
      isMine: boolean;
      /** @description an imported list's own name; of a built-in stock its id */
      name: string;
      scope: components["schemas"]["StockScope"];
      state: components["schemas"]["StockState"];
    };
    StockDeleteRequest: {
      stockId: components["schemas"]["StockId"];
    };
    StockForm: {
      /** @description One file: .csv, .tsv, .smi, .smiles, .txt, .sdf, .sd */
      iFormFile: string;
    };
    StockId: string;
    StockListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["Stock"][];
      };
    };
    StockLookUpItem: {
      input: string;
      price: {
        currency: components["schemas"]["CostSheetCurrency"];
        /** @description estimates come from a formula, see the documentation */
        kind: components["schemas"]["HitPriceKind"];
        /** @description as the supplier's list has it, where that is another currency */
        listed?: {
          currency: components["schemas"]["PriceCurrency"];
          perGram: number;
        };
        /** @description minor units of the currency */
        perGram: number;
        perKilogram: number;
        source: string;
        /** @description the true price may be so many times higher or lower */
        uncertaintyFactor: number;
      } | null;
      /** @description canonical; null where it cannot be read */
      smiles: string | null;
      stocks: components["schemas"]["StockLookUpItemStock"][];
    };
    StockLookUpItemStock: {
      id: components["schemas"]["StockId"];
      name: string;
      offers: components["schemas"]["StockLookUpItemStockOffer"][];
    };
    StockLookUpItemStockOffer: {
      /** @description salt partners that come with it */
      form?: string;
      leadDays?: number;
      packGrams?: number;
      price?: {
        currency: components["schemas"]["PriceCurrency"];
        minorUnits: number;
      };
      supplierId?: string;
    };
    StockLookUpRequest: {
      currency?: components["schemas"]["CostSheetCurrency"];
      molecules: string[];
    };
    StockLookUpResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["StockLookUpItem"][];
      };
    };
    StockOrigin: {
      /** @description patent reactions that use it as a starting material */
      count?: number;
      /**
       * @description `marked`: bought because the chemist who built the route says so
       * @enum {unknown}
       */
      kind: "common" | "patents" | "list" | "marked" | "given";
      /** @description of the imported list that holds it */
      name?: string;
    };
    StockReportResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RowOutcome"][];
        stock: components["schemas"]["Stock"];
        /** @description rows kept */
        total: number;
      };
    };
    StockResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["Stock"];
    };
    /** @enum {unknown} */
    StockScope: "own" | "tenant" | "everyone";
    /** @enum {unknown} */
    StockState: "importing" | "ready" | "failed" | "stopped";
    StructureBondsBond: {
      /** @description atoms in the order of the canonical SMILES, from 0 */
      from: number;
      to: number;
      /** @description pixels of the picture of that size */
      x1: number;
      x2: number;
      y1: number;
      y2: number;
    };
    StructureBondsResponse: components["schemas"]["Envelope"] & {
      data?: {
        bonds: components["schemas"]["StructureBondsBond"][];
        height: number;
        width: number;
      };
    };
    StructureCheckResponse: components["schemas"]["Envelope"] & {
      data?: {
        heavyAtoms: number;
        /** @description true where a reaction was given: this is its product */
        isProduct?: boolean;
        /** @enum {unknown} */
        kind: "smiles" | "inchi" | "inchiKey" | "molfile" | "name" | "cas";
        molecule: components["schemas"]["Molecule"];
        /** @description molfile with coordinates, for the structure editor: V2000, or V3000 with stereo groups */
        molfile: string;
        remarks?: components["schemas"]["Remarks"];
        /** @description SMILES of counter-ions and solvents that were left out */
        removedParts: string[];
      };
    };
    StructureFileResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description true where a reaction was given: this is its product */
        isProduct: boolean;
        /** @description further structures of the file */
        leftOut: number;
        /** @description what the file calls it; may be empty */
        name: string;
        /** @description SMILES, molfile, name or CAS number, as the file gives it */
        structure: string;
      };
    };
    StructureFormatsRequest: {
      formats: ("smiles" | "cxsmiles" | "molfileV2000" | "molfileV3000" | "cdxml" | "inchi" | "inchiKey" | "svg" | "rxnV2000" | "rxnV3000")[];
      structure: string;
    };
    StructureFormatsResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description only formats that were asked for and that can say this structure */
        texts: {
          cdxml?: string;
          cxsmiles?: string;
          inchi?: string;
          inchiKey?: string;
          molfileV2000?: string;
          molfileV3000?: string;
          rxnV2000?: string;
          rxnV3000?: string;
          smiles?: string;
          svg?: string;
        };
      };
    };
    StructureFramesFrame: {
      height: number;
      key: components["schemas"]["GraphKey"];
      /** @description pixels */
      width: number;
    };
    StructureFramesRequest: {
      /** @description pixels of a bond where the frame has room */
      bond: number;
      /** @description smilesUniqueCode */
      keys: components["schemas"]["GraphKey"][];
      /** @description smilesUniqueCode of a molecule; what both have in common is drawn as in its picture */
      like?: string;
    };
    StructureFramesResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description of the molecules that are known, each once */
        frames: components["schemas"]["StructureFramesFrame"][];
      };
    };
    StructureGiven: {
      structure: string;
    };
    StructureQuery: {
      chirality?: components["schemas"]["StructureQueryChirality"];
      filter?: components["schemas"]["HitFilter"];
      /** @description auto when left out: a molfile, else SMILES, else SMARTS, else a name */
      kind?: components["schemas"]["HitPageQueryKind"];
      /** @description Tanimoto; 0.5 when left out */
      minSimilarity?: number;
      /** @description substructure when left out */
      mode?: components["schemas"]["HitPageQueryMode"];
      /** @description 40 when left out */
      pageSize?: number;
      /** @description SMILES, SMARTS, name, CAS number, or a molfile with query features, R groups and any-atoms */
      query: string;
    };
    /**
     * @description 0: configuration does not count; 1: as drawn; 2: as drawn or its mirror image, as a whole
     * @enum {unknown}
     */
    StructureQueryChirality: 0 | 1 | 2;
    StructureRecognitionItem: {
      /** @description the recogniser's own estimate */
      confidence?: number;
      molecule: components["schemas"]["Molecule"];
      /** @description with coordinates, for the editor */
      molfile: string;
    };
    StructureRecognitionResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description false where no recogniser is installed with the service */
        isAvailable: boolean;
        items: components["schemas"]["StructureRecognitionItem"][];
        /** @description what to do then, in the caller's language */
        notice?: string;
      };
    };
    StructureToExplain: {
      structure: string;
    };
    SubstructureSearchRequest: {
      chirality?: components["schemas"]["StructureQueryChirality"];
      filter?: components["schemas"]["HitFilter"];
      /** @description auto when left out: a molfile, else SMILES, else SMARTS, else a name */
      kind?: components["schemas"]["HitPageQueryKind"];
      /** @description Tanimoto; 0.5 when left out */
      minSimilarity?: number;
      /** @description substructure when left out */
      mode?: components["schemas"]["HitPageQueryMode"];
      /** @description 40 when left out */
      pageSize?: number;
      /** @description SMILES, SMARTS, name, CAS number, or a molfile with query features, R groups and any-atoms */
      query: string;
      /** @description all when left out */
      sources?: components["schemas"]["HitSourceKind"][];
    };
    SubstructureStatusResponse: components["schemas"]["Envelope"] & {
      data?: {
        sources: components["schemas"]["SubstructureStatusSource"][];
      };
    };
    SubstructureStatusSource: {
      indexed: number;
      kind: components["schemas"]["HitSourceKind"];
      molecules: number;
    };
    /**
     * @description a high yield is expected; little is known there; it covers levels not tried yet
     * @enum {unknown}
     */
    SuggestionReason: "promising" | "uncertain" | "covers";
    SupportedCondition: {
      /** @description functional groups of the step that these conditions would touch and should not; empty without a step */
      atRisk: string[];
      catalysts: string[];
      /** @description both the same for a median of records */
      hours: [
        number,
        number
      ] | null;
      /** @description name of the kind of reaction in the caller's language */
      kind: string;
      /** @description records or experiments of the kind */
      of: number | null;
      reagents: string[];
      solvents: string[];
      source: components["schemas"]["RankedConditionsSource"];
      /** @description records or experiments run so */
      support: number | null;
      /** @description both the same for a median of records, a range for what is typical */
      temperatureC: [
        number,
        number
      ] | null;
      templateId: string;
      /** @description median of what was reported */
      yieldPercent: number | null;
    };
    SyncToLabRequest: {
      /** @description product number of the ELN */
      roNumber?: components["schemas"]["RoNumber"];
      /** Format: uuid */
      routeId: string;
      routeType?: components["schemas"]["AskingModule"];
    };
    SynthesisExperienceCatalyst: {
      name: string;
      reactions: number;
    };
    SynthesisExperiencePrecedent: {
      catalysts: string[];
      /** @description atoms whose bonds change, for each reactant and for the product */
      changed: {
        /** @description in the order of its SMILES */
        product: number[];
        reactants: number[][];
      };
      /** @description a key of the words for classes of reactions */
      class?: string;
      /** @enum {unknown} */
      match: "reaction" | "centre" | "change";
      /** @description what was in the flask besides and has no usual name */
      others: components["schemas"]["Molecule"][];
      patent?: {
        /** @description where the operator configured an address of patents */
        link?: string;
        /** @description document number, as US07368471 or US20120184548A1 */
        number: string;
        paragraph?: string;
      };
      product: components["schemas"]["Molecule"];
      reactants: components["schemas"]["Molecule"][];
      reagents: string[];
      /** @description Tanimoto similarity of the products */
      similarity: number;
      solvents: string[];
      source: components["schemas"]["SynthesisExperienceSource"];
      /** @enum {unknown} */
      substrate: "close" | "similar" | "other";
      yieldPercent: number | null;
    };
    SynthesisExperienceRequest: {
      /** @description only those with this catalyst */
      catalyst?: string;
      /** @description reaction SMILES (A.B>agents>P), RXN file, or CDXML, CDX in base64 of a reaction */
      reaction?: string;
      /** Format: uuid */
      routeId?: string;
      routeType?: components["schemas"]["AskingModule"];
      stepId?: string;
      /** @description 10 when left out */
      top?: number;
      /** @description only those with a patent number */
      withPatent?: boolean;
      /** @description only those that report a yield */
      withYield?: boolean;
    };
    SynthesisExperienceResponse: components["schemas"]["Envelope"] & {
      data?: {
        /** @description catalysts of those with the same change, the most frequent first */
        catalysts: components["schemas"]["SynthesisExperienceCatalyst"][];
        /** @description of those with the same change, the ones that were asked for */
        filtered: number;
        kind?: components["schemas"]["ReactionKind"];
        /** @description recorded reactions that the service holds */
        known: number;
        precedents: components["schemas"]["SynthesisExperiencePrecedent"][];
        reaction: components["schemas"]["Reaction"];
        /** @description of those, the ones at atoms with the same neighbours */
        sameCentre: number;
        /** @description of them, those with the same change */
        sameChange: number;
        sources: components["schemas"]["SynthesisExperienceSource"][];
      };
    };
    SynthesisExperienceSource: {
      licence: string;
      name: string;
    };
    /**
     * @description xlsx when left out
     * @enum {unknown}
     */
    TableFileType: "xlsx" | "csv";
    TaskById: {
      /** Format: uuid */
      taskId: string;
    };
    TaskImport: {
      /** @description absent for what was pasted */
      fileName?: string;
      format: components["schemas"]["RouteFormat"];
      problems: components["schemas"]["ImportProblem"][];
      /** @description routes of the file to this target */
      routes: number;
    };
    TaskProgress: {
      elapsedMs: number;
      /** @description molecules taken apart so far */
      expansions: number;
      /** @description time to the first solved route */
      firstRouteMs?: number;
      /** @description molecules in the search graph */
      molecules: number;
      percent: number;
      solvedRoutes: number;
      turnedAway?: components["schemas"]["TurnedAway"];
    };
    TasksById: {
      taskIds: string[];
    };
    TemplateSet: {
      counts: {
        /** @description entries with the SMARTS of an earlier one */
        duplicate: number;
        rejected: number;
        taken: number;
      };
      /** Format: date-time */
      createdAt: string;
      /** @description why the import ended early */
      failure?: string;
      /** Format: uuid */
      id: string;
      /** @description the caller may switch it and take it away */
      isMine: boolean;
      /** @description searches that begin from now on propose by it */
      isOn: boolean;
      name: string;
      scope: components["schemas"]["StockScope"];
      state: components["schemas"]["StockState"];
    };
    TemplateSetDeleteRequest: {
      /** Format: uuid */
      templateSetId: string;
    };
    TemplateSetListResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["TemplateSet"][];
      };
    };
    TemplateSetReportResponse: components["schemas"]["Envelope"] & {
      data?: {
        items: components["schemas"]["RowOutcome"][];
        templateSet: components["schemas"]["TemplateSet"];
        /** @description entries kept */
        total: number;
      };
    };
    TemplateSetResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["TemplateSet"];
    };
    TemplateSetSwitchRequest: {
      isOn: boolean;
      /** Format: uuid */
      templateSetId: string;
    };
    TemplateSetSwitchResponse: components["schemas"]["Envelope"] & {
      data?: {
        templateSet: components["schemas"]["TemplateSet"];
      };
    };
    TemplatesForm: {
      /** @description One file: .csv, .tsv, .txt, .json */
      iFormFile: string;
    };
    TrayEditRequest: {
      /** Format: uuid */
      id: string;
      name?: string;
      routeType?: components["schemas"]["AskingModule"];
      structure?: string;
    };
    TrayEditResponse: components["schemas"]["Envelope"] & {
      data?: {
        item: components["schemas"]["WorklistItem"];
      };
    };
    TurnedAway: {
      [key: string]: number;
    };
    UpdateRoutePartRequest: {
      /** Format: uuid */
      draftId: string;
      fromNodeId: components["schemas"]["NodeId"];
      routeType?: components["schemas"]["AskingModule"];
      steps: components["schemas"]["UpdateRoutePartStep"][];
      toNodeId: components["schemas"]["NodeId"];
    };
    UpdateRoutePartStep: {
      facts: components["schemas"]["OwnFacts"];
      stepId: string;
    };
    UsageFileRequest: {
      fileType: components["schemas"]["TableFileType"];
      /**
       * Format: date
       * @description first day, in the time zone
       */
      from: string;
      modules?: components["schemas"]["UsageQuestionModule"][];
      period: components["schemas"]["UsageQuestionPeriod"];
      /**
       * @description of a csv; periods when left out
       * @enum {unknown}
       */
      table?: "periods" | "modules" | "actions" | "users" | "costs" | "classes";
      /** @description IANA name; the offset that the request names, or UTC, without it */
      timeZone?: string;
      /**
       * Format: date
       * @description last day, in the time zone
       */
      to: string;
      userIds?: string[];
    };
    UsageQuestion: {
      /**
       * Format: date
       * @description first day, in the time zone
       */
      from: string;
      modules?: components["schemas"]["UsageQuestionModule"][];
      period: components["schemas"]["UsageQuestionPeriod"];
      /** @description IANA name; the offset that the request names, or UTC, without it */
      timeZone?: string;
      /**
       * Format: date
       * @description last day, in the time zone
       */
      to: string;
      userIds?: string[];
    };
    /** @enum {unknown} */
    UsageQuestionModule: "search" | "retrosynthesis" | "forwardSynthesis" | "conditionOptimization" | "processChemistry" | "sascore" | "impurityPrediction" | "resultDownload" | "promotion";
    /** @enum {unknown} */
    UsageQuestionPeriod: "day" | "week" | "month";
    UsageReport: {
      /** @description most used first */
      actions: components["schemas"]["UsageReportAction"][];
      /** @description most used first */
      modules: components["schemas"]["UsageReportModule"][];
      people: components["schemas"]["UsageReportPeople"][];
      /** @description all of them, in their order; those without an action, too */
      periods: components["schemas"]["UsageReportPeriod"][];
      /**
       * @description the administrator sees the tenant, everybody else themselves
       * @enum {unknown}
       */
      scope: "tenant" | "self";
      /** @description route searches started in the time that have ended and are not deleted */
      searches?: {
        /** @description the best solved route of each of these searches */
        best?: {
          /** @description routes with at least one step of the kind, the most frequent first */
          classes: components["schemas"]["UsageReportSearchBestClass"][];
          /** @description minor units of the caller's currency for a kilogram of the target */
          costs: {
            currency: string;
            lowerQuartile?: number;
            median?: number;
            /** @description whose materials all have a price; the others are left out */
            routes: number;
            /** @description from the lowest that holds a route to the highest */
            steps: components["schemas"]["UsageReportSearchBestCostStep"][];
            upperQuartile?: number;
          };
          routes: number;
        };
        ended: number;
        /** @description as many as there are periods, in their order */
        periods: components["schemas"]["UsageReportSearchPeriod"][];
        /** @description found at least one route to purchasable materials */
        solved: number;
      };
      timeZone: string;
      total: {
        actions: number;
        /** @description different users */
        people: number;
        /** @description milliseconds on screens that measure them */
        stayMs: number;
      };
      /** @description busiest first */
      users: components["schemas"]["UsageReportUser"][];
    };
    UsageReportAction: {
      actions: number;
      /** @description tracking id */
      code: number;
      /** @description its name in the tracking catalogue */
      key: string;
      module: components["schemas"]["UsageQuestionModule"];
      /** @description different users */
      people: number;
      /** @description milliseconds on screens that measure them */
      stayMs: number;
    };
    UsageReportModule: {
      actions: number;
      module: components["schemas"]["UsageQuestionModule"];
      /** @description different users */
      people: number;
      /** @description milliseconds on screens that measure them */
      stayMs: number;
    };
    UsageReportPeople: {
      name: string;
      userId: string;
      userName: string;
    };
    UsageReportPeriod: {
      actions: number;
      modules: components["schemas"]["UsageReportPeriodModule"][];
      /** @description different users */
      people: number;
      /** Format: date */
      start: string;
      /** @description milliseconds on screens that measure them */
      stayMs: number;
    };
    UsageReportPeriodModule: {
      actions: number;
      module: components["schemas"]["UsageQuestionModule"];
    };
    UsageReportResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["UsageReport"];
    };
    UsageReportSearchBestClass: {
      classKey: string;
      routes: number;
    };
    UsageReportSearchBestCostStep: {
      from: number;
      routes: number;
      /** @description excluded */
      to?: number;
    };
    UsageReportSearchPeriod: {
      ended: number;
      solved: number;
    };
    UsageReportUser: {
      actions: number;
      /** Format: date-time */
      lastAt: string;
      name: string;
      /** @description milliseconds on screens that measure them */
      stayMs: number;
      topModule: components["schemas"]["UsageQuestionModule"];
      userId: string;
      userName: string;
    };
    VersionStep: {
      facts?: components["schemas"]["OwnFacts"];
      /** @description in the caller's language */
      name: string;
      precursors: components["schemas"]["Molecule"][];
      product: components["schemas"]["Molecule"];
      stepId: string;
    };
    WaitingSmilesResponse: components["schemas"]["Envelope"] & {
      data?: {
        counts: {
          completed: number;
          failed: number;
          notStarted: number;
          paused: number;
          queued: number;
          searching: number;
          stopped: number;
        };
        /** @description in the order they came in */
        items: components["schemas"]["WorklistItem"][];
        limit: number;
        /** @description searches that the account has left here; left out where nothing limits them */
        searchesLeft?: number;
        total: number;
      };
    };
    WorklistImport: {
      accepted: number;
      duplicates: number;
      /** @description molecules of reactions beside their products, which are not taken by themselves */
      offered: number;
      rejected: number;
      /** @description every row of the file or list, in its order */
      rows: components["schemas"]["WorklistRow"][];
    };
    WorklistImportResponse: components["schemas"]["Envelope"] & {
      data?: components["schemas"]["WorklistImport"];
    };
    WorklistItem: {
      /** Format: date-time */
      createdAt: string;
      failure?: components["schemas"]["ForwardTaskFailure"];
      /** Format: uuid */
      id: string;
      molecule: components["schemas"]["Molecule"];
      /** @description the molecule's own name in the file, or what was typed; may be empty */
      name: string;
      /** @description what the user should know besides, such as a task deleted elsewhere */
      note?: string;
      /** @description while searching */
      percent?: number;
      /** @description from 1, while queued */
      queuePosition?: number;
      /** @description counter-ions and solvents that a search leaves out */
      removedParts: string[];
      result?: {
        bestRouteId?: string;
        bestScore?: number;
        longestLinear?: number;
        routeCount: number;
        seconds?: number;
        solvedCount: number;
        startingMaterials?: number;
        /** @description of the best route */
        steps?: number;
      };
      source: {
        fileName?: string;
        /** @enum {unknown} */
        kind: "file" | "list" | "chemdraw" | "drawn";
        row?: number;
      };
      /** @enum {unknown} */
      state: "notStarted" | "queued" | "paused" | "searching" | "completed" | "stopped" | "failed";
      /** Format: uuid */
      taskId?: string;
    };
    WorklistRow: {
      /** Format: uuid */
      id?: string;
      molecule?: components["schemas"]["Molecule"];
      outcome: components["schemas"]["ImportRowOutcome"];
      reason?: components["schemas"]["ForwardTaskFailure"];
      remarks?: components["schemas"]["Remarks"];
      /** @description line of a list, row of a sheet, record of an SD file, molecule of a drawing */
      row: number;
      /** @description of a workbook in which several sheets hold structures */
      sheet?: string;
      /** @description what stood there, cut to 120 characters */
      text: string;
    };
    WorklistSelection: {
      ids?: string[];
      routeType?: components["schemas"]["AskingModule"];
    };
    YieldRow: {
      choice?: components["schemas"]["ConditionChoice"];
      /** @description why it was rejected, or how it was read, in the caller's language */
      message?: string;
      /** @description as the spreadsheet counts */
      row: number;
      /** @description its name, where yields stand in several */
      sheet?: string;
      /**
       * @description replaced: the same choice and well had another yield; empty: no yield filled in
       * @enum {unknown}
       */
      verdict: "added" | "replaced" | "unchanged" | "empty" | "rejected";
      well?: string;
      yieldPercent?: number;
    };
    YieldsForm: {
      /** @description One file: .xlsx, .csv, .txt */
      iFormFile: string;
    };
  };
  responses: {
    /** @description Refused or failed: code 401, 994, 998 or 999 when not signed in, else one of the error catalogue */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ErrorEnvelope"];
      };
    };
  };
  parameters: {
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02 */
    BatchId: string;
    Bond: number;
    Currency: components["schemas"]["CostSheetCurrency"];
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
    DraftId: string;
    FileName: string;
    /** @example xlsx */
    FileType: components["schemas"]["FileType"];
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01 */
    Id: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
    Id2: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03 */
    Id3: string;
    /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
    IdempotencyKey: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
    IdInPath: string;
    Like: string;
    /** @example 1 */
    PageIndex: number;
    /** @example 20 */
    PageSize: number;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21 */
    QuotationId: string;
    RouteId: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
    RouteId2: string;
    RouteType: components["schemas"]["AskingModule"];
    Scope: components["schemas"]["OwnScope"];
    Sheet: string;
    SmilesUniqueCode: components["schemas"]["GraphKey"];
    StepId: string;
    /** @example s1 */
    StepId2: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01 */
    TaskId: string;
    /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01 */
    TaskId2: string;
    /** @example amide-from-acid-and-primary-amine */
    TemplateId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  compoundSearch: {
    parameters: {
      query: {
        /** @example aspirin */
        key: string;
        mode?: "search" | "typing";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompoundSearchResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  moreMoleculeInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "aspirin"
         *     }
         */
        "application/json": components["schemas"]["MoreMoleculeInfoRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MoreMoleculeInfoResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureRecognition: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["PictureForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureRecognitionResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  batchExport: {
    parameters: {
      query: {
        /** @example xlsx */
        fileType: components["parameters"]["FileType"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  exportConditions: {
    parameters: {
      query?: {
        fileType?: components["schemas"]["TableFileType"];
        id?: string;
        routeId?: components["parameters"]["RouteId"];
        stepId?: components["parameters"]["StepId"];
        /** @example amide-from-acid-and-primary-amine */
        templateId?: components["parameters"]["TemplateId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  exportExpConditions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01",
         *       "what": "plate",
         *       "wells": 24
         *     }
         */
        "application/json": components["schemas"]["ExportExpConditionsRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01",
         *       "fileType": "xlsx"
         *     }
         */
        "application/json": components["schemas"]["ForwardExportRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityExport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "batchId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02",
         *       "fileType": "xlsx"
         *     }
         */
        "application/json": components["schemas"]["ImpurityExportRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateRecordsExport: {
    parameters: {
      query: {
        /** @example csv */
        fileType: components["schemas"]["TableFileType"];
        from?: string;
        kind?: components["schemas"]["IntermediateRecordKind"];
        projectId?: string;
        to?: string;
        userId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationExport: {
    parameters: {
      query: {
        /** @example pdf */
        fileType: "pdf" | "xlsx";
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21 */
        quotationId: components["parameters"]["QuotationId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCostExport: {
    parameters: {
      query: {
        currency?: components["parameters"]["Currency"];
        /** @example xlsx */
        fileType: components["schemas"]["TableFileType"];
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *       ],
         *       "fileType": "pdf"
         *     }
         */
        "application/json": components["schemas"]["RouteFileRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routesExport: {
    parameters: {
      query?: {
        form?: "routes" | "aizynth" | "retrocast";
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId?: string;
        taskId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreFileSelection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05",
         *       "fileType": "csv",
         *       "rows": [
         *         2,
         *         3
         *       ]
         *     }
         */
        "application/json": components["schemas"]["SascoreFileSelectionRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreFile: {
    parameters: {
      query: {
        /** @example xlsx */
        fileType: components["parameters"]["FileType"];
      };
      header?: never;
      path: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: components["parameters"]["IdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityBatches: {
    parameters: {
      query: {
        /** @example AAAAAAAAAAAAAAAAAAAAAA */
        rInchikey: components["schemas"]["GraphKey"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityBatchesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityDelete: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
        id: components["parameters"]["Id2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityHistory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["ImpurityHistoryRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityHistoryResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityMassMatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "batchId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02",
         *       "masses": [
         *         212.107
         *       ],
         *       "ppm": 10
         *     }
         */
        "application/json": components["schemas"]["ImpurityMassMatchRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityMassMatchResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityRename: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
        id: components["parameters"]["Id2"];
        /** @example Amide step, second look */
        name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpuritySearchResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityResults: {
    parameters: {
      query: {
        alerting?: boolean;
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02 */
        batchId: components["parameters"]["BatchId"];
        causes?: string;
        key?: string;
        liked?: boolean;
        likelihoods?: string;
        massFrom?: number;
        massTo?: number;
        pageIndex?: number;
        pageSize?: number;
        sort?: "rank" | "mass" | "massShift" | "likelihood";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityResultsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impuritySearchOf: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
        id: components["parameters"]["Id2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpuritySearchResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impuritySearchAgain: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
        userSearchBatchId: string;
      };
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpuritySearchResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityLike: {
    parameters: {
      query: {
        /** @example true */
        like?: boolean;
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d03 */
        resultId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityLikeResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1",
         *       "conditions": {
         *         "agents": [
         *           "HATU",
         *           "DIPEA",
         *           "DMF"
         *         ]
         *       }
         *     }
         */
        "application/json": components["schemas"]["ImpurityStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpuritySearchResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityOfStep: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d01 */
        routeId: string;
        /** @example s1 */
        stepId: components["parameters"]["StepId2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpurityOfStepResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  impurityStop: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7d02 */
        batchId: components["parameters"]["BatchId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ImpuritySearchResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  batchPause: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["WorklistSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BatchPauseResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  batchSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "settings": {
         *         "timeLimitSeconds": 10
         *       }
         *     }
         */
        "application/json": components["schemas"]["BatchSearchRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BatchSearchResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  batchStop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /** @example {} */
        "application/json": components["schemas"]["WorklistSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BatchStopResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  batchSyncToLab: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["BatchSyncToLabRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["BatchSyncToLabResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  checkRoutesExists: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04"
         *     }
         */
        "application/json": components["schemas"]["CheckRoutesExistsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckRoutesExistsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionOptimizationOf: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01 */
        id: components["parameters"]["Id"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OptimizationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionDelete: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01 */
        id: components["parameters"]["Id"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionHistory: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["ConditionHistoryRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionHistoryResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionNext: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01",
         *       "count": 5
         *     }
         */
        "application/json": components["schemas"]["ConditionNextRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionNextResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionPlate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01",
         *       "wells": 24
         *     }
         */
        "application/json": components["schemas"]["ConditionPlateRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionPlateResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionRename: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01 */
        id: components["parameters"]["Id"];
        /** @example Biaryl, base screen */
        name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionRenameResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionResults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01",
         *       "results": [
         *         {
         *           "choice": {
         *             "base": "K2CO3",
         *             "solvent": "DMF"
         *           },
         *           "yieldPercent": 41
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ConditionResultsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionResultsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionResultsImport: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01 */
        id: components["parameters"]["Id"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["YieldsForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionResultsImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionSpace: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01",
         *       "space": {
         *         "levels": {
         *           "base": [
         *             "K2CO3",
         *             "Cs2CO3"
         *           ]
         *         },
         *         "temperaturesC": [
         *           80
         *         ]
         *       }
         *     }
         */
        "application/json": components["schemas"]["ConditionSpaceRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConditionSpaceResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  conditionOptimization: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1"
         *     }
         */
        "application/json": components["schemas"]["ConditionOptimizationRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OptimizationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  reactionConditions: {
    parameters: {
      query: {
        routeId?: components["parameters"]["RouteId"];
        routeType?: components["parameters"]["RouteType"];
        stepId?: components["parameters"]["StepId"];
        /** @example amide-from-acid-and-primary-amine */
        templateId?: components["parameters"]["TemplateId"];
        /** @example 5 */
        top: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReactionConditionsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  craftForbiddenImport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MoleculesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CraftListImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  craftForbiddenSmiles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CraftListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  craftInterestImport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MoleculesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CraftListImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  craftInterestSmiles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CraftListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  deleteCraftForbidden: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03 */
        id: components["parameters"]["Id3"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  deleteCraftInterest: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03 */
        id: components["parameters"]["Id3"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  deleteWaitingSmiles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c07"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["WorklistSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardClasses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "OC(=O)c1ccc(Br)cc1"
         *     }
         */
        "application/json": components["schemas"]["StructureToExplain"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardClassesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardFilterArea: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01 */
        taskId: components["parameters"]["TaskId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardFilterAreaResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardPoints: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01"
         *     }
         */
        "application/json": components["schemas"]["ForwardPointsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardPointsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardPredict: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "mixture": "OC(=O)c1ccccc1.NCc1ccccc1"
         *     }
         */
        "application/json": components["schemas"]["ForwardPredictRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardPredictResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardProductRoute: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e02 */
        productId: string;
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01 */
        taskId: components["parameters"]["TaskId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardProductRouteResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01",
         *       "pageIndex": 1,
         *       "pageSize": 50
         *     }
         */
        "application/json": components["schemas"]["ForwardProductsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardProductsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardScaffoldImport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MoleculesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardScaffoldImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "enumeration",
         *       "structure": "OC(=O)c1ccc(Br)cc1",
         *       "settings": {
         *         "classes": [
         *           "acylation"
         *         ]
         *       }
         *     }
         */
        "application/json": components["schemas"]["ForwardStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskOf: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01 */
        taskId: components["parameters"]["TaskId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskContinue: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01"
         *     }
         */
        "application/json": components["schemas"]["ForwardTaskContinueRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["TasksById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["ForwardTaskListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskRename: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01",
         *       "name": "Amides of the acid"
         *     }
         */
        "application/json": components["schemas"]["ForwardTaskRenameRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  forwardTaskStop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01"
         *     }
         */
        "application/json": components["schemas"]["TaskById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ForwardTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  importByList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "aspirin\n103-90-2\nCCO"
         *     }
         */
        "application/json": components["schemas"]["ImportByListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorklistImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  importCdx: {
    parameters: {
      query?: {
        fileName?: components["parameters"]["FileName"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["CdxForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorklistImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  indexManualSearch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "CCN(CC)CC(=O)Nc1c(C)cccc1C",
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["IndexManualSearchRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IndexManualSearchResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateDetails: {
    parameters: {
      query?: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
        projectId?: string;
        smilesUniqueCode?: components["parameters"]["SmilesUniqueCode"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateDetailsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 50
         *     }
         */
        "application/json": components["schemas"]["IntermediateListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateProjectList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 20
         *     }
         */
        "application/json": components["schemas"]["IntermediateProjectListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateProjectListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateRecords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 50
         *     }
         */
        "application/json": components["schemas"]["IntermediateRecordsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateRecordsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateTrack: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "smilesUniqueCode": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["IntermediateTrackRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateTrackResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  intermediateUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "projectId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "state": "inWork"
         *     }
         */
        "application/json": components["schemas"]["IntermediateUpdateRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["IntermediateUpdateResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualProtectingGroups: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
        draftId: components["parameters"]["DraftId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualProtectingGroupsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualReagentForms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "nodeId": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["NodeOfDraft"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualReagentFormsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRoute: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
        draftId: components["parameters"]["DraftId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DraftResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteChange: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "action": "buy",
         *       "nodeId": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["ManualRouteChangeRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualRouteChangeResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteContinue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "nodeId": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["NodeOfDraft"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualRouteContinueResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["ManualRouteDeleteRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualRouteListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04"
         *     }
         */
        "application/json": components["schemas"]["GraphSelectionDraft"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualRouteSaveResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "paracetamol"
         *     }
         */
        "application/json": components["schemas"]["ManualRouteStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DraftResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualRouteVersions: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
        draftId: components["parameters"]["DraftId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualRouteVersionsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualStepCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "nodeId": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "reaction": "CC(=O)O.CN>>CNC(C)=O"
         *     }
         */
        "application/json": components["schemas"]["ManualStepCheckRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualStepCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  manualSubRoutes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "nodeId": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["NodeOfDraft"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ManualSubRoutesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  otherReactionSites: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1"
         *     }
         */
        "application/json": components["schemas"]["OtherReactionSitesRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["OtherReactionSitesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  processSearchStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "lidocaine",
         *       "settings": {
         *         "timeLimitSeconds": 10
         *       },
         *       "goals": {
         *         "safety": 2
         *       }
         *     }
         */
        "application/json": components["schemas"]["ProcessSearchStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  projectInfo: {
    parameters: {
      query?: {
        routeType?: components["parameters"]["RouteType"];
        smilesUniqueCode?: components["parameters"]["SmilesUniqueCode"];
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04 */
        taskId?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProjectInfoResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationDetail: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21 */
        quotationId: components["parameters"]["QuotationId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quotationId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21"
         *     }
         */
        "application/json": components["schemas"]["QuotationById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationIssue: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quotationId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21",
         *       "revision": 2
         *     }
         */
        "application/json": components["schemas"]["QuotationIssueRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationList: {
    parameters: {
      query: {
        /** @example 1 */
        pageIndex: components["parameters"]["PageIndex"];
        /** @example 20 */
        pageSize: components["parameters"]["PageSize"];
        routeId?: components["parameters"]["RouteId"];
        searchValue?: string;
        state?: components["schemas"]["QuotationState"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationRevise: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quotationId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21"
         *     }
         */
        "application/json": components["schemas"]["QuotationById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "quotationId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c21",
         *       "revision": 1,
         *       "language": "en",
         *       "customer": "Example Pharma",
         *       "remarks": "",
         *       "validUntil": "2027-01-31",
         *       "marginBasis": "price",
         *       "marginBasisPoints": 4000,
         *       "taxBasisPoints": 1300,
         *       "positions": [
         *         {
         *           "positionId": "p1",
         *           "kind": "product",
         *           "text": "",
         *           "grams": 100,
         *           "units": 1
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["QuotationSaveRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  quotationStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "scales": [
         *         100,
         *         1000
         *       ]
         *     }
         */
        "application/json": components["schemas"]["QuotationStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["QuotationResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  reactionByProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1"
         *     }
         */
        "application/json": components["schemas"]["ReactionByProductsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReactionByProductsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  reactionProcedure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1",
         *       "batch": {
         *         "of": "limiting",
         *         "amount": 1,
         *         "unit": "g"
         *       }
         *     }
         */
        "application/json": components["schemas"]["ReactionProcedureRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ProcedureResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroSearchStart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "aspirin",
         *       "settings": {
         *         "timeLimitSeconds": 10
         *       }
         *     }
         */
        "application/json": components["schemas"]["RetroSearchStartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCheck: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeComment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "stepId": "s1",
         *       "text": "Would HATU avoid the racemization here?"
         *     }
         */
        "application/json": components["schemas"]["RouteCommentRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCommentResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCommentDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "commentId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["RouteCommentDeleteRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCommentDeleteResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeComments: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCommentsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCost: {
    parameters: {
      query: {
        currency?: components["parameters"]["Currency"];
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCostResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCostCompare: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c03"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["RouteCostCompareRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCostCompareResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCostPrices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["RouteCostPricesRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCostPricesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeCostSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "before": {},
         *       "edits": {
         *         "scaleGrams": 100,
         *         "step.s1.yield": 82
         *       }
         *     }
         */
        "application/json": components["schemas"]["RouteCostSaveRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteCostResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeDetail: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteDetailResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeEdit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["RouteEditRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DraftResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeImport: {
    parameters: {
      query?: {
        /** @example check */
        mode?: components["schemas"]["RouteImportMode"];
        taskName?: string;
      };
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["RoutesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeImportText: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "OC(=O)c1ccccc1O.CC(=O)OC(C)=O>>CC(=O)Oc1ccccc1C(=O)O",
         *       "mode": "check"
         *     }
         */
        "application/json": components["schemas"]["RouteImportTextRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeLikeness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["RouteLikenessRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteLikenessResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeType": "retrosynthesis",
         *       "pageIndex": 1,
         *       "pageSize": 20
         *     }
         */
        "application/json": components["schemas"]["RouteListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeMark: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *       ],
         *       "mark": "saved"
         *     }
         */
        "application/json": components["schemas"]["RouteMarkRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteMarkResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeNodeReplace: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "fromNodeId": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "toNodeId": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["RouteNodeReplaceRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteNodeReplaceResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeNoteSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "stepId": "s1",
         *       "before": "",
         *       "text": "Dry the amine first."
         *     }
         */
        "application/json": components["schemas"]["RouteNoteSaveRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteNoteSaveResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeNotes: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteNotesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeOverview: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeType": "retrosynthesis"
         *     }
         */
        "application/json": components["schemas"]["RouteOverviewRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteOverviewResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routePicture: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeProtect: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["RouteProtectRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteProtectResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeProtection: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteProtectionResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeStepAlternatives: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
        /** @example s1 */
        stepId: components["parameters"]["StepId2"];
        top?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteStepAlternativesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeStepInsight: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02 */
        routeId: components["parameters"]["RouteId2"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteStepInsightResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  routeVerdict: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "stepId": "s1",
         *       "verdict": "like",
         *       "reason": "Ran well on a near analogue."
         *     }
         */
        "application/json": components["schemas"]["RouteVerdictRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RouteVerdictResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchByProductId: {
    parameters: {
      query: {
        /** @example RO-1042 */
        roNumber: components["schemas"]["RoNumber"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchByProductIdResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "CC(=O)Oc1ccccc1C(=O)O"
         *     }
         */
        "application/json": components["schemas"]["SearchCheckRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraph: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01"
         *     }
         */
        "application/json": components["schemas"]["SearchGraphRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphDraft: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "choices": [
         *         {
         *           "product": "AAAAAAAAAAAAAAAAAAAAAA",
         *           "reactionKey": "0123456789abcdef"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["GraphSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GraphSelectionDraftResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphExpand: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "smilesUniqueCode": "AAAAAAAAAAAAAAAAAAAAAA"
         *     }
         */
        "application/json": components["schemas"]["SearchGraphExpandRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphExpandResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphFind: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "text": "aniline"
         *     }
         */
        "application/json": components["schemas"]["SearchGraphFindRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphFindResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphGrow: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "smilesUniqueCode": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "seconds": 10
         *     }
         */
        "application/json": components["schemas"]["SearchGraphGrowRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GrowthResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphGrowStop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "growthId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c09"
         *     }
         */
        "application/json": components["schemas"]["SearchGraphGrowStopRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GrowthResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphPart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "open": [
         *         {
         *           "limit": 8
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["SearchGraphPartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphPartResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphSave: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "choices": [
         *         {
         *           "product": "AAAAAAAAAAAAAAAAAAAAAA",
         *           "reactionKey": "0123456789abcdef"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["GraphSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphSaveResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphSelection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "choices": [
         *         {
         *           "product": "AAAAAAAAAAAAAAAAAAAAAA",
         *           "reactionKey": "0123456789abcdef"
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["GraphSelection"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphSelectionResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  searchGraphState: {
    parameters: {
      query: {
        routeType?: components["parameters"]["RouteType"];
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01 */
        taskId: components["parameters"]["TaskId2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SearchGraphStateResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  smilesDataImport: {
    parameters: {
      query?: {
        fileName?: components["parameters"]["FileName"];
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MoleculesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WorklistImportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  stockDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "stockId": "list:018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0a"
         *     }
         */
        "application/json": components["schemas"]["StockDeleteRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  stockImport: {
    parameters: {
      query: {
        /** @example USD */
        currency?: components["schemas"]["PriceCurrency"];
        /** @example House list */
        name: string;
        scope?: components["parameters"]["Scope"];
      };
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["StockForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  stockList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  stockLookUp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "molecules": [
         *         "CCO",
         *         "LFQSCWFLJHTTHZ-UHFFFAOYSA-N"
         *       ],
         *       "currency": "USD"
         *     }
         */
        "application/json": components["schemas"]["StockLookUpRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockLookUpResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  stockReport: {
    parameters: {
      query: {
        /** @example 1 */
        pageIndex: components["parameters"]["PageIndex"];
        /** @example 20 */
        pageSize: components["parameters"]["PageSize"];
        /** @example list:018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0a */
        stockId: components["schemas"]["StockId"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StockReportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureCheck: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "aspirin"
         *     }
         */
        "application/json": components["schemas"]["StructureGiven"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["MoleculesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureFileResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  substructureMaterial: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "query": "[NX3;H2]c1ccncc1",
         *       "kind": "smarts"
         *     }
         */
        "application/json": components["schemas"]["StructureQuery"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HitPageResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  substructureSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "query": "c1ccc2[nH]ccc2c1",
         *       "sources": [
         *         "materials"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["SubstructureSearchRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HitPageResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  substructureStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SubstructureStatusResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  substructures: {
    parameters: {
      query: {
        /** @example 1 */
        pageIndex: number;
        /** @example 40 */
        pageSize: number;
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c06 */
        searchId: string;
        sort?: "relevance" | "molecularWeight" | "price";
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HitPageResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  elnDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 20
         *     }
         */
        "application/json": components["schemas"]["ElnDeliveriesRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ElnDeliveriesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  elnRetry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "deliveryId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02"
         *     }
         */
        "application/json": components["schemas"]["ElnRetryRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ElnDeliveryResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  syncToLab: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "routeId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c02",
         *       "roNumber": "RO-1042"
         *     }
         */
        "application/json": components["schemas"]["SyncToLabRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ElnDeliveryResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  synthesisExperience: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1",
         *       "top": 5
         *     }
         */
        "application/json": components["schemas"]["SynthesisExperienceRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SynthesisExperienceResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTask: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01 */
        taskId: components["parameters"]["TaskId2"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTaskDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskIds": [
         *         "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["TasksById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTaskList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["RetroTaskListRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTaskRename: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01",
         *       "taskName": "Aspirin, second look"
         *     }
         */
        "application/json": components["schemas"]["RetroTaskRenameRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTaskRestart: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01"
         *     }
         */
        "application/json": components["schemas"]["RetroTaskRestartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  retroTaskStop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01"
         *     }
         */
        "application/json": components["schemas"]["TaskById"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RetroTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  templateSetDelete: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "templateSetId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0b"
         *     }
         */
        "application/json": components["schemas"]["TemplateSetDeleteRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  templateSetImport: {
    parameters: {
      query: {
        direction?: "retro" | "forward";
        /** @example House reactions */
        name: string;
        scope?: components["parameters"]["Scope"];
      };
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["TemplatesForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TemplateSetResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  templateSetList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TemplateSetListResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  templateSetReport: {
    parameters: {
      query: {
        /** @example 1 */
        pageIndex: components["parameters"]["PageIndex"];
        /** @example 20 */
        pageSize: components["parameters"]["PageSize"];
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0b */
        templateSetId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TemplateSetReportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  templateSetSwitch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "templateSetId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c0b",
         *       "isOn": false
         *     }
         */
        "application/json": components["schemas"]["TemplateSetSwitchRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TemplateSetSwitchResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  updateRoutePart: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draftId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c04",
         *       "fromNodeId": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "toNodeId": "AAAAAAAAAAAAAAAAAAAAAA",
         *       "steps": [
         *         {
         *           "stepId": "0123456789abcdef",
         *           "facts": {
         *             "yieldPercent": 82
         *           }
         *         }
         *       ]
         *     }
         */
        "application/json": components["schemas"]["UpdateRoutePartRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DraftResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  waitingSmiles: {
    parameters: {
      query?: {
        routeType?: components["parameters"]["RouteType"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["WaitingSmilesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  trayEdit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c07",
         *       "structure": "CCO"
         *     }
         */
        "application/json": components["schemas"]["TrayEditRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TrayEditResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreCheckProgress: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        checkId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreCheckProgressResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreTasks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pageIndex": 1,
         *       "pageSize": 10
         *     }
         */
        "application/json": components["schemas"]["SascoreTasksRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreTasksResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreContinue: {
    parameters: {
      query?: never;
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: components["parameters"]["IdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScoreTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreDelete: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: components["parameters"]["IdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["DeletedResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreDuplicateCheck: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example Library 7 */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreDuplicateCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreRename: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: string;
        /** @example Library 7, second half */
        name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScoreTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreExplain: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "CC(=O)Oc1ccccc1C(=O)O"
         *     }
         */
        "application/json": components["schemas"]["StructureToExplain"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreExplainResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreFilterArea: {
    parameters: {
      query: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        taskId: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreFilterAreaResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreImport: {
    parameters: {
      query?: {
        /** @example library-7.xlsx */
        fileName?: string;
        /** @example Library 7 */
        name?: string;
        sheet?: components["parameters"]["Sheet"];
      };
      header?: {
        /** @description A key of your own for this one start. The same call with the same key starts nothing again for 24 hours: it gets the answer of the first, also while that is still being worked on. */
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["SascoreForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScoreTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreImportCheck: {
    parameters: {
      query?: {
        checkId?: string;
        fileName?: string;
        sheet?: components["parameters"]["Sheet"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "multipart/form-data": components["schemas"]["SascoreForm"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreImportCheckResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreParameters: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: components["parameters"]["IdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreParametersResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreResults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05",
         *       "pageIndex": 1,
         *       "pageSize": 50
         *     }
         */
        "application/json": components["schemas"]["SascoreResultsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascoreResultsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascorePoints: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "taskId": "018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05"
         *     }
         */
        "application/json": components["schemas"]["SascorePointsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SascorePointsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  sascoreStop: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05 */
        id: components["parameters"]["IdInPath"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ScoreTaskResultResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  usageReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-01-01",
         *       "to": "2026-01-31",
         *       "period": "day",
         *       "timeZone": "Asia/Shanghai"
         *     }
         */
        "application/json": components["schemas"]["UsageQuestion"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UsageReportResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  usageFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "from": "2026-01-01",
         *       "to": "2026-01-31",
         *       "period": "day",
         *       "timeZone": "Asia/Shanghai",
         *       "fileType": "xlsx"
         *     }
         */
        "application/json": components["schemas"]["UsageFileRequest"];
      };
    };
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureBonds: {
    parameters: {
      query: {
        bond?: components["parameters"]["Bond"];
        /** @example 260 */
        h: number;
        like?: components["parameters"]["Like"];
        /** @example AAAAAAAAAAAAAAAAAAAAAA */
        smilesUniqueCode: components["schemas"]["GraphKey"];
        /** @example 420 */
        w: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureBondsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureFormats: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "structure": "CC(=O)Oc1ccccc1C(=O)O",
         *       "formats": [
         *         "inchiKey",
         *         "molfileV3000"
         *       ]
         *     }
         */
        "application/json": components["schemas"]["StructureFormatsRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureFormatsResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structureFrames: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "keys": [
         *         "AAAAAAAAAAAAAAAAAAAAAA"
         *       ],
         *       "bond": 20
         *     }
         */
        "application/json": components["schemas"]["StructureFramesRequest"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["StructureFramesResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  structurePicture: {
    parameters: {
      query?: {
        atoms?: string;
        bond?: components["parameters"]["Bond"];
        /** @example 140 */
        h?: number;
        like?: components["parameters"]["Like"];
        /** @example 200 */
        w?: number;
      };
      header?: never;
      path: {
        /** @example AAAAAAAAAAAAAAAAAAAAAA.svg */
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file, or an error envelope where there is none to give */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "*/*": unknown;
          "application/json": unknown;
        };
      };
      default: components["responses"]["Failed"];
    };
  };
  reactionRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reaction": "OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1"
         *     }
         */
        "application/json": components["schemas"]["AskedReaction"];
      };
    };
    responses: {
      /** @description Done */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ReactionReadResponse"];
        };
      };
      default: components["responses"]["Failed"];
    };
  };
}
