import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
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
  const product = productOf(route, step);
  const insight = useStepInsight(route).of(step.stepId);
  return (
    <>
      <h2 className={styles.title}>
        {step.number}. {step.name}
      </h2>
      <StepFacts step={step} />
      <ReactionDrawing
        route={route}
        step={step}
        size="small"
        marked={markedAtoms(insight)}
        {...arrowTexts(step.conditions[0])}
      />
      {insight && <p className={styles.quiet}>{t('detailPage.changed.note')}</p>}
      <Section title={t('conditions.title')}>
        <StepConditions route={route} step={step} />
        {step.note && <p>{step.note}</p>}
        <OptimizeLink route={route} step={step} />
      </Section>
      <Section title={t('precedents.title')}>
        <PrecedentsLine step={step} />
      </Section>
      <StepMore route={route} step={step} showsPrecedents />
      <Section title={t('detailPage.hazards.title')}>
        <StepHazards route={route} step={step} />
      </Section>
      <Section title={t('step.competing')}>
        <CompetingSites groups={step.touchedGroups} />
      </Section>
      <StepProtection route={route} step={step} />
      <Section title={t('forward.title')}>
        <ForwardPanel forward={step.forward} />
      </Section>
      <Section title={t('byProducts.title')}>
        <ByProducts asked={{ routeId: route.summary.routeId, stepId: step.stepId }} />
      </Section>
      <ImpuritySection route={route} step={step} />
      <Section title={t('detailPage.notes.ofStep')}>
        <StepNotes key={step.stepId} route={route} stepId={step.stepId} />
        <StepVerdict route={route} step={step} />
      </Section>
      <Section title={t('step.molecules')}>
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
      </Section>
      <StepBan route={route} step={step} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
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
    <Section title={t('step.title')}>
      <StepDislike about={{ routeId: route.summary.routeId }} stepId={step.stepId} />
    </Section>
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
    <Section title={t('title')}>
      <p>{t('atRisk', { groups: groups.map((one) => t(`group.${one}`, { defaultValue: one })).join(', ') })}</p>
      <div className={styles.row}>
        <Button size="small" disabled={isBusy} onClick={() => void handleProtect()}>
          {t(isBusy ? 'protecting' : 'protect')}
        </Button>
      </div>
    </Section>
  );
}
