// Where the asymmetric methods are taken from.

export interface Paper {
  text: string;
  doi?: string;
}

export const papers = {
  tsdpen: {
    text: 'Hashiguchi, Fujii, Takehara, Ikariya, Noyori, J. Am. Chem. Soc. 1995, 117, 7562',
    doi: '10.1021/ja00133a037',
  },
  diamine: {
    text: 'Ohkuma, Ooi, Hashiguchi, Ikariya, Noyori, J. Am. Chem. Soc. 1995, 117, 2675',
    doi: '10.1021/ja00114a043',
  },
  cbs: { text: 'Corey, Bakshi, Shibata, J. Am. Chem. Soc. 1987, 109, 5551', doi: '10.1021/ja00252a056' },
  ketoEster: {
    text: 'Noyori, Ohkuma, Kitamura, Takaya, Sayo, Kumobayashi, Akutagawa, J. Am. Chem. Soc. 1987, 109, 5856',
    doi: '10.1021/ja00253a051',
  },
  knowles: { text: 'Knowles, Acc. Chem. Res. 1983, 16, 106', doi: '10.1021/ar00087a006' },
  duphos: { text: 'Burk, J. Am. Chem. Soc. 1991, 113, 8518', doi: '10.1021/ja00022a047' },
  enamides: { text: 'Burk, Wang, Lee, J. Am. Chem. Soc. 1996, 118, 5142' },
  enamines: { text: 'Hsiao et al., J. Am. Chem. Soc. 2004, 126, 9918', doi: '10.1021/ja047901i' },
  imines: {
    text: 'Uematsu, Fujii, Hashiguchi, Ikariya, Noyori, J. Am. Chem. Soc. 1996, 118, 4916',
    doi: '10.1021/ja960364k',
  },
  metolachlor: { text: 'Blaser, Adv. Synth. Catal. 2002, 344, 17' },
  acrylicAcids: {
    text: 'Ohta, Takaya, Kitamura, Nagai, Noyori, J. Org. Chem. 1987, 52, 3174',
    doi: '10.1021/jo00390a043',
  },
  cyanoAcrylates: { text: 'Burk et al., J. Org. Chem. 2003, 68, 5731' },
  epoxidation: { text: 'Katsuki, Sharpless, J. Am. Chem. Soc. 1980, 102, 5974', doi: '10.1021/ja00538a077' },
  catalyticEpoxidation: {
    text: 'Gao, Hanson, Klunder, Ko, Masamune, Sharpless, J. Am. Chem. Soc. 1987, 109, 5765',
    doi: '10.1021/ja00253a032',
  },
  dihydroxylation: {
    text: 'Kolb, VanNieuwenhze, Sharpless, Chem. Rev. 1994, 94, 2483',
    doi: '10.1021/cr00032a009',
  },
  hydrolyticResolution: {
    text: 'Tokunaga, Larrow, Kakiuchi, Jacobsen, Science 1997, 277, 936',
    doi: '10.1126/science.277.5328.936',
  },
  epoxideScope: { text: 'Schaus et al., J. Am. Chem. Soc. 2002, 124, 1307', doi: '10.1021/ja016737l' },
  phaseTransfer: { text: "O'Donnell, Bennett, Wu, J. Am. Chem. Soc. 1989, 111, 2353", doi: '10.1021/ja00188a089' },
  anthracenyl: { text: 'Corey, Xu, Noe, J. Am. Chem. Soc. 1997, 119, 12414', doi: '10.1021/ja973174y' },
  thiourea: { text: 'Okino, Hoashi, Takemoto, J. Am. Chem. Soc. 2003, 125, 12672', doi: '10.1021/ja036972z' },
  nickelMichael: { text: 'Evans, Seidel, J. Am. Chem. Soc. 2005, 127, 9958' },
  strecker: { text: 'Zuend, Coughlin, Lalonde, Jacobsen, Nature 2009, 461, 968', doi: '10.1038/nature08484' },
  aminohydroxylation: { text: 'Li, Chang, Sharpless, Angew. Chem. Int. Ed. Engl. 1996, 35, 451' },
  boronicAcids: {
    text: 'Takaya, Ogasawara, Hayashi, Sakai, Miyaura, J. Am. Chem. Soc. 1998, 120, 5579',
    doi: '10.1021/ja980666h',
  },
  prolineAldol: { text: 'List, Lerner, Barbas, J. Am. Chem. Soc. 2000, 122, 2395', doi: '10.1021/ja994280y' },
  prolineAmination: { text: 'List, J. Am. Chem. Soc. 2002, 124, 5656' },
  evans: { text: 'Evans, Ennis, Mathre, J. Am. Chem. Soc. 1982, 104, 1737', doi: '10.1021/ja00370a050' },
  myers: {
    text: 'Myers, Yang, Chen, McKinstry, Kopecky, Gleason, J. Am. Chem. Soc. 1997, 119, 6496',
    doi: '10.1021/ja970402f',
  },
  oppolzer: { text: 'Oppolzer, Moretti, Thomi, Tetrahedron Lett. 1989, 30, 5603' },
  enders: { text: 'Job, Janeck, Bettray, Peters, Enders, Tetrahedron 2002, 58, 2253' },
  ellman: { text: 'Liu, Cogan, Ellman, J. Am. Chem. Soc. 1997, 119, 9913', doi: '10.1021/ja972012z' },
  sulfinamides: { text: 'Robak, Herbage, Ellman, Chem. Rev. 2010, 110, 3600', doi: '10.1021/cr900382t' },
  sulfinamideAcids: { text: 'Tang, Ellman, J. Org. Chem. 1999, 64, 12' },
} as const satisfies Record<string, Paper>;

export type PaperKey = keyof typeof papers;
