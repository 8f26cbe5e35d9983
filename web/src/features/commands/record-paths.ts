import type { FoundRecord, RecordKind } from '@app/shared/contracts/commands';
import type { Permission } from '@app/shared/constants/modules';

/** Where a record opens. */
export function recordPath({ kind, recordId, routeId = '' }: FoundRecord): string {
  const id = encodeURIComponent(recordId);
  const paths: Record<RecordKind, string> = {
    retrosynthesis: `/retrosynthesis?task=${id}`,
    processchemistry: `/processchemistry?task=${id}`,
    forwardsynthesis: `/forwardsynthesis/list?taskId=${id}`,
    sascore: `/sascore/${id}`,
    impuritypredict: `/impurity/list/${id}`,
    conditionoptimization: `/conditionOptimization?id=${id}`,
    quotation: `/quotation/history/${routeId}/${id}`,
    draft: `/route/manual/${id}`,
  };
  return paths[kind];
}

/** What its page asks for. */
export function recordPermission(kind: RecordKind): Permission {
  return kind === 'draft' ? 'retrosynthesis' : kind;
}
