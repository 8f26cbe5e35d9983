// Where a molecule of a route goes on to: a plan, a plan by hand, forward synthesis, a score, the worklist, the cost, an inquiry.

import type { RouteDetail, RouteNode } from '@app/shared/contracts/routes/routes';
import { Flex } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { InquiryButton } from '../../../chemistry/inquiry/inquiry-button.tsx';
import { keepReaction } from '../../../chemistry/reaction-input/kept-reaction.ts';
import { useTranslation } from 'react-i18next';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { handing } from '../../../shared/navigation/handed-structure.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PencilIcon, WorklistIcon } from '../../../ui/icons/icons.tsx';
import { CostIcon, ForwardIcon, GaugeIcon, ImpurityIcon, RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { costPath, manualPlanPath } from '../../../chemistry/export/paths.ts';
import { planPath } from '../../../shared/navigation/handed-structure.ts';

export interface MoleculeUsesProps {
  route: RouteDetail;
  node: RouteNode;
}

export function MoleculeUses({ route, node }: MoleculeUsesProps) {
  const { t } = useTranslation('routes');
  const { can } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { smiles, key } = node.molecule;
  const isTarget = node.parentStepId === null;
  const madeIn = route.steps.find((step) => step.productNodeId === node.nodeId);
  const handOver = (to: string) => void navigate(to, { state: { ...comingFrom(location), ...handing(smiles) } });
  const askForImpurities = () => {
    keepReaction({ routeId: route.summary.routeId, stepId: madeIn?.stepId });
    void navigate('/impurityPrediction', { state: comingFrom(location) });
  };
  return (
    <Flex wrap gap="6px 10px" align="center">
      {!isTarget && can('retrosynthesis') && (
        <>
          <ButtonLink
            size="small"
            to={planPath(smiles)}
            icon={<RouteIcon size={16} />}
            onClick={() => track('planIntermediate')}
          >
            {t('detailPage.use.plan')}
          </ButtonLink>
          <ButtonLink size="small" to={manualPlanPath(key)} icon={<PencilIcon size={16} />}>
            {t('detailPage.use.byHand')}
          </ButtonLink>
        </>
      )}
      {can('forwardsynthesis') && (
        <Button
          size="small"
          icon={<ForwardIcon size={16} />}
          onClick={() => handOver('/forwardsynthesis/generate/enumeration')}
        >
          {t('detailPage.use.forward')}
        </Button>
      )}
      {can('impuritypredict') && madeIn && (
        <Button size="small" icon={<ImpurityIcon size={16} />} onClick={askForImpurities}>
          {t('detailPage.use.impurities')}
        </Button>
      )}
      {can('sascore') && (
        <Button size="small" icon={<GaugeIcon size={16} />} onClick={() => handOver('/sascore')}>
          {t('detailPage.use.score')}
        </Button>
      )}
      <WorklistButton route={route} node={node} />
      <ButtonLink size="small" to={costPath(route.summary.routeId)} icon={<CostIcon size={16} />}>
        {t('detailPage.use.cost')}
      </ButtonLink>
      <InquiryButton molecule={node.molecule} />
    </Flex>
  );
}

function WorklistButton({ route: { routeType }, node }: MoleculeUsesProps) {
  const { t } = useTranslation('routes');
  const add = async () => {
    const body = { text: node.molecule.smiles, kind: 'list', routeType } as const;
    const { accepted, duplicates, rows } = await call('importByList', { body });
    if (accepted + duplicates === 0) toast.error(rows[0]?.reason?.message ?? t('detailPage.use.notAdded'));
    else toast.success(t(accepted > 0 ? 'detailPage.use.added' : 'detailPage.use.addedBefore'));
  };
  return (
    <Button size="small" icon={<WorklistIcon size={16} />} onClick={add}>
      {t('detailPage.use.worklist')}
    </Button>
  );
}
