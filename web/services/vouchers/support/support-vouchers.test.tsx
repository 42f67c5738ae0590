// @vitest-environment happy-dom
import { listVoucherCampaigns } from '@takst/contract/services/vouchers/list-voucher-campaigns.contract.ts';
import {
  countVoucherOffers,
  listVoucherOffers,
} from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { sendVoucherCode } from '@takst/contract/services/vouchers/send-voucher-code.contract.ts';
import { sendVoucherLink } from '@takst/contract/services/vouchers/send-voucher-link.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { CampaignListPage } from './campaign-list.page.tsx';
import { OfferListPage } from './offer-list.page.tsx';

afterEach(cleanup);

const sent = { state: 'sent', sentAt: '2026-03-03T07:10:00Z' };
const offer = {
  id: 1,
  phoneCountryCode: '+47',
  phone: '41234567',
  campaign: { id: 9, name: 'Vår 2026' },
  amountOre: 40_000,
  periodStart: '2026-03-01',
  periodEnd: '2026-03-31',
  state: 'AVAILABLE',
  provider: null,
  claimedAt: null,
  link: sent,
  code: null,
  createdAt: '2026-03-01T07:00:00Z',
};
const claimed = {
  ...offer,
  id: 2,
  phone: '42345678',
  state: 'CLAIMED',
  provider: 'HYRE',
  claimedAt: '2026-03-04T08:00:00Z',
  code: sent,
};
const failed = {
  ...offer,
  id: 3,
  phone: '43456789',
  link: { state: 'failed', sentAt: null },
};
const others = [
  {
    ...offer,
    id: 4,
    phone: '44567890',
    state: 'PLANNED',
    link: { state: 'waiting', sentAt: null },
  },
  { ...offer, id: 5, phone: '45678901', state: 'EXPIRED' },
  { ...claimed, id: 6, phone: null, phoneCountryCode: null },
];
const campaign = {
  id: 9,
  name: 'Vår 2026',
  firstDay: '2026-03-01',
  lastDay: '2026-03-31',
  offers: 40,
  sent: 36,
  claimed: 20,
  unclaimed: 12,
  expired: 8,
  smsFailed: 0,
};
const counts = {
  all: 6,
  counts: { PLANNED: 1, AVAILABLE: 2, CLAIMED: 2, EXPIRED: 1, UNCLAIMED: 4, SMS_FAILED: 1 },
};
const pageOf = (matches: object[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});

