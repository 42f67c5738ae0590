// @vitest-environment happy-dom
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { listTicketRequests } from '@takst/contract/services/self-service/requests/list-ticket-requests.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { type FakeServer, fakeServer } from '#testing/fake-server.ts';
import {
  jon,
  late,
  type ListedRequest,
  listRequests,
  openRequests as open,
  requestRow as row,
  siri,
} from './test-ticket-requests.ts';

let server: FakeServer;
const lists = (...matches: readonly ListedRequest[]) => listRequests(server, matches);
const approves = (ticketRequestId: number) => ({ id: 70 + ticketRequestId, subscriberId: 31 });

beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('ticked requests', () => {
  const tickAll = async () =>
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all on the page' }));
  const bar = async () => {
    const text = await screen.findByText(/selected$/);
    return within(text.closest<HTMLElement>('[data-bottom-bar]') ?? document.body);
  };

  it('are approved one after the other, without the expired, and are said together', async () => {
    lists(siri, jon, late);
    await open();
    await row('Siri');
    await tickAll();
    fireEvent.click((await bar()).getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Approve 2 requests?');
    dialog.getByText(/Together 2 018 kr per month/);
    dialog.getByText('1 of those selected has expired and can only be rejected.');
    server.answer(approveTicketRequest, ({ body }) => ({
      status: 200,
      body: approves((body as { ticketRequestId: number }).ticketRequestId),
    }));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(shownToasts().map(({ title }) => title)).toEqual(['2 requests approved']),
    );
    expect(server.callsTo(approveTicketRequest).map(({ body }) => body)).toEqual([
      { ticketRequestId: 7 },
      { ticketRequestId: 8 },
    ]);
    await screen.findByText('1 selected');
  });

  it('are rejected with the expired', async () => {
    lists(siri, late);
    await open();
    await row('Siri');
    await tickAll();
    fireEvent.click((await bar()).getByRole('button', { name: 'Reject' }));
    server.answer(rejectTicketRequest, { status: 200, body: { id: 7 } });
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText('Reject 2 requests?');
    expect(question.queryByText(/expired/)).toBeNull();
    fireEvent.click(question.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(shownToasts().map(({ title }) => title)).toEqual(['2 requests rejected']),
    );
    const addresses = server.callsTo(rejectTicketRequest).map(({ address }) => address);
    expect(addresses).toEqual(['/api/ticket-request/7', '/api/ticket-request/9']);
  });

  it('that are not answered are named with the reason, and hold up no other', async () => {
    lists(siri, jon);
    await open();
    await row('Siri');
    await tickAll();
    fireEvent.click((await bar()).getByRole('button', { name: 'Reject' }));
    server.answer(rejectTicketRequest, ({ address }) =>
      address.endsWith('/7')
        ? { status: 409, body: { code: 'REQUEST_ALREADY_APPROVED' } }
        : { status: 200, body: { id: 8 } },
    );
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 request rejected' }));
    dialog.getByText('1 was not answered, and is still in the list:');
    dialog.getByText('Siri Selv');
    dialog.getByText('Somebody else has approved it already.');
    const addresses = server.callsTo(rejectTicketRequest).map(({ address }) => address);
    expect(addresses).toEqual(['/api/ticket-request/7', '/api/ticket-request/8']);
  });

  it('are not tried after a call that failed', async () => {
    lists(siri, jon);
    await open();
    await row('Siri');
    await tickAll();
    fireEvent.click((await bar()).getByRole('button', { name: 'Approve' }));
    server.answer(approveTicketRequest, { status: 503, body: { code: 'UNAVAILABLE' } });
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: '0 requests approved' }));
    dialog.getByText('Not tried');
    expect(server.callsTo(approveTicketRequest)).toHaveLength(1);
  });

  it('are all that search, filter and sort choose, of further pages too', async () => {
    lists(siri);
    server.answer(listTicketRequests, ({ address }) => {
      const isWhole = new URL(address, location.origin).searchParams.get('maxEntries') === '10000';
      return { status: 200, body: { totalEntries: 2, matches: isWhole ? [siri, jon] : [siri] } };
    });
    await open({ at: '/bedriftsavtale/godkjenning?filter=open&q=selv&sort=-startDate' });
    await row('Siri');
    await tickAll();
    fireEvent.click((await bar()).getByRole('button', { name: 'Select all 2' }));
    await screen.findByText('2 selected');
    const { address = '' } = server.callsTo(listTicketRequests).at(-1) ?? {};
    expect(Object.fromEntries(new URL(address, location.origin).searchParams)).toEqual({
      filter: 'open',
      searchFor: 'selv',
      sort: '-startDate',
      maxEntries: '10000',
      offset: '0',
    });
  });

  it.each([
    ['/bedriftsavtale/godkjenning', ['companyTicket', 'companyTicket.order'], true],
    ['/bedriftsavtale/godkjenning', ['companyTicket'], false],
    // The chair of a housing association may order there, and no company tickets.
    ['/borettslag/godkjenning', ['housing', 'housing.order'], true],
    ['/borettslag/godkjenning', ['housing'], false],
  ] as const)(
    'may be approved at %s with %j: %j, and rejected',
    async (at, features, mayApprove) => {
      lists(siri, jon);
      await open({ at, features });
      const cells = within(await row('Siri'));
      expect(cells.queryByRole('button', { name: /^Approve/ }) !== null).toBe(mayApprove);
      // The price stands in the button, or beside the zones.
      expect(cells.queryByText(/per month$/) === null).toBe(mayApprove);
      await tickAll();
      const buttons = await bar();
      expect(buttons.queryByRole('button', { name: 'Approve' }) !== null).toBe(mayApprove);
      expect(buttons.queryByRole('button', { name: 'Reject' })).not.toBeNull();
    },
  );
});
