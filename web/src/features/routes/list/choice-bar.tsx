// What can be done with the routes that are selected, below the list.

import { Flex } from 'antd';
import { useState } from 'react';
import { ExportDialog, PushButton, ShareDialog } from '../../../chemistry/export/dialogs.ts';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CompareIcon, CostIcon, DownloadIcon, ShareIcon } from '../../../ui/icons/work-icons.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { maxCompared } from '../filter/list-query.ts';
import { useRouteListing } from '../list-context.ts';
import { compareCostsPath } from '../../../chemistry/export/paths.ts';

export function ChoiceBar({ onCompare }: { onCompare: () => void }) {
  const { t } = useTranslation('routes');
  const { task, isShared, focus, dispatch } = useRouteListing();
  const { routeType } = task;
  const [open, setOpen] = useState<'export' | 'share' | null>(null);
  const close = () => setOpen(null);
  const routeIds = focus.marked;
  const count = routeIds.length;
  const canCompare = count > 1 && count <= maxCompared;
  const hint = canCompare ? undefined : t('compare.hint', { max: maxCompared });
  return (
    <Flex
      wrap
      gap="6px 10px"
      align="center"
      justify="center"
      role="toolbar"
      aria-label={t('listPage.choice.label')}
      style={{ padding: '8px 12px', borderTop: '1px solid var(--line-strong)', background: 'var(--surface)' }}
    >
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
        {t('compare.button', { count })}
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
      <LinkButton aria-keyshortcuts="Escape" onClick={() => dispatch({ type: 'clear' })}>
        {t('compare.clearMarks')}
      </LinkButton>
      {open === 'export' && <ExportDialog routes={{ routeIds }} count={count} routeType={routeType} onClose={close} />}
      {open === 'share' && (
        <ShareDialog kind="route" itemId={routeIds[0] ?? ''} routeType={routeType} onClose={close} />
      )}
    </Flex>
  );
}
