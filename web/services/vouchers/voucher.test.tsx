// @vitest-environment happy-dom
import { reportPageError } from '@takst/contract/platform/calls/error-reports.contract.ts';
import { claimVoucher } from '@takst/contract/services/vouchers/claim-voucher.contract.ts';
import { getVoucherOffer } from '@takst/contract/services/vouchers/get-voucher-offer.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Answering, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { VoucherPage } from './voucher.page.tsx';

afterEach(cleanup);

const key = 'Zx81_secret-key-of-128-bits';
const available = {
  voucherOfferStatus: 'AVAILABLE',
  amountOre: 40_000,
  lastDay: '2026-12-15',
  phoneEnding: '67',
  providers: [
    { provider: 'BILKOLLEKTIVET', validUntil: '2026-12-31' },
    { provider: 'GETAROUND', validUntil: null },
    { provider: 'HYRE', validUntil: '2027-03-31' },
  ],
  selectedCarProvider: null,
  claim: null,
};
const claimed = {
  ...available,
  voucherOfferStatus: 'CLAIMED',
  providers: [],
  selectedCarProvider: 'BILKOLLEKTIVET',
  claim: { claimedAt: '2026-03-04T08:14:00Z', validUntil: '2026-12-31' },
};
const ok = (body: unknown): Answer => ({ status: 200, body });
const refusal = (status: number, code: string, details = {}): Answer => ({
  status,
  body: { code, ...details },
});

