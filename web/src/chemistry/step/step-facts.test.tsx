import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { CompetingSites, StepFacts } from './step-facts.tsx';
import { step } from '../tree/test-routes.ts';

beforeAll(() => i18n.loadNamespaces(['routes']));

describe('what is said of a step', () => {
  it('shows the mark with its reasons, and the probability folded as a percentage', () => {
    const mark = { word: 'speculative', reasons: ['hardlyEverChosen', 'touchedGroups'] } as const;
    const shown = { ...step(1, 'a'), mark: { ...mark, reasons: [...mark.reasons] }, touchedGroups: ['phenol'] };
    render(<StepFacts step={{ ...shown, probability: 0.0004 }} />);
    expect(screen.getByText('Speculative').getAttribute('data-mark')).toBe('speculative');
    expect(
      screen.getByText(/Almost never chosen for such products\. The conditions would also affect: phenol\./),
    ).toBeTruthy();
    expect(screen.getByText('Data').closest('details')?.textContent).toContain('Probability under 1 %.');
  });

  it('counts the recorded reactions of a well precedented step', () => {
    const mark = { word: 'wellPrecedented' as const, reasons: ['precedents' as const] };
    render(<StepFacts step={{ ...step(1, 'a'), mark, recorded: { change: 9_000, centre: 4_002 } }} />);
    expect(screen.getByText(/4,002 recorded reactions with the same center/)).toBeTruthy();
  });

  it('marks a learned step apart from its name, with its precedents', () => {
    render(<StepFacts step={{ ...step(1, 'a'), templateKind: 'learned', precedents: 1234 }} />);
    expect(screen.getByText('from patents, 1,234 precedents')).toBeTruthy();
    render(<StepFacts step={step(1, 'a')} />);
    expect(screen.getAllByText(/from patents/)).toHaveLength(1);
  });

  it('names the groups that the conditions would touch', () => {
    render(<CompetingSites groups={['primaryAliphaticAmine', 'phenol']} />);
    expect(screen.getByText('The conditions would also affect: primary amine, phenol.')).toBeTruthy();
    render(<CompetingSites groups={[]} />);
    expect(screen.getByText(/No other group/)).toBeTruthy();
  });
});
