// Draws wrong steps by the rules from recorded steps.

import { canonicalParts, canonicalProduct, Transform } from '../../src/chemistry/molecule/rdkit.ts';
import type { Mol, RDKit } from '../../src/chemistry/molecule/rdkit.ts';
import type { TrueStep, WrongStep } from './wrong-step.ts';
import type { StepRule, WrongRule } from './rule.ts';
import { changedStep } from './changed-step.ts';

/** Rows from one recorded step, and rows with one product. */
const mostOfSource = 5;
const mostOfProduct = 2;
const fewestAtoms = 12;
const mostAtoms = 42;
const mostOutcomes = 20;

/** Charges, metals and isotopes of which no rule thinks; phosphonium, nitro and organometallic groups are ours. */
const oddAtoms = /\[(?!C@|nH\]|N\+\]|O-\]|P\+\]|Mg\]|Li\]|Na\]|n\+\]|S@|Br\]|CH?\d?\]|c\]|cH\])/;

export class WrongStepDrawer {
  readonly #rdkit: RDKit;
  readonly #steps: readonly TrueStep[];
  readonly #refused: ReadonlySet<string>;
  readonly #patterns = new Map<string, Mol>();
  readonly #transforms = new Map<string, Transform>();
  readonly #products: Mol[] = [];
  readonly #drawn = new Set<string>();
  readonly #usedSources = new Map<number, number>();
  readonly #usedProducts = new Map<string, number>();

  /** `steps` in the order in which they are tried; `refused` holds `precursors>>product` of what must not be drawn. */
  constructor(rdkit: RDKit, steps: readonly TrueStep[], refused: ReadonlySet<string>) {
    this.#rdkit = rdkit;
    this.#steps = steps;
    this.#refused = refused;
  }

