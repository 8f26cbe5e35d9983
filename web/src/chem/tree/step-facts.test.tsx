import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.ts';
import { CompetingSites, StepFacts } from './step-facts.tsx';
import { likelihoodOf } from './likelihood.ts';
import { step } from './test-routes.ts';

beforeAll(() => i18n.loadNamespaces(['routes']));

describe('what is said of a step', () => {
  it.each([
    [0.7, 'veryLikely'],
    [0.5, 'veryLikely'],
    [0.4237123, 'likely'],
    [0.05, 'possible'],
    [0.012, 'unusual'],
    [0.0002, 'rare'],
  ])('calls a probability of %d %s', (probability, word) => {
    expect(likelihoodOf(probability)).toBe(word);
  });

  it('shows the probability as a percentage with a word, and never a raw number', () => {
    render(<StepFacts step={{ ...step(1, 'a'), probability: 0.4237123 }} />);
    expect(screen.getByText('42% probability: likely')).toBeTruthy();
  });

  it('says "under 1%" rather than 0', () => {
    render(<StepFacts step={{ ...step(1, 'a'), probability: 0.0004 }} />);
    expect(screen.getByText('under 1% probability: rare')).toBeTruthy();
  });

  it('marks a learned step apart from its name, with its precedents', () => {
    render(<StepFacts step={{ ...step(1, 'a'), templateKind: 'learned', precedents: 1234 }} />);
    expect(screen.getByText('from patents, 1,234 precedents')).toBeTruthy();
    render(<StepFacts step={step(1, 'a')} />);
    expect(screen.getAllByText(/from patents/)).toHaveLength(1);
  });

  it('names the groups that the conditions would touch', () => {
    render(<CompetingSites groups={['primaryAliphaticAmine', 'phenol']} />);
    expect(screen.getByText('The conditions would also touch: primary amine, phenol.')).toBeTruthy();
    render(<CompetingSites groups={[]} />);
    expect(screen.getByText(/No other group/)).toBeTruthy();
  });
});
