// What can be put in a molecule's place or below it: another form of a reagent, or a route of the chemist's own.

import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { CheckCircleIcon } from '../../../ui/icons/icons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ForwardMark } from '../proposals/proposal-card.tsx';
import { useWorkbench } from '../use-draft.ts';
import { Choices } from './choices.tsx';

/** Each form with what the forward check says of the step with it. */
export function FormsPanel({ nodeId }: { nodeId: string }) {
  const { draft, handle } = useWorkbench();
  const { t } = useTranslation(['manual', 'routes']);
  const { t: routes } = useTranslation('routes');
  const { data, error, mutate } = useCall('manualReagentForms', { body: { draftId: draft.draftId, nodeId } });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('forms.looking')}</p>;
  if (data.items.length === 0) return <Typography.Text type="secondary">{t('forms.none')}</Typography.Text>;
  const choices = data.items.map((form) => ({
    key: form.formId,
    molecules: [form.molecule],
    facts: (
      <>
        <strong>{form.name}</strong> {moleculeLabel(form.molecule)}
        <br />
        <Typography.Text type={form.inStock ? 'success' : 'secondary'}>
          {form.inStock ? stockWords(routes, form, 'short') : t('routes:stock.short.none')}
        </Typography.Text>
        <br />
        <ForwardMark forward={form.step.forward} />
      </>
    ),
    action: t('forms.take'),
    actionName: t('forms.takeOf', { name: form.name }),
    onChoose: () => handle.change('form', { nodeId, formId: form.formId }),
  }));
  return <Choices choices={choices} />;
}

const materialsShown = 3;

export function SubRoutesPanel({ nodeId }: { nodeId: string }) {
  const { draft, handle } = useWorkbench();
  const { t } = useTranslation('manual');
  const { data, error, mutate } = useCall('manualSubRoutes', { body: { draftId: draft.draftId, nodeId } });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('loading')}</p>;
  if (data.items.length === 0) return <Typography.Text type="secondary">{t('own.none')}</Typography.Text>;
  const choices = data.items.map((one) => ({
    key: one.routeId + one.steps,
    molecules: one.startingMaterials.slice(0, materialsShown),
    facts: (
      <>
        {t('steps', { count: one.steps })} ·{' '}
        {one.isWhole ? t('own.whole') : t('own.partOf', { name: moleculeLabel(one.target) })}
        <br />
        {one.solved && (
          <Typography.Text type="success">
            <CheckCircleIcon size={14} /> {t('solved')}
          </Typography.Text>
        )}
      </>
    ),
    action: t('continue.putIn'),
    onChoose: () => handle.change('splice', { nodeId, routeId: one.routeId }),
  }));
  return <Choices choices={choices} />;
}
