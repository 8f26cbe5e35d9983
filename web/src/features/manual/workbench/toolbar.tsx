import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import { Divider, Flex, Typography } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import type { TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import { ZoomButtons } from '../../../chemistry/tree/zoom-buttons.tsx';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CheckCircleIcon, ClockIcon } from '../../../ui/icons/icons.tsx';
import { RedoIcon, UndoIcon } from '../../../ui/icons/work-icons.tsx';
import { manualPath } from '../../../chemistry/export/paths.ts';
import { savedPath } from '../draft-tree.ts';
import { useWorkbench } from '../use-draft.ts';

export interface ToolbarProps {
  tree: RefObject<TreeHandle | null>;
  onVersions: () => void;
  onSave: () => void;
}

export function Toolbar({ tree, onVersions, onSave }: ToolbarProps) {
  const { draft, handle } = useWorkbench();
  const { busy, change } = handle;
  const { t } = useTranslation('manual');
  const isWide = !useIsBelow('lg');
  return (
    <Flex
      component="header"
      wrap
      gap="2px 10px"
      align="center"
      style={{ padding: '4px 12px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <BackLink to={manualPath()} label={t('toList')} />
      <Typography.Title level={1} ellipsis style={{ flex: '0 1 auto', minWidth: 60, margin: 0, fontSize: 15 }}>
        {t(draft.editedRouteId === undefined ? 'titleOf' : 'edit.titleOf', { name: moleculeLabel(draft.target) })}
      </Typography.Title>
      <Flex role="status" wrap gap="0 12px" style={{ color: 'var(--secondary)', fontSize: 13 }}>
        <DraftState draft={draft} />
        {draft.score !== undefined && <span>{t('score', { value: formatNumber(draft.score, 1) })}</span>}
      </Flex>
      <Flex gap={4} align="center" style={{ marginLeft: 'auto' }}>
        <IconButton
          label={t('undo')}
          shortcut="Ctrl+Z"
          disabled={!draft.canUndo || busy !== null}
          icon={<UndoIcon />}
          onClick={() => change('undo')}
        />
        <IconButton
          label={t('redo')}
          shortcut="Ctrl+Y"
          disabled={!draft.canRedo || busy !== null}
          icon={<RedoIcon />}
          onClick={() => change('redo')}
        />
        {isWide && (
          <>
            <Divider orientation="vertical" />
            <ZoomButtons canvas={tree} />
          </>
        )}
        <IconButton label={t('versions.button')} shortcut="V" icon={<ClockIcon />} onClick={onVersions} />
        {draft.isSaved && draft.savedRouteId ? (
          <ButtonLink size="small" to={savedPath(draft, draft.savedRouteId)} icon={<CheckCircleIcon size={16} />}>
            {t('save.view')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            variant="primary"
            loading={busy === 'save'}
            disabled={draft.steps === 0 || busy !== null}
            onClick={onSave}
          >
            {t(draft.editedRouteId === undefined ? 'save.button' : 'save.version')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

/** How many steps a route has, and what is still open in it. */
export function DraftState({ draft }: { draft: Pick<ManualRouteDraft, 'steps' | 'solved' | 'open'> }) {
  const { t } = useTranslation('manual');
  return (
    <>
      <span>{t('steps', { count: draft.steps })}</span>
      {draft.solved ? (
        <Typography.Text type="success" style={{ fontSize: 'inherit' }}>
          <CheckCircleIcon size={15} /> {t('solved')}
        </Typography.Text>
      ) : (
        <span>{t('open', { count: draft.open })}</span>
      )}
    </>
  );
}
