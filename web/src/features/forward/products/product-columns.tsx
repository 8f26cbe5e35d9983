// How a product is made and what it is like, a column each.

import type { forwardSorts, ForwardProduct } from '@app/shared/contracts/forward/products';
import { Flex, Typography } from 'antd';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import type { GridColumn } from '../../../chemistry/tasks/row-grid/grid-columns.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useClassWords } from '../class-words.ts';
import { Likelihood } from '../likelihood.tsx';
import { VerdictTag } from '../verdict-tag.tsx';

type SortField = (typeof forwardSorts)[number];
type Column = GridColumn<ForwardProduct, SortField>;

export const rowHeight = 84;
const productSize = { width: 148, height: 80, bond: 13 };
const partnerSize = { width: 104, height: 56, bond: 13 };

export const picturesOf = ({ molecule, partners: [partner] }: ForwardProduct) => [
  { molecule, ...productSize },
  ...(partner ? [{ molecule: partner, ...partnerSize }] : []),
];

const figure = (key: SortField, width: number, rank: number, text: (product: ForwardProduct) => string): Column => ({
  key,
  width,
  rank,
  sorts: [key],
  isNumber: true,
  render: text,
});

const columns: readonly Column[] = [
  {
    key: 'structure',
    width: 164,
    narrow: 126,
    rank: 0,
    render: ({ molecule }) => <MoleculePicture molecule={molecule} {...productSize} />,
  },
  {
    key: 'probability',
    width: 104,
    narrow: 66,
    rank: 0,
    sorts: ['probability'],
    render: ({ probability }) => <Likelihood probability={probability} />,
  },
  { key: 'reaction', width: 168, isRest: true, rank: 0, render: (product) => <ReactionCell {...product} /> },
  { key: 'partner', width: 128, rank: 1, render: ({ partners }) => <PartnerCell partners={partners} /> },
  figure('steps', 70, 5, ({ steps }) => String(steps)),
  figure('molecularWeight', 78, 4, ({ molecule }) => formatNumber(molecule.molecularWeight, 1)),
  figure('logP', 72, 6, ({ logP }) => formatNumber(logP, 1)),
  figure('tpsa', 72, 7, ({ tpsa }) => formatNumber(tpsa, 0)),
  figure('sascore', 94, 2, ({ sascore }) => formatNumber(sascore, 1)),
  figure('similarity', 96, 3, ({ similarity }) => (similarity === undefined ? '–' : formatNumber(similarity, 2))),
];

/** Without those that say nothing of the task. */
export function productColumns(withTarget: boolean, withSteps: boolean): readonly Column[] {
  return columns.filter(({ key }) => (key !== 'similarity' || withTarget) && (key !== 'steps' || withSteps));
}

function ReactionCell({ kind, verdict }: Pick<ForwardProduct, 'kind' | 'verdict'>) {
  const className = useClassWords();
  return (
    <>
      <div title={kind.name} style={{ maxHeight: '2.7em', overflow: 'hidden', lineHeight: 1.35 }}>
        {kind.name}
      </div>
      <Typography.Text type="secondary" ellipsis style={{ display: 'block', fontSize: 12 }}>
        {className(kind.class)}
      </Typography.Text>
      <VerdictTag verdict={verdict} />
    </>
  );
}

function PartnerCell({ partners }: Pick<ForwardProduct, 'partners'>) {
  const [first, ...others] = partners;
  if (!first) return '–';
  return (
    <Flex vertical align="center" title={partners.map(moleculeLabel).join(' + ')}>
      <MoleculePicture molecule={first} {...partnerSize} decorative />
      <Typography.Text type="secondary" ellipsis style={{ fontSize: 11, maxWidth: '100%' }}>
        {moleculeLabel(first)}
        {others.length > 0 && ` +${others.length}`}
      </Typography.Text>
    </Flex>
  );
}
