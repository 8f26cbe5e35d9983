// The targets that need an intermediate, how much each wants of it, and the routes that lead through it.

import { Input } from 'antd';
import {
  intermediateLimits,
  type IntermediateProject,
  type IntermediateTarget,
} from '@app/shared/contracts/intermediates/intermediates';
import { amountText, readAmount } from '@app/shared/rules/wanted-amount';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { useTranslation } from 'react-i18next';
import { RecordActions, RecordBox, RecordNote, RecordTable } from '../../../ui/table/record-table.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import styles from './detail.module.css';
import { routePath, targetPath } from '../paths.ts';

type Amount = { targetKey: string; milligrams: number | null };

export interface TargetsTableProps {
  targets: readonly IntermediateTarget[];
  project: IntermediateProject | undefined;
  isBusy: boolean;
  onAmount: (amount: Amount) => Promise<boolean>;
}

export function TargetsTable({ targets, project, isBusy, onAmount }: TargetsTableProps) {
  const { t } = useTranslation('intermediates');
  return (
    <section className={styles['section']} aria-label={t('detail.targets')}>
      <h2>{t('detail.targets')}</h2>
      <RecordBox>
        <RecordTable
          label={t('detail.targets')}
          columns={[
            t('detail.target'),
            t('detail.usedBy'),
            t('column.steps'),
            ...(project ? [t('detail.amount')] : []),
          ]}
          action={t('column.actions')}
        >
          {targets.map((target) => (
            <TargetRow key={target.targetKey} target={target} project={project} isBusy={isBusy} onAmount={onAmount} />
          ))}
        </RecordTable>
      </RecordBox>
      {project && project.milligrams > 0 && (
        <p className={styles['sum']}>{t('detail.sum', { amount: amountText(project.milligrams) })}</p>
      )}
    </section>
  );
}

function TargetRow({
  target,
  project,
  isBusy,
  onAmount,
}: Omit<TargetsTableProps, 'targets'> & { target: IntermediateTarget }) {
  const { t } = useTranslation('intermediates');
  const { molecule, taskName, uses } = target;
  const name = molecule ? moleculeLabel(molecule) : t('detail.gone');
  return (
    <tr>
      <th scope="row">
        <div className={styles['molecule']}>
          {molecule && <MoleculePicture molecule={molecule} width={108} height={72} decorative />}
          <div>
            <strong>{name}</strong>
            {taskName !== undefined && taskName !== name && taskName !== molecule?.formula && (
              <RecordNote>{taskName}</RecordNote>
            )}
            {target.isGone && <RecordNote>{t('detail.goneText')}</RecordNote>}
          </div>
        </div>
      </th>
      <td data-label={t('detail.usedBy')}>
        {target.isGone ? (
          '–'
        ) : (
          <>
            {t('figures.routes', { count: target.routes })}
            <RecordNote>{t('detail.best', { best: target.bestRoutes, of: target.bestOf })}</RecordNote>
            <span className={styles['uses']}>
              {uses
                .filter((use) => use.mayOpen)
                .map((use) => (
                  <Link key={use.routeId} to={routePath(use.routeId)}>
                    {t('detail.routeRank', { rank: use.rank })}
                  </Link>
                ))}
            </span>
          </>
        )}
      </td>
      <td data-label={t('column.steps')}>{target.isGone ? '–' : t('figures.steps', { count: target.makeSteps })}</td>
      {project && (
        <td data-label={t('detail.amount')}>
          {project.isMine && !target.isGone ? (
            <AmountField
              key={target.milligrams ?? 'none'}
              name={name}
              target={target}
              isBusy={isBusy}
              onAmount={onAmount}
            />
          ) : target.milligrams === undefined ? (
            '–'
          ) : (
            amountText(target.milligrams)
          )}
        </td>
      )}
      <RecordActions>
        {target.isMine && molecule && <Link to={targetPath(target.targetKey)}>{t('detail.project')}</Link>}
      </RecordActions>
    </tr>
  );
}

interface AmountFieldProps {
  name: string;
  target: IntermediateTarget;
  isBusy: boolean;
  onAmount: (amount: Amount) => Promise<boolean>;
}

/** Takes what was typed when it is left or Enter is pressed; Escape takes it back. */
function AmountField({ name, target: { targetKey, milligrams }, isBusy, onAmount }: AmountFieldProps) {
  const { t } = useTranslation('intermediates');
  const known = milligrams === undefined ? '' : amountText(milligrams);
  const [text, setText] = useState(known);
  const wanted = text.trim() === '' ? null : readAmount(text);
  const isSound = wanted !== undefined && (wanted ?? 0) <= intermediateLimits.amountMilligrams;
  const commit = () => {
    if (text.trim() === known) return;
    if (!isSound || wanted === undefined) return void toast.error(t('detail.amountBad'));
    void onAmount({ targetKey, milligrams: wanted });
  };
  return (
    <Input
      className={styles['amount']}
      value={text}
      disabled={isBusy}
      aria-label={t('detail.amountOf', { name })}
      aria-invalid={!isSound}
      placeholder={t('detail.amountHint')}
      title={t('detail.amountHint')}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setText(known);
      }}
    />
  );
}
