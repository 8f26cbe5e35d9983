import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { CostSheet } from '@app/shared/rules/cost/sheet';
import type { TFunction } from 'i18next';
import { moleculeLabel } from '../../chemistry/drawing/molecule-label.ts';
import { withSubscripts } from '../../chemistry/drawing/subscripts.ts';

/** What the figure of a path is called, apart from where it stands. */
export function figureNames(
  t: TFunction<'cost'>,
  sheet: CostSheet,
  molecules: ReadonlyMap<string, Molecule>,
): (path: string) => string {
  const lineName = (lineId: string): string => {
    const line = sheet.steps.flatMap((step) => step.lines).find((one) => one.lineId === lineId);
    const molecule = line?.smiles === undefined ? undefined : molecules.get(line.smiles);
    return molecule ? moleculeLabel(molecule) : withSubscripts(line?.name ?? '');
  };
  return (path) => {
    const [kind, id = '', figure] = path.split('.');
    const number = sheet.steps.find((step) => step.stepId === id || id.startsWith(`${step.stepId}-`))?.number ?? 0;
    if (kind === 'step') return t(figure === 'yield' ? 'step.yieldOf' : 'step.workOf', { number });
    if (kind !== 'line') return t(`assumptions.${path}`);
    return t(figure === 'price' ? 'moves.price' : 'moves.amount', { name: lineName(id), number });
  };
}
