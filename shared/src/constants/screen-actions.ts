// What a chemist does on the screen without a call that says so. The page sends these as buried points; it imports this
// file alone, so nothing else of the catalogue travels to the browser.

export const screenActions = {
  // Retrosynthesis and forward synthesis, 5-83.
  protectGroup: 32,
  openEditor: 36,
  replaceProtectingGroup: 37,
  openStructureFile: 38,
  changeSearchSettings: 39,
  filterTasks: 43,
  filterRoutes: 44,
  sortRoutes: 45,
  compareRoutes: 46,
  changeRouteView: 47,
  readRoute: 48,
  browseRoutes: 49,
  inspectStep: 57,
  inspectMolecule: 58,
  copyStructure: 59,
  exportRouteSvg: 62,
  exportRoutePng: 63,
  printRoute: 64,
  planIntermediate: 65,
  changeLanguage: 67,
  viewRouteCost: 68,
  requestQuotation: 69,
  openForcedRoutes: 70,
  foldRoute: 71,
  openSameTask: 72,
  openForwardForm: 79,
  addScaffold: 80,
  filterForwardProducts: 81,
  exportForwardProducts: 82,
  planForwardProduct: 83,
  // Process chemistry, 84-134.
  openProcessEditor: 111,
  openProcessStructureFile: 112,
  changeProcessSettings: 113,
  filterProcessTasks: 114,
  filterProcessRoutes: 115,
  sortProcessRoutes: 116,
  compareProcessRoutes: 117,
  changeProcessRouteView: 118,
  readProcessRoute: 119,
  browseProcessRoutes: 120,
  inspectProcessStep: 121,
  inspectProcessMolecule: 122,
  exportProcessRouteSvg: 123,
  exportProcessRoutePng: 124,
  printProcessRoute: 125,
  viewProcessRouteCost: 126,
  requestProcessQuotation: 127,
  openForcedProcessRoutes: 128,
  foldProcessRoute: 129,
  // Promotion and corporate transfer, 700-708.
  viewPromotion: 700,
  comparePlans: 701,
} as const satisfies Record<string, number>;

/** An action that the page reports by itself, with `track`. */
export type ScreenAction = keyof typeof screenActions;
/** Actions with a duration: what is read for a while. */
export const stayActions = [
  'readRoute',
  'viewRouteCost',
  'readProcessRoute',
  'viewProcessRouteCost',
] as const satisfies readonly ScreenAction[];
export type StayAction = (typeof stayActions)[number];
/** The others are done in a moment. */
export type MomentAction = Exclude<ScreenAction, StayAction>;
/** The `code` of a buried point. */
export type ScreenActionCode = (typeof screenActions)[ScreenAction];

export const screenActionCodes: readonly ScreenActionCode[] = Object.values(screenActions);

/** A longer stay is reported as this one: a page left open over night has no meaning. */
export const longestStayMs = 24 * 60 * 60_000;
export const loginDeviceLength = 200;
/** Points that may travel together. */
export const mostPointsAtOnce = 20;
