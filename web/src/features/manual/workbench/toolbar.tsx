import type { ManualRouteDraft } from '@app/shared/contracts/manual/manual';
import type { RefObject } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import type { TreeHandle } from '../../../chemistry/tree/tree-canvas.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/button/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { CheckCircleIcon, ClockIcon, MinusIcon } from '../../../ui/icons/icons.tsx';
import { FitIcon, PlusIcon, RedoIcon, UndoIcon } from '../../../ui/icons/work-icons.tsx';
import { keptRoutePath, manualPath } from '../paths.ts';
import styles from './toolbar.module.css';
import type { DraftHandle } from '../use-draft.ts';

export interface ToolbarProps {
  draft: ManualRouteDraft;
  busy: DraftHandle['busy'];
  tree: RefObject<TreeHandle | null>;
  onChange: DraftHandle['change'];
  onVersions: () => void;
  onSave: () => void;
}

export function Toolbar({ draft, busy, tree, onChange, onVersions, onSave }: ToolbarProps) {
  const { t } = useTranslation('manual');
  return (
    <header className={styles.toolbar}>
      <BackLink to={manualPath()} label={t('toList')} />
      <h1 className={styles.title}>
        {t(draft.editedRouteId === undefined ? 'titleOf' : 'edit.titleOf', { name: moleculeLabel(draft.target) })}
      </h1>
      <p className={styles.state} role="status">
        <span>{t('steps', { count: draft.steps })}</span>
        {draft.solved ? (
          <span className={styles.solved}>
            <CheckCircleIcon size={15} />
            {t('solved')}
          </span>
        ) : (
          <span>{t('open', { count: draft.open })}</span>
        )}
        {draft.score !== undefined && <span>{t('score', { value: formatNumber(draft.score, 1) })}</span>}
      </p>
      <span className={styles.push}>
        <IconButton
          label={t('undo')}
          shortcut="Ctrl+Z"
          disabled={!draft.canUndo || busy !== null}
          icon={<UndoIcon />}
          onClick={() => onChange('undo')}
        />
        <IconButton
          label={t('redo')}
          shortcut="Ctrl+Y"
          disabled={!draft.canRedo || busy !== null}
          icon={<RedoIcon />}
          onClick={() => onChange('redo')}
        />
        <span className={styles.wideOnly}>
          <span className={styles.separator} />
          <IconButton label={t('zoomOut')} shortcut="-" icon={<MinusIcon />} onClick={() => tree.current?.zoom(0.8)} />
          <IconButton label={t('zoomIn')} shortcut="+" icon={<PlusIcon />} onClick={() => tree.current?.zoom(1.25)} />
          <IconButton label={t('fit')} shortcut="F" icon={<FitIcon />} onClick={() => tree.current?.fit()} />
        </span>
        <IconButton label={t('versions.button')} shortcut="V" icon={<ClockIcon />} onClick={onVersions} />
        {draft.isSaved && draft.savedRouteId ? (
          <ButtonLink size="small" to={keptRoutePath(draft.savedRouteId)} icon={<CheckCircleIcon size={16} />}>
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
      </span>
    </header>
  );
}
