// The bar above a form: back to the tasks, the name of the type, and the other types.

import { forwardTypes, type ForwardType } from '@app/shared/contracts/forward/forward';
import { Flex, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { BackLink } from '../../ui/button/back-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { generatePath, tasksPath } from './paths.ts';

export function GenerateHeader({ type }: { type: ForwardType }) {
  const { t } = useTranslation('forward');
  const isNarrow = useIsBelow('md');
  return (
    <Flex
      component="header"
      gap="small"
      align="center"
      style={{ padding: '6px 12px', borderBottom: '1px solid var(--line)', background: 'var(--surface)' }}
    >
      <BackLink to={tasksPath} label={t('back')} text={t('title')} textFrom="md" />
      {/* Where room is short the types name the page; the heading still does for who hears it. */}
      <h1 className={isNarrow ? 'visually-hidden' : undefined} style={{ margin: 0, fontSize: 15 }}>
        {t(`type.${type}.name`)}
      </h1>
      <nav aria-label={t('type.label')} style={{ marginInlineStart: 'auto' }}>
        <Space.Compact>
          {forwardTypes.map((one) => (
            <ButtonLink
              key={one}
              size="small"
              replace
              to={generatePath(one)}
              variant={one === type ? 'primary' : 'default'}
              aria-current={one === type ? 'page' : undefined}
            >
              {t(`type.${one}.short`)}
            </ButtonLink>
          ))}
        </Space.Compact>
      </nav>
    </Flex>
  );
}
