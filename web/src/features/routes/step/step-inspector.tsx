import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { useTranslation } from 'react-i18next';
import styles from '../inspector.module.css';
import { ReactionDrawing } from './reaction-drawing.tsx';
import { OptimizeLink } from './optimize-link.tsx';
import { StepConditions } from './step-conditions.tsx';
import { StepHazards } from './step-hazards.tsx';
import { ImpuritySection } from './step-impurities.tsx';
import { StepMore } from './step-insight.tsx';
import { StepNotes } from './step-notes.tsx';
import { StepVerdict } from './step-verdict.tsx';
import { markedAtoms, useStepInsight } from './use-step-insight.ts';
import { precursorsOf, productOf } from '../../../chemistry/tree/route-tree.ts';
import { StepDislike } from '../../../chemistry/reaction/step-dislike.tsx';
import { call } from '../../../shared/api/call.ts';
import { track } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { routePath } from '../paths.ts';

interface StepInspectorProps {
  route: RouteDetail;
  step: RouteStep;
  onSelect: (id: string) => void;
}

export function StepInspector({ route, step, onSelect }: StepInspectorProps) {
  const { t } = useTranslation('routes');
  const { t: detail } = useTranslation('routes');
  const product = productOf(route, step);
  const insight = useStepInsight(route).of(step.stepId);
  return (
    <>
      <h2 className={styles.title}>
        {step.number}. {step.name}
      </h2>
      <StepFacts step={step} />
      <ReactionDrawing route={route} step={step} size="small" marked={markedAtoms(insight)} />
      {insight && <p className={styles.quiet}>{detail('detailPage.changed.note')}</p>}
      <div className={styles.section}>
        <h3>{t('conditions.title')}</h3>
        <StepConditions route={route} step={step} />
        {step.note && <p>{step.note}</p>}
        <OptimizeLink route={route} step={step} />
      </div>
      <div className={styles.section}>
        <h3>{detail('detailPage.notes.ofStep')}</h3>
        <StepNotes key={step.stepId} route={route} stepId={step.stepId} />
        <StepVerdict route={route} step={step} />
      </div>
      <div className={styles.section}>
        <h3>{t('step.competing')}</h3>
        <CompetingSites groups={step.touchedGroups} />
      </div>
      <div className={styles.section}>
        <h3>{detail('detailPage.hazards.title')}</h3>
        <StepHazards route={route} step={step} />
      </div>
      <StepProtection route={route} step={step} />
      <div className={styles.section}>
        <h3>{t('precedents.title')}</h3>
        <PrecedentsLine step={step} />
      </div>
      <div className={styles.section}>
        <h3>{t('forward.title')}</h3>
        <ForwardPanel forward={step.forward} />
      </div>
      <div className={styles.section}>
        <h3>{t('byProducts.title')}</h3>
        <ByProducts asked={{ routeId: route.summary.routeId, stepId: step.stepId }} />
      </div>
      <ImpuritySection route={route} step={step} />
      <StepMore route={route} step={step} />
      <div className={styles.section}>
        <h3>{t('step.molecules')}</h3>
        {[product, ...precursorsOf(route, step)].map(
          (node) =>
            node && (
              <button
                key={node.nodeId}
                type="button"
                className={styles.linkButton}
                onClick={() => onSelect(node.nodeId)}
              >
                {t(node === product ? 'step.product' : 'step.precursor', { name: moleculeLabel(node.molecule) })}
              </button>
            ),
        )}
        <div className={styles.row}>
          <CopyMenu structure={step.reactionSmiles} name={step.name} align="start" />
        </div>
      </div>
      <StepBan route={route} step={step} />
    </>
  );
}

/** How many reactions of the counted patent set the step's template reproduces. */
export function PrecedentsLine({ step }: { step: RouteStep }) {
  const { t } = useTranslation('routes');
  return <p>{precedentWords(t, step)}</p>;
}

/** Never propose a step, or its kind of reaction, again. */
function StepBan({ route, step }: { route: RouteDetail; step: RouteStep }) {
  const { t } = useTranslation('bans');
  return (
    <div className={styles.section}>
      <h3>{t('step.title')}</h3>
      <StepDislike about={{ routeId: route.summary.routeId }} stepId={step.stepId} />
    </div>
  );
}

// Groups that a step would touch without being meant, and the button that protects them in a new route.
interface StepProtectionProps {
  route: RouteDetail;
  step: RouteStep;
}

/** Nothing where the step touches nothing else. */
function StepProtection({ route, step }: StepProtectionProps) {
  const { t } = useTranslation('protection');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { routeType } = route;
  const { routeId } = route.summary;
  const { data } = useCall('routeProtection', { query: { routeId, routeType } });
  const groups = data?.risks.find(({ stepId }) => stepId === step.stepId)?.groups ?? [];
  if (groups.length === 0) return null;
  const handleProtect = async () => {
    setBusy(true);
    track('protectGroup');
    try {
      const made = await call('routeProtect', { body: { routeId, stepId: step.stepId, routeType } });
      const names = [...new Set(made.protections.map(({ name }) => name))].join(', ');
      toast.success(t(made.open === 0 ? 'done' : 'partly', { groups: names, count: made.open }));
      await navigate(routePath(made.routeId));
    } catch (error) {
      presentError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.section}>
      <h3>{t('title')}</h3>
      <p>{t('atRisk', { groups: groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(', ') })}</p>
      <div className={styles.row}>
        <Button size="small" disabled={isBusy} onClick={() => void handleProtect()}>
          {t(isBusy ? 'protecting' : 'protect')}
        </Button>
      </div>
    </div>
  );
}
