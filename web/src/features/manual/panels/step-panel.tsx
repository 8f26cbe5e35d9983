import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { FactsForm } from './facts-form.tsx';
import { ProtectPanel } from './protect-panel.tsx';
import styles from './step-panel.module.css';
import type { DraftHandle } from '../use-draft.ts';

export interface StepPanelProps {
  draft: ManualRouteDraft;
  step: RouteStep;
  handle: DraftHandle;
  onRemove: () => void;
}

/** A chosen step: conditions, precedents, forward check, protecting groups, and the way to take it out again. */
export function StepPanel({ draft, step, handle, onRemove }: StepPanelProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  const isBusy = handle.busy !== null;
  return (
    <div className={styles.step}>
      <h2>
        {step.number}. {step.name}
      </h2>
      <StepFacts step={step} />
      <div className={styles.buttons}>
        <Button size="small" icon={<TrashIcon size={16} />} disabled={isBusy} onClick={onRemove}>
          {t('removeStep')}
        </Button>
      </div>
      <InsightFold title={t('facts.title')}>
        <FactsForm key={draft.revision} draft={draft} step={step} handle={handle} />
      </InsightFold>
      <InsightFold title={t('protection.title')}>
        <ProtectPanel draftId={draft.draftId} revision={draft.revision} stepId={step.stepId} handle={handle} />
      </InsightFold>
      <InsightFold title={t('dislike')}>
        <StepDislike about={{ draftId: draft.draftId }} stepId={step.stepId} />
      </InsightFold>
      <h3>{routes('conditions.title')}</h3>
      <ConditionsTable step={step} />
      {step.yieldPercent !== undefined && <p>{t('facts.yieldLine', { value: formatNumber(step.yieldPercent, 1) })}</p>}
      {step.ownNote && <p className={styles.own}>{step.ownNote}</p>}
      {step.note && <p>{step.note}</p>}
      <h3>{routes('step.competing')}</h3>
      <CompetingSites groups={step.touchedGroups} />
      <h3>{routes('precedents.title')}</h3>
      <p>{precedentWords(routes, step)}</p>
      <h3>{routes('forward.title')}</h3>
      <ForwardPanel forward={step.forward} />
      <h3>{routes('byProducts.title')}</h3>
      <ByProducts asked={{ reaction: step.reactionSmiles }} condition={step.conditions[0]} />
    </div>
  );
}
