// What was issued: it never changes; the next version begins from it.

import { tradeTermNames, type Quotation } from '@app/shared/contracts/quotation';
import { quotationSums } from '@app/shared/rules/quotation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { presentError } from '../../shared/errors/present.ts';
import { formatDate, formatExactMoney, formatNumber } from '../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import styles from './editor.module.css';
import { Head } from './header.tsx';
import { quotationPath } from '../../chemistry/export/paths.ts';
import { Sums } from './sums.tsx';
import { draftRange } from './use-draft.ts';
import { useListRefresh } from './use-list-refresh.ts';
import { scaleWords } from './words.ts';

export function IssuedView({ quotation, isIssuedHere }: { quotation: Quotation; isIssuedHere: boolean }) {
  const { t } = useTranslation('quotation');
  const navigate = useNavigate();
  const refreshList = useListRefresh();
  const [isBusy, setBusy] = useState(false);
  const sums = quotationSums(quotation.positions, quotation);
  const { customer, currency, language, remarks, terms, validUntil, preparedBy, product } = quotation;
  const revise = async () => {
    setBusy(true);
    try {
      const { quotationId } = quotation;
      const { quotation: next } = await call('quotationRevise', { body: { quotationId } });
      refreshList();
      await navigate(quotationPath(next));
    } catch (error) {
      presentError(error);
      setBusy(false);
    }
  };
  const facts = [
    [t('document.customer'), customer],
    [t('document.validUntil'), formatDate(validUntil)],
    [t('field.currency'), currency],
    [t('field.language'), t(`language.${language}`)],
    [t('document.preparedBy'), [preparedBy.name, preparedBy.company, preparedBy.email].filter(Boolean).join(' · ')],
    ...tradeTermNames.filter((name) => terms[name] !== '').map((name) => [t(`document.${name}`), terms[name]] as const),
    [t('document.remarks'), remarks || '–'],
  ];
  return (
    <div className={styles['page']}>
      <Head quotation={quotation} mayExport takesFocus={isIssuedHere}>
        <Button variant="primary" loading={isBusy} onClick={() => void revise()}>
          {t('revise')}
        </Button>
      </Head>
      <div className={styles['work']}>
        <div className={styles['main']}>
          <dl className={styles['facts']}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('positions')}>
            <table className={styles['table']} aria-label={t('positions')}>
              <thead>
                <tr>
                  <th scope="col">{t('document.column.text')}</th>
                  {(['units', 'unitPrice', 'price'] as const).map((key) => (
                    <th key={key} scope="col" data-number>
                      {t(`document.column.${key}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {quotation.positions.map(({ positionId, kind, grams, text, units }, at) => (
                  <tr key={positionId}>
                    <th scope="row">
                      {kind === 'product'
                        ? t('position.product', { name: moleculeLabel(product), amount: scaleWords(grams ?? 0) })
                        : t(`kind.${kind}`)}
                      {text !== '' && <small>{text}</small>}
                    </th>
                    <td data-number>{formatNumber(units)}</td>
                    <td data-number>{formatExactMoney(sums.positions[at]?.unitPrice ?? 0, currency)}</td>
                    <td data-number>{formatExactMoney(sums.positions[at]?.price ?? 0, currency)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <Sums
          sums={sums}
          cost={draftRange(quotation.sheet, quotation.positions)}
          currency={currency}
          taxBasisPoints={quotation.taxBasisPoints}
        />
      </div>
    </div>
  );
}
