import { describe, expect, it } from 'vitest';
import { fittingPeriod, lastDays, readQuestion, writeQuestion } from './report-query.ts';

const today = new Date(2026, 2, 31, 12);

describe('the question of the statistics page', () => {
  it('is of the last 30 days, by day, without an address', () => {
    expect(readQuestion(new URLSearchParams(), today)).toMatchObject({
      from: '2026-03-02',
      to: '2026-03-31',
      period: 'day',
    });
    expect(lastDays(1, today)).toEqual({ from: '2026-03-31', to: '2026-03-31' });
  });

  it('keeps what the address says, and passes over what it cannot say', () => {
    const search = new URLSearchParams('from=2026-02-09&to=2026-02-01&period=week&module=sascore&user=ada');
    expect(readQuestion(search, today)).toMatchObject({
      from: '2026-02-01',
      to: '2026-02-09',
      period: 'week',
      modules: ['sascore'],
      userIds: ['ada'],
    });
    expect(readQuestion(new URLSearchParams('from=soon&period=hour&module=x'), today)).not.toHaveProperty('modules');
    expect(writeQuestion(search, { module: '', user: 'mei' }).toString()).toBe(
      'from=2026-02-09&to=2026-02-01&period=week&user=mei',
    );
  });

  it('is counted by days, weeks or months as the time is long', () => {
    expect([7, 30, 90, 365].map(fittingPeriod)).toEqual(['day', 'day', 'week', 'month']);
    const years = new URLSearchParams('from=2020-01-01&to=2026-03-01&period=day');
    expect(readQuestion(years, today).period).toBe('month');
  });
});
