// A draft in the language of a reader, as the contract has it.

import { hasMessage, message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import type { Procedure } from '@app/shared/contracts/reaction/procedure';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { nameFor } from '@app/shared/rules/molecule-name';
import { citationText } from '../../chemistry/recognition/citation.ts';
import { amountText, figure } from './amounts/amount-text.ts';
import { casNumbers } from './substances/cas-numbers.ts';
import { plainNames } from './substances/plain-names.ts';
import type { Draft, Material, Phrase, Slot } from './types.ts';

export interface ProcedureWords {
  culture: Culture;
  /** As the screens show it. */
  present: (smiles: string) => Molecule;
  /** What an agent of the conditions is called in Chinese. */
  agentName: (name: string) => string;
}

export function writeProcedure(draft: Draft, title: string, words: ProcedureWords): Procedure {
  const { culture } = words;
  const rows = new Map(draft.materials.map((row) => [row.id, row]));
  const say = (phrase: Phrase): string => phraseText(phrase, rows, words);
  const word = (key: string): string => message(culture, 'procedure', key);
  const { figures: _, product, ...rest } = draft;
  const { smiles, ...yields } = product;
  return {
    ...rest,
    title,
    materials: draft.materials.map((row) => presentRow(row, say, words)),
    product: { ...yields, molecule: words.present(smiles) },
    sections: draft.sections
      .filter(({ sentences }) => sentences.length > 0)
      .map(({ key, sentences }) => ({ key, title: word(`section.${key}`), sentences: sentences.map(say) })),
    hazards: draft.hazards.map(({ source, ...one }) => ({
      ...one,
      text: message(culture, 'process', `hazard.${one.rule}`),
      source: citationText(culture, source),
    })),
    warnings: draft.warnings.map((one) => ({ key: one.key.replace('warning.', ''), text: say(one) })),
    observations: draft.observations.map((key) => ({ key, label: word(`observation.${key}`) })),
    basis: draft.basis.map(say),
  };
}

function presentRow(
  { part: _part, substance: _substance, form, note, agent, ...row }: Material,
  say: (phrase: Phrase) => string,
  words: ProcedureWords,
): Procedure['materials'][number] {
  const molecule = row.smiles === null ? undefined : words.present(row.smiles);
  return {
    ...row,
    ...(agent !== undefined && { agent }),
    ...(molecule && row.role === 'reactant' && { molecule }),
    name: nameOfRow({ agent, smiles: row.smiles }, words),
    cas: (agent === undefined ? undefined : casNumbers.get(agent)) ?? molecule?.cas ?? null,
    form: form && say(form),
    note: note && say(note),
  };
}

function nameOfRow({ agent, smiles }: Pick<Material, 'agent' | 'smiles'>, words: ProcedureWords): string {
  if (agent !== undefined) return words.culture === 'en' ? (plainNames[agent] ?? agent) : words.agentName(agent);
  const molecule = words.present(smiles ?? '');
  return nameFor(words.culture, molecule) ?? molecule.formula;
}

function phraseText(phrase: Phrase, rows: ReadonlyMap<string, Material>, words: ProcedureWords): string {
  const { culture } = words;
  const text = (slot: Slot): string => {
    if (typeof slot === 'string') return slot;
    if (typeof slot === 'number') return figure(slot, culture);
    if ('list' in slot) return joined(slot.list.map(text), culture);
    if ('material' in slot) return materialText(slot, rows, words);
    if ('agent' in slot) return nameOfRow({ agent: slot.agent, smiles: null }, words);
    return phraseText(slot, rows, words);
  };
  const filled = Object.fromEntries(Object.entries(phrase.slots ?? {}).map(([name, slot]) => [name, text(slot)]));
  return message(culture, 'procedure', keyOf(phrase, culture), filled);
}

/** A range of equal ends has words of its own. */
function keyOf({ key, slots }: Phrase, culture: Culture): string {
  const isOne = slots?.['low'] !== undefined && slots['low'] === slots['high'];
  return isOne && hasMessage(culture, 'procedure', `${key}One`) ? `${key}One` : key;
}

/** Characters of a name that is written out again after its first mention. */
const longestRepeated = 60;

function materialText(
  { material, amount }: { material: string; amount: boolean },
  rows: ReadonlyMap<string, Material>,
  words: ProcedureWords,
): string {
  const row = rows.get(material);
  if (!row) throw new RangeError(`no material ${material}`);
  const name = nameOfRow(row, words);
  if (!amount && row.isLimiting && name.length > longestRepeated)
    return message(words.culture, 'procedure', 'limiting');
  if (!amount) return name;
  const form = row.form && phraseText(row.form, rows, words);
  const shown = amountText(row, words.culture);
  const inside = [form, shown].filter((one) => one !== null && one !== '');
  return message(words.culture, 'procedure', 'material', {
    name,
    amount: inside.join(message(words.culture, 'procedure', 'comma')),
  });
}

function joined(parts: readonly string[], culture: Culture): string {
  const comma = message(culture, 'procedure', 'listComma');
  const [last = '', ...before] = parts.toReversed();
  if (before.length === 0) return last;
  return message(culture, 'procedure', before.length === 1 ? 'two' : 'several', {
    first: before.toReversed().join(comma),
    last,
  });
}
