import type { ReleaseNote } from '@app/shared/contracts/help';
import { Card, Flex, Typography } from 'antd';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { Prose } from '../prose.tsx';

/** A release note with its version and day. */
export function ReleaseNoteCard({ note: { version, updateTime, content } }: { note: ReleaseNote }) {
  const { t } = useTranslation('help');
  return (
    <Card size="small" role="article">
      <Flex component="h2" wrap gap="2px 12px" align="baseline" style={{ margin: '0 0 8px', fontSize: 15 }}>
        {t('release.version', { version })}
        {/* The day in UTC, as the list of dates names it. */}
        <Typography.Text type="secondary" style={{ fontWeight: 400 }}>
          <time dateTime={updateTime}>{formatDate(`${updateTime.slice(0, 10)}T12:00:00`)}</time>
        </Typography.Text>
      </Flex>
      <Prose text={content} />
    </Card>
  );
}
