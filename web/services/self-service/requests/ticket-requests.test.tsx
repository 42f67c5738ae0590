// @vitest-environment happy-dom
import { approveTicketRequest } from '@takst/contract/services/self-service/requests/approve-ticket-request.contract.ts';
import { countTicketRequests } from '@takst/contract/services/self-service/requests/count-ticket-requests.contract.ts';
import { rejectTicketRequest } from '@takst/contract/services/self-service/requests/reject-ticket-request.contract.ts';
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { companyOf, granlia } from '#testing/session-answers.ts';
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
  // Nothing waits to be undone.
  globalThis.takstIsUnderTest = true;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  globalThis.takstIsUnderTest = undefined;
  for (const { id } of shownToasts()) closeToast(id);
});

describe('the ticket requests', () => {
  it('show who asks, for what, what it costs, and since when', async () => {
    lists(siri, late);
    await open();
    const cells = within(await row('Siri'));
    for (const text of [
      'Siri Selv',
      'A-12',
      '412 34 567',
      '1 – 2Ø',
      'Approve, 1 324 kr',
      '1 Apr',
      '3 Mar',
    ])
      expect(cells.getByText(text)).toBeDefined();
    // Its price stands in the button; beside the zones where there is none.
    expect(cells.queryByText(/per month/)).toBeNull();
    within(await row('Lene')).getByText(/^1\s324\skr per month$/);
    await screen.findByRole('button', { name: 'Waiting for an answer 1' });
    await screen.findByRole('button', { name: 'Expired 1' });
  });

  it('cannot be approved when they have expired', async () => {
    lists(late);
    const { router } = await open();
    const cells = within(await row('Lene'));
    expect(cells.queryByRole('button', { name: /Approve/ })).toBeNull();
    expect(cells.getByText('Expired')).toBeDefined();
    cells.getByRole('button', { name: 'Reject the request from Lene Selv' });
    // None of them waits: the page stays on all.
    await screen.findByRole('button', { name: 'Expired 1' });
    expect(router.state.location.search).toEqual({});
  });

  it.each([
    ['en', 'Request approved!', /^Approve, .*: the request from Siri Selv/],
    ['nb', 'Forespørselen er godkjent!', /^Godkjenn, .*: forespørselen fra Siri Selv/],
  ] as const)(
    'are approved at a press, in %s, and fetched again',
    async (language, title, label) => {
      lists(siri);
      await open({ language });
      await row('Siri');
      server.answer(approveTicketRequest, () => {
        lists();
        return { status: 200, body: approves(7) };
      });
      await press(label);
      await waitFor(() => expect(shownToasts().map((toast) => toast.title)).toEqual([title]));
      expect(shownToasts()[0]?.link?.to).toContain('/bedriftsavtale/ansatt/31');
      expect(server.callsTo(approveTicketRequest)[0]?.body).toEqual({ ticketRequestId: 7 });
      await waitFor(() => expect(screen.queryByRole('row', { name: /Siri/ })).toBeNull());
    },
  );

  it('can be approved by mistake: for five seconds nothing is sent, and the button says what it costs', async () => {
    lists(siri);
    server.answer(approveTicketRequest, { status: 200, body: approves(7) });
    await open();
    await row('Siri');
    globalThis.takstIsUnderTest = undefined;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const approve = () =>
      screen.getByRole('button', { name: /^Approve, .*: the request from Siri Selv/ });
    expect(approve().textContent?.replaceAll('\u00a0', ' ')).toBe('Approve, 1 324 kr');
    fireEvent.click(approve());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the approval of Siri Selv' }));
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(server.callsTo(approveTicketRequest)).toEqual([]);
    fireEvent.click(approve());
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(server.callsTo(approveTicketRequest)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await waitFor(() => expect(server.callsTo(approveTicketRequest)).toHaveLength(1));
  });

  it('are approved also when the page is left before', async () => {
    lists(siri);
    server.answer(approveTicketRequest, { status: 200, body: approves(7) });
    await open();
    globalThis.takstIsUnderTest = undefined;
    await press(/^Approve, .*: the request from Siri Selv/);
    await screen.findByRole('button', { name: 'Undo the approval of Siri Selv' });
    expect(server.callsTo(approveTicketRequest)).toEqual([]);
    const send = vi.spyOn(globalThis, 'fetch');
    cleanup();
    await waitFor(() => expect(server.callsTo(approveTicketRequest)).toHaveLength(1));
    // The browser sends it although its page is gone.
    expect(send.mock.lastCall?.[1]?.keepalive).toBe(true);
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        { title: 'Request approved!', text: expect.stringMatching(/^Siri Selv /) },
      ]),
    );
  });

  it('are approved also when the next one is pressed before, and each once', async () => {
    lists(siri, jon);
    server.answer(approveTicketRequest, ({ body }) => ({
      status: 200,
      body: approves((body as { ticketRequestId: number }).ticketRequestId),
    }));
    await open();
    await row('Siri');
    globalThis.takstIsUnderTest = undefined;
    const sent = () => server.callsTo(approveTicketRequest).map(({ body }) => body);
    await press(/^Approve, .*: the request from Siri Selv/);
    await press(/^Approve, .*: the request from Jon Selv/);
    await waitFor(() => expect(sent()).toEqual([{ ticketRequestId: siri.id }]));
    await screen.findByRole('button', { name: 'Undo the approval of Jon Selv' });
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ text: expect.stringMatching(/^Siri Selv /) }]),
    );
    cleanup();
    await waitFor(() => expect(sent().at(-1)).toEqual({ ticketRequestId: jon.id }));
    expect(sent()).toHaveLength(2);
  });

  it('open on those that wait, where others have expired', async () => {
    lists(siri, late);
    const { router } = await open();
    await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'open' }));
    expect(router.history.length).toBe(1);
    fireEvent.click(await screen.findByRole('button', { name: 'All 2' }));
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  it('stay as they are where one is ticked before the numbers are known', async () => {
    lists(siri, late);
    let sendCounts = () => {};
    const untilSent = new Promise<void>((resolve) => {
      sendCounts = resolve;
    });
    server.answer(countTicketRequests, async () => {
      await untilSent;
      return { status: 200, body: { open: 1, expired: 1, newestId: 9 } };
    });
    const { router } = await open();
    fireEvent.click(within(await row('Lene')).getByRole('checkbox'));
    sendCounts();
    await screen.findByRole('button', { name: 'All 2' });
    expect(router.state.location.search).toEqual({});
    await row('Lene');
  });

  it('are rejected after a question', async () => {
    lists(siri);
    await open();
    await press('Reject the request from Siri Selv');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Reject the request from Siri Selv?');
    server.answer(rejectTicketRequest, { status: 200, body: { id: 7 } });
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([{ title: 'Request rejected!', text: 'Siri Selv' }]),
    );
    const addresses = server.callsTo(rejectTicketRequest).map(({ address }) => address);
    expect(addresses).toEqual(['/api/ticket-request/7']);
  });

  it.each([
    [409, { code: 'REQUEST_ALREADY_REJECTED' }, 'Somebody else has rejected it already.'],
    [409, { code: 'REQUEST_ALREADY_APPROVED' }, 'Somebody else has approved it already.'],
    [
      409,
      { code: 'TICKET_ALREADY_HELD' },
      'There already exists a pending or active ticket for this phone number.',
    ],
    [
      409,
      {
        code: 'START_DATE_IN_QUARANTINE',
        expectedQuaranteenEndDate: '2026-05-01',
        lastOrder: { expirationDate: '2026-03-31' },
      },
      'Could not order a new ticket. A ticket that has expired on 31.03.2026 already exists, according to our rules, the first available start date for a new ticket is 01.05.2026',
    ],
    [503, { code: 'UNAVAILABLE' }, /./],
  ] as const)('say %s %o in a message', async (status, body, text) => {
    lists(siri);
    await open();
    server.answer(approveTicketRequest, { status, body });
    await press(/^Approve, .*: the request from Siri Selv/);
    await waitFor(() =>
      expect(shownToasts()).toMatchObject([
        {
          kind: 'error',
          title: 'An error occurred, could not reject request!',
          text: typeof text === 'string' ? text : expect.stringMatching(text),
        },
      ]),
    );
  });

  it.each([
    ['one has come', [siri], [siri, jon]],
    ['one is answered by a colleague', [siri, jon], [jon]],
    ['one has expired', [siri, jon], [{ ...siri, expired: true }, jon]],
  ])('are fetched again when their numbers show that %s', async (_, before, after) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    lists(...before);
    const { router } = await open();
    await row('Siri');
    lists(...after);
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    const listedRequests = () =>
      screen
        .getAllByRole('row', { name: /Selv/ })
        .map((one) => [
          within(one).getByRole('rowheader').textContent,
          within(one).queryByText('Expired') !== null,
        ]);
    await waitFor(() =>
      expect(listedRequests()).toEqual(
        after.map(({ firstName, expired }) => [`${firstName} Selv`, expired]),
      ),
    );
    // What the user sees is not exchanged.
    expect(router.state.location.search).toEqual({});
  });

  it('are not asked for in a hidden tab', async () => {
    lists(siri);
    await open();
    await row('Siri');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    const before = server.callsTo(countTicketRequests).length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(server.callsTo(countTicketRequests)).toHaveLength(before);
    hidden.mockRestore();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(server.callsTo(countTicketRequests).length).toBeGreaterThan(before);
  });

  it('say where nobody can ask, and where nobody has', async () => {
    lists();
    const { unmount } = await open();
    await screen.findByText('Nobody can ask for tickets yet');
    const link = screen.getByRole('link', { name: 'Open the settings' });
    expect(link.getAttribute('href')).toContain('/bedriftsavtale/innstillinger');
    unmount();
    const agreementSettings = { ...granlia.agreementSettings, takesTicketRequests: true };
    await open({ company: companyOf({ agreementSettings }) });
    await screen.findByText('Nobody waits for an answer');
  });
});
