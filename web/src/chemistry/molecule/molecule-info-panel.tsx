// All that is known and computed of a molecule, in a drawer: beside the page where there is room, over it on a phone.

import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { Drawer } from 'antd';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { onEscape, useOpenDialog } from '../../ui/dialog/use-open-dialog.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './molecule-info-panel.module.css';
import { Descriptors, Hazards, Identity, Names, Rules, Score, Supply } from './molecule-info-sections.tsx';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { useCopyKeys } from './structure-copy-keys.ts';
import { CopyMenu } from './structure-copy-menu.tsx';
import { withSubscripts } from '@app/shared/rules/subscripts';

export interface MoleculeInfoPanelProps {
  smiles: string;
  onClose: () => void;
}

export function MoleculeInfoPanel({ smiles, onClose }: MoleculeInfoPanelProps) {
  const { t } = useTranslation('structure');
  const zone = useCopyKeys<HTMLDivElement>(smiles);
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: smiles } });
  useOpenDialog();
  return (
    <Drawer
      open
      size={460}
      title={<h2 className={styles['title']}>{data ? titleOf(data) : t('info.title')}</h2>}
      closable={{ 'aria-label': t('common:action.close'), placement: 'end' }}
      onClose={onClose}
      onKeyDown={onEscape(onClose)}
    >
      <div ref={zone} aria-busy={!data && !error}>
        {error ? (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ) : data ? (
          <Facts info={data} />
        ) : (
          <Waiting />
        )}
      </div>
    </Drawer>
  );
}

function Facts({ info }: { info: MoleculeInfo }) {
  return (
    <>
      <div className={styles['top']}>
        <MoleculePicture molecule={info.molecule} width={320} height={200} />
        <CopyMenu structure={info.molecule.smiles} name={info.molecule.name} />
      </div>
      <Identity info={info} />
      <Names info={info} />
      <Hazards info={info} />
      <Supply info={info} />
      <Score info={info} />
      <Rules info={info} />
      <Descriptors info={info} />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Skeleton width="100%" height={200} radius={8} />
      <Skeleton width="60%" height={16} />
      <Skeleton width="90%" height={14} />
      <Skeleton width="75%" height={14} />
    </div>
  );
}

function titleOf({ names, molecule }: MoleculeInfo): string {
  return names[0]?.name ?? withSubscripts(molecule.formula);
}
