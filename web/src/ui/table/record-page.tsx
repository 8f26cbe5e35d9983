import { Flex, Skeleton, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';

export interface RecordPageProps {
  title: string;
  /** Purpose of the page, or why nothing can be added. */
  intro?: ReactNode;
  /** The button that adds one. */
  action?: ReactNode;
  /** CSS pixels. */
  maxWidth?: number;
  children: ReactNode;
}

/** A page of text and tables: a heading, and its parts below each other. */
export function RecordPage({ title, intro, action, maxWidth = 1000, children }: RecordPageProps) {
  const isNarrow = useIsBelow('md');
  return (
    <Flex
      vertical
      gap={16}
      style={{ width: '100%', maxWidth, margin: '0 auto', padding: isNarrow ? '18px 12px 40px' : '28px 24px 64px' }}
    >
      <Flex component="header" wrap={isNarrow} gap={16} align="flex-end" justify="space-between">
        <div>
          <Typography.Title level={1} style={{ margin: 0, fontSize: 24 }}>
            {title}
          </Typography.Title>
          {intro !== undefined && <Typography.Text type="secondary">{intro}</Typography.Text>}
        </div>
        {action}
      </Flex>
      {children}
    </Flex>
  );
}

/** In place of what is still loading. */
export function RecordsLoading({ label }: { label?: string }) {
  const { t } = useTranslation('common');
  return (
    <div role="group" aria-label={label} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 3 }} />
    </div>
  );
}
