import type { RouteStep } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { ConditionsTable } from '../../chem/tree/conditions-table.tsx';
import { ForwardPanel } from '../../chem/tree/forward-panel.tsx';
import { precedentWords } from '../../chem/tree/precedent-words.ts';
import { CompetingSites, StepFacts } from '../../chem/tree/step-facts.tsx';
import { Button } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import styles from './step-panel.module.css';

export interface StepPanelProps {
  step: RouteStep;
  isBusy: boolean;
  onRemove: () => void;
}

/** A chosen step: conditions, precedents, forward check, and the way to take it out again. */
export function StepPanel({ step, isBusy, onRemove }: StepPanelProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  return (
    <div className={styles.step}>
      <h2>
        {step.number}. {step.name}
      </h2>
      <StepFacts step={step} />
      <Button size="small" icon={<TrashIcon size={16} />} disabled={isBusy} onClick={onRemove}>
        {t('removeStep')}
      </Button>
      <h3>{routes('conditions.title')}</h3>
      <ConditionsTable step={step} />
      {step.note && <p>{step.note}</p>}
      <h3>{routes('step.competing')}</h3>
      <CompetingSites groups={step.touchedGroups} />
      <h3>{routes('precedents.title')}</h3>
      <p>{precedentWords(routes, step)}</p>
      <h3>{routes('forward.title')}</h3>
      <ForwardPanel forward={step.forward} />
    </div>
  );
}
