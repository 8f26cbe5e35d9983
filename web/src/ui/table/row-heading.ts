/** For the column of antd's table that names its rows: read out with each cell, and looking like one. */
export const rowHeading = {
  rowScope: 'row',
  onCell: () => ({
    style: {
      background: 'var(--row, none)',
      color: 'inherit',
      fontWeight: 'inherit',
      overflowWrap: 'anywhere',
    } as const,
  }),
} as const;
