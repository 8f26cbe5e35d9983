// Around the pages of the help center: its name, the way between its parts, and the search of those that have one.

import { Flex, Typography } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/table/list-wish.tsx';
import { RecordPage } from '../../ui/table/record-page.tsx';

const parts = [
  { key: 'home', to: '/helpCenter' },
  { key: 'guide', to: '/guide' },
  { key: 'faqs', to: '/faqs' },
  { key: 'video', to: '/video' },
  { key: 'release', to: '/release' },
] as const;

export interface HelpFrameProps {
  part: (typeof parts)[number]['key'];
  title: string;
  intro?: string;
  children: ReactNode;
}

export function HelpFrame({ part, title, intro, children }: HelpFrameProps) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  useTitle(title);
  return (
    <>
      <Flex
        component="nav"
        wrap
        gap={4}
        className="screen-only"
        aria-label={t('nav.label')}
        style={{ width: '100%', maxWidth: 1120, margin: '0 auto', padding: '12px 16px 0' }}
      >
        {parts.map(({ key, to }) => (
          <ButtonLink
            key={key}
            to={to}
            variant={key === part ? 'primary' : 'text'}
            aria-current={pathname === to ? 'page' : undefined}
          >
            {t(`nav.${key}`)}
          </ButtonLink>
        ))}
      </Flex>
      <RecordPage title={title} intro={intro} maxWidth={1120}>
        {children}
      </RecordPage>
    </>
  );
}

export interface HelpSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What was found. */
  found: ReactNode;
  children: ReactNode;
}

/** Filters the text below it while one types, and what else can be done with it. */
export function HelpSearch({ label, value, onChange, found, children }: HelpSearchProps) {
  return (
    <Flex wrap gap="8px 14px" align="center" className="screen-only">
      <SearchField label={label} value={value} onChange={onChange} />
      <Typography.Text type="secondary" role="status" style={{ flex: 1 }}>
        {found}
      </Typography.Text>
      {children}
    </Flex>
  );
}

/** Whether the text holds each word that was typed, in any letter case. */
export function holdsWords(text: string, typed: string): boolean {
  const held = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}

/** Brings what the address names after `#` into sight, and the keyboard with it; also when it is named once more. */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.focus({ preventScroll: true });
    // After the page has been put back to where it was left.
    const frame = requestAnimationFrame(() => target?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
