// Applies the enzymatic transformations: proposes substrates for a product, and says which of them gives a product.

import { LruCache } from '../../chemistry/molecule/lru.ts';
import { hasOpenValence } from '../../chemistry/molecule/open-valence.ts';
import { canonicalProduct, canonicalSmiles, Transform } from '../../chemistry/molecule/rdkit.ts';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import { hasMatch } from '../../chemistry/models/group-matches.ts';
import { compareText } from '../../chemistry/models/single-step.ts';
import type { StepProposer } from '../../chemistry/models/step-source.ts';
import { reactantPatterns } from '../../chemistry/models/template-set.ts';
import type { ForwardCheck, Proposal, StepChecker } from '../../chemistry/models/types.ts';
import { enzymeTransformations } from '../../chemistry/enzymes/all.ts';
import { scoreOf } from '../../chemistry/enzymes/enzyme-scores.ts';
import type { EnzymeRefusal, EnzymeTransformation } from '../../chemistry/enzymes/enzyme-step.ts';
import { withHydrogens } from '../../chemistry/enzymes/hydrogens.ts';

/** Enzymes take small molecules; what is larger is a matter of proteins. */
const largest = 60;
const maxOutcomes = 40;

interface Compiled {
  transformation: EnzymeTransformation;
  retro: { pattern: Mol; transform: Transform }[];
  forward: { patterns: Mol[]; transform: Transform }[];
  refuses: { refusal: EnzymeRefusal; pattern: Mol }[];
}

/** On one thread. Nothing is compiled before the first question. */
export class EnzymeSteps implements StepProposer, StepChecker {
  readonly #rdkit: RDKit;
  readonly #transformations: readonly EnzymeTransformation[];
  #compiled: Compiled[] | undefined;
  #harmful: Mol[] = [];
  #neutral: Transform[] = [];
  readonly #proposals = new LruCache<string, readonly Proposal[]>(2_000);
  readonly #checks = new LruCache<string, ForwardCheck>(5_000);
  readonly #products = new LruCache<string, readonly EnzymeProduct[]>(2_000);

  constructor(rdkit: RDKit, transformations: readonly EnzymeTransformation[] = enzymeTransformations) {
    this.#rdkit = rdkit;
    this.#transformations = transformations;
  }

  /** Substrates for a canonical SMILES, the likeliest first. */
  expand(smiles: string): readonly Proposal[] {
    return this.#proposals.getOrMake(smiles, () => this.#propose(smiles));
  }

  /** Whether an enzyme gives the product from the substrates, none of which it refuses. */
  check(precursors: readonly string[], product: string, templateId?: string): ForwardCheck {
    const key = `${precursors.join('.')}>>${product}`;
    const check = this.#checks.getOrMake(key, () => this.#judge(precursors, product));
    const isAsked = templateId !== undefined && check.templateIds.includes(templateId);
    return isAsked ? { ...check, templateId } : check;
  }

  /** Transformations that give the product, the likeliest first. */
  givenBy(precursors: readonly string[], product: string): readonly string[] {
    return this.check(precursors, product).templateIds;
  }

