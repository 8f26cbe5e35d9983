// Did the reaction give this product when all known reactions competed for the precursors?

import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { useTranslation } from 'react-i18next';
import { Verdict } from '../../ui/state/verdict.tsx';
import { RecordNote } from '../../ui/table/record-text.tsx';

export function ForwardPanel({ forward: { passed, rank, within } }: { forward: RouteStep['forward'] }) {
  const { t } = useTranslation('routes');
  const key = passed ? 'forward.passed' : rank === 0 ? 'forward.absent' : 'forward.low';
  return (
    <div>
      <Verdict passes={passed}>{t(key, { rank, within })}</Verdict>
      <RecordNote>{t('forward.how', { within })}</RecordNote>
    </div>
  );
}
