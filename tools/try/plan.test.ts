import { describe, expect, it } from 'vitest';
import { leftOutLine, planAffected } from './plan.ts';

const serverTests = (count: number, distance: number): [string, number][] =>
  Array.from({ length: count }, (_, at) => [
    `server/services/a/t${distance}${at}.test.ts`,
    distance,
  ]);

describe('which affected tests are run', () => {
  it('the nearest of each kind, and the others are named as left out', () => {
    const tests = new Map([
      ...serverTests(6, 1),
      ['domain/services/a/x.test.ts', 2] as const,
      ['web/services/a/x.test.tsx', 3] as const,
    ]);
    const plan = planAffected(tests, { isWhole: false });
    expect(plan.files).toEqual([
      ...serverTests(3, 1).map(([file]) => file),
      'domain/services/a/x.test.ts',
      'web/services/a/x.test.tsx',
    ]);
    expect(plan.leftOut).toEqual([
      {
        why: 'further away from the change; --all runs them',
        files: [
          'server/services/a/t13.test.ts',
          'server/services/a/t14.test.ts',
          'server/services/a/t15.test.ts',
        ],
      },
    ]);
    expect(planAffected(tests, { isWhole: true })).toEqual({
      files: [...tests.keys()],
      leftOut: [],
    });
  });

  it('none that is three imports further than the nearest of its kind', () => {
    const tests = new Map([...serverTests(1, 1), ...serverTests(1, 3), ...serverTests(1, 4)]);
    expect(planAffected(tests, { isWhole: false }).files).toEqual([
      'server/services/a/t10.test.ts',
      'server/services/a/t30.test.ts',
    ]);
  });

  it('no journey, trial or benchmark, even with --all', () => {
    const tests = new Map([
      ['e2e/a.test.ts', 1],
      ['e2e/trials/a.test.ts', 1],
      ['benchmarks/a.test.ts', 1],
    ]);
    const { files, leftOut } = planAffected(tests, { isWhole: true });
    expect(files).toEqual([]);
    expect(leftOut.flatMap((one) => one.files)).toEqual([...tests.keys()]);
  });
});

it('what is not run is told by folder, the fullest first', () => {
  const files = ['web/a/b/1.test.ts', 'server/a/b/2.test.ts', 'server/a/b/c/3.test.ts'];
  expect(leftOutLine({ why: 'far', files })).toBe(
    'not run: 3 files (far): server/a/b 2, web/a/b 1',
  );
  expect(leftOutLine({ why: 'far', files: ['web/a.test.ts'] })).toBe(
    'not run: web/a.test.ts (far)',
  );
});
