// @vitest-environment happy-dom
import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { campaign, open, row } from './test-support-vouchers.ts';

afterEach(cleanup);

describe('customer support’s campaigns', () => {
  it('lead from each number to its offers, and to the file of those that are not claimed', async () => {
    await open('/kodelager/kampanjer');
    const line = await row(/^Vår 2026/);
    expect(cellsOf(screen.getByRole('row', { name: /^Vår 2026/ })).slice(0, 6)).toEqual([
      '01.03.2026–31.03.2026',
      '4036 lenker sendt',
      '20',
      '20',
      '8',
      '0',
    ]);
    line.getByText('36 lenker sendt');
    const hrefOf = (name: RegExp) => line.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/^40 – Tilbud/)).toBe('/kodelager/tilbud?kampanje=9');
    expect(hrefOf(/^20 – Hentet/)).toBe('/kodelager/tilbud?kampanje=9&filter=CLAIMED');
    expect(hrefOf(/^20 – Ikke hentet/)).toBe('/kodelager/tilbud?kampanje=9&filter=UNCLAIMED');
    expect(hrefOf(/^8 – Utløpt/)).toBe('/kodelager/tilbud?kampanje=9&filter=EXPIRED');
    // No offers, no list.
    expect(line.queryByRole('link', { name: /SMS kom ikke fram/ })).toBeNull();
    expect(hrefOf(/last ned CSV$/)).toBe(
      '/api/voucher-offer/list/csv?searchFor=&filter=UNCLAIMED&campaignId=9',
    );
  });

  it('are searched by name, where there are any', async () => {
    const server = await open('/kodelager/kampanjer');
    await row(/^Vår 2026/);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'vår' } });
    await waitFor(() =>
      expect(server.callsTo(listVoucherCampaigns).at(-1)?.address).toContain(
        `searchFor=${encodeURIComponent('vår')}`,
      ),
    );
    cleanup();
    await open('/kodelager/kampanjer', { campaigns: [] });
    await screen.findByText('Ingen kampanjer ennå');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('have a file as long as there are offers that were not claimed, expired ones too', async () => {
    const none = { ...campaign, claimed: 40, unclaimed: 0, expired: 0 };
    await open('/kodelager/kampanjer', {
      campaigns: [
        { ...none, name: 'Planlagt', unclaimed: 7 },
        { ...none, name: 'Over', expired: 8 },
        { ...none, name: 'Hentet' },
      ],
    });
    const linksOf = async (name: RegExp) =>
      (await row(name)).queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
    const unclaimed = expect.stringMatching(/^[78] – Ikke hentet/);
    const file = expect.stringMatching(/last ned CSV$/);
    expect(await linksOf(/^Planlagt/)).toEqual(expect.arrayContaining([unclaimed, file]));
    expect(await linksOf(/^Over/)).toEqual(expect.arrayContaining([unclaimed, file]));
    for (const link of await linksOf(/^Hentet/)) expect(link).toMatch(/– (Tilbud|Hentet)/);
  });
});