async function open(answer: Answering, { language = 'nb', at = `/bildeling?key=${key}` } = {}) {
  const server = fakeServer([getVoucherOffer, answer]);
  const { router } = await openPage({
    pages: { '/bildeling': VoucherPage },
    at,
    texts: ['voucher'],
    language: language === 'nb' ? 'nb' : 'en',
  });
  return { ...server, router };
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const item = heading.closest('li');
  if (!item) throw new Error(`${name} is in no card`);
  return item;
};
const ask = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Hent kode hos ${name}` }));
  return await screen.findByRole('dialog', { name: `Hent kode hos ${name}?` });
};
const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: /Hent kode/ }));

describe('/bildeling, AVAILABLE (spec 3 §4)', () => {
  it('has the amount as its title, the last day, and the providers with amount, expiry and terms', async () => {
    await open(ok(available));
    await screen.findByRole('heading', { level: 1, name: '400\u00a0kr til delebil' });
    expect(document.body.textContent).toContain('Hent koden innen 15. desember');
    const hyre = within(await card('Hyre'));
    hyre.getByText('400 kr');
    hyre.getByText('Bruk innen 31. mars 2027');
    hyre.getByText(/Gjelder leie av bil i Hyre-appen/);
    const terms = hyre.getByRole('link', { name: /^Vilkår/ });
    expect(terms.getAttribute('rel')).toBe('noreferrer');
    expect(terms.getAttribute('href')).toBe('https://www.hyre.no/vilkar');
    screen.getByText(/^Tilbudet er knyttet til mobilnummeret som slutter på 67\./);
    expect(screen.queryByText('Det er ingen koder igjen akkurat nå')).toBeNull();
    screen.getByText('Du kan velge én.');
    within(await card('Getaround')).getByText('Koden har ingen siste dag');
    const names = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(names).toEqual(['Hyre', 'Bilkollektivet', 'Getaround']);
  });

  it('has the same in English', async () => {
    await open(ok(available), { language: 'en' });
    const hyre = within(await card('Hyre'));
    hyre.getByText(/^For car rental in the Hyre app\./);
    hyre.getByText('Use it by 31 March 2027');
    fireEvent.click(hyre.getByRole('button', { name: 'Get code from Hyre' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/^For car rental in the Hyre app\./);
    dialog.getByText('31 March 2027');
  });

  it('is of the key that the address has by now, and of no longer one than there can be', async () => {
    const { callsTo, router } = await open(ok(available));
    await card('Hyre');
    router.history.push(`/bildeling?key=${'x'.repeat(201)}`);
    await waitFor(() => expect(callsTo(getVoucherOffer)).toHaveLength(2));
    expect(callsTo(getVoucherOffer)[1]?.headers.get('authorization')).toBe(
      `Basic ${btoa(`voucher-page:${'x'.repeat(200)}`)}`,
    );
  });

  it('asks with the key as the password of HTTP Basic, and in no address (spec 3 §7)', async () => {
    const server = await open(ok(available));
    await card('Hyre');
    const [call] = server.callsTo(getVoucherOffer);
    expect(call?.headers.get('authorization')).toBe(`Basic ${btoa(`voucher-page:${key}`)}`);
    expect(JSON.stringify(server.calls.map(({ address, body }) => [address, body]))).not.toContain(
      key,
    );
  });

  it('repeats value, expiry, number and terms before the choice, which is final', async () => {
    await open(ok(available));
    const dialog = await ask('Bilkollektivet');
    expect(dialog.textContent).toContain('Verdi400\u00a0kr');
    expect(dialog.textContent).toContain('Bruk innen31. desember 2026');
    expect(dialog.textContent).toContain('Sendes tilMobilen som slutter på 67');
    expect(dialog.textContent).toContain('Du må være medlem');
    expect(dialog.textContent).toContain('Valget kan ikke gjøres om');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const other = await ask('Getaround');
    expect(other.textContent).toContain('Bruk innenIngen siste dag');
    const terms = within(other).getByRole('link', { name: /^Les alle/ });
    expect(terms.getAttribute('href')).toBe('https://no.getaround.com/terms');
    // A press beside the sheet closes it, one in it does not.
    fireEvent.click(within(other).getByText('Valget kan ikke gjøres om', { exact: false }));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    fireEvent.click(other);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('claims once, however often it is pressed, and becomes CLAIMED', async () => {
    const server = await open(ok(available));
    const slow = Promise.withResolvers<Answer>();
    server.answer(claimVoucher, () => slow.promise);
    const dialog = await ask('Bilkollektivet');
    confirm(dialog);
    confirm(dialog);
    slow.resolve(ok('Koden din hos Bilkollektivet er på vei på SMS.'));
    const heading = await screen.findByRole('heading', { name: 'Koden er sendt på SMS' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText('Bruk innen 31. desember 2026');
    expect(document.body.textContent).toContain('Til mobilen som slutter på 67');
    const calls = server.callsTo(claimVoucher);
    expect(calls.map(({ body }) => body)).toEqual([{ selectedCarProvider: 'BILKOLLEKTIVET' }]);
    expect(calls[0]?.headers.get('authorization')).toBe(`Basic ${btoa(`voucher-page:${key}`)}`);
    expect(server.callsTo(getVoucherOffer)).toHaveLength(1);
  });

  it('of a provider whose last code is gone says so on its card; the others stay', async () => {
    const server = await open(ok(available));
    server.answer(
      claimVoucher,
      refusal(409, 'PROVIDER_EMPTY', { selectedCarProvider: 'BILKOLLEKTIVET' }),
    );
    confirm(await ask('Bilkollektivet'));
    const empty = within(await card('Bilkollektivet'));
    await empty.findByText('Det er ikke flere koder igjen her. Velg et annet tilbud.');
    expect(empty.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    // A second one does not bring the first back.
    server.answer(claimVoucher, refusal(409, 'PROVIDER_EMPTY', { selectedCarProvider: 'HYRE' }));
    confirm(await ask('Hyre'));
    await within(await card('Hyre')).findByText(/Det er ikke flere koder igjen her/);
    expect(empty.queryByRole('button')).toBeNull();
    expect(screen.queryByText('Det er ingen koder igjen akkurat nå')).toBeNull();
    server.answer(
      claimVoucher,
      refusal(409, 'PROVIDER_EMPTY', { selectedCarProvider: 'GETAROUND' }),
    );
    confirm(await ask('Getaround'));
    await screen.findByText('Det er ingen koder igjen akkurat nå');
    expect(screen.queryByText('Du kan velge én.')).toBeNull();
  });

  it('without a code at any provider says that there will be more', async () => {
    await open(ok({ ...available, providers: [] }));
    await screen.findByText('Det er ingen koder igjen akkurat nå');
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it.each([
    [refusal(409, 'ALREADY_CLAIMED'), 'Koden er sendt på SMS'],
    [refusal(410, 'NO_OFFER'), 'Det ser ut til at du har brukt rabattkoden din …'],
  ])('(%#) shows what was done meanwhile: %s', async (answer, title) => {
    const server = await open(ok(available));
    const dialog = await ask('Hyre');
    server.answer(claimVoucher, answer);
    server.answer(getVoucherOffer, ok(claimed));
    confirm(dialog);
    await screen.findByRole('heading', { name: title });
  });

  it.each([
    [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 } }],
    [{ status: 503, body: { code: 'UNAVAILABLE' } }],
  ])('(%#) keeps the sheet when the choice did not get through', async (answer) => {
    const server = await open(ok(available));
    const dialog = await ask('Hyre');
    server.answer(claimVoucher, answer);
    confirm(dialog);
    await within(dialog).findByText('Koden er ikke hentet');
    server.answer(claimVoucher, ok('Koden din hos Hyre er på vei på SMS.'));
    confirm(dialog);
    await screen.findByRole('heading', { name: 'Koden er sendt på SMS' });
    const [first, second] = server.callsTo(claimVoucher);
    const keyOf = (call: typeof first) => call?.headers.get('idempotency-key');
    // A failing server may have claimed it: the second press is no second claim.
    if (answer.status === 503) expect(keyOf(second)).toBe(keyOf(first));
  });
});

describe('/bildeling, CLAIMED (spec 3 §4)', () => {
  it('says to which phone and when, what to do, and where; never the code', async () => {
    await open(ok(claimed));
    await screen.findByRole('heading', { level: 1, name: 'Koden er sendt på SMS' });
    expect(document.body.textContent).toContain(
      'Til mobilen som slutter på 67, i dag kl.\u00a009:14.',
    );
    screen.getByRole('heading', { level: 2, name: 'Bilkollektivet' });
    expect(document.body.textContent).toContain('400\u00a0kr');
    screen.getByText('Bruk innen 31. desember 2026');
    const steps = within(screen.getByRole('list', { name: 'Slik bruker du koden' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(3);
    const link = screen.getByRole('link', { name: /Åpne Bilkollektivet/ });
    expect(link.getAttribute('href')).toBe('https://bilkollektivet.no');
    const support = screen.getByRole('link', { name: /kundeservice/i });
    expect(support.getAttribute('href')).toBe(tenantOf('ruter').links.contactUs);
  });

  it('has no last day where the code has none', async () => {
    await open(ok({ ...claimed, claim: { ...claimed.claim, validUntil: null } }));
    await screen.findByText('Koden har ingen siste dag');
  });
});

describe('/bildeling, used, over or wrong (spec 3 §8)', () => {
  it.each([
    ['nb', 'Det ser ut til at du har brukt rabattkoden din …', 'ikke lenger i bruk'],
    ['en', 'It looks like you have used your discount code…', 'has moved on'],
  ])('is one page in %s', async (language, title, text) => {
    await open(refusal(410, 'NO_OFFER'), { language });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.body.textContent).toContain(text);
    expect(document.body.textContent).toContain('SMS');
    expect(document.body.textContent).toContain('Ruter');
    const support = screen.getByRole('link', { name: /kundeservice|customer support/i });
    expect(support.getAttribute('href')).toBe(tenantOf('ruter').links.contactUs);
  });
});

describe('/bildeling, in trouble', () => {
  it.each([
    [{ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 30 } }, /Vent/],
    [{ status: 503, body: { code: 'UNAVAILABLE' } }, /nede akkurat nå/],
  ])('(%#) says what happened and can be tried again', async (answer, text) => {
    const server = await open(answer);
    await screen.findByRole('heading', { name: 'Vi får ikke hentet tilbudet' });
    await screen.findByText(text);
    server.answer(getVoucherOffer, ok(available));
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await card('Hyre');
  });

  it('without a connection says so', async () => {
    await open(() => {
      throw new TypeError('Failed to fetch');
    });
    await screen.findByText(/Sjekk at du har nett/);
  });

  it.each([
    ['without the key', ok(available), '/bildeling'],
    ['with an empty key', ok(available), '/bildeling?key='],
    [
      'of an unknown status',
      { ...ok({ ...available, voucherOfferStatus: 'PAUSED' }), isOutsideContract: true },
      `/bildeling?key=${key}`,
    ],
  ])('%s throws (spec 3 §8)', async (_, answer, at) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await open(answer, { at });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('General error');
    expect(alert.textContent).not.toContain(key);
    expect(JSON.stringify(server.callsTo(reportPageError))).not.toContain(key);
  });
});
