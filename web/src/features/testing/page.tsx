// /testers: every error of the catalogue and every way a response goes wrong, on demand. Servers for testers only.

import { Checkbox, Flex, Space } from 'antd';
import { catalogue, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { faultyResponses, type RaisedError } from '@app/shared/contracts/testing';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/table/list-wish.tsx';
import { Records } from '../../ui/table/records.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';
import { Segmented } from '../../ui/menu/segmented.tsx';
import { actionColumn, column, rowHeading } from '../../ui/table/column.tsx';

const entries = (Object.entries(catalogue) as [ErrorKey, ErrorEntry][]).map(([key, entry]) => ({ key, ...entry }));
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
  const shown = entries.filter(({ key, code }) => `${code} ${key}`.toLowerCase().includes(wanted.toLowerCase()));
  return (
    <RecordPage title={t('title')} intro={t('intro')}>
      <Flex wrap gap="10px 16px" align="center">
        <SearchField label={t('find')} value={wanted} onChange={setWanted} />
        <Segmented
          label={t('shape.label')}
          value={shape}
          options={(['style', 'dialog'] as const).map((value) => ({ value, label: t(`shape.${value}`) }))}
          onChange={setShape}
        />
        <Checkbox checked={withDetails} onChange={({ target }) => setWithDetails(target.checked)}>
          {t('withDetails')}
        </Checkbox>
      </Flex>
      <Space wrap role="group" aria-label={t('odd.label')}>
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
      </Space>
      <Records<(typeof entries)[number]>
        label={t('title')}
        rowKey="key"
        rows={shown}
        empty={null}
        columns={[
          column(t('column.code'), rowHeading, ({ key, code }) => `${code} ${key}`),
          column(t('column.display'), ({ display }) => t(`display.${display}`)),
          column(t('column.button'), ({ action }) => (action === undefined ? '–' : t(`common:errorAction.${action}`))),
          actionColumn(t('column.action'), ({ code }) => (
            <Button size="small" aria-label={t('raise', { code })} onClick={() => void raise({ code })}>
              {t('show')}
            </Button>
          )),
        ]}
      />
    </RecordPage>
  );
}
