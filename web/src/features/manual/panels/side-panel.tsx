// What is selected on the canvas and what can be done with it.

import type { ManualNode, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '../../../chemistry/drawing/subscripts.ts';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import type { RouteParts } from '../draft-tree.ts';
import { EditPanels } from './edit-panels.tsx';
import { ProposalList } from '../proposals/proposal-list.tsx';
import styles from './side-panel.module.css';
import { StepPanel } from './step-panel.tsx';
import type { DraftHandle } from '../use-draft.ts';

export interface SidePanelProps {
  draft: ManualRouteDraft;
  parts: RouteParts;
  selectedId: string;
  handle: DraftHandle;
  onSelect: (id: string) => void;
  onChange: DraftHandle['change'];
  onWrite: () => void;
}

export function SidePanel({ draft, parts, selectedId, handle, onSelect, onChange, onWrite }: SidePanelProps) {
  const { t } = useTranslation('manual');
  const { busy } = handle;
  const step = parts.steps.find((one) => one.stepId === selectedId);
  const node = draft.nodes.find((one) => one.nodeId === selectedId);
  return (
    <aside className={styles.panel} aria-label={t('panel')} tabIndex={-1}>
      {step && (
        <StepPanel
          draft={draft}
          step={step}
          handle={handle}
          onRemove={async () => {
            if (await onChange('remove', { nodeId: step.productNodeId })) onSelect(step.productNodeId);
          }}
        />
      )}
      {node && (
        <>
          <MoleculeHead node={node} busy={busy} onChange={onChange} />
          <EditPanels draft={draft} node={node} handle={handle} onChange={onChange} onWrite={onWrite} />
          <ContinuePanel node={node} busy={busy} onGoOn={handle.goOn} onChange={onChange} />
          <ProposalList draft={draft} node={node} busy={busy} onChange={onChange} />
        </>
      )}
    </aside>
  );
}

type HeadProps = { node: ManualNode; busy: DraftHandle['busy'] } & Pick<SidePanelProps, 'onChange'>;

function MoleculeHead({ node, busy, onChange }: HeadProps) {
  const { t } = useTranslation('manual');
  const { molecule, status, nodeId } = node;
  const isTarget = node.parentStepId === null;
  return (
    <div className={styles.head}>
      <MoleculePicture molecule={molecule} width={150} height={104} decorative />
      <div>
        <h2>{moleculeLabel(molecule)}</h2>
        <p className={styles.facts}>
          {withSubscripts(molecule.formula)} · {t('weight', { value: formatNumber(molecule.molecularWeight, 2) })}
        </p>
        <StockLine node={node} />
        <div className={styles.buttons}>
          {!isTarget && status !== 'bought' && (
            <Button
              size="small"
              icon={<CheckCircleIcon size={16} />}
              disabled={busy !== null}
              onClick={() => onChange('buy', { nodeId })}
            >
              {t('buy')}
            </Button>
          )}
          {!isTarget && status === 'bought' && (
            <Button size="small" disabled={busy !== null} onClick={() => onChange('make', { nodeId })}>
              {t(node.marked ? 'unbuy' : 'make')}
            </Button>
          )}
          {status === 'made' && (
            <Button
              size="small"
              icon={<TrashIcon size={16} />}
              disabled={busy !== null}
              onClick={() => onChange('remove', { nodeId })}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function StockLine({ node }: { node: ManualNode }) {
  const { t } = useTranslation(['manual', 'routes']);
  const { t: routes } = useTranslation('routes');
  if (node.parentStepId === null) return <p className={styles.quiet}>{t('status.target')}</p>;
  if (node.status === 'bought') return <p className={styles.good}>{stockWords(routes, node, 'long')}</p>;
  if (node.inStock) return <p className={styles.quiet}>{t('status.stockNotUsed')}</p>;
  return <p className={styles.quiet}>{t(node.status === 'made' ? 'status.made' : 'status.open')}</p>;
}
