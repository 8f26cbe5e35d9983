// Words for the stereocenters of a route and the ways to them, shared by the engine, the calls and the page.

export const centreKinds = ['aminoAcid', 'hydroxyAcid', 'amine', 'alcohol', 'acid', 'betaAcid', 'carbon'] as const;
export type CentreKind = (typeof centreKinds)[number];

export const wayKinds = ['chiralPool', 'enzyme', 'catalyst', 'auxiliary', 'resolution'] as const;
export type WayKind = (typeof wayKinds)[number];

/** Where a route gets a center from. */
export const originKinds = ['material', 'enzyme', 'resolution', 'step', 'unknown'] as const;
export type OriginKind = (typeof originKinds)[number];

/** Steps that are done after the center is set, by what they make. */
export const laterSteps = [
  'amide',
  'lactam',
  'sulfonamide',
  'ester',
  'arylEther',
  'alkylEther',
  'nMethyl',
  'nAlkyl',
  'cyclicAmine',
  'epoxideOpening',
  'displacement',
  'carbamate',
] as const;
export type LaterStep = (typeof laterSteps)[number];

/** What speaks for a way. */
export const wayPros = [
  'industrial',
  'buyable',
  'precursorBuyable',
  'wholeYield',
  'eitherHand',
  'coversMore',
  'racemisable',
  'general',
  'fewSteps',
] as const;
export type WayPro = (typeof wayPros)[number];

/** What speaks against it. */
export const wayCons = [
  'halfLost',
  'oneHand',
  'auxiliaryMass',
  'manySteps',
  'fewPrecedents',
  'unknownHand',
  'otherCentres',
  'relativeFirst',
  'inversion',
  'moderateEe',
  'preciousMetal',
  'chromatography',
  'screen',
  'skeleton',
] as const;
export type WayCon = (typeof wayCons)[number];

/** How the other enantiomer of a resolution can be used again. */
export const racemisations = ['alphaHydrogen', 'benzylicAmine', 'alcohol'] as const;
export type Racemisation = (typeof racemisations)[number];

/** What the effort of a way is the sum of. */
export const effortParts = [
  'steps',
  'later',
  'loss',
  'practice',
  'precedents',
  'precursor',
  'column',
  'inversion',
  'ee',
  'mass',
] as const;
export type EffortPart = (typeof effortParts)[number];
