// @vitest-environment happy-dom
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { RunCheck } from './run-check.tsx';

afterEach(cleanup);

const reasons = {
  PRICE_MISSING: 'Has no price.',
  LOCKED: 'The company was busy during the last run.',
  FAILED: 'Failed in the last run.',
  NOT_RUN: 'No run has taken it yet.',
} as const;

it('says of months that are not closed why they are not', async () => {
  const november = Temporal.PlainDate.from('2025-11-01');
  const months = { firstMonth: november, lastMonth: november, monthCount: 1 };
  const first = (Object.keys(reasons) as (keyof typeof reasons)[]).map((reason, at) => ({
    companyId: at + 1,
    companyName: `Firma ${at + 1}`,
    agreementId: at + 7,
    ...months,
    reason,
  }));
  const nothing = { count: 0, first: [] };
  const check = {
    firstMonth: november,
    lastMonth: november,
    openMonths: { count: 4, first, moreCompanies: 0 },
    unaddressed: nothing,
    unreached: nothing,
  };
  await openPage({
    pages: { '/kjoringer': () => <RunCheck check={check} /> },
    at: '/kjoringer',
    texts: ['invoice-runs'],
    features: ['invoices.run'],
  });
  for (const { companyName, agreementId, reason } of first) {
    const link = await screen.findByRole('link', {
      name: `${companyName}, agreement ${agreementId}`,
    });
    expect(link.parentElement?.textContent).toBe(
      `${companyName}, agreement ${agreementId}: November 2025. ${reasons[reason]}`,
    );
  }
  expect(screen.queryByText(/^and /)).toBeNull();
});
