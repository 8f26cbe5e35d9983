// The molecules a route starts from: how many, whether all are in stock, and on demand what they look like.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { CheckIcon } from '../../../ui/icons/work-icons.tsx';
import { Popover } from './popover.tsx';
import styles from './materials.module.css';

type Materials = RouteSummary['startingMaterials'];

export interface MaterialsCellProps {
  materials: Materials;
  /** Says what is counted, where no column header does. */
  labelled?: boolean;
}

export function MaterialsCell({ materials, labelled = false }: MaterialsCellProps) {
  const { t } = useTranslation('routes');
  const missing = materials.filter((one) => !one.inStock).length;
  return (
    <Popover
      width={Math.min(4, Math.max(2, materials.length)) * 134 + 26}
      className={styles.host}
      content={<MaterialsGrid materials={materials} />}
    >
      <span className={styles.count}>
        {labelled ? t('materials.count', { count: materials.length }) : materials.length}
      </span>
      {missing === 0 ? (
        <span className={styles.allIn}>
          <CheckIcon size={14} />
          {t('materials.allInStock')}
        </span>
      ) : (
        <span className={styles.missing}>
          <WarningIcon size={14} />
          {t('materials.missing', { count: missing })}
        </span>
      )}
    </Popover>
  );
}

const frame = { width: 120, height: 80 } as const;

function MaterialsGrid({ materials }: { materials: Materials }) {
  const { t } = useTranslation('routes');
  return (
    <PictureGroup molecules={materials.map(({ molecule }) => molecule)} frame={frame}>
      <ul className={styles.grid}>
        {materials.map(({ molecule, inStock }) => (
          <li key={molecule.key} className={styles.item} data-in-stock={inStock}>
            <MoleculePicture molecule={molecule} {...frame} decorative />
            <span className={styles.name}>{moleculeLabel(molecule)}</span>
            <span className={inStock ? styles.allIn : styles.missing}>
              {inStock ? <CheckIcon size={13} /> : <WarningIcon size={13} />}
              {t(inStock ? 'materials.inStock' : 'materials.notInStock')}
            </span>
          </li>
        ))}
      </ul>
    </PictureGroup>
  );
}
