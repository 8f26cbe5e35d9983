// Saved states of the route: who, when, what it was then, the way back to each, and two of them side by side.

import { Checkbox } from 'antd';
import type { RouteVersion } from '@app/shared/contracts/manual/editing';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { CheckCircleIcon } from '../../../ui/icons/icons.tsx';
import { keptRoutePath } from '../paths.ts';
import styles from './versions-dialog.module.css';
import type { DraftHandle } from '../use-draft.ts';
import { VersionComparison } from './version-comparison.tsx';

export interface VersionsDialogProps {
  draftId: string;
  /** What the route was opened from; null for one begun from nothing. */
  isEdited: boolean;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
  onClose: () => void;
}

const width = 860;

export function VersionsDialog({ draftId, isEdited, busy, onChange, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('manual');
  const { data, error, mutate } = useCall('manualRouteVersions', { query: { draftId } });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const items = data?.items ?? [];
  const pick = (id: string) =>
    setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now.slice(-1), id]));
  const restore = async (versionId: string) => {
    if (await onChange('restore', { versionId })) onClose();
  };
  const [older, newer] = items.filter(({ versionId }) => picked.includes(versionId)).toReversed();
  return (
    <Dialog title={t('versions.title')} width={width} onClose={onClose}>
      {error && <ErrorState error={error} compact onRetry={() => mutate()} />}
      {!data && !error && <p aria-busy="true">{t('loading')}</p>}
      {data && items.length === 0 && <p className={styles.quiet}>{t('versions.none')}</p>}
      {items.length > 0 && (
        <>
          <p className={styles.quiet}>{t(isEdited ? 'versions.hintEdited' : 'versions.hint')}</p>
          <ul className={styles.list}>
            {items.map((one) => (
              <li key={one.versionId} data-present={one.isPresent}>
                <Checkbox
                  checked={picked.includes(one.versionId)}
                  aria-label={t('versions.compare', { name: nameOf(one) })}
                  onChange={() => pick(one.versionId)}
                >
                  <strong>{nameOf(one)}</strong>
                </Checkbox>
                <span className={styles.quiet}>
                  {formatDateTime(one.savedAt)}
                  {one.number > 0 && ` · ${one.savedBy}`}
                </span>
                <Facts version={one} />
                <span className={styles.buttons}>
                  <Link to={keptRoutePath(one.routeId)}>{t('save.view')}</Link>
                  {one.isPresent ? (
                    <span className={styles.good}>
                      <CheckCircleIcon size={14} /> {t('versions.present')}
                    </span>
                  ) : (
                    <Button size="small" disabled={busy !== null} onClick={() => void restore(one.versionId)}>
                      {t('versions.restore')}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {older && newer && <VersionComparison older={older} newer={newer} nameOf={nameOf} />}
    </Dialog>
  );

  function nameOf({ number }: RouteVersion): string {
    return number === 0 ? t('versions.original') : t('versions.number', { number });
  }
}

function Facts({ version }: { version: RouteVersion }) {
  const { t } = useTranslation('manual');
  return (
    <span>
      {t('steps', { count: version.steps })} · {version.solved ? t('solved') : t('open', { count: version.open })}
      {version.score !== undefined && ` · ${t('score', { value: formatNumber(version.score, 1) })}`}
    </span>
  );
}
