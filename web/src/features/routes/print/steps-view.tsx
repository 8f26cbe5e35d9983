// The route as it is run: first step first, one card a step, fit for paper.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { arrowTexts } from '../../../chemistry/step/condition-words.ts';
import { ConditionsTable } from '../../../chemistry/step/conditions-table.tsx';
import { ByProducts } from '../../../chemistry/reaction/by-products.tsx';
import { ForwardPanel } from '../../../chemistry/step/forward-panel.tsx';
import { useTranslation } from 'react-i18next';
import { ReactionDrawing } from '../step/reaction-drawing.tsx';
import { CompetingSites, StepFacts } from '../../../chemistry/step/step-facts.tsx';
import { laboratoryOrder } from '../../../chemistry/tree/route-tree.ts';
import { PrintedNotes } from './printed-notes.tsx';
import { SolvedMark } from '../score/solved-mark.tsx';
import { StepHazards } from '../step/step-hazards.tsx';
import { ImpuritySection } from '../step/step-impurities.tsx';
import { PrecedentsLine } from '../step/step-inspector.tsx';
import { StepMore } from '../step/step-insight.tsx';
import { StepNotes } from '../step/step-notes.tsx';
import { StepVerdict } from '../step/step-verdict.tsx';
import styles from './steps-view.module.css';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { markedAtoms, useStepInsight } from '../step/use-step-insight.ts';
import { solvedReasons } from '../score/why-solved.ts';

const leafFrame = { width: 120, height: 80 } as const;

export interface StepsViewProps {
  route: RouteDetail;
  /** On paper: notes to be read, nothing to be pressed. */
  isPrinted?: boolean;
}

export function StepsView({ route, isPrinted = false }: StepsViewProps) {
  const { t } = useTranslation('routes');
  const { t: detail } = useTranslation('routes');
  const { leaves } = solvedReasons(route);
  return (
    <PictureGroup molecules={leaves.map(({ molecule }) => molecule)} frame={leafFrame} like={route.target}>
      <div
        className={styles.view}
        data-printed={isPrinted}
        tabIndex={isPrinted ? undefined : 0}
        role="region"
        aria-label={t('steps.label')}
      >
        <header className={styles.head}>
          <MoleculePicture molecule={route.target} width={180} height={120} decorative />
          <div>
            <h2>{moleculeLabel(route.target)}</h2>
            <p className={styles.facts}>
              <SolvedMark route={route.summary} />
              <span>{t('list.steps', { count: route.summary.steps })}</span>
              <span>{t('list.longest', { count: route.summary.longestLinear })}</span>
              {route.summary.solved && <span>{t('score.title', { score: formatNumber(route.summary.score, 1) })}</span>}
            </p>
          </div>
        </header>
        <section className={styles.card}>
          <h3>{t('why.leaves', { count: leaves.length })}</h3>
          <ul className={styles.materials}>
            {leaves.map((leaf) => (
              <li key={leaf.nodeId}>
                <MoleculePicture molecule={leaf.molecule} {...leafFrame} decorative />
                <strong>{moleculeLabel(leaf.molecule)}</strong>
                {leaf.molecule.cas && <span>CAS {leaf.molecule.cas}</span>}
                <span data-in-stock={leaf.inStock}>
                  {leaf.inStock ? stockWords(t, leaf, 'short') : t('stock.short.none')}
                </span>
              </li>
            ))}
          </ul>
        </section>
        {!isPrinted && (
          <section className={styles.card}>
            <h3>{detail('detailPage.notes.ofRoute')}</h3>
            <StepNotes route={route} />
          </section>
        )}
        <ol className={styles.steps}>
          {laboratoryOrder(route.steps).map((step) => (
            <StepCard key={step.stepId} route={route} step={step} isPrinted={isPrinted} />
          ))}
        </ol>
      </div>
    </PictureGroup>
  );
}

function StepCard({ route, step, isPrinted }: { route: RouteDetail; step: RouteStep; isPrinted: boolean }) {
  const { t } = useTranslation('routes');
  const { t: detail } = useTranslation('routes');
  const insight = useStepInsight(route).of(step.stepId);
  return (
    <li className={styles.card} id={`step-${step.number}`}>
      <header className={styles.cardHead}>
        <span className={styles.number}>{step.number}</span>
        <h3>{step.name}</h3>
        {!isPrinted && (
          <span className={styles.push}>
            <CopyMenu structure={step.reactionSmiles} name={step.name} />
          </span>
        )}
      </header>
      <StepFacts step={step} />
      <ReactionDrawing
        route={route}
        step={step}
        size="large"
        marked={markedAtoms(insight)}
        {...arrowTexts(step.conditions[0])}
      />
      <div className={styles.columns}>
        <section>
          <h4>{t('conditions.title')}</h4>
          <ConditionsTable step={step} />
          {step.note && <p className={styles.noteLine}>{step.note}</p>}
        </section>
        <section>
          <h4>{t('forward.title')}</h4>
          <ForwardPanel forward={step.forward} />
          <h4>{t('byProducts.title')}</h4>
          <ByProducts asked={{ routeId: route.summary.routeId, stepId: step.stepId }} />
        </section>
        <section>
          <h4>{t('precedents.title')}</h4>
          <PrecedentsLine step={step} />
          <h4>{t('step.competing')}</h4>
          <CompetingSites groups={step.touchedGroups} />
          <h4>{detail('detailPage.hazards.title')}</h4>
          <StepHazards route={route} step={step} />
        </section>
      </div>
      {isPrinted ? (
        <PrintedNotes route={route} stepId={step.stepId} />
      ) : (
        <>
          <div className={styles.columns}>
            <section>
              <h4>{detail('detailPage.notes.ofStep')}</h4>
              <StepNotes route={route} stepId={step.stepId} />
            </section>
            <section>
              <h4>{detail('detailPage.verdict.title')}</h4>
              <StepVerdict route={route} step={step} />
            </section>
          </div>
          <ImpuritySection route={route} step={step} />
          <StepMore route={route} step={step} />
        </>
      )}
    </li>
  );
}
