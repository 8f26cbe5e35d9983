import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasMessage } from '@app/locales/messages';
import { importTemplates } from './import-templates.ts';

/** Reactions as a chemist would write them, product first. */
const ordinary: Readonly<Record<string, string>> = {
  'ester hydrolysis': '[C:1](=[O:2])[OX2H1:3]>>[C:1](=[O:2])[O:3]C',
  'ester hydrolysis, any carbon': '[#6:4][C:1](=[O:2])[OH:3]>>[#6:4][C:1](=[O:2])[O:3]CC',
  'reductive amination': '[C;!$(C=O):1][NX3;!$(NC=O):2]>>[C:1]=O.[N:2]',
  'reductive amination, secondary amine': '[#6:3][CH2:1][NX3;H0,H1;!$(N[C,S]=O):2]>>[#6:3][CH:1]=O.[NH:2]',
  Mitsunobu: '[C:1][O:2][c:3]>>[C:1]O.[OH:2][c:3]',
  'Mitsunobu, imide': '[CX4;!$(C=O):1][NX3:2]([C:3]=[O:4])[C:5]=[O:6]>>[C:1]O.[NH:2]([C:3]=[O:4])[C:5]=[O:6]',
  Suzuki: '[c:1]-[c:2]>>[c:1]Br.[c:2]B(O)O',
  'Buchwald–Hartwig': '[c:1]-[NX3;!$(NC=O):2]>>[c:1]Br.[N:2]',
  Sonogashira: '[c:1]-[C:2]#[C:3]>>[c:1]I.[CH:2]#[C:3]',
  Heck: '[c:1]/[CH:2]=[CH:3]/[C:4]>>[c:1]Br.[CH2:2]=[CH:3][C:4]',
  'Ullmann ether': '[c:1]-[O:2]-[c:3]>>[c:1]I.[OH:2][c:3]',
  'Williamson ether': '[CX4:1][O:2][#6:3]>>[C:1]Br.[OH:2][#6:3]',
  'amide coupling': '[C:1](=[O:2])[NX3:3]>>[C:1](=[O:2])O.[N:3]',
  'Fischer esterification': '[C:1](=[O:2])[O:3][CX4:4]>>[C:1](=[O:2])O.[OH:3][C:4]',
  'sulfonamide formation': '[S:1](=[O:2])(=[O:3])[NX3:4]>>[S:1](=[O:2])(=[O:3])Cl.[N:4]',
  Grignard: '[C:1]([OH:2])([#6:3])[#6:4]>>[C:1](=[O:2])[#6:3].[Mg](Br)[#6:4]',
  'organolithium addition': '[C:1]([OH:2])([#6:3])[c:4]>>[C:1](=[O:2])[#6:3].[Li][c:4]',
  Negishi: '[c:1]-[CH2:2]>>[c:1]Br.Cl[Zn][CH2:2]',
  'ketone reduction': '[CX4;H1:1]([OH:2])([#6:3])[#6:4]>>[C:1](=[O:2])([#6:3])[#6:4]',
  'nitro reduction': '[c:1][NH2:2]>>[c:1][N+:2](=O)[O-]',
  'nitrile hydrolysis': '[#6:1][C:2](=O)[OH]>>[#6:1][C:2]#N',
  'Boc removal': '[NX3;H1,H2;!$(NC=O):1]>>[N:1]C(=O)OC(C)(C)C',
  'methyl ether cleavage': '[OX2H1:1]>>[O:1]C',
  'Boc protection': '[NX3:1]C(=O)OC(C)(C)C>>[NX3:1].O=C(OC(C)(C)C)OC(=O)OC(C)(C)C',
  Wittig: '[#6:1][CH:2]=[CH:3][#6:4]>>[#6:1][CH:2]=O.[#6:4][CH2:3][P+](c1ccccc1)(c1ccccc1)c1ccccc1',
  'Friedel–Crafts acylation': '[c:1][C:2](=[O:3])[#6:4]>>[cH:1].Cl[C:2](=[O:3])[#6:4]',
  'aromatic substitution': '[c;$(c1ncccc1),$(c1ccncc1):1][N:2]>>[c:1]F.[N:2]',
  'azide–alkyne cycloaddition': '[c:1]1[cH:2][n:3]([#6:4])[n:5][n:6]1>>[C:1]#[CH:2].[#6:4][N:3]=[N+:5]=[N-:6]',
  'Fischer indole synthesis': '[c:1]1[c:2][nH:3][c:4][c:5]1>>[cH:1].[c:2][NH:3]N.O=[C:4][CH2:5]',
  'pyrazole from a hydrazine': '[c:1]1[c:2][c:3][n:4][n:5]1>>O=[C:1][CH2:2][C:3]=O.[N:4][N:5]',
  'epoxide opening': '[OH:1][C:2][C:3][N:4]>>[O:1]1[C:2][C:3]1.[N:4]',
  'Dess–Martin oxidation': '[#6:1][CH:2]=[O:3]>>[#6:1][CH2:2][OH:3]',
};

