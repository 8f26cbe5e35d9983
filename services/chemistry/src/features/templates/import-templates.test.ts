import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasMessage } from '@app/locales/messages';
import { countHandles } from '../../chemistry/molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { ImportedTemplates, isImportedId } from '../../chemistry/models/imported-templates.ts';
import { checkTemplate } from './check-template.ts';
import { importTemplates } from './import-templates.ts';
import { readTemplateRows } from './template-rows.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const amide = '[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4]';
const ether = '[c:1]-[O;D2:2]-[CH3:3]>>[c:1]-[OH:2].I-[CH3:3]';

async function* bytesOf(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}

const rowsOf = (content: string | Uint8Array) => Array.fromAsync(readTemplateRows(bytesOf(content)));

describe('a file of templates', () => {
  it('is read as AiZynthFinder writes it, compressed as well', async () => {
    const table = `index\tID\tclassification\ttemplate_hash\tretro_template\tlibrary_occurence\n0\tx\t2.1.2 Carboxylic acid + amine reaction\tabc\t${amide}\t812\n`;
    const expected = {
      line: 2,
      smarts: amide,
      name: 'Carboxylic acid + amine reaction',
      count: 812,
      classText: '2.1.2 Carboxylic acid + amine reaction',
    };
    expect(await rowsOf(table)).toMatchObject([expected]);
    expect(await rowsOf(gzipSync(table))).toMatchObject([expected]);
  });

  it('is read as ASKCOS writes it, as a list or a line each', async () => {
    const one = {
      _id: '5e1f',
      reaction_smarts: `(${amide.replace('>>', ')>>(')})`,
      count: 44,
      necessary_reagent: '[Na].O',
    };
    const expected = { name: '5e1f', count: 44, reagents: ['[Na]', 'O'] };
    expect(await rowsOf(JSON.stringify([one, one], null, 1))).toMatchObject([expected, expected]);
    expect(await rowsOf(`${JSON.stringify(one)}\nnot json\n`)).toMatchObject([expected, { smarts: '' }]);
  });

  it('is read as a plain list', async () => {
    expect(await rowsOf(`${amide}\tmy amide\n${ether}\n`)).toMatchObject([{ name: 'my amide' }, { smarts: ether }]);
  });
});

describe('a template', () => {
  const check = (smarts: string, isForward = false) => {
    const result = checkTemplate(rdkit, { smarts, isForward });
    return result.ok ? 'ok' : result.problem;
  };

  it.each([
    ['', 'noSmarts'],
    ['CCO', 'notReaction'],
    ['[C:1].[O:2]>>[C:1][O:2]', 'severalProducts'],
    ['CO>>CI', 'noMaps'],
    ['[C:1][Q(:2]>>[C:1]', 'compile'],
    ['[C:1]>>[C:1]Br', 'tooGeneral'],
    ['[*:1]~[*:2]>>[*:1].[*:2]', 'tooGeneral'],
    ['[C:1][C:2]>>[C:1](C)(C)(C)(C)(C)[C:2]', 'insane'],
    [`${'C'.repeat(5_000)}>>C`, 'tooLong'],
  ])('%s is refused', (smarts, problem) => {
    expect(check(smarts)).toBe(problem);
    expect(
      ['en', 'zh-CN'].map((one) => hasMessage(one === 'en' ? 'en' : 'zh-CN', 'stock', `template.${problem}`)),
    ).toEqual([true, true]);
  });

  it('may stand in parentheses, or reactants first', () => {
    const [product = '', precursors = ''] = amide.split('>>');
    expect(checkTemplate(rdkit, { smarts: `(${product})>>(${precursors})`, isForward: false })).toMatchObject({
      ok: true,
      smarts: amide,
    });
    expect(checkTemplate(rdkit, { smarts: `${precursors}>>(${product})`, isForward: true })).toMatchObject({
      smarts: amide,
    });
    const result = checkTemplate(rdkit, { smarts: amide, isForward: false });
    expect(result.ok && result.triedOn).toBeGreaterThan(0);
  });

  it('that fits in hundreds of ways is refused, and the next ones are looked at', async () => {
    // Any chain of nine bonds: it lies in a drug in hundreds of ways.
    const long = `[*:1]${'~*'.repeat(8)}~[C:2]>>[*:1].[C:2]`;
    const { templates, outcomes } = await importTemplates(bytesOf(`${long}\n${amide}\n${ether}\n${amide}\n`), {
      isForward: false,
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['rejected', 'accepted', 'accepted', 'duplicate']);
    expect(outcomes[0]?.reason).toBe('explodes');
    expect(templates.map(({ id }) => isImportedId(id))).toEqual([true, true]);
  });

  it('carries the class that the file names, and none where it names none', async () => {
    const table = `smarts,classification\n${amide},2.1.2 Amide\n${ether},0.0 Unrecognized\n`;
    const { templates } = await importTemplates(bytesOf(table), { isForward: false });
    expect(templates.map(({ reactionClass }) => reactionClass)).toEqual(['acylation', null]);
  });
});

describe('imported templates', () => {
  it('propose steps under their own names, the more usual one first, and leave no handle behind', () => {
    const handles = countHandles(rdkit);
    {
      using templates = new ImportedTemplates(rdkit, [
        { id: 'own-0123456789ab', smarts: amide, name: 'Our amide', count: 90, reactionClass: 'acylation' },
        { id: 'own-ba9876543210', smarts: ether, name: 'Our ether', count: 10, reactionClass: null },
      ]);
      using mol = rdkit.get_mol('COc1ccc(C(=O)NCC)cc1');
      const proposals = mol ? templates.proposals(mol, 'CCNC(=O)c1ccc(OC)cc1') : [];
      expect(proposals.map(({ precursors, templateId, precedents }) => [templateId, precursors, precedents])).toEqual([
        ['own-0123456789ab', ['CCN', 'COc1ccc(C(=O)O)cc1'], 0],
        ['own-ba9876543210', ['CCNC(=O)c1ccc(O)cc1', 'CI'], 0],
      ]);
      expect(proposals.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(0.3);
      expect(templates.nameOf('own-0123456789ab')).toEqual({ en: 'Our amide', 'zh-CN': 'Our amide' });
      expect(templates.nameOf('suzuki')).toBeUndefined();
    }
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
