// A molecule with its score, or the text that was read and why it has none.

import type { scoreSortFields, ScoredRow } from '@app/shared/contracts/sascore/results';
import { Flex, Typography } from 'antd';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import type { GridColumn } from '../../../chemistry/tasks/row-grid/grid-columns.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { WarningIcon } from '../../../ui/icons/icons.tsx';
import { ScoreBar } from '../why/score-bar.tsx';

export const rowHeight = 62;
const size = { width: 132, height: 58, bond: 12 };

export const picturesOf = ({ molecule }: ScoredRow) => (molecule ? [{ molecule, ...size }] : []);

export const scoreColumns: readonly GridColumn<ScoredRow, (typeof scoreSortFields)[number]>[] = [
  { key: 'row', width: 84, rank: 2, sorts: ['row'], isNumber: true, render: ({ row }) => formatNumber(row) },
  {
    key: 'structure',
    width: 150,
    rank: 0,
    render: ({ molecule, text = '' }) =>
      molecule ? (
        <MoleculePicture molecule={molecule} {...size} decorative />
      ) : (
        // The lines of a molfile say nothing here.
        !/\bV[23]000\b/.test(text) && (
          <Typography.Text code ellipsis={{ tooltip: true }} style={{ fontSize: 11 }}>
            {text}
          </Typography.Text>
        )
      ),
  },
  {
    key: 'score',
    width: 184,
    narrow: 68,
    rank: 0,
    sorts: ['score'],
    render: ({ score }) =>
      score === undefined ? (
        '–'
      ) : (
        <Flex wrap gap="2px 10px" align="center">
          <b>{formatNumber(score, 2)}</b>
          <ScoreBar score={score} />
        </Flex>
      ),
  },
  {
    key: 'molid',
    width: 120,
    isRest: true,
    rank: 0,
    sorts: ['molid', 'name'],
    render: ({ molid, name, problem }) => (
      <>
        <Typography.Text ellipsis title={molid} style={{ display: 'block' }}>
          {molid}
        </Typography.Text>
        {problem === undefined ? (
          <Typography.Text type="secondary" ellipsis title={name} style={{ display: 'block', fontSize: 12 }}>
            {name}
          </Typography.Text>
        ) : (
          <Typography.Text type="danger" ellipsis title={problem} style={{ display: 'block', fontSize: 12 }}>
            <WarningIcon size={14} /> {problem}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'molecularWeight',
    width: 120,
    rank: 1,
    sorts: ['molecularWeight'],
    isNumber: true,
    render: ({ molecule }) => molecule && formatNumber(molecule.molecularWeight, 2),
  },
  {
    key: 'heavyAtoms',
    width: 120,
    rank: 3,
    sorts: ['heavyAtoms'],
    isNumber: true,
    render: ({ heavyAtoms }) => heavyAtoms,
  },
];
