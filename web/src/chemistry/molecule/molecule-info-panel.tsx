// All that is known and computed of a molecule, in a drawer: beside the page where there is room, over it on a phone.

import { withSubscripts } from '@app/shared/rules/subscripts';
import { Drawer, Flex, Skeleton } from 'antd';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { onEscape, useOpenDialog } from '../../ui/dialog/use-open-dialog.ts';
import { SectionTitle } from '../../ui/page/section-title.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { Controlled, Descriptors, Hazards, Identity, Names, Rules, Score, Supply } from './molecule-info-sections.tsx';
import { useCopyKeys } from './structure-copy-keys.ts';
import { CopyMenu } from './structure-copy-menu.tsx';

export function MoleculeInfoPanel({ smiles, onClose }: { smiles: string; onClose: () => void }) {
  const { t } = useTranslation('structure');
  const zone = useCopyKeys<HTMLDivElement>(smiles);
  const { data, error, mutate } = useCall('moreMoleculeInfo', { body: { structure: smiles } });
  useOpenDialog();
  const sections = [Controlled, Identity, Names, Hazards, Supply, Score, Rules, Descriptors];
  return (
    <Drawer
      open
      size={460}
      title={
        <SectionTitle title={data ? (data.names[0]?.name ?? withSubscripts(data.molecule.formula)) : t('info.title')} />
      }
      closable={{ 'aria-label': t('common:action.close'), placement: 'end' }}
      onClose={onClose}
      onKeyDown={onEscape(onClose)}
    >
      <div ref={zone} aria-busy={!data && !error}>
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!error && !data && <Skeleton active paragraph={{ rows: 8 }} />}
        {!error && data && (
          <>
            <Flex vertical gap={6} align="center">
              <MoleculePicture molecule={data.molecule} width={320} height={200} />
              <CopyMenu structure={data.molecule.smiles} name={data.molecule.name} />
            </Flex>
            {sections.map((Part, index) => (
              <Part key={index} info={data} />
            ))}
          </>
        )}
      </div>
    </Drawer>
  );
}
