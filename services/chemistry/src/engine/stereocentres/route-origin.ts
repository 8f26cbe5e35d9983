// Where a route gets a centre from: the step that sets it, or the material that brings it.

import type { OriginKind } from '@app/shared/constants/stereocentres';
import { isEnzymeId } from '../../chemistry/enzymes/enzyme-templates.ts';
import { isSeparation } from '../../chemistry/models/separations.ts';
import { mapEquivalents } from '../../chemistry/molecule/mapping/map-equivalents.ts';
import { stereoGroupsOf, withoutStereoGroups } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import type { Bench } from '../impurity/bench.ts';
import { atomTokens } from '../../chemistry/molecule/stereo/atom-text.ts';

/** A step with its molecules as canonical SMILES, or CXSMILES where a group of centres is racemic. */
export interface OriginStep {
  stepId: string;
  templateId: string;
  product: { nodeId: string; smiles: string };
  precursors: readonly { nodeId: string; smiles: string }[];
}

/**
 * `material`: a starting material brings it. `enzyme`, `resolution`: a step of that kind sets it. `step`: another step makes it,
 * and nothing in the route says what decides the configuration. `unknown`: the atoms of a step cannot be followed.
 */
export interface Origin {
  kind: OriginKind;
  stepId?: string;
  templateId?: string;
  /** The material, or the product of the step. */
  nodeId: string;
  smiles: string;
  /** The centre in it. */
  atom: number;
  /** Of the step. */
  precursors: readonly string[];
}

/** Follows an atom of the target back to where it has no configuration yet. */
export function originOf(
  bench: Bench,
  steps: readonly OriginStep[],
  target: { nodeId: string; smiles: string },
  atom: number,
): Origin {
  let at = { ...target, atom };
  for (let depth = 0; depth <= steps.length; depth += 1) {
    const step = steps.find(({ product }) => product.nodeId === at.nodeId);
    const here = { nodeId: at.nodeId, smiles: withoutStereoGroups(at.smiles), atom: at.atom, precursors: [] };
    if (!step) return { ...here, kind: 'material' };
    const { stepId, templateId } = step;
    const made = { ...here, stepId, templateId, precursors: step.precursors.map(({ smiles }) => smiles) };
    const source = sourceOf(bench, step, at.atom);
    if (!source) return { ...made, kind: 'unknown' };
    if (!isConfigured(source.smiles, source.atom)) return { ...made, kind: kindOf(templateId) };
    at = source;
  }
  return { kind: 'unknown', nodeId: at.nodeId, smiles: withoutStereoGroups(at.smiles), atom: at.atom, precursors: [] };
}

function kindOf(templateId: string): OriginKind {
  if (isEnzymeId(templateId)) return 'enzyme';
  return isSeparation(templateId) ? 'resolution' : 'step';
}

function sourceOf(
  bench: Bench,
  { product, precursors }: OriginStep,
  atom: number,
): { nodeId: string; smiles: string; atom: number } | null {
  const graph = (smiles: string) => bench.graph(withoutStereoGroups(smiles));
  const { sources, used } = mapEquivalents(
    graph(product.smiles),
    precursors.map(({ smiles }) => graph(smiles)),
  );
  const from = sources[atom];
  const precursor = from && precursors[used[from.precursor]?.of ?? -1];
  return from && precursor ? { ...precursor, atom: from.atom } : null;
}

/** Whether the atom has a configuration of its own: that of a racemic group is none. */
function isConfigured(text: string, atom: number): boolean {
  const token = atomTokens(withoutStereoGroups(text))[atom];
  return token?.includes('@') === true && !stereoGroupsOf(text).some(({ atoms }) => atoms.includes(atom));
}
