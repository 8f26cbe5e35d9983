// The temperatures at which some reagents are used whatever the reaction is: records give the one that their text names first, and an
// organolithium that was added at -78 °C is not used at the 25 °C of the work-up. N. G. Anderson, Practical Process Research and
// Development, 2nd ed. 2012; J. Clayden et al., Organic Chemistry, 2nd ed. 2012.

import type { ConditionSet } from './condition-counts.ts';

type Agents = Pick<ConditionSet, 'reagents' | 'solvents'>;
type Range = [number, number];

const ranges: readonly { agents: RegExp; with?: RegExp; temperatureC: Range }[] = [
  { agents: /^oxalyl chloride$/, with: /^DMSO$/, temperatureC: [-78, -50] },
  { agents: /^(?:[nst]-BuLi|MeLi|PhLi|LDA)$/, temperatureC: [-78, 0] },
  { agents: /^DIBAL-H$/, temperatureC: [-78, 25] },
  { agents: /^(?:LiHMDS|NaHMDS|KHMDS)$/, temperatureC: [-78, 25] },
  { agents: /^(?:mCPBA|Dess–Martin periodinane)$/, temperatureC: [-20, 40] },
  { agents: /^(?:DEAD|DIAD|DBAD|ADDP)$/, temperatureC: [-10, 60] },
  { agents: /^(?:HATU|HBTU|TBTU|PyBOP|EDC|DCC|DIC)$/, temperatureC: [-10, 60] },
  { agents: /^NaBH\(OAc\)3$/, temperatureC: [0, 50] },
  { agents: /^(?:BBr3|BCl3)$/, temperatureC: [-78, 40] },
  // Wolff–Kishner–Huang: the hydrazone loses nitrogen at 180 to 200 °C.
  { agents: /^N2H4/, with: /^(?:diethylene glycol|ethylene glycol)$/, temperatureC: [130, 200] },
  { agents: /^NaH$/, with: /^(?:DMF|DMSO|DMA|NMP)$/, temperatureC: [-10, 60] },
];

/** In °C; undefined where none of the agents says one. */
export function usualTemperature({ reagents, solvents }: Agents): Range | undefined {
  const found = ranges.filter(
    (one) =>
      reagents.some((name) => one.agents.test(name)) &&
      (!one.with || [...reagents, ...solvents].some((name) => one.with?.test(name))),
  );
  if (found.length === 0) return undefined;
  const high = Math.min(...found.map(({ temperatureC }) => temperatureC[1]));
  return [Math.min(high, Math.max(...found.map(({ temperatureC }) => temperatureC[0]))), high];
}
