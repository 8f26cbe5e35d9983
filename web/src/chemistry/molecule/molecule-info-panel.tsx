// All that is known and computed of a molecule, in a drawer: beside the page where there is room, over it on a phone.

import type { MoleculeInfo } from '@app/shared/contracts/structure/information';
import { useId, useLayoutEffect, useRef } from 'react';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './molecule-info-panel.module.css';
import { Descriptors, Hazards, Identity, Names, Rules, Score, Supply } from './molecule-info-sections.tsx';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { useCopyKeys } from './structure-copy-keys.ts';
import { CopyMenu } from './structure-copy-menu.tsx';
import { withSubscripts } from '../drawing/subscripts.ts';

export interface MoleculeInfoPanelProps {
  smiles: string;
  onClose: () => void;
}

export function MoleculeInfoPanel({ smiles, onClose }: MoleculeInfoPanelProps) {
  const { t } = useTranslation('structure');
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const zone = useCopyKeys<HTMLDivElement>(smiles);
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: smiles } });
  // Closed while it is still on the page: the browser gives the focus back only then.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles['panel']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // Only the backdrop is the dialog itself.
        if (event.target === element.current) onClose();
      }}
    >
      <div className={styles['inside']} ref={zone}>
        <div className={styles['head']}>
          <h2 id={titleId}>{data ? titleOf(data) : t('info.title')}</h2>
          <IconButton size="small" label={t('common:action.close')} icon={<CloseIcon size={16} />} onClick={onClose} />
        </div>
        <div
          className={styles['body']}
          tabIndex={0}
          role="region"
          aria-labelledby={titleId}
          aria-busy={!data && !error}
        >
          {error ? (
            <ErrorState error={error} onRetry={() => void mutate()} />
          ) : data ? (
            <Facts info={data} />
          ) : (
            <Waiting />
          )}
        </div>
      </div>
    </dialog>
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
