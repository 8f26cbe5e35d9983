// /release: release notes by date; `?date=` names one.

import { Flex, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Pending } from '../../../ui/state/pending.tsx';
import { HelpFrame } from '../help-frame.tsx';
import { ReleaseNoteCard } from './release-note-card.tsx';
import styles from '../help.module.css';

export function ReleasePage() {
  const { t } = useTranslation('help');
  const [search] = useSearchParams();
  const { data, error, mutate } = useCall('releaseNoteDates', {});
  const dates = data?.dates ?? [];
  const wanted = search.get('date') ?? dates[0]?.date;
  const isKnown = dates.some(({ date }) => date === wanted);
  const isNarrow = useIsBelow('md');
  return (
    <HelpFrame part="release" title={t('release.title')}>
      {!data && <Pending of={{ error, mutate }} height={240} />}
      {data && (
        <Flex gap={isNarrow ? 16 : 32} vertical={isNarrow} align={isNarrow ? 'stretch' : 'flex-start'}>
          <nav
            className={`screen-only ${styles['contents']}`}
            aria-label={t('release.dates')}
            style={{ flex: '0 0 230px', maxHeight: isNarrow ? 180 : '70vh', overflowY: 'auto' }}
          >
            {dates.map(({ date, versions }) => (
              <Link key={date} to={`/release?date=${date}`} aria-current={date === wanted ? 'page' : undefined}>
                {formatDate(localNoon(date))}
                <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
                  {versions.join(', ')}
                </Typography.Text>
              </Link>
            ))}
          </nav>
          {isKnown && wanted !== undefined ? (
            <NotesOf date={wanted} />
          ) : (
            <EmptyState title={t(dates.length === 0 ? 'empty' : 'release.noDate')} />
          )}
        </Flex>
      )}
    </HelpFrame>
  );
}

function NotesOf({ date }: { date: string }) {
  const { data, error, mutate } = useCall('releaseNote', { params: { date } });
  if (!data) return <Pending of={{ error, mutate }} height={240} />;
  return (
    <Flex vertical gap={14} style={{ maxWidth: 780 }}>
      {data.notes.map((note) => (
        <ReleaseNoteCard key={note.id} note={note} />
      ))}
    </Flex>
  );
}

/** A day that every time zone calls by the same date. */
function localNoon(date: string): string {
  return `${date}T12:00:00`;
}
