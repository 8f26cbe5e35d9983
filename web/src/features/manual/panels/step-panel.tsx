import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TrashIcon } from '../../../ui/icons/icons.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';
import { useWorkbench } from '../use-draft.ts';

// Behind a click.
const FactsForm = later(() => import('./facts-form.tsx').then((module) => module.FactsForm));
const ProtectPanel = later(() => import('./protect-panel.tsx').then((module) => module.ProtectPanel));
const forms = [FactsForm, ProtectPanel];

export interface StepPanelProps {
  step: RouteStep;
  onSelect: (id: string) => void;
  /** The step, or its kind, is banned, or is no longer. */
  onBan: (stepId: string, isBanned: boolean) => void;
}

/** A chosen step: conditions, precedents, forward check, protecting groups, and the way to take it out again. */
export function StepPanel({ step, onSelect, onBan }: StepPanelProps) {
  const { draft, handle } = useWorkbench();
  const { stepId, productNodeId } = step;
  const { t } = useTranslation(['manual', 'routes']);
  const { t: routes } = useTranslation('routes');
  usePrefetched(forms);
  const remove = async () => {
    if (await handle.change('remove', { nodeId: productNodeId })) onSelect(productNodeId);
  };
  return (
    <>
      <h2 style={{ margin: 0, fontSize: 16 }}>
        {step.number}. {step.name}
      </h2>
      <StepFacts step={step} />
      <Button size="small" icon={<TrashIcon size={16} />} disabled={handle.busy !== null} onClick={remove}>
        {t('removeStep')}
      </Button>
      <InsightFold title={t('facts.title')}>
        <FactsForm key={draft.revision} step={step} />
      </InsightFold>
      <InsightFold title={t('protection.title')}>
        <ProtectPanel stepId={stepId} />
      </InsightFold>
      <InsightFold title={t('dislike')}>
        <StepDislike about={{ draftId: draft.draftId }} stepId={stepId} onBan={(isBanned) => onBan(stepId, isBanned)} />
      </InsightFold>
      <h3>{t('routes:conditions.title')}</h3>
      <ConditionsTable step={step} />
      {step.yieldPercent !== undefined && <p>{t('facts.yieldLine', { value: formatNumber(step.yieldPercent, 1) })}</p>}
      {step.ownNote && <p style={{ whiteSpace: 'pre-wrap' }}>{step.ownNote}</p>}
      {step.note && <p>{step.note}</p>}
      <h3>{t('routes:step.competing')}</h3>
      <CompetingSites groups={step.touchedGroups} />
      <h3>{t('routes:precedents.title')}</h3>
      <p>{precedentWords(routes, step)}</p>
      <h3>{t('routes:forward.title')}</h3>
      <ForwardPanel forward={step.forward} />
      <h3>{t('routes:byProducts.title')}</h3>
      <ByProducts asked={{ reaction: step.reactionSmiles }} condition={step.conditions[0]} />
    </>
  );
}