/** Templates that may never be taken, and why. */
const harmful: Readonly<Record<string, readonly [string, string]>> = {
  'fragments in every combination': ['[$(C.C.C.C.C.C.C.[D4][D4][D4]):1]-[C:2]>>[C:1].[C:2]', 'tooSlow'],
  'atoms anywhere, nine times': ['[$(*.*.*.*.*.*.*.*.[#99]):1]~[C:2]>>[C:1].[C:2]', 'tooSlow'],
  'a pattern within a pattern': ['[$([$(C~C.C~C.C~C.C~C.[#99])]~C):1]-[N:2]>>[C:1].[N:2]', 'tooSlow'],
  'nothing but wildcards': [`[*:1]${'~*'.repeat(18)}~[*:2]>>[*:1].[*:2]`, 'tooGeneral'],
  'a path of any twenty atoms to a carbon': [`[C:1]${'~*'.repeat(18)}~[C;D4:2]>>[C:1].[C:2]`, 'tooSlow'],
  'a ring of any 26 atoms': [`[#6:1]1${'~*'.repeat(24)}~[#6:2]~1>>[#6:1].[#6:2]`, 'tooSlow'],
  'branches at every atom': [`[#6:1]${'(~*)~*'.repeat(12)}~[#6:2]>>[#6:1].[#6:2]`, 'tooSlow'],
  'any chain of nine bonds': [`[*:1]${'~*'.repeat(8)}~[C:2]>>[*:1].[C:2]`, 'explodes'],
  'any three carbons': ['[#6:1]~[#6:2]~[#6:3]>>[#6:1].[#6:2].[#6:3]', 'insane'],
  'a carbon of seven bonds': ['[C:1][C:2]>>[C:1](C)(C)(C)(C)(C)[C:2]', 'insane'],
};

/** Does nothing but use a processor. */
let busy: Worker | undefined;
beforeAll(() => {
  busy = new Worker('for (;;) Math.sqrt(Math.random());', { eval: true });
});
afterAll(() => busy?.terminate());

describe('on a machine that has much other work', () => {
  const verdictsOf = async (list: readonly string[]) => {
    const { outcomes } = await importTemplates(bytesOf(list), { isForward: false });
    return outcomes.map(({ outcome, reason }) => reason ?? outcome);
  };

  it('ordinary templates are taken', async () => {
    const verdicts = await verdictsOf(Object.values(ordinary));
    expect(Object.keys(ordinary).map((name, index) => [name, verdicts[index]])).toEqual(
      Object.keys(ordinary).map((name) => [name, 'accepted']),
    );
  });

  it('harmful ones are refused, each time for the same reason', async () => {
    const list = Object.values(harmful).map(([smarts]) => smarts);
    const expected = Object.values(harmful).map(([, reason]) => reason);
    const verdicts = await verdictsOf(Array.from({ length: 5 }, () => list).flat());
    for (let time = 0; time < 5; time += 1) {
      const ofTime = verdicts.slice(time * list.length, (time + 1) * list.length);
      expect(Object.fromEntries(Object.keys(harmful).map((name, index) => [name, ofTime[index]]))).toEqual(
        Object.fromEntries(Object.keys(harmful).map((name, index) => [name, expected[index]])),
      );
    }
  });
});

describe('a template that holds up its thread', () => {
  const entry = new URL('../../test-support/threads/harmful-template-thread.ts', import.meta.url);

  it('is not called harmful: it could not be checked, and is to be given again', async () => {
    const { outcomes } = await importTemplates(bytesOf(['die', 'CC>>C', 'hang', 'CN>>C']), {
      isForward: false,
      entry,
      patienceMs: [2_000, 1_000, 500],
    });
    expect(outcomes.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'harmful',
      'accepted',
      'unchecked',
      'accepted',
    ]);
    expect([
      hasMessage('en', 'stock', 'template.unchecked'),
      hasMessage('zh-CN', 'stock', 'template.unchecked'),
    ]).toEqual([true, true]);
  });
});

async function* bytesOf(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${lines.join('\n')}\n`);
}
