import { describe, expect, it } from 'vitest';
import { type Contender, rotate } from './rotation.ts';

const fake = (name: string, calls: string[], done: number): Contender => ({
  name,
  pid: null,
  burst: async (ms) => {
    calls.push(name);
    await new Promise((passed) => setTimeout(passed, ms));
    return done;
  },
});

describe('contenders in rotation', () => {
  it('come by turns, the order reversed each round, after one burst that is not counted', async () => {
    const calls: string[] = [];
    const contenders = [fake('ceiling', calls, 100), fake('other', calls, 50)];
    const { standings, swing } = await rotate(contenders, { rounds: 2, burstMs: 30 });
    expect(calls.slice(2)).toEqual(['ceiling', 'other', 'other', 'ceiling']);
    expect(standings[0]?.ratio.median).toBe(1);
    expect(standings[1]?.ratio.median).toBeGreaterThan(0.4);
    expect(standings[1]?.ratio.median).toBeLessThan(0.6);
    expect(swing).toBeGreaterThanOrEqual(1);
  });
});
