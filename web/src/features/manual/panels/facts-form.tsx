// What a chemist knows of a step: conditions as they were run, equivalents, the yield, a note. Saved as a change that can be undone.

import { Input } from 'antd';
import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { ownNoteLength, type OwnFacts } from '@app/shared/contracts/manual/editing';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { factsOfFields, fieldsOf, agentsOf, type TextField, type FactFields } from './fact-fields.ts';
import styles from './step-panel.module.css';
import type { DraftHandle } from '../use-draft.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

interface FactsFormProps {
  draft: ManualRouteDraft;
  step: RouteStep;
  handle: DraftHandle;
}

const lines = ['reagents', 'catalysts', 'solvents'] as const;
const figures = ['fromC', 'toC', 'yieldPercent'] as const;

export function FactsForm({ draft, step, handle }: FactsFormProps) {
  const { t } = useTranslation('manual');
  const [fields, setFields] = useState(() => fieldsOf(step));
  const taken = new Set(takenBy(draft, step, fields).map(({ of }) => of));
  // An agent that was taken out of the conditions takes its equivalents along.
  const equivalents = Object.fromEntries(Object.entries(fields.equivalents).filter(([of]) => taken.has(of)));
  const read = factsOfFields({ ...fields, equivalents }, step);
  const set = (name: TextField) => (value: string) => setFields({ ...fields, [name]: value });
  const save = async (facts: OwnFacts) => {
    const made = draft.reactions.find(({ stepId }) => stepId === step.stepId);
    const [toNodeId] = made?.precursorNodeIds ?? [];
    if (made && toNodeId !== undefined)
      await handle.saveFacts({ fromNodeId: made.productNodeId, toNodeId }, step.stepId, facts);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.facts) void save(read.facts);
  };
  const field = (name: TextField, className?: string) => (
    <label key={name} className={className}>
      {t(`facts.${name}`)}
      <Input
        type="text"
        value={fields[name]}
        aria-invalid={read.wrong === name}
        autoComplete="off"
        onChange={({ target }) => set(name)(target.value)}
      />
    </label>
  );
  return (
    <form className={styles.form} onSubmit={submit}>
      {lines.map((name) => field(name, styles.wide))}
      {figures.map((name) => field(name))}
      <EquivalentsFields
        draft={draft}
        step={step}
        fields={fields}
        onChange={(next) => setFields({ ...fields, equivalents: next })}
      />
      <label className={styles.wide}>
        {t('facts.note')}
        <Input.TextArea
          rows={3}
          value={fields.note}
          maxLength={ownNoteLength}
          onChange={({ target }) => set('note')(target.value)}
        />
      </label>
      {read.wrong && (
        <p className={styles.wide} role="alert">
          {t(`facts.wrong.${read.wrong}`)}
        </p>
      )}
      <div className={styles.wide}>
        <Button
          size="small"
          type="submit"
          variant="primary"
          disabled={!read.facts || handle.busy !== null}
          loading={handle.busy === 'facts'}
        >
          {t('facts.save')}
        </Button>
      </div>
    </form>
  );
}

// Equivalents of what a step takes: its precursors, and the agents that its conditions name.
interface EquivalentsFieldsProps {
  draft: ManualRouteDraft;
  step: RouteStep;
  fields: FactFields;
  onChange: (equivalents: FactFields['equivalents']) => void;
}

function EquivalentsFields({ draft, step, fields, onChange }: EquivalentsFieldsProps) {
  const { t } = useTranslation('manual');
  const { equivalents } = fields;
  return (
    <fieldset className={styles.equivalents}>
      <legend>{t('facts.equivalents')}</legend>
      {takenBy(draft, step, fields).map(({ of, name }) => (
        <label key={of}>
          <span title={name}>{withSubscripts(name)}</span>
          <Input
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
function takenBy(
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
