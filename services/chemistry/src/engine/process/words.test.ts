import { hasMessage, messageCultures } from '@app/locales/messages';
import { figureSources, scaleUpIssues, severities, solventClasses } from '@app/shared/contracts/process/figures';
import { expect, it } from 'vitest';
import { groupRules } from '../../chemistry/facts/group-hazards.ts';
import { flaskPairs } from '../../chemistry/facts/flask/pairs.ts';
import { reagentRules } from '../../chemistry/facts/reagent-hazards.ts';

it.each(messageCultures)('every rule, class and issue has words in %s', (culture) => {
  const keys = [
    ...[...reagentRules, ...groupRules, ...flaskPairs].map(({ rule }) => `hazard.${rule}`),
    ...severities.map((one) => `severity.${one}`),
    ...solventClasses.map((one) => `solventClass.${one}`),
    ...scaleUpIssues.map((one) => `issue.${one}`),
    ...figureSources.map((one) => `source.${one}`),
  ];
  expect(keys.filter((key) => !hasMessage(culture, 'process', key))).toEqual([]);
});
