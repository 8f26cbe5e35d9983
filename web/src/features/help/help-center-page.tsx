// /helpCenter: where to begin.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import styles from './help-center-page.module.css';
import { HelpFrame } from './help-frame.tsx';
import { ReleaseNoteCard } from './releases/release-note-card.tsx';
import { SearchField } from './search-field.tsx';
import { VideoCards } from './videos/video-cards.tsx';

type Content = CallData<'helpHome'>;

export function HelpCenterPage() {
  const { t } = useTranslation('help');
  const { data, error, mutate } = useCall('helpHome', {});
  return (
    <HelpFrame part="home" title={t('title')} intro={t('intro')}>
      <GuideSearch />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {/* About as tall as what comes: the footer keeps its place below the window. */}
      {!data && !error && <Skeleton height={720} radius={10} />}
      {data && <Topics topics={data.topics} />}
      {data && (
        <div className={styles['pair']}>
          <Questions questions={data.questions} />
          {data.latest && (
            <section aria-labelledby="help-latest">
              <Heading id="help-latest" title={t('home.latest')} to="/release" more={t('home.allNotes')} />
              <ReleaseNoteCard note={data.latest} />
            </section>
          )}
        </div>
      )}
      {/* Below what comes later, and moved by it otherwise. */}
      {(data || error) && <Videos />}
    </HelpFrame>
  );
}

/** Sends what was typed to the guide, which searches while one types. */
function GuideSearch() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(typed.trim() === '' ? '/guide' : `/guide?${new URLSearchParams({ q: typed.trim() })}`);
  };
  return (
    <form className={styles['search']} onSubmit={search}>
      <SearchField label={t('search.label')} value={typed} placeholder={t('search.placeholder')} onChange={setTyped} />
      <Button type="submit" variant="primary">
        {t('search.action')}
      </Button>
    </form>
  );
}

function Heading({ id, title, to, more }: { id: string; title: string; to: string; more: string }) {
  return (
    <div className={styles['heading']}>
      <h2 id={id}>{title}</h2>
      <Link to={to}>{more}</Link>
    </div>
  );
}

function Topics({ topics }: { topics: Content['topics'] }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="help-topics">
      <Heading id="help-topics" title={t('home.topics')} to="/guide" more={t('home.allTopics')} />
      <ul className={styles['topics']}>
        {topics.map(({ id, title, text, to }) => (
          <li key={id}>
            <Link to={to}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ questions }: { questions: Content['questions'] }) {
  const { t } = useTranslation('help');
  return (
    <section aria-labelledby="help-questions">
      <Heading id="help-questions" title={t('home.questions')} to="/faqs" more={t('home.allQuestions')} />
      <ul className={styles['questions']}>
        {questions.map(({ id, title, to }) => (
          <li key={id}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Videos() {
  const { t } = useTranslation('help');
  const { data } = useCall('helpVideos', { params: { pageIndex: 1, pageSize: 3 } });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="help-videos">
      <Heading id="help-videos" title={t('home.videos')} to="/video" more={t('home.allVideos')} />
      <VideoCards videos={data.items} />
    </section>
  );
}
