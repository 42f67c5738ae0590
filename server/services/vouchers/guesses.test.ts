import { describe, expect } from 'vitest';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { fillProvider, offerIn, voucherPage } from './test-vouchers.ts';

/** As it runs: no limits are lifted. */
const portalTest = portalTestWith({
  environment: { RATE_LIMIT_PER_ADDRESS: '300', RATE_LIMIT_PER_SESSION: '600' },
});

const median = (list: readonly number[]) =>
  list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;

describe('A thousand guesses of keys (issue: limited, nothing learned)', () => {
  portalTest(
    'tell an old key from an invented one neither by answer nor by time',
    async (portal) => {
      await fillProvider(portal, 'HYRE');
      const honest = await offerIn(portal);
      const old = await offerIn(portal, { periodStart: '2026-02-01', periodEnd: '2026-02-28' });
      const answers = new Set<string>();
      const times: Record<'old' | 'invented', number[]> = { old: [], invented: [] };
      const guess = async (turn: number) => {
        const kind = turn % 2 === 0 ? 'old' : 'invented';
        const page = voucherPage(portal, kind === 'old' ? old.key : newToken(16));
        const before = performance.now();
        const answer = turn % 4 < 2 ? await page.status() : await page.claim('HYRE');
        if (answer.status !== 429) {
          answers.add(`${turn % 4 < 2 ? 'status' : 'claim'} ${answer.status} ${answer.text}`);
          times[kind].push(performance.now() - before);
        }
        return answer.status;
      };
      const statuses: number[] = [];
      for (let turn = 0; turn < 1_000; turn += 50) {
        statuses.push(
          ...(await Promise.all(Array.from({ length: 50 }, (_, at) => guess(turn + at)))),
        );
      }
      expect([...answers].toSorted()).toEqual([
        'claim 410 {"code":"NO_OFFER"}',
        'status 200 {"voucherOfferStatus":"EXPIRED"}',
      ]);
      // Sixty from one address in ten minutes, and as many as were on their way when these were used up.
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(850);
      expect(times.old.length).toBeGreaterThan(15);
      expect(Math.abs(median(times.old) - median(times.invented))).toBeLessThan(
        Math.max(median(times.invented), 5),
      );
      // A person with a valid key can continue from the same address.
      const page = voucherPage(portal, honest.key);
      expect((await page.status()).json).toEqual({ voucherOfferStatus: 'AVAILABLE' });
      expect((await page.claim('HYRE')).status).toBe(200);
    },
  );
});
