// A route on paper, A4 landscape: the tree, on as many sheets as it needs to be read, then what was written and every step.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import type { Ref } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import type { MoleculeTree } from '../../../chemistry/tree/route-tree.ts';
import { sheetsOf } from '../../../chemistry/tree/sub-tree.ts';
import { TreeDrawing } from '../../../chemistry/tree/tree-drawing.tsx';
import type { TreeLayout } from '../../../chemistry/tree/tree-layout.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './print.module.css';
import { PrintedNotes, StepsView } from './steps-view.tsx';

export interface PrintSheetProps {
  route: RouteDetail;
  tree: MoleculeTree;
  orientation: TreeLayout['orientation'];
  ref: Ref<HTMLDivElement>;
}

/** CSS pixels of A4 landscape within margins of 12 mm, less a line above the drawing and one below. */
const room = { width: 1_028, height: 620 } as const;
/** Names of 14.5 pixels are 9 on paper, about 7 points. */
const legibleScale = 0.62;
const nothing = () => undefined;

export function PrintSheet({ route, tree, orientation, ref }: PrintSheetProps) {
  const { t } = useTranslation('routes');
  const sheets = sheetsOf(tree, orientation, room, legibleScale);
  const title = t('detail.title', { rank: route.summary.rank, name: moleculeLabel(route.target) });
  return (
    <div ref={ref} className={styles.sheet} data-paper="own" aria-hidden="true">
      {sheets.map(({ layout, continued }, index) => (
        <section key={layout.molecules[0]?.id} className={styles.part}>
          <h1 className={styles.title}>
            {title}
            {index > 0 && ` · ${moleculeLabel(layout.molecules[0]?.tree.node.molecule ?? route.target)}`}
            <small>
              {t('detailPage.print.part', { part: index + 1, of: sheets.length, date: formatDate(route.createdAt) })}
            </small>
          </h1>
          <Drawing layout={layout} />
          {continued.length > 0 && (
            <p>
              {t('detailPage.print.continued', {
                names: continued.map(({ node }) => moleculeLabel(node.molecule)).join(t('detailPage.separator')),
              })}
            </p>
          )}
        </section>
      ))}
      <PrintedNotes route={route} />
      <StepsView route={route} isPrinted />
    </div>
  );
}

function Drawing({ layout }: { layout: TreeLayout }) {
  const { x, y, width, height } = layout.bounds;
  const scale = Math.min(1, room.width / width, room.height / height);
  return (
    <svg width={width * scale} height={height * scale} viewBox={`${x - 3} ${y - 3} ${width + 6} ${height + 6}`}>
      <TreeDrawing layout={layout} selectedId="" onSelect={nothing} onFold={nothing} />
    </svg>
  );
}
