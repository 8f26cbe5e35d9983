// Which stocks count as bought: the built-in ones and the lists that were imported.

import type { WireConstraints } from '@app/shared/contracts/retrosynthesis';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/use-call.ts';

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
  const options = [
    ...builtIn.map((value) => ({ value, label: t(`constraints.stock.${value}`) })),
    ...listed.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const ids = options.map(({ value }) => value);
  return (
    <Checkbox.Group
      options={options}
      value={[...(chosen ?? ids)]}
      style={{ flexDirection: 'column' }}
      onChange={(next) => {
        // A list that was deleted since it was chosen leaves with the next choice.
        const known = data ? next.filter((one) => ids.includes(one)) : next;
        // All of them is what a task has by itself; none at all would leave nothing to begin from.
        if (known.length > 0) onChange(ids.every((one) => known.includes(one)) ? undefined : known);
      }}
    />
  );
}
