import { expect, test } from 'vitest';
import { createRepeatingLook } from './repeating-look.ts';

const lost = Object.assign(new Error('connection lost'), { code: 'ECONNREFUSED' });
const faulty = new Error('wrong column');

test('looks again after each failure, reports what is no lost database, and ends with its stop', async () => {
  const looks: string[] = [];
  const warnings: string[] = [];
  const reports: unknown[] = [];
  const third = Promise.withResolvers<void>();
  const repeating = createRepeatingLook(
    async () => {
      looks.push('look');
      if (looks.length === 1) throw lost;
      if (looks.length === 2) throw faulty;
      await third.promise;
    },
    {
      name: 'test',
      everyMs: 1,
      log: { warn: (text) => warnings.push(text) },
      reportError: (error) => reports.push(error),
    },
  );
  await repeating.start();
  await expect.poll(() => looks).toHaveLength(3);
  expect(warnings).toEqual(['test: connection lost', 'test: wrong column']);
  expect(reports).toEqual([faulty]);
  const stopped = repeating.stop();
  third.resolve();
  await stopped;
  // Fires after a timer that the third look might have left behind.
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(looks).toHaveLength(3);
});
