// One small file for each rule of an upload.

import type { UploadRule } from '@app/shared/contracts/call';

const ethanol = 'ethanol\n  demo\n\n  3  2  0  0  0  0            999 V2000\n'
  .concat(['C', 'C', 'O'].map((symbol) => `    0.0000    0.0000    0.0000 ${symbol}   0  0\n`).join(''))
  .concat('  1  2  1  0\n  2  3  1  0\nM  END\n> <molid>\n1\n\n$$$$\n');
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const bond = '<n id="1" p="10 10"/><n id="2" p="24 10"/><b B="1" E="2"/>';
const cdxml = `<?xml version="1.0"?><CDXML><page><fragment>${bond}</fragment></page></CDXML>`;

export const fileOf: Record<UploadRule, [name: string, content: Buffer]> = {
  sascore: ['a.sdf', Buffer.from(ethanol)],
  molecules: ['a.sdf', Buffer.from(ethanol)],
  stock: ['a.sdf', Buffer.from(ethanol)],
  templates: ['a.csv', Buffer.from('smarts\n[C:1](=[O:2])-[NH:3]>>O-[C:1]=[O:2].[NH2:3]\n')],
  routes: ['a.txt', Buffer.from('OC(=O)c1ccccc1O.CC(=O)OC(C)=O>>CC(=O)Oc1ccccc1C(=O)O\n')],
  cdx: ['a.cdxml', Buffer.from(cdxml)],
  yields: ['a.csv', Buffer.from('well,yield\nA1,50\n')],
  picture: ['a.png', picture],
  document: ['a.png', picture],
};
