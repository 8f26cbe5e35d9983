import type { RouteNode } from '@app/shared/contracts/routes/routes';
import { Typography } from 'antd';
import { useNavigate } from 'react-router-dom';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { EnzymePanel } from '../../../chemistry/step/enzyme-panel.tsx';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { useTranslation } from 'react-i18next';
import { ProcedurePanel } from '../../../chemistry/procedure/procedure-panel.tsx';
import { InsightFold } from '../../../chemistry/reaction/insight-fold.tsx';
import { OtherSites } from '../../../chemistry/reaction/other-sites.tsx';
import { PrecedentList } from '../../../chemistry/reaction/precedent-list.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { ReactionScheme } from '../../../chemistry/reaction/reaction-scheme.tsx';
import { OptimizeLink, StepConditions, StepHazards } from './step-evidence.tsx';
import { ImpuritySection } from './step-impurities.tsx';
import { StepAlternatives } from './step-alternatives.tsx';
import { StepNotes, StepVerdict } from './step-notes.tsx';
import { useStepInsight, type StepOfRoute } from '../use-route-data.ts';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { editedRoutePath } from '../../../chemistry/export/paths.ts';

export function StepInspector({ route, step, onSelect }: StepOfRoute & { onSelect: (id: string) => void }) {
  const { t } = useTranslation(['routes', 'bans']);
  const product = productOf(route, step);
  return (
    <>
      <Typography.Title level={2} style={{ margin: '0 0 4px', fontSize: 16 }}>
        {step.number}. {step.name}
      </Typography.Title>
      <StepSections route={route} step={step} place="panel" />
      <PanelSection title={t('step.molecules')}>
        {[product, ...precursorsOf(route, step)].map(
          (node) =>
            node && (
              <div key={node.nodeId}>
                <LinkButton isText onClick={() => onSelect(node.nodeId)}>
                  {t(node === product ? 'step.product' : 'step.precursor', { name: moleculeLabel(node.molecule) })}
                </LinkButton>
              </div>
            ),
        )}
        <div>
          <CopyMenu structure={step.reactionSmiles} name={step.name} align="start" />
        </div>
      </PanelSection>
      {/* Never propose this step, or its kind of reaction, again. */}
      <PanelSection title={t('bans:step.title')}>
        <StepDislike about={{ routeId: route.summary.routeId }} stepId={step.stepId} />
      </PanelSection>
    </>
  );
}

interface StepSectionsProps extends StepOfRoute {
  /** Beside the tree, in a card of its own, or on a printed sheet, with nothing to be pressed. */
  place: 'panel' | 'card' | 'paper';
}

