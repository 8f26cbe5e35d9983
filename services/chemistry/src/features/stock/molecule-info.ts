// All that is known and computed of one molecule, each figure with its source.

import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { citationText } from '../../chemistry/recognition/citation.ts';
import { regulatedSentence } from '../../chemistry/recognition/refusal-words.ts';
import type { ControlledMatch } from '../../chemistry/controlled/controlled.ts';
import { descriptorKinds, type MoleculeProfile, type Violation } from '../../engine/inspection/molecule-profile.ts';
import type { NamedCompound, Names } from '../../chemistry/recognition/names.ts';
import { namedSolvents } from '../../chemistry/facts/solvent-names.ts';
import { solventFacts } from '../../chemistry/facts/solvents.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle, type StockServices } from './services.ts';
import { currencyFor } from '../account/currency-for.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { recogniseFor } from '../structure/recognition.ts';
import { lookUpStocks } from './routes.ts';

const moreMoleculeInfo = handle('moreMoleculeInfo', async ({ body }, caller, services) => {
  const { molecule } = await recogniseFor(services, caller, body.structure, { prefersSmiles: true });
  const { culture } = caller;
  const currency = body.currency ?? (await currencyFor(services, caller));
  const [profile, match, [held]] = await Promise.all([
    services.interactive.run('profile', molecule.smiles, services.scoring.fragments),
    services.interactive.run('regulated', molecule.smiles),
    lookUpStocks(services, caller, [molecule.smiles], currency),
  ]);
  const known = services.names.bySmiles(molecule.smiles);
  return {
    molecule: presentMolecule(services.names, molecule),
    names: namesShown(molecule.smiles, services.names, culture),
    cas: known?.cas === undefined ? [] : [known.cas],
    inchi: profile.inchi,
    inchiKey: profile.inchiKey,
    massesGramPerMol: { average: profile.average, monoisotopic: profile.monoisotopic },
    ...figuresOf(profile, culture),
    scoreSource: message(culture, 'molecule', `source.score.${services.scoring.table.kind}`),
    hazards: hazardsOf(molecule.smiles, profile, culture),
    ...(match && { controlled: controlOf(match, culture) }),
    stocks: (held?.stocks ?? []).map(({ id, name }) => ({ id, name: stockName(id, name, culture) })),
    ...(held?.price && { price: priceOf(held.price, culture) }),
  };
});

export const moleculeInfoCalls: readonly Registration<StockServices>[] = [moreMoleculeInfo];

// Those of the table, and those that the structure gives where the table has none of a language.
function namesShown(smiles: string, names: Names, culture: Culture): MoleculeInfo['names'] {
  const compound = names.bySmiles(smiles);
  const known = compound ? namesOf(compound, names, culture) : [];
  const { name, chineseName } = names.called(smiles);
  const source = message(culture, 'molecule', 'source.generated');
  const made = [
    { name: name ?? '', language: 'en' as const, source },
    { name: chineseName ?? '', language: 'zh-CN' as const, source },
  ].filter((one) => one.name !== '' && !known.some(({ language }) => language === one.language));
  return [...known, ...made].toSorted((a, b) => Number(a.language !== culture) - Number(b.language !== culture));
}

function namesOf(compound: NamedCompound, names: Names, culture: Culture): MoleculeInfo['names'] {
  const { chineseNames = [], chineseSource = 'rules' } = names.factsOf(compound) ?? {};
  const source = (kind: string): string => message(culture, 'molecule', `source.${kind}`);
  const english = compound.names.map((name) => ({ name, language: 'en' as const, source: source(compound.source) }));
  // Usual names stand first; what follows a usual one may be by rule, and only the first is known to be usual.
  const chinese = chineseNames.map((name, index) => ({
    name,
    language: 'zh-CN' as const,
    source: source(index === 0 ? chineseSource : 'chinese'),
  }));
  return culture === 'zh-CN' ? [...chinese, ...english] : [...english, ...chinese];
}

function figuresOf(
  { descriptors, rules, score }: MoleculeProfile,
  culture: Culture,
): Pick<MoleculeInfo, 'descriptors' | 'rules' | 'score' | 'descriptorSource'> {
  return {
    descriptors: descriptorKinds.map((kind) => ({
      key: kind.key,
      name: message(culture, 'molecule', `descriptor.${kind.key}`),
      value: descriptors[kind.key],
      ...('unit' in kind && { unit: kind.unit }),
    })),
    rules: rules.map(({ key, passes, violations, source }) => ({
      key,
      name: message(culture, 'molecule', `rule.${key}`),
      passes,
      violations: violations.map((one) => violationText(one, culture)),
      source,
    })),
    ...(score !== undefined && { score }),
    descriptorSource: message(culture, 'molecule', 'source.descriptors'),
  };
}

function violationText({ of, value, limit, isAbove }: Violation, culture: Culture): string {
  const name = message(culture, 'molecule', `descriptor.${of}`);
  return message(culture, 'molecule', isAbove ? 'violation.above' : 'violation.below', { name, value, limit });
}

function hazardsOf(smiles: string, { hazards }: MoleculeProfile, culture: Culture): MoleculeInfo['hazards'] {
  const groups = hazards.map(({ rule, source }) => ({
    text: message(culture, 'process', `hazard.${rule}`),
    source: citationText(culture, source),
  }));
  const solvent = namedSolvents.find((one) => one.smiles === smiles);
  const { class: solventClass } = solventFacts(solvent?.names[0] ?? '');
  if (!solvent || solventClass === 'unknown') return groups;
  const words = message(culture, 'process', `solventClass.${solventClass}`);
  const text = message(culture, 'molecule', 'hazard.solvent', { class: words });
  return [...groups, { text, source: message(culture, 'molecule', 'source.solvents') }];
}

function controlOf(match: ControlledMatch, culture: Culture) {
  return { text: regulatedSentence(culture, match), source: match.source };
}

function stockName(id: string, name: string, culture: Culture): string {
  return id === 'common' || id === 'patents' ? message(culture, 'molecule', `stock.${id}`) : name;
}

type Held = NonNullable<Awaited<ReturnType<typeof lookUpStocks>>[number]['price']>;

function priceOf({ perGram, currency, kind, source }: Held, culture: Culture): NonNullable<MoleculeInfo['price']> {
  const words = message(culture, 'molecule', `price.${kind}`, { name: source });
  return { perGram, currency, kind, source: words };
}
