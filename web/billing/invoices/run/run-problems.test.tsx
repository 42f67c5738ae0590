// @vitest-environment happy-dom
import { cleanup, screen, within } from '#testing/dom.ts';
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

it.each([
  ['has no price', 55],
  ['has failed', 58],
])(
  'what a run has left is told by each reason, and what is not listed under what %s',
  async (first, more) => {
    const company = (companyId: number, reason: 'PRICE_MISSING' | 'FAILED' | 'LOCKED') => {
      const agreementId = reason === 'PRICE_MISSING' ? 7 : null;
      return { companyId, companyName: `Firma ${companyId}`, agreementId, reason } as const;
    };
    // The first has no price in two months.
    const ofTwo = [company(1, 'PRICE_MISSING'), company(1, 'PRICE_MISSING')];
    const isUnpriced = first === 'has no price';
    const unpriced = isUnpriced
      ? [...ofTwo, { ...company(1, 'PRICE_MISSING'), agreementId: 8 }]
      : [];
    const failed = [company(2, 'FAILED'), company(3, 'FAILED')];
    const problems = [...unpriced, ...failed, company(4, 'LOCKED')];
    await openPage({
      pages: { '/kjoringer': () => <RunProblems problems={problems} count={61} /> },
      at: '/kjoringer',
      texts: ['invoice-runs'],
      features: ['invoices.run'],
    });
    const listUnder = async (title: string) => {
      const notice = (await screen.findByText(title)).parentElement?.parentElement;
      return within(notice ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    };
    const rest = `and ${more} more`;
    if (isUnpriced) {
      const listed = ['Firma 1, agreement 7', 'Firma 1, agreement 8', rest];
      expect(await listUnder('2 agreements have no price')).toEqual(listed);
    }
    expect(await listUnder('2 companies could not be invoiced')).toEqual([
      'Firma 2',
      'Firma 3',
      ...(isUnpriced ? [] : [rest]),
    ]);
    expect(await listUnder('1 company was busy')).toEqual(['Firma 4']);
  },
);
