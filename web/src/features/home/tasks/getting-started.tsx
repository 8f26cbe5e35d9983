import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from 'antd';
import styles from '../home.module.css';

type Step = 'enter' | 'search' | 'compare';

const steps: readonly { key: Step; picture: ReactNode }[] = [
  {
    key: 'enter',
    picture: (
      <>
        <rect x="8" y="14" width="104" height="44" rx="7" fill="var(--surface)" />
        <path d="M20 30h44M20 42h26" strokeLinecap="round" />
        <path d="m92 27 9 5.200v10.400l-9 5.200-9-5.200V32.200z" stroke="var(--primary)" fill="var(--primary-tint)" />
      </>
    ),
  },
  {
    key: 'search',
    picture: (
      <>
        <path d="M34 36h16M70 36h6c8 0 6-16 14-16M70 36h6c8 0 6 16 14 16" stroke="var(--primary)" />
        <circle cx="24" cy="36" r="10" fill="var(--surface)" stroke="var(--text)" />
        <circle cx="60" cy="36" r="10" fill="var(--surface)" />
        <circle cx="100" cy="20" r="10" fill="var(--primary-tint)" stroke="var(--primary)" />
        <circle cx="100" cy="52" r="10" fill="var(--primary-tint)" stroke="var(--primary)" />
        <path d="m96 20 3 3 5-6M96 52l3 3 5-6" stroke="var(--primary)" strokeLinecap="round" />
      </>
    ),
  },
  {
    key: 'compare',
    picture: (
      <>
        <rect x="10" y="10" width="100" height="15" rx="4" fill="var(--primary-tint)" stroke="var(--primary)" />
        <rect x="10" y="30" width="100" height="15" rx="4" fill="var(--surface)" />
        <rect x="10" y="50" width="100" height="15" rx="4" fill="var(--surface)" />
        <path d="M18 17.500h34M18 37.500h26M18 57.500h18" strokeLinecap="round" />
        <path d="M82 17.500h20" stroke="var(--primary)" strokeLinecap="round" />
        <path d="M82 37.500h14M82 57.500h9" strokeLinecap="round" />
      </>
    ),
  },
];

/** For a user without tasks: the way from a molecule to a route in three steps. */
export function GettingStarted() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.card} data-tour="tasks" aria-labelledby="start-title" style={{ padding: 24 }}>
      <h2 id="start-title" style={{ margin: '0 0 16px', fontSize: 16 }}>
        {t('start.title')}
      </h2>
      <Flex component="ol" wrap gap={24} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {steps.map(({ key, picture }) => (
          <li key={key} style={{ flex: '1 1 260px' }}>
            <svg
              width="120"
              height="72"
              viewBox="0 0 120 72"
              fill="none"
              stroke="var(--line-strong)"
              strokeWidth="2"
              aria-hidden="true"
            >
              {picture}
            </svg>
            <h3 style={{ margin: '8px 0 4px', fontSize: 14 }}>{t(`start.${key}.title`)}</h3>
            <p style={{ margin: 0, color: 'var(--secondary)' }}>{t(`start.${key}.text`)}</p>
          </li>
        ))}
      </Flex>
    </section>
  );
}
