import { describe, expect, it } from 'vitest';
import { editableFigures, sensitivities } from './sensitivity.ts';
import { costBounds, editSheet, type CostFigure, type CostLine, type CostSheet, type CostStep } from './sheet.ts';
import { costOf } from './route.ts';

const figure = (value: number): CostFigure => ({ value, source: 'estimated' });

/** Two steps: acid (180.16) to its chloride (198.6), which makes the amide (271.3). */
const sheet: CostSheet = {
  currency: 'USD',
  scaleGrams: 1_000,
  hourlyRate: figure(6_000),
  overhead: figure(100),
  wastePrice: figure(200),
  steps: [
    step('s1', 1, 198.6, 90, [
      {
        lineId: 's1-1',
        role: 'reactant',
        name: 'acid',
        isLimiting: true,
        amount: figure(1),
        weight: 180.16,
        price: figure(2_500),
      },
      { lineId: 's1-2', role: 'reagent', name: 'SOCl2', amount: figure(1.5), weight: 118.97, price: figure(300) },
      { lineId: 's1-3', role: 'solvent', name: 'toluene', amount: figure(10), weight: 0.867, price: figure(150) },
    ]),
    step('s2', 2, 271.3, 80, [
      {
        lineId: 's2-1',
        role: 'reactant',
        name: 'chloride',
        isLimiting: true,
        amount: figure(1),
        weight: 198.6,
        madeBy: 's1',
      },
      { lineId: 's2-2', role: 'reactant', name: 'amine', amount: figure(1.2), weight: 107.15 },
      { lineId: 's2-3', role: 'workUp', name: 'water', amount: figure(10), weight: 1, price: figure(0) },
    ]),
  ],
};

function step(stepId: string, number: number, gramsPerMole: number, percent: number, lines: CostLine[]): CostStep {
  return {
    stepId,
    number,
    product: { smiles: stepId, gramsPerMole },
    yield: figure(percent),
    labour: figure(480),
    labourGrows: false,
    lines,
  };
}

// Random sheets from a seed (mulberry32), so that a failure can be run again.
function randomSheets(count: number): CostSheet[] {
  let state = 20_261_122;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (max: number): number => Math.floor(random() * max);
  const line = (lineId: string, madeBy?: string): CostLine => {
    const inLitres = madeBy === undefined && random() < 0.3;
    return {
      lineId,
      role: inLitres ? 'solvent' : 'reactant',
      name: lineId,
      amount: figure(random() * (madeBy === undefined ? 12 : 1.5)),
      weight: inLitres ? 0.6 + random() : 20 + random() * 600,
      ...(madeBy !== undefined && { madeBy }),
      ...(madeBy === undefined && random() < 0.9 && { price: figure(whole(10_000_000)) }),
      ...(random() < 0.5 && { smallPrice: whole(100_000_000) }),
    };
  };
  return Array.from({ length: count }, () => {
    const steps = Array.from({ length: 1 + whole(8) }, (_, n) => ({
      ...step(`s${n + 1}`, n + 1, 50 + random() * 800, 40 + random() * 60, [
        ...(n > 0 ? [line(`s${n + 1}-0`, `s${n}`)] : []),
        ...Array.from({ length: 1 + whole(5) }, (_one, i) => line(`s${n + 1}-${i + 1}`)),
      ]),
      labour: figure(whole(5_000)),
      labourGrows: random() < 0.5,
    }));
    return {
      currency: 'CNY',
      scaleGrams: 10 ** (random() * 5),
      steps,
      hourlyRate: figure(whole(50_000)),
      overhead: figure(whole(300)),
      wastePrice: figure(whole(2_000)),
    };
  });
}

const sheets = randomSheets(300);
const add = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0);

