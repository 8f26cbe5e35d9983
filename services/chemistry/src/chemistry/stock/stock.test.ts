import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { readBuiltInStock, readStockList } from './stock.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('the built-in stock', () => {
  it('holds at least 8,000 common reagents and building blocks', () => {
    expect(readBuiltInStock().size).toBeGreaterThan(8_000);
  });

  it('knows usual reagents and where each comes from', () => {
    const stock = readBuiltInStock();
    const usual = [
      'CC(=O)OC(C)=O',
      'Nc1ccc(O)cc1',
      'OC(=O)c1ccccc1O',
      'CN1CCNCC1',
      'OB(O)c1ccccc1',
      'C[Mg]Br',
      'CC(C)CN',
    ];
    expect(usual.map((one) => stock.originOf(canonicalSmiles(rdkit, one) ?? ''))).toEqual(usual.map(() => 'common'));
  });

  it('says how many patent reactions start from a molecule', () => {
    expect(readBuiltInStock().originOf('BrCC1CCCCO1')).toMatch(/^patents:\d+$/);
  });

  it('does not hold a drug that is made in several steps', () => {
    expect(readBuiltInStock().originOf('Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1')).toBeNull();
  });

  it('is loaded within 300 ms of processor time', () => {
    const before = process.cpuUsage();
    readBuiltInStock();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(300);
  });
});

describe("a caller's list", () => {
  it('takes SMILES, InChIKeys and names behind them, and names the lines it cannot read', () => {
    const { stock, refused } = readStockList(
      rdkit,
      '# mine\nOCC ethanol\nLFQSCWFLJHTTHZ-UHFFFAOYSA-N\nnonsense(\n\nc1ccccc1\n',
    );
    expect(stock.size).toBe(3);
    expect([stock.originOf('CCO'), stock.originOf('c1ccccc1'), stock.originOf('CCN')]).toEqual(['list', 'list', null]);
    expect(refused).toEqual([{ line: 4, text: 'nonsense(' }]);
  });

  it('finds a molecule by InChIKey', () => {
    const { stock } = readStockList(rdkit, 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N');
    expect([stock.originOf('CCO'), stock.originOf('CCC')]).toEqual(['list', null]);
  });
});
