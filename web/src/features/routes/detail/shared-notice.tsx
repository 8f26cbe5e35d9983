import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { InfoIcon } from '../../../ui/icons/icons.tsx';
import styles from './page.module.css';
import { useRouteNotes } from '../use-route-notes.ts';

/** What a reader of somebody else's route may do with it; nothing for its owner. */
export function SharedNotice({ route }: { route: RouteDetail }) {
  const { t } = useTranslation('route-detail');
  const { by } = useRouteNotes(route);
  if (!route.isShared) return null;
  return (
    <p className={styles.shared} role="note">
      <InfoIcon size={16} />
      <span>{by === undefined ? t('shared.somebody') : t('shared.by', { name: by })}</span>
    </p>
  );
}
