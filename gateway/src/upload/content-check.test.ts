import { limits } from '@app/shared/constants/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cdxml, cdxOf, molOf, png, sdfOf, sdfOfSize, sdfRecord } from './testing/files.ts';
import { codeOfFile } from './testing/run-check.ts';
import { processorMs } from '../test-support/processor-ms.ts';

const mb = 1024 * 1024;
const text = (content: string) => Buffer.from(content, 'latin1');
const rxnOf = (reactants: number, products: number, molecules = reactants + products) =>
  text(
    `$RXN\n\n  test\n\n  ${reactants}  ${products}\n${Array.from({ length: molecules }, () => `$MOL\n${molOf().toString()}`).join('')}`,
  );

describe('an .sdf file for SAScore', () => {
  const code = (content: string | Buffer) => codeOfFile('sascore', 'a.sdf', Buffer.from(content));

  const muchData = sdfRecord(1).replace('$$$$', () => `${'> <price>\n$ 12\n\n'.repeat(90)}$$$$`);

  it.each([
    ['one record', sdfRecord(1), 200],
    ['line ends of Windows', sdfRecord(1).replaceAll('\n', '\r\n'), 200],
    ['a molid column in capitals, without a number', sdfRecord(1).replace('>  <molid> (1)', '> 25 <MolID>'), 200],
    ['a molid column in the second record only', sdfRecord(1, { molid: false }) + sdfRecord(2), 200],
    ['a last record without $$$$', sdfRecord(1) + sdfRecord(2).replace('$$$$\n', ''), 200],
    ['no line end at its end', sdfRecord(1).trimEnd(), 200],
    ['blank lines after the last record', `${sdfRecord(1)}\n\n\n\n\n  \n`, 200],
    ['letters of Latin-1', Buffer.from(sdfRecord(1).replace('program', 'Müller'), 'latin1'), 200],
    ['V3000 records', sdfRecord(1).replace('  1  0', '  0  0').replace('V2000', 'V3000'), 200],
    ['dollars in its data', sdfRecord(1).replace('M-1', () => '$1 $2 $3 $$$ $$$$ 5$$$$') + sdfRecord(2), 200],
    ['much data behind its molecules', muchData.repeat(3), 200],
    ['much data behind no molecule', muchData + muchData.replace('M  END', 'M  ENE'), 200],
    ['an end of a molecule inside a line', sdfRecord(1) + sdfRecord(2).replace('M  END', 'x M  END'), 200],
    ['an end of a record inside a line', sdfRecord(1) + sdfRecord(2).replace('M  END', () => 'x $$$$ $ $ $ $$$$'), 200],
    ['no molid column', sdfOf(3, { molid: false }), 30006],
    ['molid as a value only', sdfRecord(1, { molid: false }).replace('molecule 1\n\n', 'molid <molid>\n\n'), 30006],
    ['nothing', '', 30005],
    ['blank lines', '\n\n \n\n\n\n', 30005],
    ['no record end inside a molecule', sdfRecord(1).replace('M  END\n', ''), 200],
    ['a molecule cut off', sdfRecord(1).slice(0, 90), 30006],
    ['a second molecule cut off', sdfRecord(1) + sdfRecord(2).slice(0, 60), 200],
    ['no counts', sdfRecord(1).replace('  1  0  0', 'a b c'), 200],
    ['prose', 'Dear colleague,\nplease find\nattached\nwhat you asked for.\n', 10008],
    ['a NUL further down', `${sdfRecord(1)}${sdfOf(20).toString()}\0`, 10008],
    ['a line of more than 64 KB', sdfRecord(1).replace('M-1', 'M'.repeat(65_537)), 10008],
    ['an archive', 'PK\x03\x04 and so on', 30001],
    ['bytes of a program', '\x7fELF\x01\x01\x01\0\0\0', 30001],
  ])('with %s', (_case, content, expected) => {
    expect(code(content)).toBe(expected);
  });

  it('holds fewer than 100,000 molecules', () => {
    const records = (count: number) => code('\n\n\n  1  0\nM  END\n><molid>\n$$$$\n'.repeat(count));
    expect([records(limits.sascoreMolecules - 1), records(limits.sascoreMolecules)]).toEqual([200, 30004]);
  });

  it('is smaller than 50 MB', () => {
    expect([code(sdfOfSize(50 * mb - 1)), code(sdfOfSize(50 * mb))]).toEqual([200, 30003]);
  });
});

