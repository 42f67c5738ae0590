// @vitest-environment happy-dom
import { sendInvoiceAgain } from '@takst/contract/billing/invoices/run/send-invoice-again.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { undelivered } from './test-undelivered.ts';
import { UnreachedNotice } from './unreached-notice.tsx';

afterEach(cleanup);

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
  });

  it.each([
    ['NO_ADDRESS', null, /: neither EHF nor an e-mail address/],
    ['WAITING', 'EMAIL', /: has waited for the mail server/],
    ['WAITING', 'EHF', /: has waited for the access point/],
    ['UNCONFIRMED', 'EHF', /: sent as EHF more than a day ago, without a receipt/],
  ] as const)('says of %s by %s what is wrong', async (reason, way, text) => {
    const invoice = { ...undelivered, reason, way, failure: null, tries: 0, offeredWays: [] };
    await open(invoice);
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });
});
