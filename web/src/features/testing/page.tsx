// /testers: every error of the catalogue and every way a response goes wrong, on demand. Servers for testers only.

import { Checkbox, Input } from 'antd';
import { catalogue, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { faultyResponses, type RaisedError } from '@app/shared/contracts/testing';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { RecordActions, RecordBox, RecordName, RecordTable } from '../../ui/table/record-table.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import styles from './page.module.css';

const entries = Object.entries(catalogue) as [ErrorKey, ErrorEntry][];
/** Not in the catalogue; and 0, whose message is shown as it comes. */
const strangers = [123_456, 0];
type Shape = 'style' | 'dialog';

export function TestersPage() {
  const { t } = useTranslation('testing');
  const [shape, setShape] = useState<Shape>('style');
  const [withDetails, setWithDetails] = useState(false);
  const [wanted, setWanted] = useState('');
  useTitle(t('title'));
  const raise = async (body: RaisedError) => {
    try {
      await call('raiseError', { body: { ...body, ...(withDetails && { withDetails }) } });
    } catch (error) {
      presentError(error, { asDialog: shape === 'dialog' });
    }
  };
  const shown = entries.filter(([key, { code }]) => `${code} ${key}`.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      <div className={styles['bar']}>
        <label>
          {t('find')}
          <Input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <Segmented
          label={t('shape.label')}
          value={shape}
          options={(['style', 'dialog'] as const).map((value) => ({ value, label: t(`shape.${value}`) }))}
          onChange={setShape}
        />
        <Checkbox checked={withDetails} onChange={({ target }) => setWithDetails(target.checked)}>
          {t('withDetails')}
        </Checkbox>
      </div>
      <section className={styles['odd']} aria-label={t('odd.label')}>
        {faultyResponses.map((instead) => (
          <Button key={instead} size="small" onClick={() => void raise({ code: 500, instead })}>
            {t(`odd.${instead}`)}
          </Button>
        ))}
        {strangers.map((code) => (
          <Button key={code} size="small" onClick={() => void raise({ code, message: t('words') })}>
            {t('unknown', { code })}
          </Button>
        ))}
      </section>
      <RecordBox>
        <RecordTable
          label={t('title')}
          columns={[t('column.code'), t('column.display'), t('column.button')]}
          action={t('column.action')}
        >
          {shown.map(([key, { code, display, action }]) => (
            <tr key={key}>
              <RecordName name={`${code} ${key}`}>{undefined}</RecordName>
              <td data-label={t('column.display')}>{t(`display.${display}`)}</td>
              <td data-label={t('column.button')}>{action === undefined ? '–' : t(`common:errorAction.${action}`)}</td>
              <RecordActions>
                <Button size="small" aria-label={t('raise', { code })} onClick={() => void raise({ code })}>
                  {t('show')}
                </Button>
              </RecordActions>
            </tr>
          ))}
        </RecordTable>
      </RecordBox>
    </RecordPage>
  );
}
