import type { Feedback } from '@app/shared/contracts/feedback';
import { downloadAddress } from '../../shared/api/files/download.ts';
import { formatDate, formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { RecordState } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export function FeedbackEntry({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedback');
  const { kind, state, content, createdAt, pictures, answer } = feedback;
  return (
    <li className={styles.entry}>
      <header>
        <strong>{t(`kind.${kind}`)}</strong>
        <span>{formatDateTime(createdAt)}</span>
        <RecordState tone={state === 'answered' ? 'good' : undefined}>{t(`state.${state}`)}</RecordState>
      </header>
      <p className={styles.words}>{content}</p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(({ pictureId }, index) => {
            const address = downloadAddress('feedbackPicture', { params: { pictureId } });
            const name = t('picture', { number: index + 1 });
            return (
              <a key={pictureId} href={address} target="_blank" rel="noopener noreferrer" aria-label={name}>
                <img src={address} alt="" loading="lazy" />
              </a>
            );
          })}
        </div>
      )}
      {answer && (
        <blockquote className={styles.answer}>
          <p className={styles.words}>{answer.text}</p>
          <footer>{t('answerBy', { name: answer.by, date: formatDate(answer.at) })}</footer>
        </blockquote>
      )}
    </li>
  );
}
