// What is selected on the canvas and what can be done with it.

import type { ManualNode, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { CheckCircleIcon, TrashIcon, PencilIcon } from '../../../ui/icons/icons.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import type { RouteParts } from '../draft-tree.ts';
import { ProposalList } from '../proposals/proposal-list.tsx';
import styles from './side-panel.module.css';
import { StepPanel } from './step-panel.tsx';
import type { DraftHandle } from '../use-draft.ts';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import { SubRoutesPanel } from './sub-routes-panel.tsx';
import { useCall } from '../../../shared/api/use-call.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ForwardMark } from '../proposals/forward-mark.tsx';
import editPanels from './edit-panels.module.css';

interface SidePanelProps {
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
          <MoleculeHeader node={node} busy={busy} onChange={onChange} />
          <EditPanels draft={draft} node={node} handle={handle} onChange={onChange} onWrite={onWrite} />
          <ContinuePanel node={node} busy={busy} onGoOn={handle.goOn} onChange={onChange} />
          <ProposalList draft={draft} node={node} busy={busy} onChange={onChange} />
        </>
      )}
    </aside>
  );
}

type HeaderCellProps = { node: ManualNode; busy: DraftHandle['busy'] } & Pick<SidePanelProps, 'onChange'>;

function MoleculeHeader({ node, busy, onChange }: HeaderCellProps) {
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

// What else can be done with a molecule of the canvas, folded until it is wanted.
interface EditPanelsProps {
  draft: ManualRouteDraft;
  node: ManualNode;
  handle: DraftHandle;
  onChange: DraftHandle['change'];
  onWrite: () => void;
}

function EditPanels({ draft, node, handle, onChange, onWrite }: EditPanelsProps) {
  const { t } = useTranslation('manual');
  const { draftId } = draft;
  const { busy } = handle;
  return (
    <div className={styles.folds}>
      <Button size="small" icon={<PencilIcon size={16} />} disabled={busy !== null} onClick={onWrite}>
        {t('write.button')}
      </Button>
      {node.status === 'made' && (
        <InsightFold title={t('replace.title')}>
          <ReplacePanel draft={draft} node={node} handle={handle} />
        </InsightFold>
      )}
      {node.parentStepId !== null && (
        <InsightFold title={t('forms.title')}>
          <FormsPanel draftId={draftId} node={node} busy={busy} onChange={onChange} />
        </InsightFold>
      )}
      <InsightFold title={t('own.title')}>
        <SubRoutesPanel draftId={draftId} node={node} busy={busy} onChange={onChange} />
      </InsightFold>
    </div>
  );
}

// Other forms in which a reagent could be used, each with what the forward check says of the step with it.
interface FormsPanelProps {
  draftId: string;
  node: ManualNode;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
}

function FormsPanel({ draftId, node, busy, onChange }: FormsPanelProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  const { nodeId } = node;
  const { data, error, mutate } = useCall('manualReagentForms', { body: { draftId, nodeId } });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('forms.looking')}</p>;
  if (data.items.length === 0) return <p className={editPanels.quiet}>{t('forms.none')}</p>;
  return (
    <ul className={editPanels.list}>
      {data.items.map((form) => (
        <li key={form.formId}>
          <MoleculePicture molecule={form.molecule} width={104} height={70} decorative />
          <span className={editPanels.words}>
            <strong>{form.name}</strong>
            <span className={editPanels.quiet}>{moleculeLabel(form.molecule)}</span>
            <span className={form.inStock ? editPanels.good : editPanels.quiet}>
              {form.inStock ? stockWords(routes, form, 'short') : routes('stock.short.none')}
            </span>
            <ForwardMark forward={form.step.forward} />
          </span>
          <Button
            size="small"
            disabled={busy !== null}
            aria-label={t('forms.takeOf', { name: form.name })}
            onClick={() => onChange('form', { nodeId, formId: form.formId })}
          >
            {t('forms.take')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