describe('a small file', () => {
  const code = (name: string, content: Buffer) => codeOfFile('molecules', name, content);

  it.each([
    ['a.sdf', sdfOf(2, { molid: false }), 200],
    ['a.sdf', text(''), 10026],
    ['a.sdf', png, 10009],
    ['a.sdf', sdfOfSize(mb), 200],
    ['a.sdf', sdfOfSize(mb + 1), 10006],
    ['a.mol', molOf(), 200],
    ['a.mol', molOf().subarray(0, -8), 200],
    ['a.mol', text('\n\n\n  0  0  0  0  0  0  0  0  0  0999 V2000\nM  END\n'), 200],
    ['a.mol', text('no\nmolecule\nat\nall\n'), 10008],
    ['a.txt', text('CCO\n\nCC(=O)O\n'), 200],
    ['a.txt', text(' \r\n\t\n'), 10026],
    ['a.txt', text('%PDF-1.7\n'), 10009],
    ['a.txt', text('C\n'.repeat(100_000)), 10026],
    ['a.txt', text('C\n'.repeat(99_999)), 200],
    ['a.csv', text('smiles,name\nC=C,ethene\n'), 200],
    ['a.csv', text('smiles,name\nCCO,"=1+1"\n'), 200],
    ['a.csv', Buffer.from('\uFEFFsmiles\nCCO\n', 'utf16le'), 200],
    ['a.csv', Buffer.from('\uFEFFsmiles\nCCO\n', 'utf16le').swap16(), 200],
    ['a.csv', Buffer.from('\uFEFFsmiles\n"=1+1"\n', 'utf16le'), 200],
    ['a.csv', Buffer.from('\uFEFF', 'utf16le'), 10026],
    ['a.csv', text('smiles\rCCO\r=1+1\r'), 200],
    ['a.txt', text('CCO\rCCN'), 200],
    ['a.mol', text(molOf().toString().replaceAll('\n', '\r')), 200],
    ['a.sdf', text(sdfOf(2, { molid: false }).toString().replaceAll('\n', '\r')), 200],
    ['a.sdf', Buffer.from(`\uFEFF${sdfOf(2, { molid: false }).toString()}`, 'utf16le'), 200],
    ['a.sdf', Buffer.from(`\uFEFF${sdfOf(2, { molid: false }).toString().slice(0, -40)}`, 'utf16le'), 200],
    ['a.rxn', rxnOf(1, 1), 200],
    ['a.rxn', text(rxnOf(1, 1).toString().replaceAll('\n', '\r\n')), 200],
    ['a.rxn', text(rxnOf(1, 1).toString().replaceAll('\n', '\r')), 200],
    ['a.rxn', rxnOf(1, 2, 2), 10008],
    ['a.rxn', rxnOf(2, 1).subarray(0, -8), 10008],
    ['a.rxn', rxnOf(0, 0), 10026],
    ['a.rxn', molOf(), 10009],
    ['a.rxn', text('$RXN V3000\n\n\n\nM  V30 COUNTS 0 1\nM  V30 END CTAB\nM  END\n'), 200],
    ['a.rxn', text('$RXN V3000\n\n\n\nM  V30 COUNTS 0 1\nM  V30 END CTAB\n'), 10008],
    ['a.cdx', cdxOf(), 200],
    ['a.cdx', cdxOf(''), 10026],
    ['a.cdx', cdxOf().subarray(0, 50), 200],
    ['a.cdx', cdxOf().subarray(0, 20), 10008],
    ['a.cdx', Buffer.from(cdxOf().toString('latin1').replace('\x04\x80', '\x06\x80'), 'latin1'), 10026],
    ['a.cdx', cdxml, 200],
    ['a.cdx', png, 10009],
    ['a.cdxml', cdxml, 200],
    ['a.cdxml', cdxml.subarray(0, -10), 10008],
    ['a.cdxml', Buffer.from(cdxml.toString().replace('<n id="3" p="1 > 2"/>', '')), 10026],
    ['a.cdxml', Buffer.from(cdxml.toString().replace('dtd" >', 'dtd" [<!ENTITY a "b">]>')), 10008],
    [
      'a.cdxml',
      Buffer.from(cdxml.toString().replace('http://www.cambridgesoft.com/xml/cdxml.dtd', '/etc/passwd')),
      10008,
    ],
    ['a.cdxml', text('<html></html>'), 10009],
    ['a.smi', text('CCO ethanol\n'), 200],
    ['a.smiles', text('CCO ethanol\n'), 200],
    ['a.tsv', text('CCO\tethanol\n'), 200],
    ['a.sd', sdfOf(2, { molid: false }), 200],
    ['a.rdf', text(`$RDFILE 1\n$DATM 01/01/26\n$MFMT\n${molOf().toString()}`), 200],
    ['a.rdf', text('$RDFILE 1\n$DATM 01/01/26\n'), 10026],
    ['a.rdf', molOf(), 10009],
    ['a.csv', Buffer.from('smiles\nCCO\n', 'utf16le'), 200],
  ])('%s is judged by its content (%#)', (name, content, expected) => {
    expect(code(name, content)).toBe(expected);
  });
});

