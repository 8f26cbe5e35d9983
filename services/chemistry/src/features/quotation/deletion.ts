import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { quotations } from './schema.ts';

export const quotationKind: DeletionKind = {
  name: 'quotation',
  parts: [rowsBy(quotations, quotations.id)],
};
