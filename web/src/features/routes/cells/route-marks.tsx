import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HideIcon, MoreIcon, SaveIcon, ShowIcon } from '../../../ui/icons/work-icons.tsx';
import { ListContext } from '../list-context.ts';
import { RouteMenu } from './parts.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import styles from './route-marks.module.css';

export type MarkRoute = (route: ListedRoute, mark: RouteMark) => void;

/** Saves or hides a route; the same press takes it back. More of what may follow it is in a menu. The list around it shows the tips. */
export function RouteMarks({ route, onKeep }: { route: ListedRoute; onKeep: MarkRoute }) {
  const { t } = useTranslation('routes');
  const { mark, rank } = route;
  const button = (kind: RouteMark, key: string, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.button}
      aria-pressed={mark === kind}
      aria-label={label}
      aria-keyshortcuts={key}
      data-tip={`${label} (${key})`}
      onClick={() => onKeep(route, kind)}
    >
      {icon}
    </button>
  );
  const isHidden = mark === 'hidden';
  return (
    <span className={styles.marks} data-mark={mark}>
      {button(
        'saved',
        'S',
        t(mark === 'saved' ? 'listPage.mark.unsave' : 'listPage.mark.save', { rank }),
        <SaveIcon size={16} />,
      )}
      {button(
        'hidden',
        'H',
        t(isHidden ? 'listPage.mark.unhide' : 'listPage.mark.hide', { rank }),
        isHidden ? <ShowIcon size={16} /> : <HideIcon size={16} />,
      )}
      <More route={route} />
    </span>
  );
}

/** What may follow the route: its cost, a quotation, sharing, files. */
function More({ route }: { route: ListedRoute }) {
  const { t } = useTranslation('sharing');
  const list = useContext(ListContext);
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <RouteMenu route={route} {...list} />;
  const label = t('actions.more', { rank: route.rank });
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-label={label}
      data-tip={label}
      onClick={() => setAsked(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setAsked(true);
      }}
    >
      <MoreIcon size={16} />
    </button>
  );
}
