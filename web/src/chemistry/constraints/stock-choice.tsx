// Which stocks count as bought: the built-in ones and the lists that were imported.

import { Checkbox } from 'antd';
import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import styles from './constraints-form.module.css';

export interface StockChoiceProps {
  /** Absent: all of them. */
  chosen: WireConstraints['stocks'];
  onChange: (chosen: WireConstraints['stocks']) => void;
}

const builtIn: readonly string[] = ['common', 'patents'];

export function StockChoice({ chosen, onChange }: StockChoiceProps) {
  const { t } = useTranslation('retrosynthesis');
  const { data } = useCall('stockList', {});
  const listed = data?.items.filter((stock) => stock.state === 'ready' && !builtIn.includes(stock.id)) ?? [];
  const ids = [...builtIn, ...listed.map((stock) => stock.id)];
  const counting = chosen ?? ids;
  const choose = (id: string, isOn: boolean) => {
    // A list that was deleted since it was chosen leaves with the next choice.
    const known = data ? counting.filter((one) => ids.includes(one)) : counting;
    const next = isOn ? [...known, id] : known.filter((one) => one !== id);
    // All of them is what a task has by itself; none at all would leave nothing to begin from.
    if (next.length > 0) onChange(ids.every((one) => next.includes(one)) ? undefined : next);
  };
  const check = (id: string, name: string) => (
    <Checkbox
      key={id}
      className={styles.check}
      checked={counting.includes(id)}
      onChange={(event) => choose(id, event.target.checked)}
    >
      {name}
    </Checkbox>
  );
  return (
    <span className={styles.choices}>
      {builtIn.map((id) => check(id, t(`constraints.stock.${id}`)))}
      {listed.map((stock) => check(stock.id, stock.name))}
    </span>
  );
}
