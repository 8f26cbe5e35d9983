// /helpCenter: where to begin.

import { Card, Col, Flex, Input, Row, Typography } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { HelpFrame } from './help-frame.tsx';
import { ReleaseNoteCard } from './releases/release-note-card.tsx';
import { VideoCards } from './videos/video-cards.tsx';

export function HelpCenterPage() {
  const { t } = useTranslation('help');
  const navigate = useNavigate();
  const { data, error, mutate } = useCall('helpHome', {});
  const videos = useCall('helpVideos', { params: { pageIndex: 1, pageSize: 3 } }).data?.items ?? [];
  // The guide searches while one types.
  const search = (typed: string) =>
    void navigate(typed.trim() === '' ? '/guide' : `/guide?${new URLSearchParams({ q: typed.trim() })}`);
  return (
    <HelpFrame part="home" title={t('title')} intro={t('intro')}>
      <div role="search" className="screen-only" style={{ maxWidth: 560 }}>
        <Input.Search
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          enterButton={t('search.action')}
          onSearch={search}
        />
      </div>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {/* About as tall as what comes: the footer keeps its place below the window. */}
      {!data && !error && <Skeleton height={720} radius={10} />}
      {data && (
        <>
          <Part title={t('home.topics')} to="/guide" more={t('home.allTopics')}>
            <Row gutter={[12, 12]}>
              {data.topics.map(({ id, title, text, to }) => (
                <Col key={id} xs={24} sm={12} lg={8}>
                  <Link to={to}>
                    <Card hoverable size="small" style={{ height: '100%' }}>
                      <Card.Meta title={title} description={text} />
                    </Card>
                  </Link>
                </Col>
              ))}
            </Row>
          </Part>
          <Row gutter={[24, 16]}>
            <Col xs={24} lg={12}>
              <Part title={t('home.questions')} to="/faqs" more={t('home.allQuestions')}>
                <Flex vertical gap={10}>
                  {data.questions.map(({ id, title, to }) => (
                    <Link key={id} to={to}>
                      {title}
                    </Link>
                  ))}
                </Flex>
              </Part>
            </Col>
            <Col xs={24} lg={12}>
              {data.latest && (
                <Part title={t('home.latest')} to="/release" more={t('home.allNotes')}>
                  <ReleaseNoteCard note={data.latest} />
                </Part>
              )}
            </Col>
          </Row>
        </>
      )}
      {/* Below what comes later, and moved by it otherwise. */}
      {(data || error) && videos.length > 0 && (
        <Part title={t('home.videos')} to="/video" more={t('home.allVideos')}>
          <VideoCards videos={videos} />
        </Part>
      )}
    </HelpFrame>
  );
}

function Part({ title, to, more, children }: { title: string; to: string; more: string; children: ReactNode }) {
  return (
    <Section
      title={title}
      extra={
        <Typography.Text className="screen-only">
          <Link to={to}>{more}</Link>
        </Typography.Text>
      }
    >
      {children}
    </Section>
  );
}
