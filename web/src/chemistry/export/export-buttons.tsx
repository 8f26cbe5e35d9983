// What leaves the product with a route: to colleagues, to the lab notebook, as files.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, ShareIcon } from '../../ui/icons/work-icons.tsx';
import { Menu, type MenuItem } from '../../ui/menu/menu.tsx';
import { ExportDialog, PushButton, ShareDialog } from './dialogs.ts';

export interface HandOverProps {
  /** Undefined while it is loading, and if it cannot be read any more. */
  route: Pick<RouteDetail, 'routeType' | 'isShared' | 'summary'> | undefined;
  /** Files of the page itself, above and below that of the route. */
  first?: readonly MenuItem[];
  last?: readonly MenuItem[];
}

/** Only its owner shares a route or sends it to the notebook. */
export function HandOver({ route, first = [], last = [] }: HandOverProps) {
  const { t } = useTranslation('sharing');
  const [open, setOpen] = useState<'share' | 'export' | null>(null);
  const ofRoute = { key: 'file', label: t('actions.routeFile'), disabled: !route, onSelect: () => setOpen('export') };
  const close = () => setOpen(null);
  const routeId = route?.summary.routeId ?? '';
  return (
    <>
      {route?.isShared !== true && (
        <Button size="small" icon={<ShareIcon size={16} />} disabled={!route} onClick={() => setOpen('share')}>
          {t('actions.share')}
        </Button>
      )}
      {route && !route.isShared && <PushButton routeIds={[routeId]} routeType={route.routeType} />}
      <Menu label={t('actions.export')} trigger={<DownloadIcon />} items={[...first, ofRoute, ...last]} />
      {route && open === 'export' && (
        <ExportDialog routes={{ routeIds: [routeId] }} count={1} routeType={route.routeType} onClose={close} />
      )}
      {route && open === 'share' && (
        <ShareDialog kind="route" itemId={routeId} routeType={route.routeType} onClose={close} />
      )}
    </>
  );
}
