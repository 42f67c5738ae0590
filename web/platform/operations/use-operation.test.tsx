// @vitest-environment happy-dom
import { endOtherSessions } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pressNow, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { queryOf } from '#platform/api/query.ts';
import {
  alertText,
  openOrder,
  order,
  type OrderOptions,
  orderTexts,
  status,
  taken,
} from './test-order.tsx';
import { useOperation } from './use-operation.ts';

const zonesOf = (name: string) => ({
  status: 200,
  body: [
    {
      id: '1',
      name,
      adjacentZoneIds: [],
      adjacentZoneNames: [],
      maxZones: 3,
      places: [],
      labelPoint: [10, 60],
      shape: { type: 'Polygon', coordinates: [] },
    },
  ],
});

const zonesKey = queryOf(listZones, {}).queryKey;

/** Shows zones, which no operation of this page names, and changes something else. */
function pageWith(options: { leavesPage?: boolean; reads?: boolean }) {
  return function Page() {
    const { data: zones } = useQuery({ ...queryOf(listZones, {}), staleTime: Infinity });
    const queries = useQueryClient();
    const [zonesWhenDone, setZonesWhenDone] = useState<string>();
    const route = options.reads ? listOwnSessions : endOtherSessions;
    const operation = useOperation(route, {
      texts: 'my-page',
      refusals: {},
      leavesPage: options.leavesPage ?? false,
      onDone: () =>
        setZonesWhenDone(
          queries
            .getQueryData(zonesKey)
            ?.map(({ name }) => name)
            .join(),
        ),
    });
    return (
      <>
        <p>{zones?.map(({ name }) => name).join()}</p>
        <p>{zonesWhenDone === undefined ? 'Waiting' : `Done with ${zonesWhenDone}`}</p>
        <button type="button" onClick={() => operation.send({})}>
          Send
        </button>
      </>
    );
  };
}

async function send(options: { leavesPage?: boolean; reads?: boolean } = {}) {
  const server = fakeServer(
    [listZones, zonesOf('before')],
    [endOtherSessions, { status: 200, body: { ended: 1 } }],
    [listOwnSessions, { status: 200, body: [] }],
  );
  const { queries } = await openPage({
    pages: { '/': pageWith(options) },
    at: '/',
    texts: ['my-page'],
  });
  await screen.findByText('before');
  server.answer(listZones, zonesOf('after'));
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText(/^Done with/);
  const zonesState = queries.getQueryState(zonesKey);
  return { reads: server.callsTo(listZones).length, isStale: zonesState?.isInvalidated };
}

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

describe('after an operation', () => {
  it('everything on the screen has been fetched again before it is done', async () => {
    expect(await send()).toEqual({ reads: 2, isStale: false });
    screen.getByText('after');
    screen.getByText('Done with after');
  });

  it('that only reads, nothing is fetched again', async () => {
    expect(await send({ reads: true })).toEqual({ reads: 1, isStale: false });
  });

  it('that leaves the page, everything is stale and nothing of the page is fetched again', async () => {
    expect(await send({ leavesPage: true })).toEqual({ reads: 1, isStale: true });
    screen.getByText('before');
  });
});

const { failed: _, ...untitled } = orderTexts;
const open = (options: Partial<OrderOptions> = {}, Beside?: () => ReactNode) =>
  openOrder(() => useOperation(order, { ...orderTexts, ...options }), Beside);

describe('an operation', () => {
  it('that is refused fetches again what is on the screen, which has led to it', async () => {
    let name = 'before';
    const { server } = await open({}, function Zones() {
      const { data } = useQuery({
        queryKey: ['zones'],
        queryFn: () => Promise.resolve(name),
        staleTime: Infinity,
      });
      return <p>{data}</p>;
    });
    await screen.findByText('before');
    name = 'after';
    server.answer(order, taken);
    pressNow('Send');
    await screen.findByText('after');
    expect(alertText()).toContain('It is taken.');
  });

  it.each<[string, Partial<OrderOptions>, toast: unknown]>([
    [
      'by a text',
      { toast: 'signedOutOthers' },
      ['success', 'The other places are signed out!', undefined],
    ],
    [
      'and who it was about',
      { toast: ({ input, reply }) => ({ title: reply.name, text: `of ${input.params.id}` }) },
      ['success', 'Kari', 'of 7'],
    ],
  ])('says that it is done, %s', async (_, options, toast) => {
    await open(options);
    pressNow('Send');
    await waitFor(() => expect(toasts()).toEqual([toast]));
  });

  it.each<[string, OrderOptions, shown: unknown[]]>([
    [
      'as a toast',
      { ...orderTexts, toastsProblems: true },
      [['error', 'We could not fetch where you are signed in.', 'It is taken.']],
    ],
    [
      'as a toast without a title',
      { ...untitled, toastsProblems: true },
      [['error', 'It is taken.', undefined]],
    ],
    ['in place alone', orderTexts, []],
  ])('says what was refused, %s', async (_, options, shown) => {
    const { server } = await openOrder(() => useOperation(order, options));
    server.answer(order, taken);
    pressNow('Send');
    await waitFor(() => expect(alertText()).toContain('It is taken.'));
    expect(toasts()).toEqual(shown);
  });

  it('waits as long as it says', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await open({ timeoutMs: 90_000 });
    pressNow('Send');
    await waitFor(() => expect(timeout.mock.calls).toEqual([[90_000]]));
    timeout.mockRestore();
  });

  it('forgets a refusal when it is about something else, and stays pending', async () => {
    const { server, held, holdAnswers } = await openOrder(function useOrder() {
      const [day, setDay] = useState(1);
      const operation = useOperation(order, { ...orderTexts, about: { day } });
      return { ...operation, fieldChanged: () => setDay(day + 1) };
    });
    server.answer(order, taken);
    pressNow('Send');
    await waitFor(() => expect(alertText()).toContain('It is taken.'));
    pressNow('Change the day');
    await waitFor(() => expect(alertText()).toBeNull());
    holdAnswers();
    pressNow('Send');
    await waitFor(() => expect(status()).toBe('pending'));
    pressNow('Change the day');
    pressNow('Take back');
    expect(status()).toBe('pending');
    held[0]?.(taken);
    await waitFor(() => expect(alertText()).toContain('It is taken.'));
  });

  it('discards the draft before the page is read again, whose form would begin with it', async () => {
    const reads: number[] = [];
    let discards = () => 0;
    const { form } = await open({}, function Beside() {
      useQuery({ queryKey: ['page'], queryFn: () => reads.push(discards()), staleTime: Infinity });
      return null;
    });
    discards = () => form.discard.mock.calls.length;
    pressNow('Send');
    await waitFor(() => expect(reads).toEqual([0, 1]));
  });

  it('for the sake of its body alone makes nothing stale', async () => {
    const onDone = vi.fn();
    const reads = vi.fn(() => Promise.resolve(1));
    const preview = { ...order, changesNothing: true } as const;
    await openOrder(
      () => useOperation(preview, { ...orderTexts, onDone }),
      function Beside() {
        useQuery({ queryKey: ['page'], queryFn: reads, staleTime: Infinity });
        return null;
      },
    );
    pressNow('Send');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(reads).toHaveBeenCalledOnce();
  });
});
