// The molecules a route starts from: how many, whether all are in stock, and on demand what they look like.

import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { Button, Card, Flex, Popover } from 'antd';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../../ui/state/verdict.tsx';

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
    <Popover content={<MaterialsGrid materials={materials} />} trigger={['hover', 'focus', 'click']} destroyOnHidden>
      <Button
        type="text"
        data-paper="kept"
        style={{ flexDirection: 'column', gap: 0, alignItems: 'start', height: 'auto', padding: '2px 4px' }}
      >
        <span>{labelled ? t('materials.count', { count: materials.length }) : materials.length}</span>
        <Verdict passes={missing === 0} isSmall>
          {missing === 0 ? t('materials.allInStock') : t('materials.missing', { count: missing })}
        </Verdict>
      </Button>
    </Popover>
  );
}

const frame = { width: 120, height: 80 } as const;

function MaterialsGrid({ materials }: { materials: Materials }) {
  const { t } = useTranslation('routes');
  return (
    <PictureGroup molecules={materials.map(({ molecule }) => molecule)} frame={frame}>
      <Flex wrap gap={8} style={{ maxWidth: 'min(580px, 84vw)', maxHeight: '60dvh', overflow: 'auto' }}>
        {materials.map(({ molecule, inStock }) => (
          <Card
            key={molecule.key}
            size="small"
            style={{ width: 136, textAlign: 'center' }}
            styles={{ body: { padding: 6 } }}
          >
            <MoleculePicture molecule={molecule} {...frame} decorative />
            <div style={{ overflowWrap: 'anywhere' }}>{moleculeLabel(molecule)}</div>
            <Verdict passes={inStock} isSmall>
              {t(inStock ? 'materials.inStock' : 'materials.notInStock')}
            </Verdict>
          </Card>
        ))}
      </Flex>
    </PictureGroup>
  );
}
