// What can be done with the routes that are selected; it lies over the foot of the list, so that nothing moves.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useState } from 'react';
import { ExportDialog, PushButton, ShareDialog } from '../../../chemistry/export/dialogs.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CompareIcon, CostIcon, DownloadIcon, ShareIcon } from '../../../ui/icons/work-icons.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './choice-bar.module.css';
import { maxCompared } from '../filter/list-query.ts';
import { compareCostsPath } from '../paths.ts';

export interface ChoiceBarProps {
  routeIds: readonly string[];
  routeType: RouteType;
  /** Another user's: read and saved as files, but not shared further. */
  isShared: boolean;
  onCompare: () => void;
  onClear: () => void;
}

export function ChoiceBar({ routeIds, routeType, isShared, onCompare, onClear }: ChoiceBarProps) {
  const { t } = useTranslation('routes');
  const { t: words } = useTranslation('routes');
  const [open, setOpen] = useState<'export' | 'share' | null>(null);
  const close = () => setOpen(null);
  const count = routeIds.length;
  const [first] = routeIds;
  if (first === undefined) return null;
  const canCompare = count > 1 && count <= maxCompared;
  const hint = canCompare ? undefined : words('compare.hint', { max: maxCompared });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('listPage.choice.label')}>
      <span role="status">{t('listPage.choice.count', { count })}</span>
      <Button
        size="small"
        variant={canCompare ? 'primary' : 'default'}
        disabled={!canCompare}
        icon={<CompareIcon size={16} />}
        title={hint}
        aria-keyshortcuts="="
        onClick={onCompare}
      >
        {words('compare.button', { count })}
      </Button>
      {canCompare && !isShared && (
        <ButtonLink size="small" icon={<CostIcon size={16} />} to={compareCostsPath(routeIds)}>
          {t('listPage.choice.costs')}
        </ButtonLink>
      )}
      <Button size="small" icon={<DownloadIcon size={16} />} onClick={() => setOpen('export')}>
        {t('listPage.choice.export')}
      </Button>
      {count === 1 && !isShared && (
        <Button size="small" icon={<ShareIcon size={16} />} onClick={() => setOpen('share')}>
          {t('listPage.choice.share')}
        </Button>
      )}
      {!isShared && <PushButton routeIds={routeIds} routeType={routeType} />}
      <LinkButton aria-keyshortcuts="Escape" onClick={onClear}>
        {words('compare.clearMarks')}
      </LinkButton>
      {open === 'export' && (
        <ExportDialog routes={{ routeIds: [...routeIds] }} count={count} routeType={routeType} onClose={close} />
      )}
      {open === 'share' && <ShareDialog kind="route" itemId={first} routeType={routeType} onClose={close} />}
    </div>
  );
}
