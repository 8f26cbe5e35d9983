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
import { FormsPanel, SubRoutesPanel } from './insert-panels.tsx';
import { ReplacePanel, type ReplacePanelProps } from './replace-panel.tsx';
import { StepPanel, type StepPanelProps } from './step-panel.tsx';

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
