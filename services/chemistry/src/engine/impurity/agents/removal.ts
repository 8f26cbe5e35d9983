// What takes an impurity away from the product: by acidity, basicity, volatility and polarity, as a work-up does it.

import type { Bench } from '../bench.ts';
import type { ImpurityCause, Phrase } from '../types.ts';

interface RemovalRule {
  key: string;
  smarts: string;
  /** Only where the product lacks the pattern: what both have parts nothing. */
  mostHeavyAtoms?: number;
}

const rules: readonly RemovalRule[] = [
  { key: 'removal.permanentCation', smarts: '[$([N+;H0]([#6])([#6])([#6])[#6]),$([n+][CX4]),$([P+])]' },
  { key: 'removal.acidWash', smarts: '[NX3;+0;!$(N[C,S,P]=[O,S,N]);!$(N-C#N);!$(N-c);!$(N~[#7,#8]);$(N[CX4])]' },
  { key: 'removal.acidWash', smarts: '[$(N=C(N)N),$(n1ccccc1),$(c1c[nH]cn1)]', mostHeavyAtoms: 16 },
  { key: 'removal.baseWash', smarts: '[$([CX3](=O)[OX2H]),$([SX4](=O)(=O)[OX2H]),$(P(=O)[OX2H]),$([n]-[OX2H])]' },
  { key: 'removal.strongBaseWash', smarts: '[$([OX2H]c),$([SX2H]c)]' },
  { key: 'removal.thiolScavenger', smarts: '[CX4][Br,I,$(OS(=O)(=O))]' },
  { key: 'removal.bisulfite', smarts: '[#6][CX3H]=O' },
];
const phosphineOxide = '[PX4](=O)([#6])([#6])[#6]';
const ureas = '[NX3;H1]([CX4])C(=O)[NX3;H1][CX4]';

/** The way to remove it, or undefined where nothing simple parts it from the product. */
export function removalOf(bench: Bench, smiles: string, product: string, cause: ImpurityCause): Phrase | undefined {
  const special = specialRemoval(bench, smiles, cause);
  if (special) return { key: special };
  const rule = rules.find(
    (one) =>
      bench.has(smiles, one.smarts) &&
      !bench.has(product, one.smarts) &&
      (one.mostHeavyAtoms === undefined || bench.heavyAtoms(smiles) <= one.mostHeavyAtoms),
  );
  if (rule) return { key: rule.key };
  if (bench.heavyAtoms(smiles) <= 8 && !/[+-]/.test(smiles)) return { key: 'removal.evaporation' };
  return { key: isMuchLarger(bench, smiles, product) ? 'removal.crystallisation' : 'removal.chromatography' };
}

function specialRemoval(bench: Bench, smiles: string, cause: ImpurityCause): string | undefined {
  if (cause === 'residualSolvent') return 'removal.drying';
  if (cause === 'stereoisomer' || cause === 'epimer') return 'removal.stereoisomer';
  if (bench.has(smiles, phosphineOxide)) return 'removal.phosphineOxide';
  if (cause === 'reagentByProduct' && bench.has(smiles, ureas)) return 'removal.urea';
  return undefined;
}

function isMuchLarger(bench: Bench, smiles: string, product: string): boolean {
  const [one, other] = [bench.heavyAtoms(smiles), bench.heavyAtoms(product)];
  return one > 1.4 * other || one < 0.6 * other;
}
