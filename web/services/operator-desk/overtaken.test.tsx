// @vitest-environment happy-dom
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, screen, within } from '#testing/dom.ts';
import { open, proposal } from './test-desk.tsx';

afterEach(cleanup);

const row = {
  productId: 'single',
  validFrom: '2026-03-20',
  name: { nb: 'Én tur', en: 'One trip' },
  description: { nb: 'Én tur.', en: 'One trip.' },
  services: ['ticket-counter'],
};
const overtaken = {
  ...proposal,
  id: 11,
  kind: 'product',
  state: 'APPROVED',
  firstDay: '2026-03-20',
  decidedBy: 'Ole Sjef',
  decidedAt: '2026-02-25T09:00:00Z',
  overtaken: {
    productName: row.name,
    asOf: '2026-03-01',
    at: '2026-03-03T09:30:00Z',
  },
};

describe('an approved change that a newer file has overtaken', () => {
  it('stands in a list of its own: what, by whom, by which file and when', async () => {
    await open('/operator', [listProposals, { status: 200, body: [proposal, overtaken] }]);
    const list = await screen.findByRole('table', {
      name: 'Changes that a newer file has overtaken',
    });
    expect(
      within(list)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(
        /One trip.*20\.03\.2026.*Kaja Service.*Ole Sjef.*File as of 01\.03\.2026, loaded yesterday at\s10:30/,
      ),
    ]);
    within(screen.getByRole('table', { name: 'Proposals' })).getByText('Overtaken by a file');
    expect(screen.queryByText('Approved')).toBeNull();
  });

  it('has no such list while nothing is overtaken', async () => {
    await open('/operator');
    await within(await screen.findByRole('table', { name: 'Proposals' })).findByText(
      'Waits for approval',
    );
    expect(screen.queryByText('Changes that a newer file has overtaken')).toBeNull();
  });

  it('says so on its own page, and which file', async () => {
    await open('/operator/forslag/11', [
      getProposal,
      {
        status: 200,
        body: {
          proposal: overtaken,
          compared: { kind: 'product', rows: [{ before: null, after: row }] },
          productNames: {},
          nrOfDeciders: 2,
        },
      },
    ]);
    await screen.findByText('A newer file has overtaken this change');
    screen.getByText(/as of 01\.03\.2026 and was loaded yesterday at 10:30/);
    screen.getByText('Overtaken by a file');
  });
});
