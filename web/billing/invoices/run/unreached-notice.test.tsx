// @vitest-environment happy-dom
import { sendInvoiceAgain } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { undelivered } from './test-undelivered.ts';
import { UnreachedNotice } from './unreached-notice.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const titles = () => shownToasts().map(({ title }) => title);

async function open(invoice: typeof undelivered) {
  const server = fakeServer();
  await openPage({
    pages: { '/': () => <UnreachedNotice unreached={[invoice]} count={1} /> },
    at: '/',
    texts: ['invoice-runs'],
    features: ['invoices.run'],
  });
  return server;
}

describe('an invoice that did not arrive', () => {
  it('is listed with the reason, and is sent again by the other way', async () => {
    const server = await open(undelivered);
    server.answer(sendInvoiceAgain, { status: 200, body: { id: 5 } });
    await screen.findByText(/: the EHF was refused/);
    screen.getByText(/^“BR-CO-10: the sum differs” · 1 try, /);
    screen.getByRole('button', { name: 'Send as EHF: invoice 100005' });
    await press('Send by e-mail: invoice 100005');
    await waitFor(() => expect(server.callsTo(sendInvoiceAgain)).toHaveLength(1));
    expect(server.callsTo(sendInvoiceAgain)[0]?.body).toEqual({ way: 'EMAIL' });
    expect(server.callsTo(sendInvoiceAgain)[0]?.address).toMatch(/\/5(\/|$)/);
    await waitFor(() => expect(titles()).toEqual(['Invoice 100005 is on its way']));
    for (const [code, text] of [
      ['ALREADY_SENT', 'The invoice has been sent meanwhile, or is on its way.'],
      ['INVOICE_NOT_FOUND', 'There is no such invoice.'],
      ['NO_EMAIL', 'The company has no e-mail address for invoices.'],
      ['NOT_REACHED_BY_EHF', 'The company does not receive EHF.'],
    ] as const) {
      const { status } = sendInvoiceAgain.refusals[code];
      server.answer(sendInvoiceAgain, { status, body: { code } });
      await press('Send as EHF: invoice 100005');
      await waitFor(() => expect(shownToasts().at(-1)).toMatchObject({ kind: 'error', text }));
    }
    expect(server.callsTo(sendInvoiceAgain)[1]?.body).toEqual({ way: 'EHF' });
  });

  it.each([
    ['NO_ADDRESS', null, /: neither EHF nor an e-mail address/],
    ['REFUSED', 'EMAIL', /: the e-mail was refused/],
    ['WAITING', 'EMAIL', /: has waited for the mail server/],
    ['WAITING', 'EHF', /: has waited for the access point/],
    ['UNCONFIRMED', 'EHF', /: sent as EHF more than a day ago, without a receipt/],
  ] as const)('says of %s by %s what is wrong', async (reason, way, text) => {
    const invoice = { ...undelivered, reason, way, failure: null, tries: 0, offeredWays: [] };
    await open(invoice);
    await screen.findByText(text);
    expect(screen.queryByText(/\d tr(y|ies)/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});
