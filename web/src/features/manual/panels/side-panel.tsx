// What is selected on the canvas and what can be done with it.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, PencilIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import type { RouteParts } from '../draft-tree.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import { useWorkbench } from '../use-draft.ts';
import { ContinuePanel } from './continue-panel.tsx';
import { ReplacePanel, type ReplacePanelProps } from './replace-panel.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ForwardMark } from '../proposals/proposal-card.tsx';
import { Choices } from './choices.tsx';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { later, usePrefetched } from '../../../ui/state/later.tsx';

interface SidePanelProps extends Omit<ReplacePanelProps, 'node'>, Omit<StepPanelProps, 'step'> {
  parts: RouteParts;
  selectedId: string;
  onWrite: () => void;
}

export function SidePanel({ parts, selectedId, onWrite, onSelect, onBan, ...replacing }: SidePanelProps) {
  const { t } = useTranslation('manual');
  const { draft, handle } = useWorkbench();
  const step = parts.steps.find((one) => one.stepId === selectedId);
  const node = draft.nodes.find((one) => one.nodeId === selectedId);
  return (
    <aside
      aria-label={t('panel')}
      tabIndex={-1}
      style={{ height: '100%', padding: 14, overflow: 'auto', background: 'var(--surface)' }}
    >
      {step && <StepPanel step={step} onSelect={onSelect} onBan={onBan} />}
      {node && (
        <Flex vertical gap={14}>
          <MoleculeHead node={node} />
          <div>
            <Button size="small" icon={<PencilIcon size={16} />} disabled={handle.busy !== null} onClick={onWrite}>
              {t('write.button')}
            </Button>
            {node.status === 'made' && (
              <InsightFold title={t('replace.title')} isWanted={replacing.isPicked}>
                <ReplacePanel node={node} {...replacing} />
              </InsightFold>
            )}
            {node.parentStepId !== null && (
              <InsightFold title={t('forms.title')}>
                <FormsPanel nodeId={node.nodeId} />
              </InsightFold>
            )}
            <InsightFold title={t('own.title')}>
              <SubRoutesPanel nodeId={node.nodeId} />
            </InsightFold>
          </div>
          <ContinuePanel node={node} />
          <ProposalList node={node} />
        </Flex>
      )}
    </aside>
  );
}

function MoleculeHead({ node }: { node: ManualNode }) {
  const { t } = useTranslation('manual');
  const { busy, change } = useWorkbench().handle;
  const { t: routes } = useTranslation('routes');
  const { molecule, status, nodeId } = node;
  const isTarget = node.parentStepId === null;
  const state = isTarget ? 'target' : node.inStock ? 'stockNotUsed' : status === 'made' ? 'made' : 'open';
  return (
    <Flex gap={12}>
      <MoleculePicture molecule={molecule} width={140} height={100} decorative />
      <div style={{ minWidth: 0 }}>
        <h2 style={{ margin: 0, fontSize: 16, overflowWrap: 'anywhere' }}>{moleculeLabel(molecule)}</h2>
        <div>
          {withSubscripts(molecule.formula)} · {t('weight', { value: formatNumber(molecule.molecularWeight, 2) })}
        </div>
        {status === 'bought' && !isTarget ? (
          <Typography.Text type="success">{stockWords(routes, node, 'long')}</Typography.Text>
        ) : (
          <Typography.Text type="secondary">{t(`status.${state}`)}</Typography.Text>
        )}
        <Flex wrap gap={6} style={{ marginTop: 8 }}>
          {!isTarget && status !== 'bought' && (
            <Button
              size="small"
              icon={<CheckCircleIcon size={16} />}
              disabled={busy !== null}
              onClick={() => change('buy', { nodeId })}
            >
              {t('buy')}
            </Button>
          )}
          {!isTarget && status === 'bought' && (
            <Button size="small" disabled={busy !== null} onClick={() => change('make', { nodeId })}>
              {t(node.marked ? 'unbuy' : 'make')}
            </Button>
          )}
          {status === 'made' && (
            <Button
              size="small"
              icon={<TrashIcon size={16} />}
              disabled={busy !== null}
              onClick={() => change('remove', { nodeId })}
            >
              {t('remove')}
            </Button>
          )}
        </Flex>
      </div>
    </Flex>
  );
}

// What can be put in a molecule's place or below it: another form of a reagent, or a route of the chemist's own.

/** Each form with what the forward check says of the step with it. */
function FormsPanel({ nodeId }: { nodeId: string }) {
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

function SubRoutesPanel({ nodeId }: { nodeId: string }) {
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

// Behind a click.
const FactsForm = later(() => import('./facts-form.tsx').then((module) => module.FactsForm));
const ProtectPanel = later(() => import('./protect-panel.tsx').then((module) => module.ProtectPanel));
const forms = [FactsForm, ProtectPanel];

interface StepPanelProps {
  step: RouteStep;
  onSelect: (id: string) => void;
  /** The step, or its kind, is banned, or is no longer. */
  onBan: (stepId: string, isBanned: boolean) => void;
}

/** A chosen step: conditions, precedents, forward check, protecting groups, and the way to take it out again. */
function StepPanel({ step, onSelect, onBan }: StepPanelProps) {
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
