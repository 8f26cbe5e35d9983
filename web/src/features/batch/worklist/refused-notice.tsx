// Molecules that were to start and did not, by the reasons that the service gives.

import type { TrayItem } from '@app/shared/contracts/batch';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx';
import { shownName } from '../add/name-cell.tsx';
import styles from './notices.module.css';
import type { Started } from '../use-worklist.ts';

export interface RefusedNoticeProps {
  refused: Started['refused'];
  items: readonly TrayItem[];
  onClose: () => void;
}

const namesShown = 5;

export function RefusedNotice({ refused, items, onClose }: RefusedNoticeProps) {
  const { t } = useTranslation('batch');
  if (refused.length === 0) return null;
  const byReason = Map.groupBy(refused, ({ reason }) => reason.message);
  const nameOfId = (id: string) => items.filter((item) => item.id === id).map(shownName);
  return (
    <div className={styles.notice} data-tone="warning" role="alert">
      <WarningIcon size={16} />
      <div>
        <strong>{t('notice.refused', { count: refused.length })}</strong>
        <ul>
          {[...byReason].map(([message, those]) => {
            const names = those.flatMap(({ id }) => nameOfId(id));
            return (
              <li key={message}>
                {message} ({names.slice(0, namesShown).join(', ')}
                {names.length > namesShown && t('notice.more', { count: names.length - namesShown })})
              </li>
            );
          })}
        </ul>
      </div>
      <IconButton size="small" label={t('notice.close')} icon={<CloseIcon size={14} />} onClick={onClose} />
    </div>
  );
}
