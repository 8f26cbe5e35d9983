import { formatNumber } from '../../../shared/i18n/format.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { PlanSelected } from '../plan-selected.tsx';
import type { ResultList, Say } from './use-result-list.ts';

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
