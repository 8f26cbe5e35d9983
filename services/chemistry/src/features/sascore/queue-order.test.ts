import { describe, expect, it } from 'vitest';
import { takingOrder } from './queue-order.ts';

const task = (id: string, tenantId: string, userId: string, lastTurn = 0) => ({ id, tenantId, userId, lastTurn });

describe('waiting scoring tasks', () => {
  it('are taken from tenants in turn, and within a tenant from users in turn', () => {
    const queued = [
      task('a1', 't', 'a', 100),
      task('a2', 't', 'a', 100),
      task('a3', 't', 'a', 100),
      task('b1', 't', 'b', 50),
      task('c1', 'u', 'c'),
    ];
    expect(takingOrder(queued)).toEqual(['c1', 'b1', 'a1', 'a2', 'a3']);
  });

  it('of one user are taken in the order they were queued', () => {
    expect(takingOrder([task('1', 't', 'a'), task('2', 't', 'a')])).toEqual(['1', '2']);
  });
});
