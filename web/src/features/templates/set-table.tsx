import type { TemplateSet } from '@app/shared/contracts/templates';
import { formatDate, formatNumber } from '../../shared/i18n/format.ts';
import { labelled } from '../../shared/i18n/punctuation.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { RecordActions, RecordName, RecordNote, RecordState, RecordTable } from '../../ui/table/record-table.tsx';
import styles from './page.module.css';

export interface SetTableProps {
  sets: readonly TemplateSet[];
  onTurn: (set: TemplateSet, isOn: boolean) => void;
  onReport: (set: TemplateSet) => void;
  onDelete: (set: TemplateSet) => void;
}

const tones = { ready: 'good', failed: 'warning', stopped: undefined, importing: undefined } as const;
const columns = ['name', 'scope', 'taken', 'state', 'use'] as const;

/** The sets of templates, the newest first. */
export function SetTable({ sets, onTurn, onReport, onDelete }: SetTableProps) {
  const { t } = useTranslation('templates');
  return (
    <RecordTable
      label={t('title')}
      columns={columns.map((column) => t(`column.${column}`))}
      action={t('column.action')}
    >
      {sets.map((set) => (
        <Row
          key={set.id}
          set={set}
          onTurn={(isOn) => onTurn(set, isOn)}
          onReport={() => onReport(set)}
          onDelete={() => onDelete(set)}
        />
      ))}
    </RecordTable>
  );
}

interface RowProps {
  set: TemplateSet;
  onTurn: (isOn: boolean) => void;
  onReport: () => void;
  onDelete: () => void;
}

function Row({ set, onTurn, onReport, onDelete }: RowProps) {
  const { t } = useTranslation('templates');
  const { name, scope, state, isMine, counts, failure, createdAt } = set;
  const entries = counts.taken + counts.duplicate + counts.rejected;
  return (
    <tr>
      <RecordName name={name}>
        <RecordNote>{`${t('column.created')} ${formatDate(createdAt)}`}</RecordNote>
      </RecordName>
      <td data-label={t('column.scope')}>{t(`scope.${scope}`)}</td>
      <td data-label={t('column.taken')}>{formatNumber(counts.taken)}</td>
      <td data-label={t('column.state')}>
        <RecordState tone={tones[state]}>{t(`state.${state}`, { entries: formatNumber(entries) })}</RecordState>
        {failure !== undefined && <RecordNote>{failure}</RecordNote>}
      </td>
      <td data-label={t('column.use')}>{state === 'ready' && <Use set={set} onTurn={onTurn} />}</td>
      <RecordActions>
        {state !== 'importing' && (
          <Button size="small" aria-label={labelled(t('report.open'), name)} onClick={onReport}>
            {t('report.open')}
          </Button>
        )}
        {isMine && (
          <Button size="small" variant="danger" aria-label={t('delete.title', { name })} onClick={onDelete}>
            {t('delete.action')}
          </Button>
        )}
      </RecordActions>
    </tr>
  );
}

// A user who may not switch a set sees its state.
function Use({ set: { name, isOn, isMine }, onTurn }: Pick<RowProps, 'set' | 'onTurn'>) {
  const { t } = useTranslation('templates');
  const said = t(isOn ? 'use.on' : 'use.off');
  if (!isMine) return <>{said}</>;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-label={t('use.label', { name })}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span aria-hidden="true">{said}</span>
    </label>
  );
}
