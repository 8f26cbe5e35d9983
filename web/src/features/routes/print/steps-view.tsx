// The route as it is run: first step first, one card a step, fit for paper.

import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { Alert, Card, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { breakable } from '../../../chemistry/drawing/breakable-name.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { CopyMenu } from '../../../chemistry/molecule/structure-copy-menu.tsx';
import { laboratoryOrder } from '../../../chemistry/tree/route-tree.ts';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import styles from './print.module.css';
import { SolvedMark } from '../score/solved-mark.tsx';
import { StepNumber } from '../score/solved-panel.tsx';
import { solvedReasons } from '../score/why-solved.ts';
import { StepSections } from '../step/step-inspector.tsx';
import { StepNotes } from '../step/step-notes.tsx';
import { useRouteNotes } from '../use-route-data.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordTitle } from '../../../ui/table/record-text.tsx';

const leafFrame = { width: 120, height: 80 } as const;

export function StepsView({ route, isPrinted = false }: { route: RouteDetail; isPrinted?: boolean }) {
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
                <div>
                  <MoleculePicture molecule={molecule} {...leafFrame} decorative />
                </div>
                <RecordTitle name={breakable(moleculeLabel(molecule))}>
                  {molecule.cas && `CAS ${molecule.cas}`}
                </RecordTitle>
                <div>
                  <Verdict isSmall passes={leaf.inStock}>
                    {leaf.inStock ? stockWords(t, leaf, 'short') : t('stock.short.none')}
                  </Verdict>
                </div>
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
  return (
    <Card
      size="small"
      id={`step-${step.number}`}
      className={styles.step}
      title={
        <Flex gap={10} align="center">
          <StepNumber number={step.number} />
          <h3 className={styles.heading}>{step.name}</h3>
        </Flex>
      }
      extra={!isPrinted && <CopyMenu structure={step.reactionSmiles} name={step.name} />}
    >
      <StepSections route={route} step={step} place={isPrinted ? 'paper' : 'card'} />
      {isPrinted && <PrintedNotes route={route} stepId={step.stepId} />}
    </Card>
  );
}

// What was written beside a route or a step of it, for print: the owner's first, then the reader's.
/** Nothing where nothing was written. */
export function PrintedNotes({ route, stepId }: { route: RouteDetail; stepId?: string }) {
  const { t } = useTranslation('routes');
  const { own, theirs, by } = useRouteNotes(route);
  const written = [
    { note: theirs(stepId), title: t('detailPage.notes.by', { name: by }) },
    { note: own(stepId), title: t(stepId === undefined ? 'detailPage.notes.ofRoute' : 'detailPage.notes.ofStep') },
  ];
  return written.map(
    ({ note, title }) =>
      note &&
      (note.text !== '' || note.verdict) && (
        <Alert
          key={title}
          type="success"
          role="note"
          title={title}
          description={
            <div style={{ whiteSpace: 'pre-wrap' }}>
              {note.verdict && (
                <div>
                  {t(`detailPage.verdict.said.${note.verdict}`)}
                  {note.reason !== '' && ` ${t('detailPage.verdict.because', { reason: note.reason })}`}
                </div>
              )}
              {note.text}
            </div>
          }
        />
      ),
  );
}
