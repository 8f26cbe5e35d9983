// A thread that makes one amide of each partner, slowly, and ends or stops at some partners.

import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundProduct, ForwardResponse, ForwardQuestion } from '../../engine/forward/questions.ts';
import { serve } from '../../platform/threads/thread-entry.ts';

const templateId = 'amide-from-acid-and-primary-amine';
const ending = 'CC(C)(N)CI';
const hanging = 'CC(C)(N)CBr';
const neverIndexed = 'CC(C)(N)CF';

serve(
  Promise.resolve({
    answer: async (questions: readonly ForwardQuestion[]): Promise<ForwardResponse[]> => {
      const answers: ForwardResponse[] = [];
      for (const question of questions) answers.push(await responseTo(question));
      return answers;
    },
  }),
);

async function responseTo(question: ForwardQuestion): Promise<ForwardResponse> {
  switch (question.kind) {
    case 'jobs':
      return { isSelfReactive: false, jobs: [{ templateId, class: 'acylation', partnerSlots: [0] }] };
    case 'slots':
      if (question.smiles === neverIndexed) await new Promise(() => {});
      return { smiles: question.smiles, heavyAtoms: 4, slots: [0] };
    case 'pair':
      return amidesOf(question.start, question.partner);
    default:
      return null;
  }
}

async function amidesOf(start: string, partner: string | null): Promise<FoundProduct[]> {
  if (partner === null) return [];
  if (partner === ending) process.exit(1);
  if (partner === hanging) await new Promise(() => {});
  await sleep(25);
  const smiles = `CC(=O)${partner}`;
  const selectivity = { verdict: 'clear', share: 1, competing: [], unknown: [] } as const;
  const step = { templateId, from: start, partners: [partner], product: smiles, probability: 0.5 };
  return [
    {
      smiles,
      formula: 'C',
      weight: 12,
      class: 'acylation',
      ways: 1,
      step: { ...step, selectivity: { ...selectivity, competing: [], unknown: [] } },
      probability: 0.5,
      verdict: 'clear',
      figures: {
        logP: 1,
        tpsa: 20,
        donors: 1,
        acceptors: 1,
        rotatableBonds: 1,
        lipinski: true,
        veber: true,
        ruleOfThree: true,
        sascore: 2,
        similarity: null,
      },
    },
  ];
}
