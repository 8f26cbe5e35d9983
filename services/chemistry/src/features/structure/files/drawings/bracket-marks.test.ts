import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInNames } from '../../../../chemistry/recognition/names.ts';
import { recognise } from '../../../../chemistry/recognition/recognise.ts';
import { loadRDKit, type RDKit } from '../../../../chemistry/molecule/rdkit.ts';
import { createLogger } from '../../../../platform/process/logger.ts';
import { createIndigo } from '../../programs/indigo.ts';
import { plainStructure } from '../plain-structure.ts';

const indigo = createIndigo({ logger: createLogger('silent'), timeoutMs: 30_000 });
let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});
afterAll(() => indigo.close());

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8" ?><CDXML><page id="1">${body}</page></CDXML>`;

/** HO-CH2-CH2-OH with a bracket around its carbons. */
const glycol = (bracket: string, middle = '') =>
  document(
    '<fragment id="2"><n id="3" p="100 100" Element="8"/><n id="4" p="120 110"' +
      `${middle}/><n id="5" p="140 100"/><n id="6" p="160 110" Element="8"/>` +
      '<b id="7" B="3" E="4"/><b id="8" B="4" E="5"/><b id="9" B="5" E="6"/></fragment>' +
      bracket,
  );

const bracket = (usage: string, more = '') =>
  `<bracketedgroup id="20" BracketedObjectIDs="4 5" BracketUsage="${usage}" ${more}>` +
  '<bracketattachment id="21"><crossingbond id="22" BondID="7" InnerAtomID="4"/></bracketattachment>' +
  '<bracketattachment id="23"><crossingbond id="24" BondID="9" InnerAtomID="5"/></bracketattachment></bracketedgroup>';

/** Acetic acid whose methyl group carries a label. */
const labelled = (label: string, attributes = '') =>
  document(
    `<fragment id="2"><n id="3" p="100 100" ${attributes}><t p="98 103"><s>${label}</s></t></n><n id="4" p="120 110"/>` +
      '<n id="5" p="140 100" Element="8"/><n id="6" p="120 130" Element="8"/>' +
      '<b id="7" B="3" E="4"/><b id="8" B="4" E="5" Order="2"/><b id="9" B="4" E="6"/></fragment>',
  );

async function read(text: string) {
  return recognise(rdkit, builtInNames(), (await plainStructure(indigo, text)).text);
}

describe('a ChemDraw drawing', () => {
  it.each([
    ['no bracket', glycol(''), 'OCCO'],
    ['a multiple group', glycol(bracket('MultipleGroup', 'RepeatCount="3"')), 'OCCCCCCO'],
    ['a nickname', labelled('Ph', 'NodeType="Nickname"'), 'O=C(O)c1ccccc1'],
    ['a bare label', labelled('OMe'), 'COC(=O)O'],
  ])('with %s is read', async (_, text, smiles) => {
    expect(await read(text)).toMatchObject({ ok: true, smiles });
  });

  it.each<readonly [string, string, string]>([
    ...[
      'SRU',
      'Monomer',
      'Mer',
      'Copolymer',
      'CopolymerBlock',
      'Crosslink',
      'Graft',
      'Modification',
      'Generic',
      'AnyPolymer',
    ].map((usage) => [usage, glycol(bracket(usage)), 'polymer'] as const),
    ...['MixtureUnordered', 'MixtureOrdered', 'Component'].map(
      (usage) => [usage, glycol(bracket(usage)), 'mixture'] as const,
    ),
    ['a link node', glycol('', ' LinkCountLow="1" LinkCountHigh="4"'), 'linkNode'],
    ['R1', labelled('R1'), 'unspecifiedAtoms'],
    ['Ar', labelled('Ar', 'NodeType="GenericNickname" GenericNickname="Ar"'), 'unspecifiedAtoms'],
    ['X', labelled('X', 'NodeType="GenericNickname" GenericNickname="X"'), 'unspecifiedAtoms'],
  ])('with %s is refused for it', async (_, text, reason) => {
    expect(await read(text)).toMatchObject({ ok: false, reason });
  });
});
