// Where an impurity goes on to: a plan for a reference sample of it, a score of how hard that is, notations, other structures.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { useLocation, useNavigate } from 'react-router-dom';
import { MoleculeActions } from '../../../chemistry/molecule/molecule-actions.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { handing } from '../../../shared/navigation/handed-structure.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GaugeIcon, RouteIcon } from '../../../ui/icons/icons.tsx';
import { planPath, scorePath } from '../paths.ts';
import styles from './side-panel.module.css';

export function ImpurityActions({ molecule: { smiles, name } }: { molecule: Pick<Molecule, 'smiles' | 'name'> }) {
  const { t } = useTranslation('impurity');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  return (
    <div className={styles.actions}>
      {can('retrosynthesis') && (
        <Button
          size="small"
          icon={<RouteIcon size={16} />}
          title={t('detail.planHint')}
          onClick={() => void navigate(planPath(smiles), { state: comingFrom(location) })}
        >
          {t('detail.plan')}
        </Button>
      )}
      {can('sascore') && (
        <Button
          size="small"
          icon={<GaugeIcon size={16} />}
          onClick={() => void navigate(scorePath, { state: handing(smiles) })}
        >
          {t('detail.sascore')}
        </Button>
      )}
      <MoleculeActions smiles={smiles} name={name} align="start" />
    </div>
  );
}
