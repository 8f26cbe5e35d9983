import { formatNumber } from '../../../shared/i18n/format.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import type { ResultList, Say } from './use-result-list.ts';
import { limits } from '@app/shared/constants/limits';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { comingFrom } from '../../../shared/navigation/came-from.ts';
import { planPath } from '../../../shared/navigation/handed-structure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RouteIcon } from '../../../ui/icons/work-icons.tsx';
import { toast } from '../../../ui/notice/toast.ts';

interface SelectionLineProps<Row> {
  list: ResultList<Row>;
  say: Say;
  /** SMILES of a row; nothing where it could not be read. */
  smilesOf: (row: Row) => string | undefined;
  onPlan?: () => void;
}

/** How many rows are shown or selected, and where the selected molecules can go. */
export function SelectionLine<Row>({ list, say, smilesOf, onPlan }: SelectionLineProps<Row>) {
  const { can } = useSession();
  const { count } = list;
  const { total } = list.state;
  const said = count > 0 ? count : (total ?? 0);
  return (
    <>
      {count > 0 && can('retrosynthesis') && (
        <PlanSelected
          count={count}
          read={async () => {
            onPlan?.();
            return (await list.readSelected()).flatMap((row) => smilesOf(row) ?? []);
          }}
        />
      )}
      {count > 0 && <LinkButton onClick={list.clear}>{say('clearSelection')}</LinkButton>}
      <span role="status" className="tabular" style={{ marginInlineStart: 'auto', color: 'var(--secondary)' }}>
        {total !== undefined && say(count > 0 ? 'selected' : 'shown', { count: said, value: formatNumber(said) })}
      </span>
    </>
  );
}

/** Takes the selected molecules on to planning: one as a target, several onto the worklist. */
function PlanSelected({ count, read }: { count: number; read: () => Promise<readonly string[]> }) {
  const { t } = useTranslation('structure');
  const navigate = useNavigate();
  const location = useLocation();
  const send = async () => {
    if (count > limits.worklistMolecules) return toast.warning(t('send.tooMany', { limit: limits.worklistMolecules }));
    const structures = await read();
    const [only] = structures;
    if (only === undefined) return;
    if (structures.length === 1) return void navigate(planPath(only), { state: comingFrom(location) });
    const { accepted, duplicates, rejected } = await call('importByList', { body: { text: structures.join('\n') } });
    const isPlain = duplicates === 0 && rejected === 0;
    toast.success(isPlain ? t('send.done', { count: accepted }) : t('send.some', { accepted, duplicates, rejected }), {
      label: t('send.open'),
      run: () => void navigate('/batch/retrosynthesis'),
    });
  };
  return (
    <Button size="small" icon={<RouteIcon size={16} />} onClick={send}>
      {count === 1 ? t('send.one') : t('send.many', { count })}
    </Button>
  );
}
