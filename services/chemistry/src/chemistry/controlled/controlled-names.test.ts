import { describe, expect, it } from 'vitest';
import { isCasNumber } from '../recognition/cas-number.ts';
import { foldName } from '../molecule/fold-name.ts';
import { controlledByCas, controlledByName, readControlledNames } from './controlled-names.ts';
import { controlledLists } from './substances.ts';

describe('the table of other names of controlled substances', () => {
  const rows = readControlledNames();
  const listed = new Set(controlledLists.flatMap(({ substances }) => substances.map(([name]) => name)));

  it('speaks of substances of the lists, or of materials with a schedule of the lists', () => {
    const schedules = new Set<string>(controlledLists.map(({ schedule }) => schedule));
    const lost = rows.filter(({ substance, schedule }) =>
      schedule === undefined ? !listed.has(substance) : !schedules.has(schedule),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  it('has CAS numbers whose check digits are right, and no name twice', () => {
    expect(rows.flatMap(({ cas }) => cas).filter((one) => !isCasNumber(one))).toEqual([]);
    const names = rows.flatMap((row) => [...new Set([row.substance, ...row.names].map(foldName))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('a controlled substance', () => {
  it.each([
    ['un1988TableI', 'BMK', 'phenylacetone', '苯基丙酮', '1-phenylpropan-2-one', 'PMK', 'BMK glycidate', '103-79-7'],
    ['un1988TableI', 'N-Boc-4-piperidone', '4-anilinopiperidine', '苯乙酸', 'APAAN', 'norfentanyl'],
    ['un1961ScheduleI', 'anileridine', '阿尼利定', 'ketobemidone', '酮贝米酮', 'trimeperidine', '三甲利定', '64-39-1'],
    [
      'un1961ScheduleI',
      'dextromoramide',
      '右吗拉胺',
      'phenazocine',
      '非那佐辛',
      'nicomorphine',
      'difenoxin',
      '地芬诺辛',
    ],
    ['un1961ScheduleII', 'nicocodine', '尼可待因', 'norcodeine', '去甲可待因', 'propiram', 'acetyldihydrocodeine'],
    [
      'un1971ScheduleI',
      'brolamfetamine',
      '布苯丙胺',
      'etryptamine',
      'alpha-ethyltryptamine',
      '二乙基色胺',
      'rolicyclidine',
    ],
    [
      'un1971ScheduleII',
      'mecloqualone',
      '甲氯喹酮',
      'zipeprol',
      '齐培丙醇',
      'amineptine',
      'α-PVP',
      '4-fluoroamphetamine',
    ],
    ['un1971ScheduleIII', 'glutethimide', '格鲁米特', 'cyclobarbital', '环己巴比妥'],
    [
      'un1971ScheduleIV',
      'clobazam',
      '氯巴占',
      'flurazepam',
      '氟西泮',
      'lormetazepam',
      '氯甲西泮',
      'mazindol',
      '马吲哚',
    ],
    [
      'un1971ScheduleIV',
      'clorazepate dipotassium',
      'mephobarbital',
      'benzphetamine',
      'butabarbital',
      '去甲西泮',
      '1088-11-5',
    ],
    ['cwcSchedule1', 'chlorosarin', '氯沙林', 'lewisite 2', 'sesquimustard', 'methylphosphonyl difluoride'],
    ['cwcSchedule2', 'DMMP', '甲基膦酸二甲酯', 'benzilic acid', '3-quinuclidinol', 'amiton'],
    ['cwcSchedule3', 'chloropicrin', '氯化苦', 'hydrocyanic acid', '氰化氢'],
  ])('of %s is known by its names: %s, %s, …', (schedule, ...names) => {
    const told = (name: string): string | undefined =>
      (isCasNumber(name) ? controlledByCas(name) : controlledByName(name))?.schedule;
    expect(names.filter((name) => told(name) !== schedule)).toEqual([]);
  });

  it.each(['PMMA', 'DMA', 'TMA', 'MDEA', 'tramadol', 'acetone', '曲马多', 'loperamide', 'dextromethorphan'])(
    'is not what is called %s',
    (name) => {
      expect(controlledByName(name)).toBeUndefined();
    },
  );
});
