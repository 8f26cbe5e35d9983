import type { Inquiry } from '@app/shared/contracts/inquiry';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../chemistry/drawing/molecule-picture.tsx';
import { formatDateTime, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { answerWords, Buttons, StateMark, type InquiryActions } from './inquiry-rows.tsx';
import styles from './page.module.css';

export interface InquiryDetailProps {
  inquiry: Inquiry;
  actions: InquiryActions;
  onClose: () => void;
}

/** All that is known of one inquiry. */
export function InquiryDetail({ inquiry, actions, onClose }: InquiryDetailProps) {
  const { t } = useTranslation('inquiry');
  const { molecule, grams, purity, remarks, attempts, createdAt, sentAt, answer, inquiryId } = inquiry;
  const facts = [
    ['mail.cas', molecule.cas],
    ['mail.smiles', molecule.smiles],
    ['mail.grams', grams === null ? undefined : `${formatNumber(grams)} g`],
    ['mail.purity', purity],
    ['mail.remarks', remarks],
    ['column.asked', formatDateTime(createdAt)],
    ['detail.sentAt', sentAt === null ? t('detail.notSent') : formatDateTime(sentAt)],
    ['detail.attempts', formatNumber(attempts)],
    ['detail.answer', answer ? [answerWords(answer), answer.remarks].filter(Boolean).join('\n') : undefined],
    ['mail.reference', inquiryId],
  ] as const;
  return (
    <Dialog
      title={moleculeLabel(molecule)}
      width={560}
      onClose={onClose}
      footer={<Buttons inquiry={inquiry} actions={actions} />}
    >
      <MoleculePicture molecule={molecule} width={260} height={150} decorative />
      <p>
        <StateMark state={inquiry.state} />
      </p>
      <dl className={styles['facts']}>
        {facts.map(([key, value]) =>
          value === undefined || value === '' ? null : (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
