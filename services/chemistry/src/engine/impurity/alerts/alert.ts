// What an alert says, and where the classes come from.

export interface Alert {
  /** Its name and its reason are `alert.KEY` and `alertReason.KEY` of the words for impurities. */
  key: string;
  smarts: string;
  sources: readonly AlertSource[];
  /** ICH M7: aflatoxin-like, N-nitroso and alkyl-azoxy structures. */
  isCohortOfConcern?: true;
  /** Keys of wider alerts that say nothing more about the atoms that this one marks. */
  narrows?: readonly string[];
  members: readonly string[];
  nearMisses: readonly string[];
}

/** Published lists of alerts, in full. */
export const alertSources = {
  m7Cohort: 'ICH M7(R2), 2023, cohort of concern',
  m7Alert: 'ICH M7(R2), 2023, alerting structure (class 3 without data)',
  ashbyTennant: 'J. Ashby, R. W. Tennant, Mutat. Res. 1988, 204, 17; 1991, 257, 229',
  benigniBossa: 'R. Benigni, C. Bossa, Mutat. Res. 2008, 659, 248',
  kazius: 'J. Kazius et al., J. Med. Chem. 2005, 48, 312',
  enochCronin: 'S. J. Enoch, M. T. D. Cronin, Crit. Rev. Toxicol. 2010, 40, 728',
  levin: 'D. E. Levin et al., Proc. Natl. Acad. Sci. USA 1982, 79, 7445',
  amberg: 'A. Amberg et al., Org. Process Res. Dev. 2015, 19, 1495',
  odonovan: "M. R. O'Donovan et al., Mutat. Res. 2011, 724, 1",
  shenKozikowski: 'S. Shen, A. P. Kozikowski, ChemMedChem 2016, 11, 15',
} as const;

export type AlertSource = keyof typeof alertSources;

/** Both of the classic lists. */
export const classic = ['ashbyTennant', 'benigniBossa', 'm7Alert'] as const satisfies readonly AlertSource[];
export const iss = ['benigniBossa', 'm7Alert'] as const satisfies readonly AlertSource[];
