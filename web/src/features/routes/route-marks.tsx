import type { RouteMark } from '@app/shared/contracts/routes';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { HideIcon, SaveIcon, ShowIcon } from '../../ui/icons.tsx';
import type { ListedRoute } from './listed-route.ts';
import styles from './route-marks.module.css';

export type MarkRoute = (route: ListedRoute, mark: RouteMark) => void;

/** Saves or hides a route; the same press takes it back. */
export function RouteMarks({ route, onKeep }: { route: ListedRoute; onKeep: MarkRoute }) {
  const { t } = useTranslation('route-list');
  const { mark, rank } = route;
  return (
    <span className={styles.marks} data-mark={mark}>
      <IconButton
        size="small"
        aria-pressed={mark === 'saved'}
        label={t(mark === 'saved' ? 'mark.unsave' : 'mark.save', { rank })}
        shortcut="S"
        icon={<SaveIcon size={16} />}
        onClick={() => onKeep(route, 'saved')}
      />
      <IconButton
        size="small"
        aria-pressed={mark === 'hidden'}
        label={t(mark === 'hidden' ? 'mark.unhide' : 'mark.hide', { rank })}
        shortcut="H"
        icon={mark === 'hidden' ? <ShowIcon size={16} /> : <HideIcon size={16} />}
        onClick={() => onKeep(route, 'hidden')}
      />
    </span>
  );
}
