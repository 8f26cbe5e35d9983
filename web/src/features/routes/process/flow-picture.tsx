// The process as a flow sheet: the units of each step below each other, what goes in on the left, what comes out on the right.

import type { ProcessAssessment } from '@app/shared/contracts/process/figures';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { Fragment } from 'react';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { hoursText, namesText, temperatureText } from '../../../chemistry/step/condition-words.ts';
import { fitText } from '../../../chemistry/tree/fit-text.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { flowOf, type FlowStep, type Stream } from './process-flow.ts';

const width = 348;
const unit = { x: 128, width: 104, height: 44, gap: 20 } as const;
const units = ['reaction', 'workUp', 'isolation'] as const;
const stepHeight = units.length * (unit.height + unit.gap) + 26;
const font = 11;
const lineHeight = 14;
/** Of the words beside the units. */
const sideWidth = unit.x - 22;

export function FlowPicture({ route, process }: { route: RouteDetail; process: ProcessAssessment }) {
  const { t } = useTranslation('process');
  const flow = flowOf(route, process);
  const height = flow.length * stepHeight;
  return (
    <svg
      role="img"
      aria-label={t('flow.title')}
      viewBox={`0 0 ${width} ${height}`}
      fontSize={font}
      fill="var(--text)"
      style={{ display: 'block', width: '100%', maxWidth: 460, height: 'auto' }}
    >
      {flow.map((one, place) => (
        <g key={one.step.stepId} transform={`translate(0 ${place * stepHeight})`}>
          <StepUnits flow={one} isLast={place === flow.length - 1} />
        </g>
      ))}
    </svg>
  );
}

function StepUnits({ flow: { step, inputs, product, isIsolated }, isLast }: { flow: FlowStep; isLast: boolean }) {
  const { t } = useTranslation('process');
  const [conditions] = step.conditions;
  const amountOf = ({ node, kg }: Stream) =>
    [
      kg === undefined ? '' : t('flow.kg', { value: formatNumber(Number(kg.toPrecision(2))) }),
      moleculeLabel(node.molecule),
    ]
      .filter(Boolean)
      .join(' ');
  const reagents = conditions && namesText([...conditions.reagents, ...conditions.catalysts]);
  const sheet: Record<(typeof units)[number], { note: string; into: string[]; out: string }> = {
    reaction: {
      note: conditions
        ? [temperatureText(conditions.temperatureC), hoursText(conditions.hours)].filter(Boolean).join(', ')
        : t('flow.unknown'),
      into: [...inputs.map(amountOf), reagents ?? '', conditions ? namesText(conditions.solvents) : ''].filter(Boolean),
      out: '',
    },
    workUp: { note: '', into: [t(isIsolated ? 'flow.waterAndSolvent' : 'flow.water')], out: t('flow.waste') },
    isolation: { note: isIsolated ? '' : t('flow.telescoped'), into: [], out: isIsolated ? t('flow.liquor') : '' },
  };
  const middle = unit.x + unit.width / 2;
  const end = unit.x + unit.width;
  return (
    <>
      <text x={unit.x} y={12} fontWeight={600}>
        {fitText(`${step.number}. ${step.name}`, width - unit.x, font)}
      </text>
      {units.map((name, place) => {
        const top = 20 + place * (unit.height + unit.gap);
        const at = top + unit.height / 2;
        const { note, into, out } = sheet[name];
        const isSkipped = name === 'isolation' && !isIsolated;
        const leaves = place === units.length - 1;
        return (
          <Fragment key={name}>
            <rect
              x={unit.x}
              y={top}
              width={unit.width}
              height={unit.height}
              rx={4}
              fill="var(--primary-tint)"
              stroke="var(--primary-border)"
              strokeDasharray={isSkipped ? '4 3' : undefined}
            />
            <text x={middle} y={note === '' ? at + 4 : at - 3} textAnchor="middle" fontWeight={500}>
              {t(`flow.${name}`)}
            </text>
            <text x={middle} y={at + 12} textAnchor="middle" fill="var(--secondary)" fontSize={10}>
              {fitText(note, unit.width - 8, 10)}
            </text>
            {into.map((words, line) => (
              <text
                key={`${line} ${words}`}
                x={sideWidth}
                y={at + 4 + (line - (into.length - 1) / 2) * lineHeight}
                textAnchor="end"
              >
                <title>{words}</title>
                {fitText(words, sideWidth, font)}
              </text>
            ))}
            {into.length > 0 && <Arrow path={`M${sideWidth + 4} ${at}H${unit.x - 1}`} />}
            {out !== '' && (
              <>
                <Arrow path={`M${end} ${at}h16`} />
                <text x={end + 20} y={at + 4} fill="var(--secondary)">
                  <title>{out}</title>
                  {fitText(out, width - end - 20, font)}
                </text>
              </>
            )}
            <Arrow path={`M${middle} ${top + unit.height}v${leaves && isLast ? 14 : unit.gap - 1}`} />
            {leaves && (
              <text x={middle + 8} y={top + unit.height + 14} fontWeight={isLast ? 600 : 400}>
                <title>{amountOf(product)}</title>
                {fitText(amountOf(product), width - middle - 8, font)}
              </text>
            )}
          </Fragment>
        );
      })}
    </>
  );
}

/** A line with a head, right or down. */
function Arrow({ path }: { path: string }) {
  const head = path.includes('v') ? 'm-3.5 -5l3.5 5l3.5 -5' : 'm-5 -3.5l5 3.5l-5 3.5';
  return <path d={path + head} stroke="var(--secondary)" fill="none" />;
}