describe('the cost of a route', () => {
  it('is what the bill of materials says, by hand', () => {
    const cost = costOf(sheet);
    const amount = (lineId: string) => cost.lines.find((one) => one.lineId === lineId)?.milligrams ?? 0;
    // 1 kg / 271.3 / 0.80 = 4.60745 mol; of chloride 915.04 g; / 198.6 / 0.90 = 5.11939 mol of acid.
    expect(amount('s2-1') / 1e6).toBeCloseTo(0.915_039, 5);
    expect(amount('s1-1') / 1e6).toBeCloseTo(0.922_309, 5);
    expect(amount('s1-3') / 1e6).toBeCloseTo(0.915_039 * 8.67, 4);
    expect(cost.lines.find((one) => one.lineId === 's1-1')?.cost).toBe(2_306);
    expect(cost.unpriced).toEqual(['s2-2']);
    expect([cost.labour, cost.overhead]).toEqual([96_000, 96_000]);
    expect(cost.overallYield).toBeCloseTo(72, 9);
  });

  it('adds up exactly, to whole minor units, whatever the sheet', () => {
    for (const one of sheets) {
      const cost = costOf(one);
      expect(add(cost.lines.map((line) => line.cost))).toBe(cost.materials);
      expect(add(cost.steps.map((each) => each.total)) + cost.waste).toBe(cost.total);
      expect(cost.materials + cost.labour + cost.overhead + cost.waste).toBe(cost.total);
      for (const value of [cost.total, cost.perKilogram, cost.waste, ...cost.lines.map((line) => line.milligrams)])
        expect(Number.isSafeInteger(value)).toBe(true);
    }
  });

  it('is each printed amount times its printed price, rounded half up once', () => {
    for (const one of sheets) {
      const exact = costOf(one).lines.map(({ price, milligrams }) =>
        price === null ? null : Number((BigInt(milligrams) * BigInt(price) + 500_000n) / 1_000_000n),
      );
      expect(costOf(one).lines.map((line) => line.cost)).toEqual(exact);
    }
  });

  it('falls when a yield rises, and never rises when a price falls', () => {
    for (const one of sheets) {
      const before = costOf(one).total;
      for (const each of one.steps) {
        const better = editSheet(one, { [`step.${each.stepId}.yield`]: Math.min(100, each.yield.value + 1) });
        expect(costOf(better).total).toBeLessThanOrEqual(before);
      }
      const free = Object.fromEntries(
        editableFigures(one).flatMap(([path]) => (path.endsWith('.price') ? [[path, 0]] : [])),
      );
      expect(costOf(editSheet(one, free)).total).toBeLessThanOrEqual(before);
    }
  });

  it.each([
    [0.5, 100_000],
    [1, 100_000],
    [31.6228, 10_000],
    [1_000, 1_000],
    [50_000, 1_000],
  ])('pays for %d g at %d a kilogram, where a gram costs a hundred times as much', (grams, price) => {
    const bought: CostLine = {
      lineId: 's1-1',
      role: 'reactant',
      name: 'acid',
      isLimiting: true,
      amount: figure(1),
      weight: 100,
      price: figure(1_000),
      smallPrice: 100_000,
    };
    const one = { ...sheet, scaleGrams: grams, steps: [step('s1', 1, 100, 100, [bought])] };
    expect(costOf(one).lines[0]?.price).toBe(price);
    expect(costOf(editSheet(one, { 'line.s1-1.price': 77 })).lines[0]?.price).toBe(77);
  });

  it('takes 1.6 times the work for ten times the amount, unless a chemist says how long', () => {
    const grown = { ...sheet, steps: sheet.steps.map((one) => ({ ...one, labourGrows: true })) };
    const minutes = (scaleGrams: number) => costOf({ ...grown, scaleGrams }).steps[0]?.labourMinutes;
    expect([minutes(1), minutes(100), minutes(1_000), minutes(100_000)]).toEqual([480, 480, 761, 1_911]);
    expect(costOf(editSheet(grown, { 'step.s1.labour': 60 })).steps[0]?.labourMinutes).toBe(60);
  });

  it('counts a molecule that two steps use for both', () => {
    const [first, second] = sheet.steps;
    if (!first || !second) throw new Error('two steps');
    const shared: CostLine = {
      lineId: 's2-4',
      role: 'reactant',
      name: 'again',
      amount: figure(1),
      weight: 198.6,
      madeBy: 's1',
    };
    const twice = { ...sheet, steps: [first, { ...second, lines: [...second.lines, shared] }] };
    const acid = (one: CostSheet) => costOf(one).lines.find((line) => line.lineId === 's1-1')?.milligrams ?? 0;
    expect(acid(twice) / acid(sheet)).toBeCloseTo(2, 5);
  });
});

describe('a sheet beyond all measure', () => {
  it('is no sheet: it throws in place of a figure that is not exact', () => {
    const tiny = {
      'step.s1.yield': 0.1,
      'step.s2.yield': 0.1,
      scaleGrams: 1_000_000,
      'line.s1-3.price': 100_000_000_000,
    };
    expect(() => costOf(editSheet(sheet, tiny))).toThrow(RangeError);
  });
});

describe('an edited sheet', () => {
  it('remembers what was proposed, and takes an entered price for what had none', () => {
    const edited = editSheet(sheet, {
      'step.s2.yield': 65,
      'line.s2-2.price': 4_000,
      'line.s2-1.price': 9,
      nothing: 1,
    });
    expect(edited.steps[1]?.yield).toEqual({
      value: 65,
      source: 'entered',
      proposed: { value: 80, source: 'estimated' },
    });
    expect(costOf(edited).unpriced).toEqual([]);
    expect(edited.steps[1]?.lines[0]?.price).toBeUndefined();
    expect(editSheet(sheet, { 'step.s2.yield': 80 }).steps[1]?.yield).toEqual(figure(80));
  });

  it.each([
    ['scaleGrams', true],
    ['step.s1.yield', true],
    ['line.s1-1.price', true],
    ['line.s1-1.amount', true],
    ['overhead', true],
    ['step.s1.price', false],
    ['step..yield', false],
    ['steps', false],
    ['__proto__.s1.yield', false],
    ['line.s1.constructor', false],
  ])('may change %s: %s', (path, may) => {
    expect(costBounds(path) !== null).toBe(may);
  });
});

describe('what moves the price most', () => {
  it('comes first, over the range it may be wrong by', () => {
    const [first] = sensitivities({ ...sheet, hourlyRate: figure(0), steps: sheet.steps });
    expect(first?.path).toMatch(/yield|price|wastePrice/);
    const rough = editSheet(sheet, {});
    const [acid] = rough.steps[0]?.lines ?? [];
    if (!acid?.price) throw new Error('a price');
    const wide = { ...acid, price: { ...acid.price, factor: 30 } };
    const steps = rough.steps.map((one) =>
      one.stepId === 's1' ? { ...one, lines: [wide, ...one.lines.slice(1)] } : one,
    );
    const ranked = sensitivities({ ...rough, steps, hourlyRate: figure(0) });
    expect(ranked[0]).toMatchObject({ path: 'line.s1-1.price', high: 75_000 });
    for (const { totalAtLow, totalAtHigh, path } of ranked)
      expect(path.endsWith('.yield') ? totalAtLow >= totalAtHigh : totalAtHigh >= totalAtLow).toBe(true);
  });
});
