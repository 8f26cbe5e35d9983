// Routes of the chemist's own that make the molecule, whole or on the way, to be put in here.

import type { ManualNode } from '@app/shared/contracts/manual/manual';
import { useCall } from '../../../shared/api/use-call.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { CheckCircleIcon } from '../../../ui/icons/icons.tsx';
import styles from './edit-panels.module.css';
import type { DraftHandle } from '../use-draft.ts';

export interface SubRoutesPanelProps {
  draftId: string;
  node: ManualNode;
  busy: DraftHandle['busy'];
  onChange: DraftHandle['change'];
}

const materialsShown = 3;

export function SubRoutesPanel({ draftId, node, busy, onChange }: SubRoutesPanelProps) {
  const { t } = useTranslation('manual');
  const { nodeId } = node;
  const { data, error, mutate } = useCall('manualSubRoutes', { body: { draftId, nodeId } });
  if (error) return <ErrorState error={error} compact onRetry={() => mutate()} />;
  if (!data) return <p aria-busy="true">{t('loading')}</p>;
  if (data.items.length === 0) return <p className={styles.quiet}>{t('own.none')}</p>;
  return (
    <ul className={styles.list}>
      {data.items.map((one) => (
        <li key={one.routeId + one.steps}>
          <span className={styles.pictures}>
            {one.startingMaterials.slice(0, materialsShown).map((molecule) => (
              <MoleculePicture key={molecule.key} molecule={molecule} width={72} height={50} />
            ))}
          </span>
          <span className={styles.words}>
            <span>{t('steps', { count: one.steps })}</span>
            <span className={styles.quiet}>
              {one.isWhole ? t('own.whole') : t('own.partOf', { name: moleculeLabel(one.target) })}
            </span>
            {one.solved && (
              <span className={styles.good}>
                <CheckCircleIcon size={14} /> {t('solved')}
              </span>
            )}
          </span>
          <Button
            size="small"
            disabled={busy !== null}
            onClick={() => onChange('splice', { nodeId, routeId: one.routeId })}
          >
            {t('continue.putIn')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
