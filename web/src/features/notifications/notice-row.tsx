import type { Notice } from '@app/shared/contracts/notifications';
import { noticePath } from '@app/shared/rules/notice-path';
import { Link } from 'react-router-dom';
import { formatAgo, formatDateTime } from '../../shared/i18n/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import styles from './notifications.module.css';

export function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { t } = useTranslation('notifications');
  const { kind, subject, name, by, count = 0, isRead, createdAt } = notice;
  const text = t(`kind.${kind}`, { name, count, module: t(`subject.${subject}`) });
  return (
    <li className={styles.row} data-unread={!isRead}>
      {!isRead && <span className={styles.dot} role="img" aria-label={t('unread')} />}
      {/* A share is opened by the address that the page starts with. */}
      <Link to={noticePath(notice)} reloadDocument={subject === 'share'} onClick={onOpen}>
        {text}
      </Link>
      <small>
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatAgo(createdAt)}
        </time>
        {by && ` · ${t('by', { name: by.name || by.userName })}`}
      </small>
    </li>
  );
}
