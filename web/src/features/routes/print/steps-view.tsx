// The route as it is run: first step first, one card a step, fit for paper.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Avatar, Card, Flex, Typography } from 'antd';
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
import { StepMore } from '../step/step-inspector.tsx';
import { precedentWords } from '../../../chemistry/step/evidence-text.ts';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordTitle } from '../../../ui/table/record-text.tsx';
import { StepNotes } from '../step/step-notes.tsx';
import { StepVerdict } from '../step/step-verdict.tsx';
import styles from './print.module.css';
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
  const { leaves } = solvedReasons(route);
  return (
    <PictureGroup molecules={leaves.map(({ molecule }) => molecule)} frame={leafFrame} like={route.target}>
      <div
        className={isPrinted ? styles.printed : styles.view}
        tabIndex={isPrinted ? undefined : 0}
        role="region"
        aria-label={t('steps.label')}
      >
        <Flex component="header" wrap gap={16} align="center">
          <MoleculePicture molecule={route.target} width={180} height={120} decorative />
          <div>
            <Typography.Title level={2} style={{ margin: '0 0 4px', fontSize: 18 }}>
              {moleculeLabel(route.target)}
            </Typography.Title>
            <Flex wrap gap="4px 14px" align="center">
              <SolvedMark route={route.summary} />
              <span>{t('list.steps', { count: route.summary.steps })}</span>
              <span>{t('list.longest', { count: route.summary.longestLinear })}</span>
              {route.summary.solved && <span>{t('score.title', { score: formatNumber(route.summary.score, 1) })}</span>}
            </Flex>
          </div>
        </Flex>
        <Card size="small" title={<h3 className={styles.heading}>{t('why.leaves', { count: leaves.length })}</h3>}>
          <Flex wrap gap={10}>
            {leaves.map(({ nodeId, molecule, ...leaf }) => (
              <Card key={nodeId} size="small" style={{ width: 160, textAlign: 'center' }}>
                <MoleculePicture molecule={molecule} {...leafFrame} decorative />
                <RecordTitle name={moleculeLabel(molecule)}>{molecule.cas && `CAS ${molecule.cas}`}</RecordTitle>
                <Verdict isSmall passes={leaf.inStock}>
                  {leaf.inStock ? stockWords(t, leaf, 'short') : t('stock.short.none')}
                </Verdict>
              </Card>
            ))}
          </Flex>
        </Card>
        {!isPrinted && (
          <Card size="small" title={<h3 className={styles.heading}>{t('detailPage.notes.ofRoute')}</h3>}>
            <StepNotes route={route} />
          </Card>
        )}
        {laboratoryOrder(route.steps).map((step) => (
          <StepCard key={step.stepId} route={route} step={step} isPrinted={isPrinted} />
        ))}
      </div>
    </PictureGroup>
  );
}

function StepCard({ route, step, isPrinted }: { route: RouteDetail; step: RouteStep; isPrinted: boolean }) {
  const { t } = useTranslation('routes');
  const insight = useStepInsight(route).of(step.stepId);
  return (
    <Card
      size="small"
      id={`step-${step.number}`}
      className={styles.step}
      title={
        <Flex gap={10} align="center">
          <Avatar size={28}>{step.number}</Avatar>
          <h3 className={styles.heading}>{step.name}</h3>
        </Flex>
      }
      extra={!isPrinted && <CopyMenu structure={step.reactionSmiles} name={step.name} />}
    >
      <StepFacts step={step} />
      <ReactionDrawing
        route={route}
        step={step}
        size="large"
        marked={markedAtoms(insight)}
        {...arrowTexts(step.conditions[0])}
      />
      <div className={styles.columns}>
        <div>
          <PanelSection title={t('conditions.title')}>
            <ConditionsTable step={step} />
            {step.note}
          </PanelSection>
        </div>
        <div>
          <PanelSection title={t('forward.title')}>
            <ForwardPanel forward={step.forward} />
          </PanelSection>
          <PanelSection title={t('byProducts.title')}>
            <ByProducts asked={{ routeId: route.summary.routeId, stepId: step.stepId }} />
          </PanelSection>
        </div>
        <div>
          <PanelSection title={t('precedents.title')}>{precedentWords(t, step)}</PanelSection>
          <PanelSection title={t('step.competing')}>
            <CompetingSites groups={step.touchedGroups} />
          </PanelSection>
          <PanelSection title={t('detailPage.hazards.title')}>
            <StepHazards route={route} step={step} />
          </PanelSection>
        </div>
        {!isPrinted && (
          <>
            <div>
              <PanelSection title={t('detailPage.notes.ofStep')}>
                <StepNotes route={route} stepId={step.stepId} />
              </PanelSection>
            </div>
            <div>
              <PanelSection title={t('detailPage.verdict.title')}>
                <StepVerdict route={route} step={step} />
              </PanelSection>
            </div>
          </>
        )}
      </div>
      {isPrinted ? (
        <PrintedNotes route={route} stepId={step.stepId} />
      ) : (
        <>
          <ImpuritySection route={route} step={step} />
          <StepMore route={route} step={step} />
        </>
      )}
    </Card>
  );
}
