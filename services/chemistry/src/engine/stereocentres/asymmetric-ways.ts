// Asymmetric catalysis and auxiliaries that set a centre of a form.

import type { WayCon, WayPro } from '@app/shared/constants/stereocentres';
import type { Mol, RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { AsymmetricMethod } from '../../chemistry/asymmetric/method.ts';
import { asymmetricMethods } from '../../chemistry/asymmetric/methods.ts';
import { mirrorImage } from '../../chemistry/molecule/stereo/mirror-image.ts';
import type { Bench } from '../impurity/bench.ts';
import { markedCount } from '../../chemistry/molecule/stereo/atom-text.ts';
import type { Form } from './forms.ts';
import { settingCentre } from './sets-centre.ts';
import { massRatio } from './weights.ts';
import type { Way } from './way.ts';

export type Draft = Omit<Way, 'effort'>;

const metal = /Ru|Rh|Ir|Os/;
/** Below this ee a crystallisation has to follow. */
const goodEe = 90;

/** On one thread; patterns are compiled once. */
export class AsymmetricWays {
  readonly #rdkit: RDKit;
  readonly #bench: Bench;
  readonly #patterns = new Map<string, Mol>();

  constructor(rdkit: RDKit, bench: Bench) {
    this.#rdkit = rdkit;
    this.#bench = bench;
  }

  of(form: Form): Draft[] {
    return asymmetricMethods.flatMap((method) => this.#apply(method, form));
  }

  [Symbol.dispose](): void {
    for (const pattern of this.#patterns.values()) pattern.delete();
    this.#patterns.clear();
  }

  #apply(method: AsymmetricMethod, form: Form): Draft[] {
    const bench = this.#bench;
    if (method.refuses?.some((smarts) => bench.has(form.smiles, smarts))) return [];
    const found = method.retro.flatMap((smarts) =>
      settingCentre(bench, form, (smiles) => bench.outcomes(smarts, [smiles])),
    );
    const [precursors] = found;
    if (!precursors || !this.#hasRelative(method, form, precursors)) return [];
    const hand = this.#handOf(method, form);
    const kept = precursors.some((one) => markedCount(one) > 0);
    const draft: Draft = {
      kind: method.kind,
      method: method.id,
      form: form.smiles,
      later: form.later,
      precursors,
      steps: method.steps,
      laterSteps: form.later.length,
      maxYield: method.maxYield,
      eePercent: method.eePercent,
      agent: method.agent,
      ...(hand !== undefined && { hand }),
      massRatio: massRatio(bench, form.smiles, precursors, method.maxYield, method.auxiliaryWeight),
      for: prosOf(method),
      against: consOf(method, hand, kept),
    };
    return [draft];
  }

  /** Two new centres must lie to one another as the method makes them. */
  #hasRelative({ relative }: AsymmetricMethod, form: Form, precursors: readonly string[]): boolean {
    const lost = markedCount(form.smiles) - precursors.reduce((sum, one) => sum + markedCount(one), 0);
    if (lost < 2) return true;
    return (
      relative !== undefined &&
      (this.#count(form.smiles, relative) > 0 || this.#count(form.smiles, mirrorImage(relative)) > 0)
    );
  }

  #handOf({ hand }: AsymmetricMethod, form: Form): string | undefined {
    if (!hand) return undefined;
    const [own, other] = [this.#count(form.smiles, hand.pattern), this.#count(form.epimer, hand.pattern)];
    if (own === other) return undefined;
    return own > other ? hand.matching : hand.mirrored;
  }

  #count(smiles: string, smarts: string): number {
    const known = this.#patterns.get(smarts) ?? this.#rdkit.get_qmol(smarts);
    if (!known) throw new TypeError(`not a SMARTS: ${smarts}`);
    this.#patterns.set(smarts, known);
    const text = this.#bench.mol(smiles).get_substruct_matches(known, '{"useChirality":true}');
    return text === '{}' ? 0 : (JSON.parse(text) as unknown[]).length;
  }
}

function prosOf({ maturity, maxYield, steps }: AsymmetricMethod): WayPro[] {
  return [
    ...(maturity === 'industrial' ? (['industrial'] as const) : []),
    ...(maxYield === 1 ? (['wholeYield'] as const) : []),
    'eitherHand',
    ...(steps === 1 ? (['fewSteps'] as const) : []),
  ];
}

function consOf(method: AsymmetricMethod, hand: string | undefined, kept: boolean): WayCon[] {
  const { kind, maxYield, steps, maturity, eePercent, agent } = method;
  return [
    ...(maxYield < 1 ? (['halfLost'] as const) : []),
    ...(kind === 'auxiliary' ? (['auxiliaryMass'] as const) : []),
    ...(steps > 2 ? (['manySteps'] as const) : []),
    ...(maturity === 'demonstrated' ? (['fewPrecedents'] as const) : []),
    ...(hand === undefined ? (['unknownHand'] as const) : []),
    ...(kept ? (['otherCentres'] as const) : []),
    ...(eePercent[0] < goodEe ? (['moderateEe'] as const) : []),
    ...(metal.test(agent) ? (['preciousMetal'] as const) : []),
  ];
}
