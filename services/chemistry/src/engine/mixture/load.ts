// The prediction of mixtures with its methods compiled: once for each RDKit, and kept as long as the process.

import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AgentReader } from '../conditions/agent-reader.ts';
import { Forward } from '../../chemistry/forward-model/forward.ts';
import { noCounts } from '../../chemistry/models/template-counts.ts';
import { TemplateSet } from '../../chemistry/models/template-set.ts';
import { methodTemplates } from '../../chemistry/templates/methods.ts';
import { FlaskRanking } from './flask-ranking.ts';
import type { FlaskPredictor } from './flask-ranking.ts';
import { FlaskRoles } from './flask-roles.ts';
import { MixtureForward, type ProductPredictor } from './mixture-forward.ts';
import { UsualForms } from './usual-forms.ts';

/**
 * `forward` answers for all templates that records speak of, and where it can for the learned ranker. Throws a TypeError
 * when a method does not compile.
 */
export function mixtureForward(
  rdkit: RDKit,
  forward: ProductPredictor & Partial<FlaskPredictor>,
  agents: AgentReader = new AgentReader(rdkit),
): MixtureForward {
  const { predictBeside } = forward;
  const ranking =
    predictBeside && new FlaskRanking({ predictBeside }, flaskRoles(), new UsualForms(rdkit, agents, flaskRoles()));
  return new MixtureForward({ rdkit, forward, methods: methodsOf(rdkit), agents, ranking });
}

/** What mixtures ask of the forward model. */
export function inFlask(forward: Forward): ProductPredictor & FlaskPredictor {
  return {
    predict: (parts) => forward.predictIncompatibleToo(parts),
    predictBeside: (reactants, agents) => forward.predictBeside(reactants, agents),
  };
}

const known = new WeakMap<RDKit, ProductPredictor>();
let roles: FlaskRoles | undefined;

function flaskRoles(): FlaskRoles {
  roles ??= new FlaskRoles();
  return roles;
}

function methodsOf(rdkit: RDKit): ProductPredictor {
  const found = known.get(rdkit);
  if (found) return found;
  const forward = new Forward(rdkit, new TemplateSet(rdkit, methodTemplates), noCounts);
  const methods = { predict: (reactants: readonly string[]) => forward.predictIncompatibleToo(reactants) };
  known.set(rdkit, methods);
  return methods;
}
