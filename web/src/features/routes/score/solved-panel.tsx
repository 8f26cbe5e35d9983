// "Solved" is a claim; here is every reason for it, and every reason against.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Alert, Avatar, Table } from 'antd';
import { BondPicture } from '../../../chemistry/drawing/bond-picture.tsx';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { labelled, sentenceGap } from '../../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PanelSection } from '../../../ui/page/panel-section.tsx';
import { Verdict } from '../../../ui/state/verdict.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { ScoreExplained } from './score-explained.tsx';
import { stockWords } from '../../../chemistry/tree/stock-words.ts';
import { solvedReasons } from './why-solved.ts';

export function SolvedPanel({ route, onSelect }: { route: RouteDetail; onSelect: (id: string) => void }) {
  const { t } = useTranslation('routes');
  const { solved, leaves, steps, missingLeaves, failedSteps } = solvedReasons(route);
  const { cluster, imported } = route.summary;
  const against = [
    missingLeaves > 0 && t('why.missing', { count: missingLeaves }),
    failedSteps > 0 && t('why.failed', { count: failedSteps }),
  ];
  const reasons = [
    {
      title: t('why.leaves', { count: leaves.length }),
      rows: leaves.map((leaf) => ({
        key: leaf.nodeId,
        picture: <MoleculePicture molecule={leaf.molecule} width={84} height={56} decorative />,
        name: moleculeLabel(leaf.molecule),
        passes: leaf.inStock,
        why: leaf.inStock ? stockWords(t, leaf, 'short') : t('stock.short.none'),
      })),
    },
    {
      title: t('why.steps', { count: steps.length }),
      rows: steps.map(({ stepId, number, name, forward }) => ({
        key: stepId,
        picture: <StepNumber number={number} />,
        name,
        passes: forward.passed,
        why: forward.passed ? t('forward.rankShort', { rank: forward.rank }) : t('forward.failedShort'),
      })),
    },
  ];
  return (
    <>
      <Alert
        showIcon
        type={solved ? 'success' : 'warning'}
        role="note"
        title={
          solved
            ? t('why.solved', {
                leaves: t('why.allLeaves', { count: leaves.length }),
                steps: t('why.allSteps', { count: steps.length }),
              })
            : against.filter(Boolean).join(sentenceGap())
        }
      />
      {imported && (
        <PanelSection title={t('why.imported.title')}>
          <ul style={{ margin: 0, paddingInlineStart: 18 }}>
            {imported.scores.map(([name, value]) => (
              <li key={name}>{labelled(name, formatNumber(value))}</li>
            ))}
          </ul>
          <RecordNote>{t(imported.scores.length > 0 ? 'why.imported.scores' : 'why.imported.noScores')}</RecordNote>
        </PanelSection>
      )}
      {cluster && cluster.bonds.length > 0 && (
        <PanelSection title={t('cluster.title', { text: cluster.text })}>
          <BondPicture
            molecule={route.target}
            bonds={cluster.bonds}
            label={t('cluster.picture', { name: moleculeLabel(route.target), text: cluster.text })}
            width={340}
            height={200}
          />
        </PanelSection>
      )}
      {reasons.map(({ title, rows }) => (
        <PanelSection key={title} title={title}>
          <Table
            size="small"
            aria-label={title}
            showHeader={false}
            pagination={false}
            dataSource={rows}
            columns={[
              { dataIndex: 'picture', align: 'center', width: 100 },
              {
                dataIndex: 'name',
                render: (name: string, { key, passes, why }) => (
                  <>
                    <LinkButton isText onClick={() => onSelect(key)}>
                      {name}
                    </LinkButton>
                    <div>
                      <Verdict isSmall passes={passes}>
                        {why}
                      </Verdict>
                    </div>
                  </>
                ),
              },
            ]}
          />
        </PanelSection>
      ))}
      <PanelSection title={t('listPage.column.score')}>
        <ScoreExplained route={route.summary} />
      </PanelSection>
    </>
  );
}

export function StepNumber({ number }: { number: number }) {
  return (
    <Avatar size={26} style={{ background: 'var(--primary-tint)', color: 'var(--primary-hover)' }}>
      {number}
    </Avatar>
  );
}
