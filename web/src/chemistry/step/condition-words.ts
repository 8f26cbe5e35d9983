import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import { agentText } from '@app/shared/rules/agent-text';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { currentCulture } from '../../shared/i18n/culture.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { i18n } from '../../shared/i18n/i18n.ts';

type Condition = RouteStep['conditions'][number];

interface Way extends Pick<Condition, 'reagents' | 'catalysts' | 'solvents'> {
  temperatureC: Condition['temperatureC'] | null;
  hours?: Condition['hours'] | null;
}

const minus = '\u2212';

/** `0–25 °C`, with a true minus sign; what is hotter than one of the solvents boils is run in a sealed vessel, and says so. */
export function temperatureText([low, high]: Condition['temperatureC'], solvents: readonly string[] = []): string {
  const temperature = `${rangeText(low, high)} °C`;
  return needsSealedVessel(high, solvents) ? i18n.t('common:temperature.sealed', { temperature }) : temperature;
}

/** `2–16 h`, or undefined where nothing typical is known. */
export function hoursText(hours: Condition['hours']): string | undefined {
  return hours && `${rangeText(hours[0], hours[1])} h`;
}

/** Text above the arrow (reagents and catalysts) and below it (solvents and temperature). */
export function arrowTexts(condition: Condition | undefined): { over?: string; under?: string } {
  if (!condition) return {};
  return {
    over: namesText([...condition.reagents, ...condition.catalysts]),
    under: [namesText(condition.solvents), temperatureText(condition.temperatureC, condition.solvents)]
      .filter(Boolean)
      .join(', '),
  };
}

/** `HATU, DIPEA · DMF · 0–25 °C · 2–16 h`: one way to run a step in one line. */
export function pathText({ reagents, catalysts, solvents, temperatureC, hours }: Way): string {
  return [
    namesText([...reagents, ...catalysts]),
    namesText(solvents),
    temperatureC && temperatureText(temperatureC, solvents),
    hours && hoursText(hours),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Reagents, catalysts or solvents in one line. */
export function namesText(names: readonly string[]): string {
  return names.map((name) => withSubscripts(agentText(name, currentCulture()))).join(', ');
}

function rangeText(low: number, high: number): string {
  return low === high ? numberText(low) : `${numberText(low)}${low < 0 || high < 0 ? ' – ' : '–'}${numberText(high)}`;
}

function numberText(value: number): string {
  return formatNumber(value).replace('-', minus);
}

const mostAgents = 20;

/** Reagents, catalysts and solvents, each once, as a prediction takes them. */
export function agentsOf(condition: Condition | undefined): string[] {
  if (!condition) return [];
  const { reagents, catalysts, solvents } = condition;
  const named = [...reagents, ...catalysts, ...solvents].filter((name) => name !== '' && name !== 'neat');
  return [...new Set(named)].slice(0, mostAgents);
}
