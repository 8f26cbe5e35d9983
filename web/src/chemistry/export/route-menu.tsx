// What may follow a route, where there is room for one button only: a row, a card.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/use-session.ts';
import { FileIcon } from '../../ui/icons/icons.tsx';
import { CostIcon, DownloadIcon, MoreIcon, ShareIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { ExportDialog, ShareDialog } from './dialogs.ts';
import { costPath, newQuotationPath } from './paths.ts';

export interface RouteMenuProps {
  route: { routeId: string; rank: number };
  routeType: RouteType;
  /** Another user's, which only its owner may share. */
  isShared: boolean;
}

/** Drawn when it is asked for, and open then: a list has hundreds of them. */
export function RouteMenu({ route: { routeId, rank }, routeType, isShared }: RouteMenuProps) {
  const { t } = useTranslation('sharing');
  const navigate = useNavigate();
  const { can } = useSession();
  const [open, setOpen] = useState<'share' | 'export' | null>(null);
  const entry = (key: string, icon: React.ReactNode, onSelect: () => void) => ({
    key,
    icon,
    label: t(`actions.menu.${key}`),
    onSelect,
  });
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={t('actions.more', { rank })}
        trigger={<MoreIcon size={16} />}
        isIcon
        startsOpen
        items={[
          entry('cost', <CostIcon size={16} />, () => void navigate(costPath(routeId))),
          ...(can('quotation')
            ? [entry('quotation', <FileIcon size={16} />, () => void navigate(newQuotationPath(routeId)))]
            : []),
          ...(isShared ? [] : [entry('share', <ShareIcon size={16} />, () => setOpen('share'))]),
          entry('export', <DownloadIcon size={16} />, () => setOpen('export')),
        ]}
      />
      {open === 'export' && (
        <ExportDialog routes={{ routeIds: [routeId] }} count={1} routeType={routeType} onClose={close} />
      )}
      {open === 'share' && <ShareDialog kind="route" itemId={routeId} routeType={routeType} onClose={close} />}
    </>
  );
}
