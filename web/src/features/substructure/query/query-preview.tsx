// How the service read the query: as a picture, as notation and in words; or why it could not.

import type { HitPage } from '@app/shared/contracts/substructure';
import { Alert, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { explanationOf, messageOf } from '../../../shared/errors/present.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Spinner } from '../../../ui/button/spinner.tsx';
import { CopyIcon } from '../../../ui/icons/work-icons.tsx';
import { copyText } from '../../../ui/notice/copy-text.ts';

interface QueryPreviewProps {
  id: string;
  query: HitPage['query'] | undefined;
  isRunning: boolean;
  isChanged: boolean;
  error: unknown;
  /** What was asked, to show where in it the trouble is. */
  text: string;
}

export function QueryPreview({ id, query, isRunning, isChanged, error, text }: QueryPreviewProps) {
  const { t } = useTranslation('substructure');
  const isUnderstood = query !== undefined && !isChanged;
  return (
    <div id={id} role="status" aria-busy={isRunning} style={{ minHeight: 44, padding: '0 12px 8px' }}>
      {error !== null ? (
        <Refused error={error} text={text} />
      ) : isUnderstood ? (
        <Query query={query} />
      ) : (
        <Typography.Text type="secondary">
          {isRunning && <Spinner size={14} />}{' '}
          {t(isRunning ? 'understood.running' : isChanged ? 'understood.changed' : 'understood.empty')}
        </Typography.Text>
      )}
    </div>
  );
}

function Query({ query }: { query: HitPage['query'] }) {
  const { t } = useTranslation('substructure');
  return (
    <Flex gap={12} align="center">
      <img
        key={query.picture}
        src={svgAddress(query.picture)}
        alt={t('understood.picture')}
        style={{ flex: 'none', width: 132, height: 88, objectFit: 'contain' }}
      />
      <div style={{ flex: 1, minWidth: 0 }}>
        <div>{t(`understood.kind.${query.kind}`)}</div>
        <Flex align="center">
          <Typography.Text code ellipsis={{ tooltip: true }}>
            {query.smiles}
          </Typography.Text>
          <IconButton
            size="small"
            label={t('understood.copy')}
            icon={<CopyIcon size={15} />}
            onClick={() => void copyText(query.smiles)}
          />
        </Flex>
        {query.notes.map((note) => (
          <Typography.Text key={note} type="secondary" style={{ display: 'block', fontSize: 12 }}>
            {note}
          </Typography.Text>
        ))}
      </div>
    </Flex>
  );
}

function Refused({ error, text }: { error: unknown; text: string }) {
  const position = positionOf(error);
  return (
    <Alert
      showIcon
      type="error"
      role="note"
      title={messageOf(error)}
      description={
        <>
          {explanationOf(error)}
          {position !== null && position < text.length && (
            <code aria-hidden="true" style={{ display: 'block', overflowWrap: 'anywhere' }}>
              {text.slice(Math.max(0, position - 24), position)}
              <mark>{text.charAt(position)}</mark>
              {text.slice(position + 1, position + 24)}
            </code>
          )}
        </>
      }
    />
  );
}

/** The character, from 0, at which the service stopped reading, where it says so; it counts from 1. */
function positionOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('details' in error)) return null;
  const { details } = error;
  if (typeof details !== 'object' || details === null || !('position' in details)) return null;
  return typeof details.position === 'number' ? details.position - 1 : null;
}

/** An SVG of the service as the address of an image: as an image it can run nothing. */
function svgAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
