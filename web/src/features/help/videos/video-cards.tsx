import type { HelpVideo } from '@app/shared/contracts/help';
import { Card, Col, Row, Tag } from 'antd';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';

/** Posters of videos that lead to them. */
export function VideoCards({ videos }: { videos: readonly HelpVideo[] }) {
  const { t } = useTranslation('help');
  return (
    <Row gutter={[16, 16]} role="list">
      {videos.map(({ id, title, summary, seconds, poster }) => {
        const time = formatClock(seconds * 1000);
        return (
          <Col key={id} xs={24} sm={12} lg={8} role="listitem">
            <Link to={`/videoDetail?id=${id}`}>
              <Card
                hoverable
                size="small"
                style={{ height: '100%' }}
                cover={<img src={poster} alt="" width={1280} height={800} loading="lazy" style={{ height: 'auto' }} />}
              >
                <Card.Meta title={title} description={summary} />
                <Tag aria-label={t('video.length', { time })} style={{ marginTop: 8 }}>
                  {time}
                </Tag>
              </Card>
            </Link>
          </Col>
        );
      })}
    </Row>
  );
}