/** What is known of a step. */
export function StepSections({ route, step, place }: StepSectionsProps) {
  const { t } = useTranslation('routes');
  const insight = useStepInsight(route).of(step.stepId);
  const [product, precursors] = [productOf(route, step), precursorsOf(route, step)];
  const changedAtoms = ({ nodeId }: RouteNode) => insight?.changed.find((one) => one.nodeId === nodeId)?.atoms ?? [];
  const [isPanel, isPaper] = [place === 'panel', place === 'paper'];
  return (
    <>
      <StepFacts step={step} />
      {product && (
        <ReactionScheme
          reaction={{ reactants: precursors.map(({ molecule }) => molecule), product: product.molecule }}
          size={isPanel ? 'small' : 'large'}
          like={route.target}
          marked={{ reactants: precursors.map(changedAtoms), product: changedAtoms(product) }}
          {...arrowTexts(step.conditions[0])}
        />
      )}
      {isPanel && insight && <RecordNote>{t('detailPage.changed.note')}</RecordNote>}
      <div style={isPanel ? undefined : { columns: '3 290px', columnGap: 28 }}>
        <PanelSection title={t('conditions.title')}>
          {isPanel ? <StepConditions route={route} step={step} /> : <ConditionsTable step={step} />}
          {step.note && <span>{step.note}</span>}
          {!isPaper && <OptimizeLink route={route} step={step} />}
        </PanelSection>
        {step.enzyme && (
          <PanelSection title={t('enzyme.title')}>
            <EnzymePanel enzyme={step.enzyme} />
          </PanelSection>
        )}
        {/* Those of its center are counted above the recorded reactions. */}
        {!(isPanel && step.recorded) && (
          <PanelSection title={t('precedents.title')}>
            <span>{precedentWords(t, step)}</span>
          </PanelSection>
        )}
        {isPanel && <StepMore route={route} step={step} showsPrecedents />}
        <PanelSection title={t('detailPage.hazards.title')}>
          <StepHazards route={route} step={step} />
        </PanelSection>
        <PanelSection title={t('step.competing')}>
          <CompetingSites groups={step.touchedGroups} />
        </PanelSection>
        {!isPaper && <StepProtection route={route} step={step} />}
        <PanelSection title={t('forward.title')}>
          <ForwardPanel forward={step.forward} />
        </PanelSection>
        <PanelSection title={t('byProducts.title')}>
          <ByProducts asked={{ routeId: route.summary.routeId, stepId: step.stepId }} />
        </PanelSection>
        {!isPaper && (
          <>
            <ImpuritySection route={route} step={step} />
            <PanelSection title={t('detailPage.notes.ofStep')}>
              <StepNotes key={step.stepId} route={route} stepId={step.stepId} />
              <StepVerdict route={route} step={step} />
            </PanelSection>
          </>
        )}
      </div>
      {place === 'card' && <StepMore route={route} step={step} />}
    </>
  );
}

/** What is behind a step beyond its conditions. Folded until wanted: each part costs a request. Where one step is looked at, recorded reactions are open. */
function StepMore({ route, step, showsPrecedents = false }: StepOfRoute & { showsPrecedents?: boolean }) {
  const { t } = useTranslation(['reaction', 'routes', 'procedure']);
  const { routeType, summary } = route;
  const about = { asked: { routeId: summary.routeId, stepId: step.stepId }, routeType };
  return (
    <div key={step.stepId}>
      <InsightFold title={t('precedents.title')} isOpenAtFirst={showsPrecedents}>
        <PrecedentList {...about} first={showsPrecedents ? 2 : undefined} />
      </InsightFold>
      <InsightFold title={t('procedure:file.panel.title')}>
        <ProcedurePanel {...about} />
      </InsightFold>
      <InsightFold title={t('sites.title')}>
        <OtherSites {...about} />
      </InsightFold>
      {/* A shared route is read without the rest of its task. */}
      {!route.isShared && (
        <InsightFold title={t('routes:detailPage.alternatives.title')}>
          <StepAlternatives route={route} step={step} />
        </InsightFold>
      )}
    </div>
  );
}

/** Groups that a step would touch without being meant, and the button that protects them in a new route; nothing where it touches none. */
function StepProtection({ route, step }: StepOfRoute) {
  const { t } = useTranslation('protection');
  const navigate = useNavigate();
  const { isBusy, run } = useAction();
  const { routeType } = route;
  const { routeId } = route.summary;
  const { data } = useCall('routeProtection', { query: { routeId, routeType } });
  const groups = data?.risks.find(({ stepId }) => stepId === step.stepId)?.groups ?? [];
  if (groups.length === 0) return null;
  const protect = async () => {
    track('protectGroup');
    const made = await call('routeProtect', { body: { routeId, stepId: step.stepId, routeType } });
    const names = [...new Set(made.protections.map(({ name }) => name))].join(', ');
    toast.success(t(made.open === 0 ? 'done' : 'partly', { groups: names, count: made.open }));
    await navigate(editedRoutePath(made.routeId, routeId));
  };
  return (
    <PanelSection title={t('title')}>
      <span>{t('atRisk', { groups: groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(', ') })}</span>
      <div>
        <Button size="small" disabled={isBusy} onClick={() => void run(protect)}>
          {t(isBusy ? 'protecting' : 'protect')}
        </Button>
      </div>
    </PanelSection>
  );
}
