import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
  type ConditionSpace,
  type MeasuredYield,
} from '@app/shared/contracts/conditions/conditions';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog, FormField } from '../../../ui/dialog/form-dialog.tsx';
import styles from './add-experiment.module.css';
import { withTemperature } from '../space.ts';
import { readYield } from '../yields.ts';

export interface AddExperimentProps {
  space: ConditionSpace;
  onClose: () => void;
  onAdd: (measured: MeasuredYield) => void;
}

type Written = Partial<Record<ConditionFactor | 'temperature' | 'yield' | 'note', string>>;

const longestLevel = 120;
const longestNote = 200;

/** An experiment outside the plate: levels of the space are offered, others may be typed. */
export function AddExperiment({ space, onClose, onAdd }: AddExperimentProps) {
  const { t } = useTranslation('conditions');
  const [written, setWritten] = useState<Written>({});
  const choice = choiceOf(written);
  const yieldPercent = readYield(written.yield ?? '');
  const missing = missingOf(written, choice, yieldPercent);
  const used = conditionFactors.filter((factor) => factor !== 'additive' || (space.levels.additive ?? []).length > 0);
  const field = (name: keyof Written, label: string, options: readonly string[], maxLength: number) => (
    <OfferedField
      key={name}
      label={label}
      value={written[name] ?? ''}
      options={options}
      maxLength={maxLength}
      onChange={(text) => setWritten({ ...written, [name]: text })}
    />
  );
  return (
    <FormDialog
      title={t('optimization.add.title')}
      action={t('optimization.add.action')}
      missing={missing && t(`optimization.add.missing.${missing}`)}
      isBusy={false}
      onClose={onClose}
      onSubmit={async () => {
        if (typeof yieldPercent !== 'number') return;
        const note = written.note?.trim();
        onAdd({ choice, yieldPercent, ...(note && { note }) });
        onClose();
      }}
    >
      <div className={styles['fields']}>
        {used.map((factor) =>
          field(factor, t(`optimization.factor.${factor}`), space.levels[factor] ?? [], longestLevel),
        )}
        {field('temperature', t('optimization.add.temperature'), space.temperaturesC.map(String), 8)}
        {field('yield', t('optimization.add.yield'), [], 8)}
      </div>
      {field('note', t('optimization.add.note'), [], longestNote)}
    </FormDialog>
  );
}

interface OfferedFieldProps {
  label: string;
  value: string;
  options: readonly string[];
  maxLength: number;
  onChange: (text: string) => void;
}

function OfferedField({ label, value, options, maxLength, onChange }: OfferedFieldProps) {
  const id = useId();
  return (
    <FormField label={label} id={id}>
      <input
        id={id}
        className={styles['input']}
        list={options.length > 0 ? `${id}-options` : undefined}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {options.length > 0 && (
        <datalist id={`${id}-options`}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </FormField>
  );
}

function choiceOf(written: Written): ConditionChoice {
  const choice: ConditionChoice = {};
  for (const factor of conditionFactors) {
    const level = written[factor]?.trim();
    if (level) choice[factor] = level;
  }
  const [temperatureC] = temperaturesIn(written);
  return temperatureC === undefined ? choice : { ...choice, temperatureC };
}

function temperaturesIn({ temperature = '' }: Written): number[] {
  return withTemperature({ levels: {}, temperaturesC: [] }, temperature).temperaturesC;
}

function missingOf(written: Written, choice: ConditionChoice, yieldPercent: number | null | undefined) {
  if ((written.temperature ?? '').trim() !== '' && choice.temperatureC === undefined) return 'temperature';
  if (Object.keys(choice).length === 0) return 'conditions';
  if (yieldPercent === null) return 'wrongYield';
  return yieldPercent === undefined ? 'yield' : null;
}
