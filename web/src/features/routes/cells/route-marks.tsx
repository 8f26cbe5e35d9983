import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { Button, Flex } from 'antd';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HideIcon, MoreIcon, SaveIcon, ShowIcon } from '../../../ui/icons/work-icons.tsx';
import { ListContext } from '../list-context.ts';
import { RouteMenu } from './parts.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';

export type MarkRoute = (route: ListedRoute, mark: RouteMark) => void;

/** Saves or hides a route; the same press takes it back. More of what may follow it is in a menu. The list around it shows the tips. */
export function RouteMarks({ route, onKeep }: { route: ListedRoute; onKeep: MarkRoute }) {
  const { t } = useTranslation('routes');
  const { mark, rank } = route;
  const isHidden = mark === 'hidden';
  const marks = [
    { kind: 'saved', key: 'S', word: mark === 'saved' ? 'unsave' : 'save', icon: <SaveIcon size={16} /> },
    {
      kind: 'hidden',
      key: 'H',
      word: isHidden ? 'unhide' : 'hide',
      icon: isHidden ? <ShowIcon size={16} /> : <HideIcon size={16} />,
    },
  ] as const;
  return (
    <Flex gap={2} align="center">
      {marks.map(({ kind, key, word, icon }) => {
        const label = t(`listPage.mark.${word}`, { rank });
        const isOn = mark === kind;
        return (
          <Button
            key={kind}
            size="small"
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'text'}
            icon={icon}
            aria-pressed={isOn}
            aria-label={label}
            aria-keyshortcuts={key}
            data-tip={`${label} (${key})`}
            onClick={() => onKeep(route, kind)}
          />
        );
      })}
      <More route={route} />
    </Flex>
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
    <Button
      type="text"
      size="small"
      icon={<MoreIcon size={16} />}
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
    />
  );
}