describe('a CDXML document', () => {
  const body = '<CDXML BondLength="30"><page id="1"><fragment id="2"><n id="3"/></fragment></page></CDXML>\n';
  const declaration = '<?xml version="1.0" encoding="UTF-8" ?>\n';
  const current = '<!DOCTYPE CDXML SYSTEM "https://static.chemistry.revvitycloud.com/cdxml/CDXML.dtd" >\n';

  it.each([
    ['the document type of current ChemDraw', declaration + current + body, 200],
    [
      'that of older ones',
      `${declaration}<!DOCTYPE CDXML SYSTEM "http://www.cambridgesoft.com/xml/cdxml.dtd" >\n${body}`,
      200,
    ],
    ['a bare document type', `<!DOCTYPE CDXML>${body}`, 200],
    ['a bare one in lines', `${declaration}<!DOCTYPE\n  CDXML\n>\n${body}`, 200],
    [
      'single quotes',
      `<?xml version='1.0'?>\n<!DOCTYPE CDXML SYSTEM 'http://static.example.com/CDXML.dtd'>${body}`,
      200,
    ],
    ['a relative address', `<!DOCTYPE CDXML SYSTEM "CDXML.dtd">${body}`, 200],
    [
      'a public name',
      `<!DOCTYPE CDXML PUBLIC "-//CambridgeSoft//CDXML" "http://www.cambridgesoft.com/xml/cdxml.dtd">${body}`,
      200,
    ],
    [
      'a comment and an instruction before it',
      `${declaration}<!-- drawn by hand --><?mso-application x?>\n${current}${body}`,
      200,
    ],
    ['a comment first', `<!-- x -->\n${current}${body}`, 200],
    ['a byte order mark', `\uFEFF${declaration}${current}${body}`, 200],
    ['line ends of Windows', (declaration + current + body).replaceAll('\n', '\r\n'), 200],
    ['an entity', `<!DOCTYPE CDXML [<!ENTITY a "b">]>${body}`, 10008],
    ['an outer entity', `<!DOCTYPE CDXML SYSTEM "cdxml.dtd" [<!ENTITY a SYSTEM "file:///etc/passwd">]>${body}`, 10008],
    ['an entity behind its type', `${current}<!ENTITY a "b">${body}`, 10008],
    ['a file for a document type', `<!DOCTYPE CDXML SYSTEM "file:///etc/cdxml.dtd">${body}`, 10008],
    ['another document type', `<!DOCTYPE CDXML SYSTEM "http://example.com/x.dtd">${body}`, 10008],
    ['two document types', `${current}${current}${body}`, 10008],
    ['a document type of something else', `<!DOCTYPE html>${body}`, 10009],
  ])('with %s', (_case, content, expected) => {
    expect(codeOfFile('cdx', 'a.cdxml', Buffer.from(content))).toBe(expected);
    expect(codeOfFile('molecules', 'a.cdxml', Buffer.from(content))).toBe(expected);
  });

  it.each(['utf16le', 'utf16be'])('may be written in %s, with its mark or without', (encoding) => {
    for (const mark of ['\uFEFF', '']) {
      const file = Buffer.from(mark + declaration + current + body, 'utf16le');
      expect(codeOfFile('cdx', 'a.cdxml', encoding === 'utf16le' ? file : file.swap16())).toBe(200);
    }
  });
});

describe('a file of reaction templates', () => {
  const code = (name: string, content: string) => codeOfFile('templates', name, Buffer.from(content));
  const smarts = '[C:1](-,=[O:2])-[NH:3]>>O-[C:1]=[O:2].[NH2:3]';

  it.each([
    ['a table with double bonds behind commas', 'a.csv', `smarts,count\n${smarts},3\n`, 200],
    ['a plain list', 'a.txt', `${smarts}\n`, 200],
    ['a list of objects', 'a.json', JSON.stringify([{ reaction_smarts: smarts }]), 200],
    ['an object a line', 'a.json', `{"smarts":"${smarts}"}\n{"smarts":"${smarts}"}\n`, 200],
    ['an empty list', 'a.json', '[]', 10026],
    ['JSON cut off', 'a.json', '[{"smarts":"C', 10008],
    ['no JSON', 'a.json', 'smarts', 10009],
    ['nothing', 'a.csv', '', 10026],
    ['a table that claims to be JSON', 'a.json', `smarts\n${smarts}\n`, 10009],
  ])('with %s', (_case, name, content, expected) => {
    expect(code(name, content)).toBe(expected);
  });
});

