// @vitest-environment happy-dom
import { listVoucherOffers } from '@takst/contract/services/vouchers/list-voucher-offers.contract.ts';
import { sendVoucherCode } from '@takst/contract/services/vouchers/send-voucher-code.contract.ts';
import { sendVoucherLink } from '@takst/contract/services/vouchers/send-voucher-link.contract.ts';
import { toasts } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { claimed, offer, open, row } from './test-support-vouchers.ts';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const addressesOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.callsTo(listVoucherOffers).map(({ address }) => address);

describe('customer support’s list of offers', () => {
  it('says how far each is, and neither key nor code', async () => {
    await open('/kodelager/tilbud');
    const first = await row(/^412\s34\s567/);
    first.getByText('Kan hentes');
    first.getByText('Lenken sendt i går kl. 08:10');
    const cells = (name: RegExp) => cellsOf(screen.getByRole('row', { name })).slice(0, 3);
    expect(cells(/^412\s34\s567/)).toEqual(['Vår 2026', '400 kr', '31.03.2026']);
    // An offer that has not begun says when it begins.
    expect(cells(/^445\s67\s890/)).toEqual(['Vår 2026', '400 kr', '31.03.2026Fra 01.03.2026']);
    expect(cellsOf(screen.getByRole('row', { name: /^412\s34\s567/ }))).toContain('01.03.2026');
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
    expect(toasts()).toEqual([
      ['success', 'Ny lenke er på vei', expect.stringMatching(/^412\s34\s567$/)],
    ]);
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
    [409, { code: 'OFFER_NOT_AVAILABLE' }, 'Tilbudet er hentet'],
    [409, { code: 'SMS_JUST_SENT', nextAt: '2026-03-04T08:00:00Z' }, 'Vent til kl. 09:00'],
  ])('of a link that is not sent again says why (%s %j)', async (status, body, text) => {
    const server = await open('/kodelager/tilbud');
    server.answer(sendVoucherLink, { status, body });
    fireEvent.click(
      await screen.findByRole('button', { name: /^Send lenken på nytt til 412\s34\s567$/ }),
    );
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Send lenken' }));
    await dialog.findByText(new RegExp(text));
    expect(toasts()).toEqual([]);
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
    expect(screen.queryByLabelText('Kampanje')).toBeNull();
  });
});
