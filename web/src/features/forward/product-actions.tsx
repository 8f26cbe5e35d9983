// Where a product goes on to: a plan, a score, the impurities of the step that makes it, another round of forward synthesis.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import { Flex } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { track } from '../../shared/api/track.ts';
import { MoleculeActions } from '../../chemistry/molecule/molecule-actions.tsx';
import { keepReaction } from '../../chemistry/reaction-input/kept-reaction.ts';
import { useTranslation } from 'react-i18next';
import { comingFrom } from '../../shared/navigation/came-from.ts';
import { handing, planPath } from '../../shared/navigation/handed-structure.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ForwardIcon, GaugeIcon, RouteIcon } from '../../ui/icons/work-icons.tsx';
import { FlaskIcon } from '../../ui/icons/module-icons.tsx';
import { generatePath, impurityPath, scorePath } from './paths.ts';

export interface ProductActionsProps {
  molecule: Molecule;
  /** Reaction SMILES of the step that makes it, once that is known. */
  reaction: string | undefined;
}

export function ProductActions({ molecule, reaction }: ProductActionsProps) {
  const { t } = useTranslation('forward');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { smiles, name } = molecule;
  const plan = () => {
    track('planForwardProduct');
    void navigate(planPath(smiles), { state: comingFrom(location) });
  };
  const askForImpurities = () => {
    keepReaction({ reaction });
    void navigate(impurityPath, { state: comingFrom(location) });
  };
  return (
    <Flex wrap gap={6}>
      {can('retrosynthesis') && (
        <Button size="small" variant="primary" icon={<RouteIcon size={16} />} onClick={plan}>
          {t('action.plan')}
        </Button>
      )}
      {can('impuritypredict') && (
        <Button
          size="small"
          icon={<FlaskIcon size={16} />}
          disabled={reaction === undefined}
          onClick={askForImpurities}
        >
          {t('action.impurities')}
        </Button>
      )}
      {can('sascore') && (
        <Button
          size="small"
          icon={<GaugeIcon size={16} />}
          onClick={() => void navigate(scorePath, { state: handing(smiles) })}
        >
          {t('action.score')}
        </Button>
      )}
      <Button
        size="small"
        icon={<ForwardIcon size={16} />}
        onClick={() => void navigate(generatePath('enumeration'), { state: handing(smiles) })}
      >
        {t('action.goOn')}
      </Button>
      <MoleculeActions smiles={smiles} name={name} align="start" />
    </Flex>
  );
}