async function open(
  at: string,
  { offers = [offer, claimed, failed, ...others], campaigns = [campaign] } = {},
) {
  const server = fakeServer(
    [listVoucherOffers, pageOf(offers)],
    [countVoucherOffers, { status: 200, body: counts }],
    [listVoucherCampaigns, pageOf(campaigns)],
  );
  await openPage({
    pages: { '/kodelager/tilbud': OfferListPage, '/kodelager/kampanjer': CampaignListPage },
    at,
    texts: ['vouchers', 'voucher-views'],
    features: ['codePools', 'vouchers'],
    language: 'nb',
  });
  return server;
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const addressesOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.callsTo(listVoucherOffers).map(({ address }) => address);

describe('customer support’s list of offers', () => {
  it('says how far each is, and neither key nor code', async () => {
    await open('/kodelager/tilbud');
    const first = await row(/^412\s34\s567/);
    first.getByText('Kan hentes');
    first.getByText('Lenken sendt i går kl. 08:10');
    const second = await row(/^423\s45\s678/);
    second.getByText('Koden sendt i går kl. 08:10');
    second.getByText('Hos Hyre i dag kl. 09:00');
    // What is to begin or is over has no SMS to be told of.
    for (const [name, state] of [
      [/^445\s67\s890/, 'Planlagt'],
      [/^456\s78\s901/, 'Utløpt'],
    ] as const) {
      const line = await row(name);
      line.getByText(state);
      expect(line.queryByText(/^(Lenken|Koden)/)).toBeNull();
    }
    await row(/^Slettet/);
    // Planned, expired and erased offers have no button to resend.
    expect(screen.getAllByRole('button', { name: /på nytt til/ })).toHaveLength(3);
  });

  it('of an SMS that was not delivered leads to the reason', async () => {
    await open('/kodelager/tilbud');
    const third = await row(/^434\s56\s789/);
    third.getByText('Lenken kom ikke fram');
    const link = third.getByRole('link', { name: /Se hvorfor SMS-en/ });
    expect(link.getAttribute('href')).toBe('/meldinger?filter=sms&q=43456789');
  });

  it('is searched by phone, and filtered by state and campaign', async () => {
    const server = await open('/kodelager/tilbud?kampanje=9');
    await row(/^412\s34\s567/);
    expect(addressesOf(server).at(-1)).toContain('campaignId=9');
    fireEvent.click(screen.getByRole('button', { name: /^Ikke hentet/ }));
    await waitFor(() => expect(addressesOf(server).at(-1)).toContain('filter=UNCLAIMED'));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '412 34' } });
    await waitFor(() => expect(addressesOf(server).at(-1)).toMatch(/searchFor=412(\+|%20)34/));
    const select = screen.getByLabelText<HTMLSelectElement>('Kampanje');
    await waitFor(() => expect(select.selectedOptions[0]?.textContent).toBe('Vår 2026'));
    fireEvent.change(select, { target: { value: '' } });
    await waitFor(() => expect(addressesOf(server).at(-1)).not.toContain('campaignId'));
  });

  it.each([
    ['?kampanje=9', ['Alle kampanjer', 'Vår 2026']],
    ['', ['Alle kampanjer', 'Vår 2026']],
    ['?kampanje=4', ['Alle kampanjer', 'Vår 2026', 'Kampanje 4']],
  ])('has the newest campaigns to choose from, and at %s the chosen one', async (search, names) => {
    await open(`/kodelager/tilbud${search}`);
    const select = await screen.findByLabelText<HTMLSelectElement>('Kampanje');
    await waitFor(() => expect([...select.options].map(({ text }) => text)).toEqual(names));
  });

  const earlier = '2026-03-03T07:10:00Z';
  it.each([
    ['a link that is new', { link: { state: 'waiting', sentAt: null } }, 'Lenken er på vei'],
    [
      'a link that is sent again',
      { link: { state: 'waiting', sentAt: earlier } },
      'Lenken er på vei',
    ],
    ['a link', { link: { state: 'sent', sentAt: earlier } }, 'Lenken sendt i går kl. 08:10'],
    [
      'a code that is sent again',
      { ...claimed, code: { state: 'waiting', sentAt: earlier } },
      'Koden er på vei',
    ],
    [
      'a code that did not arrive',
      { ...claimed, code: { state: 'failed', sentAt: earlier } },
      'Koden kom ikke fram',
    ],
    [
      'a code whose link had not arrived',
      { ...claimed, link: { state: 'failed', sentAt: earlier } },
      'Koden sendt i går kl. 08:10',
    ],
    ['a code that was sent at once, nothing', { ...claimed, claimedAt: earlier }, null],
  ])('says of %s how far the SMS is', async (_, more, text) => {
    await open('/kodelager/tilbud', { offers: [{ ...offer, ...more, phone: '41234567' }] });
    const offerRow = await row(/^412\s34\s567/);
    const sentence = offerRow.queryByText(/^(Lenken|Koden) (er|sendt|kom)/);
    expect(plainText(sentence?.textContent) ?? null).toBe(text);
  });

  it('sends a new link, and says first that the old one dies', async () => {
    const server = await open('/kodelager/tilbud');
    server.answer(sendVoucherLink, { status: 200, body: { id: 1 } });
    fireEvent.click(
      await screen.findByRole('button', { name: /^Send lenken på nytt til 412\s34\s567$/ }),
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Den gamle lenken slutter å virke med det samme.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send lenken' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(sendVoucherLink).map(({ address }) => address)).toEqual([
      '/api/voucher-offer/1/send-link',
    ]);
  });

  it('sends the same code again to who has claimed one', async () => {
    const server = await open('/kodelager/tilbud');
    server.answer(sendVoucherCode, { status: 200, body: { id: 2 } });
    fireEvent.click(
      await screen.findByRole('button', { name: /^Send koden på nytt til 423\s45\s678$/ }),
    );
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('samme kode');
    const before = addressesOf(server).length;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send koden' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(sendVoucherCode).map(({ address }) => address)).toEqual([
      '/api/voucher-offer/2/send-code',
    ]);
    // The list says then that it is on its way.
    await waitFor(() => expect(addressesOf(server).length).toBeGreaterThan(before));
  });

  it.each([
    [404, { code: 'OFFER_NOT_FOUND' }, 'Vi finner ikke tilbudet'],
    [409, { code: 'NO_CODE' }, 'Det er ikke hentet noen kode'],
    [409, { code: 'SMS_JUST_SENT', nextAt: '2026-03-04T08:00:30Z' }, 'Vent til kl. 09:01'],
  ])('of a code that is not sent again says why (%s %j)', async (status, body, text) => {
    const server = await open('/kodelager/tilbud');
    server.answer(sendVoucherCode, { status, body });
    fireEvent.click(
      await screen.findByRole('button', { name: /^Send koden på nytt til 423\s45\s678$/ }),
    );
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send koden' }));
    await within(dialog).findByText(new RegExp(text));
  });

  it('without offers says how they are made', async () => {
    await open('/kodelager/tilbud', { offers: [] });
    await screen.findByText('Ingen tilbud ennå');
  });
});

describe('customer support’s campaigns', () => {
  it('lead from each number to its offers, and to the file of those that are not claimed', async () => {
    await open('/kodelager/kampanjer');
    const line = await row(/^Vår 2026/);
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
