// `impurities`: what else forms and stays when a reaction SMILES is run, the likeliest first. Agents may stand between the arrows as
// structures; where there are none, typical conditions are assumed and `notes` says which.

import { message } from '@app/locales/messages';
import { catalogue } from '@app/shared/errors/catalogue';
import { loadRDKit } from '../chemistry/molecule/rdkit.ts';
import { ImpurityEngine } from '../engine/impurity/engine.ts';
import { phraseText } from '../engine/impurity/conversions/phrase.ts';
import type { ImpurityQuestion, PredictedImpurity } from '../engine/impurity/types.ts';
import { LineRefused, plainLine } from './line-refused.ts';
import { refuseUnreadable, sidesOf } from './read-reaction.ts';
import type { Answer } from './lines.ts';

export async function startImpurities(): Promise<Answer> {
  const rdkit = await loadRDKit();
  const engine = new ImpurityEngine(rdkit);
  return (line) => {
    const text = line.trim();
    if (text === '') throw new LineRefused(catalogue.smilesEmpty.code, message('en', 'errors', 'smilesEmpty'));
    const question = questionOf(plainLine(rdkit, text).split(/\s/, 1)[0] ?? '');
    if (!question) throw unread();
    refuseUnreadable(rdkit, [...question.reactants, question.product]);
    const { impurities, kinds, notes } = predicted(engine, question);
    return {
      impurities: impurities.map(written),
      kinds,
      notes: notes.map((one) => phraseText(one, 'en')),
    };
  };
}

function questionOf(line: string): ImpurityQuestion | null {
  const sides = sidesOf(line);
  if (sides.length !== 3) return null;
  const [reactants = [], agents = [], products = []] = sides.map((side) => side.split('.').filter((one) => one !== ''));
  const product = products.toSorted((a, b) => b.length - a.length)[0];
  return product === undefined || reactants.length === 0
    ? null
    : { reactants, agents, product, conditions: {}, carried: [] };
}

function predicted(engine: ImpurityEngine, question: ImpurityQuestion): ReturnType<ImpurityEngine['predict']> {
  try {
    return engine.predict(question);
  } catch (error) {
    if (error instanceof TypeError) throw unread();
    throw error;
  }
}

function unread(): LineRefused {
  return new LineRefused(catalogue.unrecognizedStructure.code, message('en', 'errors', 'unrecognizedStructure'));
}

function written(one: PredictedImpurity): object {
  return {
    smiles: one.smiles,
    cause: one.cause,
    likelihood: one.likelihood,
    score: Number(one.score.toFixed(3)),
    causes: one.causes,
    why: phraseText(one.why, 'en'),
    path: one.path.map(({ reactants, product }) => `${reactants.join('.')}>>${product}`),
    formula: one.formula,
    exactMass: Number(one.exactMass.toFixed(5)),
    massShift: Number(one.massShift.toFixed(5)),
    adducts: Object.fromEntries(one.adducts.map(({ name, mz }) => [name, Number(mz.toFixed(5))])),
    alerts: one.alerts.map(({ key, inParent, isCohortOfConcern, potency }) => ({
      key,
      inParent,
      isCohortOfConcern,
      ...(potency && { potency }),
    })),
    ...(one.removal && { removal: phraseText(one.removal, 'en') }),
  };
}
