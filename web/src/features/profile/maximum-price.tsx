import { Input, Space } from 'antd';
import type { Currency } from '@app/shared/constants/locale';
import { highestMaximumPrice, noMaximumPrice } from '@app/shared/contracts/profile/profile';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';

export interface MaximumPriceProps {
  /** Minor units; null without a limit. */
  price: number | null;
  currency: Currency;
  /** The value of the setting. */
  onSave: (value: string) => Promise<void>;
}

export function MaximumPrice({ price, currency, onSave }: MaximumPriceProps) {
  const { t } = useTranslation('account');
  const shown = price === null ? '' : String(price / 100);
  const [text, setText] = useState(shown);
  const minorUnits = Math.round(Number(text.trim().replace(',', '.')) * 100);
  const isEmpty = text.trim() === '';
  const isSound = isEmpty || (minorUnits >= 1 && minorUnits <= highestMaximumPrice);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSound) void onSave(isEmpty ? noMaximumPrice : String(minorUnits));
  };
  return (
    <form onSubmit={submit}>
      <Space>
        <Input
          inputMode="decimal"
          style={{ width: 96, textAlign: 'right' }}
          aria-label={t('settings.maximumPrice')}
          aria-invalid={!isSound}
          status={isSound ? '' : 'error'}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {t('settings.perGram', { currency })}
        <Button type="submit" size="small" disabled={!isSound || text.trim() === shown}>
          {t('settings.save')}
        </Button>
      </Space>
      {!isSound && (
        <div role="alert" style={{ color: 'var(--danger)' }}>
          {t('settings.priceWrong')}
        </div>
      )}
    </form>
  );
}
