// Around the pages of the help center: its name and the way between its parts.

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useOpenInView } from '../../shared/hooks/viewport.ts';
import { useTitle } from '../../shared/navigation/use-title.ts';
import styles from './help-frame.module.css';

const parts = [
  { key: 'home', to: '/helpCenter' },
  { key: 'guide', to: '/guide' },
  { key: 'faqs', to: '/faqs' },
  { key: 'video', to: '/video' },
  { key: 'release', to: '/release' },
] as const;
export type HelpPart = (typeof parts)[number]['key'];

export interface HelpFrameProps {
  part: HelpPart;
  title: string;
  intro?: string;
  children: ReactNode;
}

export function HelpFrame({ part, title, intro, children }: HelpFrameProps) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  const nav = useOpenInView<HTMLElement>(part);
  useTitle(title);
  return (
    <div className={styles['page']}>
      <nav ref={nav} className={styles['parts']} aria-label={t('nav.label')}>
        {parts.map(({ key, to }) => (
          <Link key={key} to={to} data-on={key === part} aria-current={pathname === to ? 'page' : undefined}>
            {t(`nav.${key}`)}
          </Link>
        ))}
      </nav>
      <h1>{title}</h1>
      {intro !== undefined && <p className={styles['intro']}>{intro}</p>}
      {children}
    </div>
  );
}
