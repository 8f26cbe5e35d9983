// What else can be done with a molecule of the canvas, folded until it is wanted.

import type { ManualNode, ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PencilIcon } from '../../../ui/icons/icons.tsx';
import { FormsPanel } from './forms-panel.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import styles from './side-panel.module.css';
import { SubRoutesPanel } from './sub-routes-panel.tsx';
import type { DraftHandle } from '../use-draft.ts';

export interface EditPanelsProps {
  draft: ManualRouteDraft;
  node: ManualNode;
  handle: DraftHandle;
  onChange: DraftHandle['change'];
  onWrite: () => void;
}

export function EditPanels({ draft, node, handle, onChange, onWrite }: EditPanelsProps) {
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
