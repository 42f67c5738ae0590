// @vitest-environment happy-dom
import { endOtherSessions } from '@takst/contract/customers/session/end-other-sessions.contract.ts';
import { listOwnSessions } from '@takst/contract/customers/session/list-own-sessions.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { queryOf } from '#platform/api/query.ts';
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

/** Shows zones, which no operation of this page names, and changes something else. */
function pageWith(options: { leavesPage?: boolean; reads?: boolean }) {
  return function Page() {
    const { data: zones } = useQuery({ ...queryOf(listZones, {}), staleTime: Infinity });
    const [isDone, setDone] = useState(false);
    const route = options.reads ? listOwnSessions : endOtherSessions;
    const operation = useOperation(route, {
      texts: 'my-page',
      refusals: {},
      leavesPage: options.leavesPage ?? false,
      onDone: () => setDone(true),
    });
    return (
      <>
        <p>{zones?.map(({ name }) => name).join()}</p>
        <p>{isDone ? 'Done' : 'Waiting'}</p>
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
  await screen.findByText('Done');
  const zonesState = queries.getQueryState(queryOf(listZones, {}).queryKey);
  return { reads: server.callsTo(listZones).length, isStale: zonesState?.isInvalidated };
}

afterEach(cleanup);

describe('after an operation', () => {
  it('everything on the screen has been fetched again before it is done', async () => {
    expect(await send()).toEqual({ reads: 2, isStale: false });
    screen.getByText('after');
  });

  it('that only reads, nothing is fetched again', async () => {
    expect(await send({ reads: true })).toEqual({ reads: 1, isStale: false });
  });

  it('that leaves the page, everything is stale and nothing of the page is fetched again', async () => {
    expect(await send({ leavesPage: true })).toEqual({ reads: 1, isStale: true });
    screen.getByText('before');
  });
});