  /** Wrong steps of one rule, tried from one recorded step onwards, at most as many as the rule may give. */
  draw(rule: WrongRule | StepRule, from: number): WrongStep[] {
    const rows: WrongStep[] = [];
    for (let i = 0; i < this.#steps.length && rows.length < rule.most; i += 1) {
      const source = (from + i) % this.#steps.length;
      const step = this.#steps[source];
      if (!step || (this.#usedSources.get(source) ?? 0) >= mostOfSource) continue;
      if (!('change' in rule) && !this.#mayApply(rule, step, source)) continue;
      const drawn = 'change' in rule ? changedStep(this, rule.change, step) : this.#byRule(rule, step);
      const found = drawn.find((one) => this.#isFit(one));
      if (!found) continue;
      rows.push({ kind: rule.kind, ...found, why: rule.why });
      this.#drawn.add(`${found.precursors}>>${found.product}`);
      add(this.#usedSources, source);
      add(this.#usedProducts, found.product);
    }
    return rows;
  }

  /** Outcomes of a transform of one molecule, each as canonical parts in the order of the SMARTS. */
  outcomes(smarts: string, smiles: string): string[][] {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return [];
    return this.#transform(smarts)
      .run(this.#rdkit, [mol], mostOutcomes)
      .flatMap((raw) => {
        const parts = raw.split('.').map((part) => canonicalProduct(this.#rdkit, part));
        return parts.every((part) => part !== null) ? [parts] : [];
      });
  }

  canonical(smiles: string): string | null {
    return canonicalParts(this.#rdkit, smiles)?.join('.') ?? null;
  }

  atoms(smiles: string): number {
    using mol = this.#rdkit.get_mol(smiles);
    return mol?.get_num_atoms(true) ?? 0;
  }

  [Symbol.dispose](): void {
    for (const pattern of this.#patterns.values()) pattern.delete();
    // By place, so that places without a molecule stay out.
    Object.values(this.#products).forEach((mol) => mol.delete());
    for (const transform of this.#transforms.values()) transform[Symbol.dispose]();
  }

  /** Most molecules have nothing for a rule: seen at once, before anything is taken apart. */
  #mayApply(rule: WrongRule, { product }: TrueStep, source: number): boolean {
    const wanted = [leftOf(rule.smarts), ...(rule.edit ? [leftOf(rule.edit)] : rule.closes ? [] : (rule.has ?? []))];
    return wanted.every((one) => this.#product(product, source).get_substruct_match(this.#pattern(one)) !== '{}');
  }

  #byRule(rule: WrongRule, step: TrueStep): TrueStep[] {
    const starts = rule.edit ? this.outcomes(rule.edit, step.product).flat() : [step.product];
    return starts.flatMap((start) =>
      this.outcomes(rule.smarts, start).flatMap((parts) => {
        const [product, given] = rule.closes ? [parts.join('.'), [start]] : [start, parts];
        if (!rule.closes && !this.#isCut(rule.smarts, product, given)) return [];
        if (!this.#hasAll(product, rule.has) || !this.#hasNone(product, rule.lacks)) return [];
        if (given.some((one, index) => !this.#hasAll(one, rule.needs?.[index]) || !this.#hasNone(one, rule.without)))
          return [];
        if (!this.#isConfigured(rule, product, given)) return [];
        const precursors = [...given, ...(rule.reagent ? [rule.reagent] : [])];
        return { product, precursors: this.canonical(precursors.join('.')) ?? '' };
      }),
    );
  }

  #isConfigured({ configured }: WrongRule, product: string, given: readonly string[]): boolean {
    if (!configured) return true;
    const inPrecursors = Object.entries(configured.precursors ?? {});
    return (
      this.#hasConfigured(product, configured.product) &&
      inPrecursors.every(([index, smarts]) => this.#hasConfigured(given[Number(index)] ?? '', smarts))
    );
  }

  #hasConfigured(smiles: string, smarts: string): boolean {
    using mol = this.#rdkit.get_mol(smiles);
    if (!mol) return false;
    const [graph] = (JSON.parse(mol.get_json()) as { molecules: { atoms: { stereo?: string }[] }[] }).molecules;
    const found = mol.get_substruct_matches(this.#pattern(smarts));
    const matches = found.startsWith('[') ? (JSON.parse(found) as { atoms: number[] }[]) : [];
    return matches.some(({ atoms: [first = -1] }) => graph?.atoms[first]?.stereo !== undefined);
  }

  /** Whether the transform cut the molecule in two: a ring would come out opened, and once in each part. */
  #isCut(smarts: string, product: string, given: readonly string[]): boolean {
    const [left = '', right = ''] = smarts.split('>>');
    const added = this.#pattern(right).get_num_atoms(false) - this.#pattern(left).get_num_atoms(false);
    return given.reduce((sum, one) => sum + this.atoms(one), 0) === this.atoms(product) + added;
  }

  #isFit({ product, precursors }: TrueStep): boolean {
    const size = this.atoms(product);
    if (precursors === '' || product === '' || product.includes('.')) return false;
    if (size < fewestAtoms || size > mostAtoms || precursors.split('.').includes(product)) return false;
    if (oddAtoms.test(product) || oddAtoms.test(precursors)) return false;
    if ((this.#usedProducts.get(product) ?? 0) >= mostOfProduct) return false;
    if (precursors.split('.').includes('C')) return false;
    const key = `${precursors}>>${product}`;
    return !this.#drawn.has(key) && !this.#refused.has(key);
  }

  #hasAll(smiles: string, patterns: readonly string[] = []): boolean {
    return patterns.every((one) => this.#has(smiles, one));
  }

  #hasNone(smiles: string, patterns: readonly string[] = []): boolean {
    return !patterns.some((one) => this.#has(smiles, one));
  }

  #has(smiles: string, smarts: string): boolean {
    using mol = this.#rdkit.get_mol(smiles);
    return mol !== null && mol.get_substruct_match(this.#pattern(smarts)) !== '{}';
  }

  /** The molecule of a recorded product, kept for the next rule. */
  #product(smiles: string, source: number): Mol {
    const mol = this.#products[source] ?? this.#rdkit.get_mol(smiles);
    if (!mol) throw new TypeError(`not a molecule: ${smiles}`);
    this.#products[source] = mol;
    return mol;
  }

  #pattern(smarts: string): Mol {
    const known = this.#patterns.get(smarts) ?? this.#rdkit.get_qmol(smarts);
    if (!known) throw new TypeError(`not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, known);
    return known;
  }

  #transform(smarts: string): Transform {
    const known = this.#transforms.get(smarts) ?? new Transform(this.#rdkit, smarts);
    this.#transforms.set(smarts, known);
    return known;
  }
}

function add<T>(counts: Map<T, number>, key: T): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** The side of the given molecule as a pattern; a group of parts that belong to one molecule loses its brackets. */
function leftOf(smarts: string): string {
  const left = smarts.slice(0, smarts.indexOf('>>'));
  return left.startsWith('(') ? left.slice(1, -1) : left;
}