describe('a file made to be slow to look at', () => {
  const nearly = mb - 1_000;
  const noMolid = `t\n\n\n  1  0\nM  END\n${`>${'<'.repeat(65_000)}\n`.repeat(200)}`;

  it.each([
    ['a.csv', '\t'.repeat(65_000), 200],
    ['a.csv', `${' '.repeat(65_000)}\n`.repeat(15), 200],
    ['a.csv', `x,"${' '.repeat(60_000)}=1`, 200],
    ['a.cdxml', `<CDXML><${'a'.repeat(nearly)}`, 10008],
    ['a.cdxml', `<CDXML>${'<'.repeat(nearly)}`, 10008],
    ['a.cdxml', `<CDXML>${'<!--'.repeat(nearly / 4)}`, 10008],
    ['a.cdxml', `<CDXML><n ${`a="b" '`.repeat(nearly / 7)}`, 10008],
    ['a.cdxml', `<CDXML>${'<n a="'.repeat(nearly / 6)}`, 10008],
    ['a.sdf', noMolid, 30006],
  ])('is judged as fast as any other: %s (%#)', (name, content, expected) => {
    const before = process.cpuUsage();
    const file = text(name === 'a.csv' ? `smiles\nCCO\n${content}` : content);
    expect(codeOfFile(name === 'a.sdf' ? 'sascore' : 'molecules', name, file)).toBe(expected);
    expect(processorMs(before)).toBeLessThan(2_000);
  });
});

describe('a picture', () => {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const webp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
  const jpeg = Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600', 'hex'),
    Buffer.alloc(20),
    Buffer.from('ffda0001ffd9', 'hex'),
  ]);

  it.each([
    ['a.png', png, 200],
    ['a.jpg', jpeg, 200],
    ['a.jpeg', jpeg, 200],
    ['a.gif', gif, 200],
    ['a.webp', webp, 200],
    ['a.png', jpeg, 10009],
    ['a.jpg', png, 10009],
    ['a.gif', text('GIF90a'), 10009],
    ['a.png', png.subarray(0, -9), 10008],
    ['a.jpg', jpeg.subarray(0, -2), 10008],
    ['a.gif', gif.subarray(0, -1), 10008],
    ['a.webp', webp.subarray(0, -4), 10008],
    ['a.png', Buffer.alloc(0), 10026],
  ])('%s is what it says, whole (%#)', (name, content, expected) => {
    expect(codeOfFile('picture', name, content)).toBe(expected);
  });

  it('may be a PDF where a document is asked for', () => {
    const pdf = text('%PDF-1.7\n1 0 obj\n%%EOF\n');
    const codes = [pdf, pdf.subarray(0, -6), png].map((file) => codeOfFile('document', 'a.pdf', file));
    expect(codes).toEqual([200, 10008, 10009]);
  });
});

describe('the verdict', () => {
  const fragments = [
    sdfRecord(1),
    sdfRecord(2, { molid: false }),
    sdfRecord(3, { atoms: 4 }).replaceAll('\n', '\r\n'),
    'M  END\n',
    '$$$$\n',
    '\n\n\n  1  0\n',
    '> <molid>\n',
    '\0',
    '\n',
    'x'.repeat(700),
    'y'.repeat(65_600),
  ];
  const files = fc.array(fc.constantFrom(...fragments), { maxLength: 12 }).map((parts) => text(parts.join('')));
  const cuts = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 8 });

  it('does not depend on how an .sdf file is cut into pieces', () => {
    fc.assert(
      fc.property(files, cuts, (file, sizes) => {
        expect(codeOfFile('sascore', 'a.sdf', file, sizes)).toBe(codeOfFile('sascore', 'a.sdf', file));
      }),
      { numRuns: 400 },
    );
  });

  it.each(['a.mol', 'a.txt', 'a.csv', 'a.cdx', 'a.cdxml'])('does not depend on how %s is cut', (name) => {
    const contents = fc.oneof(
      files,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    fc.assert(
      fc.property(contents, cuts, (file, sizes) => {
        expect(codeOfFile('molecules', name, file, sizes)).toBe(codeOfFile('molecules', name, file));
      }),
      { numRuns: 100 },
    );
  });
});
