// The targets that need an intermediate, how much each wants of it, and the routes that lead through it.

import { Input, Space, type TableColumnsType } from 'antd';
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
import { Section } from '../../../ui/page/section.tsx';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { Records } from '../../../ui/table/records.tsx';
import { toast } from '../../../ui/notice/toast.ts';
import { routePath } from '../../../chemistry/export/paths.ts';
import { targetPath } from '../paths.ts';
import { actionColumn, column, rowHeading } from '../../../ui/table/column.tsx';

type Amount = { targetKey: string; milligrams: number | null };

export interface TargetsTableProps {
  targets: readonly IntermediateTarget[];
  project: IntermediateProject | undefined;
  isBusy: boolean;
  onAmount: (amount: Amount) => Promise<boolean>;
}

export function TargetsTable({ targets, project, isBusy, onAmount }: TargetsTableProps) {
  const { t } = useTranslation('intermediates');
  const nameOf = ({ molecule }: IntermediateTarget) => (molecule ? moleculeLabel(molecule) : t('detail.gone'));
  const columns: TableColumnsType<IntermediateTarget> = [
    column(t('detail.target'), rowHeading, (target) => {
      const { molecule, taskName, isGone } = target;
      const name = nameOf(target);
      return (
        <Space size={14}>
          {molecule && <MoleculePicture molecule={molecule} width={108} height={72} decorative />}
          <div>
            <strong>{name}</strong>
            {taskName !== undefined && taskName !== name && taskName !== molecule?.formula && (
              <RecordNote>{taskName}</RecordNote>
            )}
            {isGone && <RecordNote>{t('detail.goneText')}</RecordNote>}
          </div>
        </Space>
      );
    }),
    column(t('detail.usedBy'), ({ isGone, routes, bestRoutes, bestOf, uses }) =>
      isGone ? (
        '–'
      ) : (
        <>
          {t('figures.routes', { count: routes })}
          <RecordNote>{t('detail.best', { best: bestRoutes, of: bestOf })}</RecordNote>
          <Space wrap size={[12, 2]}>
            {uses
              .filter((use) => use.mayOpen)
              .map((use) => (
                <Link key={use.routeId} to={routePath(use.routeId)}>
                  {t('detail.routeRank', { rank: use.rank })}
                </Link>
              ))}
          </Space>
        </>
      ),
    ),
    column(t('column.steps'), ({ isGone, makeSteps }) => (isGone ? '–' : t('figures.steps', { count: makeSteps }))),
    column(t('detail.amount'), { hidden: project === undefined, width: 242 }, (target) => {
      if (project?.isMine !== true || target.isGone)
        return target.milligrams === undefined ? '–' : amountText(target.milligrams);
      const key = target.milligrams ?? 'none';
      return <AmountField key={key} name={nameOf(target)} target={target} isBusy={isBusy} onAmount={onAmount} />;
    }),
    actionColumn(
      t('column.actions'),
      ({ isMine, molecule, targetKey }) =>
        isMine && molecule && <Link to={targetPath(targetKey)}>{t('detail.project')}</Link>,
    ),
  ];
  return (
    <Section title={t('detail.targets')}>
      <Records label={t('detail.targets')} rowKey="targetKey" columns={columns} rows={targets} empty={null} />
      {project && project.milligrams > 0 && (
        <strong>{t('detail.sum', { amount: amountText(project.milligrams) })}</strong>
      )}
    </Section>
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
      style={{ maxWidth: 210 }}
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
