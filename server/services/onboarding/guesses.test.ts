import { getOnboarding } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { verifyPhone } from '@takst/contract/services/onboarding/verify-phone.contract.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { orderIn } from '#services/company-tickets/test-order.ts';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from './test-onboarding.ts';
import { forgetCompanies } from './test-onboarding.store.ts';

/** As it runs: no limits are lifted. */
const portalTest = portalTestWith(
  { environment: { RATE_LIMIT_PER_ADDRESS: '300', RATE_LIMIT_PER_SESSION: '600' } },
  ({ database }) => forgetCompanies(database, Object.values(signingCompanies)),
);

describe('2,000 guesses (issue: limited, nothing learned, others unaffected)', () => {
  portalTest('of ids and codes', async (portal) => {
    const own = onboardingBrowser(portal);
    const { id } = await own.begin(signingCompanies.alone, 'ingrid-hansen');
    const code = await own.code();
    const thief = onboardingBrowser(portal);
    const answers = new Set<string>();
    const times: Record<'real' | 'invented', number[]> = { real: [], invented: [] };
    const guess = async (turn: number) => {
      const kind = turn % 2 === 0 ? 'real' : 'invented';
      const params = { id: kind === 'real' ? id : randomUUID() };
      const before = performance.now();
      const answer =
        turn % 4 < 2
          ? await thief.call(getOnboarding, { params })
          : await thief.call(verifyPhone, { params, body: { code } });
      if (answer.status !== 429) {
        answers.add(`${answer.status} ${answer.text}`);
        times[kind].push(performance.now() - before);
      }
      return answer.status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 2_000; turn += 50) {
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, (_, at) => guess(turn + at)))),
      );
    }
    expect([...answers]).toEqual(['404 {"code":"ONBOARDING_NOT_FOUND"}']);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(1_000);
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
    expect(Math.abs(median(times.real) - median(times.invented))).toBeLessThan(
      Math.max(median(times.invented), 5),
    );
    // A customer's own work goes on, from the same address.
    expect((await orderIn(portal)()).status).toBe(200);
  });
});