  [Symbol.dispose](): void {
    for (const { retro, forward, refuses } of this.#compiled ?? []) {
      for (const one of retro) release(one.transform, [one.pattern]);
      for (const one of forward) release(one.transform, one.patterns);
      for (const { pattern } of refuses) pattern.delete();
    }
    for (const one of this.#harmful) one.delete();
    for (const one of this.#neutral) one[Symbol.dispose]();
    this.#compiled = undefined;
    [this.#harmful, this.#neutral] = [[], []];
  }

  #propose(smiles: string): Proposal[] {
    const compiled = this.#all();
    const neutral = this.#neutralOf(smiles);
    using mol = this.#rdkit.get_mol(neutral);
    if (!mol || mol.get_num_atoms(true) > largest || this.#isHarmful(mol)) return [];
    const best = new Map<string, Proposal>();
    for (const one of compiled) {
      if (this.#refusesProduct(one.transformation.id, mol)) continue;
      for (const precursors of this.#precursorsOf(one, mol)) {
        if (precursors.includes(smiles) || precursors.includes(neutral)) continue;
        const key = precursors.join('.');
        const score = scoreOf(one.transformation);
        if ((best.get(key)?.score ?? 0) >= score) continue;
        const { id } = one.transformation;
        best.set(key, { precursors, templateId: id, score, probability: score, precedents: 0, competing: [] });
      }
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score || byText(a, b));
  }

  #refusesProduct(id: string, product: Mol): boolean {
    const { refuses = [] } = this.#all().find((one) => one.transformation.id === id) ?? {};
    return refuses.some(({ refusal, pattern }) => refusal.of === 'product' && hasMatch(product, pattern));
  }

  #precursorsOf({ retro }: Compiled, mol: Mol): string[][] {
    return retro
      .filter(({ pattern }) => hasMatch(mol, pattern))
      .flatMap(({ transform }) => transform.run(this.#rdkit, [mol], maxOutcomes))
      .flatMap((raw) => {
        const parts = raw.split('.').map((part) => canonicalProduct(this.#rdkit, part));
        const isSound = parts.every((part) => part !== null && !hasOpenValence(part));
        return isSound ? [parts.filter((part) => part !== null).toSorted()] : [];
      });
  }

  #judge(precursors: readonly string[], product: string): ForwardCheck {
    const wanted = this.#neutralOf(product);
    using target = this.#rdkit.get_mol(wanted);
    const products = target ? this.#productsOf(precursors.map((one) => this.#neutralOf(one))) : [];
    const giving = products.filter((one) => target && this.#isSame(one.smiles, target));
    const isRefused = (id: string): boolean => target !== null && this.#refusesProduct(id, target);
    const ids = [...new Set(giving.toSorted((a, b) => b.score - a.score).map(({ id }) => id))].filter(
      (id) => !isRefused(id),
    );
    const [first] = ids;
    if (first === undefined) return refused;
    return { passed: true, rank: 1, share: 1, templateId: first, templateIds: ids, competing: [] };
  }

  /** Everything that enzymes make of neutral substrates, in the order given or any other. */
  #productsOf(substrates: readonly string[]): readonly EnzymeProduct[] {
    return this.#products.getOrMake(substrates.join('.'), () => {
      using stack = new DisposableStack();
      const mols = substrates.flatMap((one) => {
        const mol = this.#rdkit.get_mol(one);
        return mol ? [stack.use(mol)] : [];
      });
      if (mols.length < substrates.length || mols.some((mol) => this.#isHarmful(mol))) return [];
      return this.#all().flatMap((one) => this.#givenFrom(one, mols));
    });
  }

  #givenFrom({ transformation, forward, refuses }: Compiled, mols: readonly Mol[]): EnzymeProduct[] {
    const isRefused = refuses.some(
      ({ refusal, pattern }) => refusal.of === 'substrate' && mols.some((mol) => hasMatch(mol, pattern)),
    );
    if (isRefused) return [];
    const found = new Set<string>();
    for (const { patterns, transform } of forward) {
      if (patterns.length !== mols.length) continue;
      for (const order of permutations(mols)) {
        if (!patterns.every((pattern, place) => order[place] && hasMatch(order[place], pattern))) continue;
        for (const raw of transform.run(this.#rdkit, order, maxOutcomes)) {
          const smiles = canonicalProduct(this.#rdkit, raw);
          if (smiles !== null) found.add(smiles);
        }
      }
    }
    const { id } = transformation;
    return [...found].map((smiles) => ({ id, smiles, score: scoreOf(transformation) }));
  }

  /** The same molecule, one of both perhaps with fewer centres given: no mark contradicts. */
  #isSame(given: string, target: Mol): boolean {
    using mol = this.#rdkit.get_mol(given);
    if (!mol || mol.get_num_atoms() !== target.get_num_atoms() || mol.get_num_bonds() !== target.get_num_bonds())
      return false;
    return isIn(target, mol) || isIn(mol, target);
  }

  #isHarmful(mol: Mol): boolean {
    return this.#harmful.some((pattern) => hasMatch(mol, pattern));
  }

  /** Acids and amines without their charges. */
  #neutralOf(smiles: string): string {
    this.#all();
    if (!smiles.includes('-') && !smiles.includes('+')) return smiles;
    let neutral = smiles;
    for (const transform of this.#neutral) {
      for (let pass = 0; pass < 6; pass += 1) {
        using mol = this.#rdkit.get_mol(neutral);
        const raw = mol && transform.run(this.#rdkit, [mol], 1)[0];
        const next = raw ? canonicalSmiles(this.#rdkit, raw) : null;
        if (next === null) break;
        neutral = next;
      }
    }
    return neutral;
  }

  #all(): readonly Compiled[] {
    this.#compiled ??= this.#compile();
    return this.#compiled;
  }

  #compile(): Compiled[] {
    this.#harmful = harmfulGroups.map((smarts) => this.#pattern('harmful', smarts));
    this.#neutral = neutralising.map((smarts) => new Transform(this.#rdkit, smarts));
    return this.#transformations.map((transformation) => {
      const { id, retro, forward, refuses = [] } = transformation;
      return {
        transformation,
        retro: retro.flatMap(withHydrogens).map((smarts) => ({
          pattern: this.#pattern(id, smarts.slice(0, smarts.indexOf('>>'))),
          transform: new Transform(this.#rdkit, smarts),
        })),
        forward: forward.flatMap(withHydrogens).map((smarts) => ({
          patterns: reactantPatterns(smarts).map((one) => this.#pattern(id, one)),
          transform: new Transform(this.#rdkit, smarts),
        })),
        refuses: refuses.map((refusal) => ({ refusal, pattern: this.#pattern(id, refusal.smarts) })),
      };
    });
  }

  #pattern(id: string, smarts: string): Mol {
    const pattern = this.#rdkit.get_qmol(smarts);
    if (!pattern) throw new TypeError(`${id}: not a SMARTS: ${smarts}`);
    return pattern;
  }
}

interface EnzymeProduct {
  id: string;
  smiles: string;
  score: number;
}

const refused: ForwardCheck = { passed: false, rank: null, share: 0, templateId: null, templateIds: [], competing: [] };

/** What reacts with water or with the protein itself. */
const harmfulGroups = [
  '[CX3](=[OX1])[F,Cl,Br,I]',
  '[SX4](=[OX1])(=[OX1])[F,Cl,Br]',
  '[NX2]=[CX2]=[OX1,S]',
  '[CX3](=[OX1])[OX2][CX3](=[OX1])[#6]',
  '[#6][Li,Mg,Zn,Al,Sn]',
  '[B;H1,H2,H3]',
  '[#6][I;X2,X3]',
  '[PX3,PX4][F,Cl,Br]',
  '[SiX4][F,Cl,Br]',
  '[CX4]OS(=O)(=O)[CX4,c]',
  '[NX2]=[NX2+]=[CX3]',
  '[OX2][OX2]',
];

/** Acids and ammonium ions, not the ylides of nitro, azide and N-oxide groups. */
const neutralising = [
  '[O-;X1;$([O-][C,c,P,S]);!$([O-][N+]):1]>>[OH1;+0:1]',
  '[N+;!$([N+]~[O-]);H4:1]>>[N;+0;H3:1]',
  '[N+;X4;H3:1]>>[N;+0;H2:1]',
  '[N+;X4;H2:1]>>[N;+0;H1:1]',
  '[N+;X4;H1:1]>>[N;+0;H0:1]',
];

function isIn(mol: Mol, query: Mol): boolean {
  return mol.get_substruct_match(query, '{"useChirality":true}') !== '{}';
}

function byText(a: Proposal, b: Proposal): number {
  return compareText(a.precursors.join('.'), b.precursors.join('.'));
}

function release(transform: Transform, patterns: readonly Mol[]): void {
  transform[Symbol.dispose]();
  for (const pattern of patterns) pattern.delete();
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
