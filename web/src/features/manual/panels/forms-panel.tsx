// Other forms in which a reagent could be used, each with what the forward check says of the step with it.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ForwardMark } from '../proposals/forward-mark.tsx';
import styles from './edit-panels.module.css';
import type { DraftHandle } from '../use-draft.ts';

export interface FormsPanelProps {
  draftId: string;
  node: ManualNode;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
}

export function FormsPanel({ draftId, node, busy, onChange }: FormsPanelProps) {
  const { t } = useTranslation('manual');
  const { t: routes } = useTranslation('routes');
  const { nodeId } = node;
  const { data, error, mutate } = useCall('manualReagentForms', { body: { draftId, nodeId } });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('forms.looking')}</p>;
  if (data.items.length === 0) return <p className={styles.quiet}>{t('forms.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.items.map((form) => (
        <li key={form.formId}>
          <MoleculePicture molecule={form.molecule} width={104} height={70} decorative />
          <span className={styles.words}>
            <strong>{form.name}</strong>
            <span className={styles.quiet}>{moleculeLabel(form.molecule)}</span>
            <span className={form.inStock ? styles.good : styles.quiet}>
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
