// The public control schedules this product knows, and what each of them controls besides the substance itself.
//
// Which texts are meant. Single Convention on Narcotic Drugs, 1961: INCB Yellow List, with the decisions of the
// Commission on Narcotic Drugs up to its 68th session (March 2025). Convention on Psychotropic Substances, 1971: INCB
// Green List, with the decisions up to the same session. Convention against Illicit Traffic, 1988: INCB Red List,
// with the additions in force since 3 December 2024. Chemical Weapons Convention: OPCW Annex on Chemicals, with the
// changes in force since 7 June 2020. China: catalogue of psychotropic substances of 2013, class 1, for what the
// Conventions do not list; the class of fentanyl-related substances of 2019 stands in treaty-families.ts. National laws that define
// families by structure (China, United Kingdom, United States, Germany) are named in stimulant- and sedative-families.ts.
// Every substance that these schedules name with a definite structure is here; plants, extracts, mixtures and proteins
// are not (docs/controlled-substances.md). It is no legal advice, and national lists go further.

import {
  chemicalWeaponsSchedule1,
  chemicalWeaponsSchedule2,
  chemicalWeaponsSchedule3,
  chemicalWeaponsSchedule3SaltFormers,
} from './chemical-weapons.ts';
import { narcoticsScheduleI, narcoticsScheduleII } from './narcotics.ts';
import { precursorsTableI, precursorsTableII } from './precursors.ts';
import {
  chinaPsychotropicsClass1,
  psychotropicsScheduleI,
  psychotropicsScheduleII,
  psychotropicsScheduleIII,
  psychotropicsScheduleIV,
} from './psychotropics.ts';

/** Stable name of a schedule; its words are in the locales. */
export type ControlSchedule =
  | 'un1961ScheduleI'
  | 'un1961ScheduleII'
  | 'un1971ScheduleI'
  | 'un1971ScheduleII'
  | 'un1971ScheduleIII'
  | 'un1971ScheduleIV'
  | 'un1988TableI'
  | 'un1988TableII'
  | 'cwcSchedule1'
  | 'cwcSchedule2'
  | 'cwcSchedule3'
  | 'chinaPsychotropicsClass1'
  | 'chinaFentanylRelated'
  | 'chinaSyntheticCannabinoids'
  | 'ukClassA'
  | 'ukClassB'
  | 'ukClassC'
  | 'usScheduleI'
  | 'germanNewSubstances';

export interface ControlledList {
  schedule: ControlSchedule;
  source: string;
  /** Whether the schedule extends to esters and ethers of its substances. */
  coversEstersAndEthers: boolean;
  /** False: on record, but a target may be planned; `reason` says why. */
  refuse: boolean;
  reason?: string;
  substances: readonly (readonly [name: string, smiles: string])[];
}

const un1961 = 'Single Convention on Narcotic Drugs, 1961; INCB Yellow List';
const un1971 = 'Convention on Psychotropic Substances, 1971; INCB Green List';
const un1988 = 'Convention against Illicit Traffic in Narcotic Drugs and Psychotropic Substances, 1988; INCB Red List';
const cwc = 'Chemical Weapons Convention, Annex on Chemicals; www.opcw.org';

export const controlledLists: readonly ControlledList[] = [
  // "The esters and ethers, unless appearing in another Schedule, of the drugs in this Schedule".
  list('un1961ScheduleI', un1961, narcoticsScheduleI, { coversEstersAndEthers: true }),
  list('un1961ScheduleII', un1961, narcoticsScheduleII),
  list('un1971ScheduleI', un1971, psychotropicsScheduleI),
  list('un1971ScheduleII', un1971, psychotropicsScheduleII),
  list('un1971ScheduleIII', un1971, psychotropicsScheduleIII),
  list('un1971ScheduleIV', un1971, psychotropicsScheduleIV),
  list('un1988TableI', un1988, precursorsTableI),
  list('un1988TableII', un1988, precursorsTableII, {
    refuse: false,
    reason: 'Solvents, acids and bases of every laboratory, some of them parts of salts.',
  }),
  list('cwcSchedule1', cwc, chemicalWeaponsSchedule1),
  list('cwcSchedule2', cwc, chemicalWeaponsSchedule2),
  list('cwcSchedule3', cwc, chemicalWeaponsSchedule3),
  list('cwcSchedule3', cwc, chemicalWeaponsSchedule3SaltFormers, {
    refuse: false,
    reason: 'Bases that form salts with acidic drugs.',
  }),
  list('chinaPsychotropicsClass1', '精神药品品种目录（2013年版）第一类', chinaPsychotropicsClass1),
];

/** Isomers that Schedule I of 1961 excepts by name: dextromethorphan and dextrorphan. */
export const exceptedIsomers: readonly (readonly [name: string, smiles: string])[] = [
  ['dextromethorphan', 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)OC'],
  ['dextrorphan', 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)O'],
];

function list(
  schedule: ControlSchedule,
  source: string,
  substances: ControlledList['substances'],
  rules: Partial<Pick<ControlledList, 'coversEstersAndEthers' | 'refuse' | 'reason'>> = {},
): ControlledList {
  return { schedule, source, substances, coversEstersAndEthers: false, refuse: true, ...rules };
}
