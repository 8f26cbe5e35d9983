import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { stockFiles, stockItems, stocks, templateFiles, templateSets } from './schema.ts';

export const stockKind: DeletionKind = {
  name: 'stock',
  parts: [rowsBy(stocks, stocks.id), rowsBy(stockFiles, stockFiles.stockId), rowsBy(stockItems, stockItems.stockId)],
};
export const templateSetKind: DeletionKind = {
  name: 'templateSet',
  parts: [rowsBy(templateSets, templateSets.id), rowsBy(templateFiles, templateFiles.setId)],
};
