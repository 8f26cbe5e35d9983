// Equivalents of what a step takes: its precursors, and the agents that its conditions name.

import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { agentsOf, type FactFields } from './fact-fields.ts';
import styles from './step-panel.module.css';

export interface EquivalentsFieldsProps {
  draft: ManualRouteDraft;
  step: RouteStep;
  fields: FactFields;
  onChange: (equivalents: FactFields['equivalents']) => void;
}

export function EquivalentsFields({ draft, step, fields, onChange }: EquivalentsFieldsProps) {
  const { t } = useTranslation('manual');
  const { equivalents } = fields;
  return (
    <fieldset className={styles.equivalents}>
      <legend>{t('facts.equivalents')}</legend>
      {takenBy(draft, step, fields).map(({ of, name }) => (
        <label key={of}>
          <span title={name}>{withSubscripts(name)}</span>
          <input
            type="text"
            inputMode="decimal"
            value={equivalents[of] ?? ''}
            placeholder={t('facts.usual')}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...equivalents, [of]: target.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** What a step takes by the present fields: SMILES of a precursor or name of an agent, and what it is called. */
export function takenBy(
  draft: ManualRouteDraft,
  step: RouteStep,
  fields: Pick<FactFields, 'reagents' | 'catalysts'>,
): { of: string; name: string }[] {
  const keys = draft.reactions.find(({ stepId }) => stepId === step.stepId)?.precursorNodeIds ?? [];
  const precursors = keys.flatMap((key) => {
    const molecule = draft.nodes.find(({ nodeId }) => nodeId === key)?.molecule;
    return molecule ? [{ of: molecule.smiles, name: moleculeLabel(molecule) }] : [];
  });
  return [...precursors, ...agentsOf(fields).map((name) => ({ of: name, name }))];
}
