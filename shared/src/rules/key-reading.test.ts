import { describe, expect, it } from 'vitest';
import { createKeyReading } from './key-reading.ts';

/** An issuer whose keys are names, on a clock that tests turn. */
function issuer(first: string[]) {
  const state = { keys: first, isAway: false, reads: 0, now: 1_000_000 };
  const reading = createKeyReading({
    read: async () => {
      state.reads += 1;
      const { keys, isAway } = state;
      await Promise.resolve();
      if (isAway) throw new Error('away');
      return keys;
    },
    now: () => state.now,
    freshMs: 60_000,
    staleMs: 600_000,
  });
  const finds = (key: string) => reading.find(async (keys) => (keys.includes(key) ? key : undefined));
  return { state, finds };
}

describe('keys of an issuer', () => {
  it('are read once for many tokens at the same time', async () => {
    const { state, finds } = issuer(['a']);
    expect(await Promise.all([finds('a'), finds('a'), finds('a')])).toEqual(['a', 'a', 'a']);
    expect(state.reads).toBe(1);
  });

  it('are read again at once for each of several new keys within a minute', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    for (const key of ['b', 'c', 'd']) {
      state.keys = [key, ...state.keys];
      state.now += 1_000;
      expect(await Promise.all([finds(key), finds(key), finds('a')])).toEqual([key, key, 'a']);
    }
    expect(state.reads).toBe(4);
  });

  it('are read again for the next new key twenty seconds after three of them', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    for (const key of ['b', 'c', 'd']) {
      state.keys = [key];
      await finds(key);
    }
    state.keys = ['e'];
    state.now += 19_999;
    expect(await finds('e')).toBeUndefined();
    state.now += 1;
    expect(await finds('e')).toBe('e');
  });

  it.each([
    ['different ones', (second: number) => `made-up-${second}`],
    ['the same one', () => 'made-up'],
  ])('are asked for three times a minute under a flood of keys that never were (%s)', async (_, name) => {
    const { state, finds } = issuer(['a']);
    for (let second = 0; second < 600; second += 1) {
      await Promise.all([finds(name(second)), finds(`another-${name(second)}`), finds('a')]);
      state.now += 1_000;
    }
    expect(state.reads).toBeGreaterThanOrEqual(30);
    expect(state.reads).toBeLessThanOrEqual(33);
  });

  it('are found within twenty seconds during a flood', async () => {
    const { state, finds } = issuer(['a']);
    const flood = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await finds(`made-up-${state.now}`);
        state.now += 1_000;
      }
    };
    await flood(70);
    state.keys = ['b'];
    await flood(20);
    expect(await finds('b')).toBe('b');
  });

  it('are found by those who asked while another one read them', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    state.keys = ['b'];
    const [made, found] = await Promise.all([finds('made-up'), finds('b')]);
    expect([made, found, state.reads]).toEqual([undefined, 'b', 2]);
  });

  it('are gone a minute after the issuer has withdrawn them', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    state.keys = ['b'];
    state.now += 59_999;
    expect(await finds('a')).toBe('a');
    state.now += 1;
    expect(await finds('a')).toBeUndefined();
  });

  it('count on while the issuer is away, and for ten minutes at most', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    state.isAway = true;
    state.now += 599_000;
    expect(await finds('a')).toBe('a');
    state.now += 1_000;
    await expect(finds('a')).rejects.toThrow('away');
  });

  it('are asked for by everybody who comes, one after the other, until they are there', async () => {
    const { state, finds } = issuer(['a']);
    state.isAway = true;
    await expect(finds('a')).rejects.toThrow('away');
    state.isAway = false;
    expect(await finds('a')).toBe('a');
  });

  it('are unknown while the issuer is away, which is asked every five seconds, and are found once it is back', async () => {
    const { state, finds } = issuer(['a']);
    await finds('a');
    Object.assign(state, { isAway: true, keys: ['b'] });
    await expect(finds('b')).rejects.toThrow('away');
    await expect(finds('b')).rejects.toThrow('away');
    expect(state.reads).toBe(2);
    state.isAway = false;
    state.now += 5_000;
    expect(await finds('b')).toBe('b');
  });

  it('are not read again for what is wrong with a token whose key is known', async () => {
    let reads = 0;
    const read = async () => (reads += 1);
    const reading = createKeyReading({ read, now: () => 0, freshMs: 1, staleMs: 1 });
    for (let time = 0; time < 3; time += 1) {
      await expect(reading.find(() => Promise.reject(new Error('expired')))).rejects.toThrow('expired');
    }
    expect(reads).toBe(1);
  });
});
