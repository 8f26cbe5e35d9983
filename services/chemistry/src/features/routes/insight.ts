// What a page of a route asks for besides the route: atoms that change, hazards, other ways to make a molecule of it.

import { message } from '@app/locales/messages';
import type { StepHazard, StepInsight } from '@app/shared/contracts/routes/insight';
import { severities } from '@app/shared/contracts/process/figures';
import { AppError } from '@app/shared/errors/app-error';
import { citationText } from '../../chemistry/recognition/citation.ts';
import type { StepChange } from '../../engine/inspection/step-changes.ts';
import { stepConditions } from '../tasks/step-conditions.ts';
import type { StoredNode, StoredRoute, StoredStep } from '../tasks/stored.ts';
import type { GroupHazard } from '../../chemistry/facts/group-hazards.ts';
import { conditionHazards, type ConditionHazard } from '../../chemistry/facts/reagent-hazards.ts';
import { agentText } from '@app/shared/rules/agent-text';
import { isNoSolvent, solventFacts } from '../../chemistry/facts/solvents.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type RoutesServices } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { stepAlternatives } from './alternatives.ts';
import { routeStereocentres } from './stereocentres.ts';

const stepInsight = handle('routeStepInsight', async ({ query }, caller, services) => {
  const { detail } = await findReadableRoute(services.database.queries, caller, query.routeId);
  const molecules = detail.steps.map((step) => moleculesOf(detail, step));
  const changes = await services.interactive.run(
    'stepChanges',
    molecules.map(({ product, precursors }) => ({
      product: product.molecule.smiles,
      precursors: precursors.map(({ molecule }) => molecule.smiles),
    })),
  );
  const steps = detail.steps.flatMap((step, index) => {
    const [around, change] = [molecules[index], changes[index]];
    return around && change ? [present(step, around, change, caller)] : [];
  });
  return { steps };
});

export const routeInsightCalls: readonly Registration<RoutesServices>[] = [
  stepInsight,
  stepAlternatives,
  routeStereocentres,
];

interface Around {
  product: StoredNode;
  precursors: StoredNode[];
}

function moleculesOf({ nodes }: StoredRoute, { stepId, productNodeId }: StoredStep): Around {
  const product = nodes.find((node) => node.nodeId === productNodeId);
  if (!product) throw new AppError('dataNotFound');
  return { product, precursors: nodes.filter((node) => node.parentStepId === stepId) };
}

function present(step: StoredStep, { product, precursors }: Around, change: StepChange, caller: Caller): StepInsight {
  const { set: conditions } = stepConditions(step);
  // What is wanted in the end is no choice of the route.
  const made = product.parentStepId === null ? [] : groupHazards(product, change.hazards.product, caller);
  const hazards = [
    ...conditionHazards(
      conditions,
      precursors.map(({ molecule }) => molecule.smiles),
    ).map((one) => agentHazard(one, caller)),
    ...made,
    ...precursors.flatMap((node, index) => groupHazards(node, change.hazards.precursors[index] ?? [], caller)),
  ];
  const solvents = [...new Set(conditions?.solvents ?? [])].filter((name) => !isNoSolvent(name)).map(solventFacts);
  return {
    stepId: step.stepId,
    changed: [
      { nodeId: product.nodeId, atoms: change.product },
      ...precursors.map(({ nodeId }, index) => ({ nodeId, atoms: change.precursors[index] ?? [] })),
    ],
    hazards: hazards.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    solvents: solvents.map(({ name, class: solventClass }) => ({
      name: agentText(name, caller.culture),
      class: solventClass,
    })),
  };
}

function agentHazard({ rule, severity, source, found }: ConditionHazard, { culture }: Caller): StepHazard {
  return {
    severity,
    text: message(culture, 'process', `hazard.${rule}`),
    agent: found,
    source: citationText(culture, source),
  };
}

function groupHazards({ nodeId }: StoredNode, groups: readonly GroupHazard[], { culture }: Caller): StepHazard[] {
  return groups.map(({ rule, severity, source, figure }) => ({
    severity,
    text: message(culture, 'process', `hazard.${rule}`),
    nodeId,
    ...(figure !== undefined && { figure }),
    source: citationText(culture, source),
  }));
}
