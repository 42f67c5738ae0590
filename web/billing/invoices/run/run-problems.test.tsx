// @vitest-environment happy-dom
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { RunProblems } from './run-problems.tsx';

afterEach(cleanup);

it.each([
  ['PRICE_MISSING', '1 agreement has no price', /could not be invoiced|busy/],
  ['FAILED', '1 company could not be invoiced', /no price|busy/],
  ['LOCKED', '1 company was busy', /could not be invoiced|no price/],
] as const)(
  'what a run has left as %s is told, and nothing else',
  async (reason, title, others) => {
    const left = { companyId: 1001, companyName: 'Granlia Bygg AS', agreementId: 7, reason };
    await openPage({
      pages: { '/kjoringer': () => <RunProblems problems={[left]} count={61} /> },
      at: '/kjoringer',
      texts: ['invoice-runs'],
      features: ['invoices.run'],
    });
    await screen.findByText(title);
    screen.getByText('and 60 more');
    expect(screen.queryByText(others)).toBeNull();
  },
);
