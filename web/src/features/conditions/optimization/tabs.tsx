import type { KeyboardEvent, ReactNode } from 'react';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { useOpenInView } from '../../../shared/hooks/viewport.ts';
import { optimizationTabs, type OptimizationTab } from '../paths.ts';
import styles from './tabs.module.css';

export interface TabsProps {
  tab: OptimizationTab;
  /** Shown beside the names. */
  counts: Partial<Record<OptimizationTab, number>>;
  onTab: (tab: OptimizationTab) => void;
}

/** WAI-ARIA tabs: arrows, Home and End move and open. */
export function Tabs({ tab, counts, onTab }: TabsProps) {
  const { t } = useTranslation('conditions');
  const row = useOpenInView<HTMLDivElement>(tab);
  const go = (event: KeyboardEvent) => {
    const next = tabAfter(tab, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    row.current?.querySelector<HTMLElement>(`#${tabId(next)}`)?.focus();
  };
  return (
    <div className={styles['tabs']} role="tablist" aria-label={t('optimization.tab.label')} ref={row} onKeyDown={go}>
      {optimizationTabs.map((one) => {
        const count = counts[one] ?? 0;
        return (
          <button
            key={one}
            type="button"
            role="tab"
            id={tabId(one)}
            aria-selected={one === tab}
            aria-controls={panelId(one)}
            tabIndex={one === tab ? 0 : -1}
            onClick={() => onTab(one)}
          >
            {t(`optimization.tab.${one}`)}
            {count > 0 && <small>{formatNumber(count)}</small>}
          </button>
        );
      })}
    </div>
  );
}

export interface TabPanelProps {
  tab: OptimizationTab;
  shown: OptimizationTab;
  children: ReactNode;
}

export function TabPanel({ tab, shown, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== shown}>
      {children}
    </div>
  );
}

const last = optimizationTabs.length - 1;
const moves: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at === last ? 0 : at + 1),
  ArrowLeft: (at) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: () => last,
};

function tabAfter(tab: OptimizationTab, key: string): OptimizationTab | undefined {
  const to = moves[key]?.(optimizationTabs.indexOf(tab));
  return to === undefined ? undefined : optimizationTabs[to];
}

function tabId(tab: OptimizationTab): string {
  return `optimization-tab-${tab}`;
}

function panelId(tab: OptimizationTab): string {
  return `optimization-panel-${tab}`;
}
