// Words and figures of a route's file in the reader's language.

import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import { hasMessage, message, type MessageParams } from '@app/locales/messages';
import type { Culture, Currency } from '@app/shared/constants/locale';
import type { RouteDetail, RouteNode, RouteStep } from '@app/shared/contracts/routes/routes';
import type { CostRange } from '@app/shared/rules/cost/range';
import type { CostFigure, CostLine } from '@app/shared/rules/cost/sheet';
import { writeMoneyRange } from '@app/shared/rules/cost/money';
import { agentText } from '@app/shared/rules/agent-text';
import { moleculeName, type NamedMolecule } from '@app/shared/rules/molecule-name';

type Condition = RouteStep['conditions'][number];

const minus = '\u2212';

export class ReportWords {
  readonly culture: Culture;

  constructor(culture: Culture) {
    this.culture = culture;
  }

  /** Of the namespace of these files. */
  word(key: string, values: MessageParams = {}): string {
    return message(this.culture, 'routes', `document.${key}`, values);
  }

  /** Of another namespace: the words of the screen. */
  screen(namespace: string, key: string, values: MessageParams = {}): string {
    return message(this.culture, namespace, key, values);
  }

  /** Words of the screen that go with a count, in the plural of the language where it has one. */
  screenCount(namespace: string, key: string, count: number): string {
    const plural = `${key}_${new Intl.PluralRules(this.culture).select(count)}`;
    return this.screen(namespace, hasMessage(this.culture, namespace, plural) ? plural : key, { count });
  }

  /** With so many figures after the point at most. */
  number(value: number, digits = 3): string {
    return new Intl.NumberFormat(this.culture, { maximumFractionDigits: digits }).format(value).replace('-', minus);
  }

  /** Minor units, to the last of them. */
  money(minorUnits: number | null | undefined, currency: Currency): string {
    if (minorUnits === null || minorUnits === undefined) return '–';
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
    return new Intl.NumberFormat(this.culture, style).format(minorUnits / 100);
  }

  /** An estimate with its range; an exact amount as it is. */
  range(range: CostRange | undefined, currency: Currency): string {
    return this.#moneyRange('money.range', range, currency);
  }

  /** The same in a column of a table, whose range says by itself that it is an estimate. */
  cellRange(range: CostRange | undefined, currency: Currency): string {
    return this.#moneyRange('money.cell', range, currency);
  }

  /** Milligrams in a unit that reads well. */
  mass(milligrams: number): string {
    const [value, unit] =
      milligrams >= 1_000_000
        ? ([milligrams / 1_000_000, 'kg'] as const)
        : milligrams >= 1_000
          ? ([milligrams / 1_000, 'g'] as const)
          : ([milligrams, 'mg'] as const);
    return `${this.number(Number(value.toPrecision(4)))} ${unit}`;
  }

  /** The name of a molecule where a source gives one, else its formula. */
  nameOf(molecule: NamedMolecule): string {
    return moleculeName(this.culture, molecule);
  }

  /** A functional group that conditions touch; by its key where it has no words. */
  group(key: string): string {
    return hasMessage(this.culture, 'routes', `group.${key}`) ? this.screen('routes', `group.${key}`) : key;
  }

  /** What is hotter than one of the solvents boils is run in a sealed vessel, and says so. */
  temperature({ temperatureC: [low, high], solvents }: Pick<Condition, 'temperatureC' | 'solvents'>): string {
    const temperature = `${this.#range(low, high)} °C`;
    return needsSealedVessel(high, solvents)
      ? this.screen('common', 'temperature.sealed', { temperature })
      : temperature;
  }

  hours(hours: Condition['hours']): string {
    return hours ? `${this.#range(hours[0], hours[1])} h` : '';
  }

  /** Reagents, catalysts or solvents in one line. */
  agents(names: readonly string[]): string {
    return names.map((name) => agentText(name, this.culture)).join(', ');
  }

  /** What is written over and under an arrow. */
  arrow(condition: Condition | undefined): { over: string; under: string } {
    if (!condition) return { over: '', under: '' };
    const { reagents, catalysts, solvents, hours } = condition;
    return {
      over: this.agents([...reagents, ...catalysts]),
      under: [this.agents(solvents), this.temperature(condition), this.hours(hours)].filter(Boolean).join(', '),
    };
  }

  /** Where a starting material comes from; what a route makes is told by its step. */
  stock({ inStock, origin }: Pick<RouteNode, 'inStock' | 'origin'>): string {
    if (!inStock) return this.screen('routes', 'stock.short.none');
    if (!origin) return this.screen('routes', 'stock.short.unknown');
    const { kind, name, count = 0 } = origin;
    if (kind === 'list' && name !== undefined) return this.screen('routes', 'stock.short.named', { name });
    return this.screen('routes', `stock.short.${kind}`, { value: this.number(count) });
  }

  /** Where a figure of the cost sheet comes from, with the list or the records behind it. */
  origin(figure: CostFigure | undefined): string {
    if (!figure) return this.screen('cost', 'noPrice');
    const source = this.screen('cost', `source.${figure.source}`);
    const { origin } = figure;
    if (origin === undefined || figure.source === 'entered') return source;
    const [kind = '', records = ''] = origin.split(':');
    if (kind === 'patents') return this.word('patentRecords', { count: this.number(Number(records)) });
    return figure.source === 'supplier' || figure.source === 'quoted' ? `${source} (${origin})` : source;
  }

  /** What a line of the cost sheet is called. */
  material(line: CostLine, { nodes }: Pick<RouteDetail, 'nodes'>): string {
    const known = nodes.find(({ molecule }) => molecule.smiles === line.smiles)?.molecule;
    if (known) return this.nameOf(known);
    return line.name === 'unknown' ? this.screen('cost', 'unknownAgent') : line.name;
  }

  #moneyRange(key: string, range: CostRange | undefined, currency: Currency): string {
    if (!range) return '–';
    const written = writeMoneyRange(range, currency, this.culture);
    return typeof written === 'string' ? written : this.screen('common', key, { ...written });
  }

  #range(low: number, high: number): string {
    if (low === high) return this.number(low);
    return `${this.number(low)}${low < 0 || high < 0 ? ' – ' : '–'}${this.number(high)}`;
  }
}
