// How an enzymatic step is run. Ranges are usual laboratory practice for evolved or commercial enzymes; a screen decides.

export const cofactors = [
  'NADPH',
  'NADH',
  'PLP',
  'FAD',
  'ThDP',
  'ATP',
  'SAM',
  'haem',
  'heme2og',
  'copper',
  'metal',
  'none',
] as const;
export type Cofactor = (typeof cofactors)[number];

/** How the cofactor is used again, or what drives the equilibrium. */
export const recyclings = [
  'glucose',
  'isopropanol',
  'formate',
  'acetone',
  'oxidase',
  'isopropylamine',
  'alanine',
  'ammoniaFormate',
  'polyphosphate',
  'peroxide',
  'catalase',
  'homocysteine',
  'none',
] as const;
export type Recycling = (typeof recyclings)[number];

export const catalystForms = ['lysate', 'wholeCells', 'isolated', 'immobilised'] as const;
export type CatalystForm = (typeof catalystForms)[number];

/** What the enzyme does not bear in the vessel. */
export const intolerances = [
  'heavyMetals',
  'oxygen',
  'thiols',
  'ketones',
  'amines',
  'cyanide',
  'strongAcid',
  'water',
  'proteases',
  'peroxide',
  'light',
  'aldehydes',
] as const;
export type Intolerance = (typeof intolerances)[number];

/** An agent of the vessel by its usual short name, equivalents to the substrate, and what it is there for. */
export interface OperationAgent {
  name: string;
  equivalents: number;
}

export interface EnzymeOperation {
  cofactors: readonly Cofactor[];
  recycling: Recycling;
  /** Name of the buffer, or of the organic solvent where the enzyme works in one. */
  medium: string;
  pH: readonly [number, number] | null;
  temperatureC: readonly [number, number];
  hours: readonly [number, number];
  cosolvent: { name: string; percent: readonly [number, number] } | null;
  form: CatalystForm;
  /** Percent of the weight of the substrate. */
  loadPercent: readonly [number, number];
  /** Of substrate. */
  gramsPerLitre: readonly [number, number];
  agents: readonly OperationAgent[];
  absent: readonly Intolerance[];
  /** Needs oxygen from air. */
  aerated?: true;
}
