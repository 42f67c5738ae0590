// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { noOptions as options, orderCalls as calls } from '../test-batch-page.tsx';
import { everyColumn, headings, listRow, openRead } from './test-read-list.tsx';
import { useTickedBatch } from './use-ticked-batch.ts';
import { fakeServer } from '#testing/fake-server.ts';

afterEach(() => cleanup());

const created = [calls.createBatch, { status: 200, body: { id: 42 } }] as const;
const stored = [calls.putRows, { status: 200, body: { stored: 1 } }] as const;
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [...listRow.slice(0, 3), String(at + 1)]);
type Server = Awaited<ReturnType<typeof openRead>>['server'];
const drafts = (server: Server) => server.callsTo(calls.createBatch).map(({ body }) => body);
const parts = (server: Server) =>
  server.callsTo(calls.putRows).map(({ address, body }) => {
    const { from, rows } = body as { from: number; rows: { employeeId: string }[] };
    return [address, from, rows.length, rows[0]?.employeeId];
  });
const partAddress = calls.putRows.path.replace('{id}', '42');

describe('a list that is sent', () => {
  it('becomes a draft with the columns that were chosen, and leads there', async () => {
    const { server, router } = await openRead(everyColumn, { answers: [created, stored] });
    await press('Check 1 row');
    await screen.findByText('The draft');
    expect(router.state.location.pathname).toBe('/bedriftsavtale/endringer/42');
    const [call] = server.callsTo(calls.createBatch);
    expect(call?.address).toBe(calls.createBatch.path.replace('{companyId}', '1001'));
    expect(drafts(server)).toEqual([
      { source: { kind: 'file', name: 'people.csv' }, options, total: 1, columnMap: [] },
    ]);
    expect(server.callsTo(calls.putRows).map(({ body }) => body)).toEqual([
      {
        from: 1,
        rows: [{ firstName: 'Kari', lastName: 'Lind', phone: '41234567', employeeId: '7' }],
      },
    ]);
  });

  it('says that its cells were pasted', async () => {
    const { server } = await openRead(everyColumn, { name: null, answers: [created, stored] });
    await press('Check 1 row');
    await screen.findByText('The draft');
    expect(drafts(server)).toMatchObject([{ source: { kind: 'paste', name: null } }]);
  });

  it('remembers the headings that the user has mapped, and those alone', async () => {
    const { server } = await openRead(
      { ...everyColumn, phone: null, lastName: null, employeeId: 3 },
      {
        list: { headings: ['Given', '', 'C'.repeat(300), 'No', 'Id'] },
        answers: [created, stored],
      },
    );
    const choose = (name: RegExp, place: string) =>
      fireEvent.change(screen.getByRole('combobox', { name }), { target: { value: place } });
    // A column without a heading cannot be known again.
    choose(/^Last name/, '1');
    choose(/^Mobile/, '2');
    choose(/^Employee number/, '4');
    choose(/^Employee number/, '3');
    await press('Check 1 row');
    await screen.findByText('The draft');
    expect(drafts(server)).toMatchObject([
      { columnMap: [{ column: 'phone', heading: 'C'.repeat(200) }] },
    ]);
    expect(server.callsTo(calls.putRows)[0]?.body).toMatchObject({
      rows: [{ lastName: 'Lind', phone: '41234567', employeeId: '7' }],
    });
  });

  it('goes in parts of a thousand rows, says how far it is, and cannot be sent twice', async () => {
    const answers: PromiseWithResolvers<Answer>[] = [];
    const { server } = await openRead(everyColumn, {
      list: { rows: rowsOf(2001) },
      answers: [
        created,
        [
          calls.putRows,
          () => {
            const answer = Promise.withResolvers<Answer>();
            answers.push(answer);
            return answer.promise;
          },
        ],
      ],
    });
    const answer = () => act(() => answers.at(-1)?.resolve({ status: 200, body: { stored: 1 } }));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press(/^Check 2\s001 rows/);
    await screen.findByText(/^0 of 2\s001 rows sent/);
    await waitFor(() => expect(answers).toHaveLength(1));
    await answer();
    await screen.findByText(/^1\s000 of 2\s001 rows sent/);
    const bar = screen.getByRole('progressbar');
    expect(['aria-valuenow', 'aria-valuemax'].map((name) => bar.getAttribute(name))).toEqual([
      '1000',
      '2001',
    ]);
    expect(screen.getByRole('button', { name: 'Choose another list' })).toHaveProperty(
      'disabled',
      true,
    );
    await waitFor(() => expect(answers).toHaveLength(2));
    await answer();
    await waitFor(() => expect(answers).toHaveLength(3));
    await answer();
    await screen.findByText('The draft');
    expect(parts(server)).toEqual([
      [partAddress, 1, 1000, '1'],
      [partAddress, 1001, 1000, '1001'],
      [partAddress, 2001, 1, '2001'],
    ]);
  });

  it('that was not sent to its end goes on there with the next try', async () => {
    const { server } = await openRead(everyColumn, {
      list: { rows: rowsOf(1500) },
      answers: [
        created,
        [
          calls.putRows,
          ({ body }) =>
            (body as { from: number }).from === 1
              ? { status: 200, body: { stored: 1000 } }
              : { status: 500, isOutsideContract: true },
        ],
      ],
    });
    await press(/^Check/);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Not all rows were sent./);
    expect(screen.queryByRole('progressbar')).toBeNull();
    server.answer(...stored);
    await press(/^Check/);
    await screen.findByText('The draft');
    expect(drafts(server)).toHaveLength(1);
    expect(parts(server).map(([, from, count]) => [from, count])).toEqual([
      [1, 1000],
      [1001, 500],
      [1001, 500],
    ]);
  });

  it('is a new draft when other columns were chosen after it failed', async () => {
    const { server } = await openRead(everyColumn, {
      list: { headings: [...headings, 'Id'], rows: [[...listRow, '8']] },
      answers: [created, [calls.putRows, { status: 500, isOutsideContract: true }]],
    });
    await press(/^Check/);
    await screen.findByRole('alert');
    await press('See the columns');
    fireEvent.change(screen.getByRole('combobox', { name: /^Employee number/ }), {
      target: { value: '4' },
    });
    server.answer(...stored);
    await press(/^Check/);
    await screen.findByText('The draft');
    expect(drafts(server)).toHaveLength(2);
    expect(drafts(server)[1]).toMatchObject({
      columnMap: [{ heading: 'Id', column: 'employeeId' }],
    });
    expect(server.callsTo(calls.putRows).at(-1)?.body).toMatchObject({
      from: 1,
      rows: [{ employeeId: '8' }],
    });
  });
});

describe('what was ticked in a list', () => {
  it('becomes a draft of its own, in parts, and its page is opened last', async () => {
    const server = fakeServer(created, stored);
    const opened: [number, number][] = [];
    const Page = () => {
      const { mutate } = useTickedBatch(calls, (id) =>
        opened.push([id, server.callsTo(calls.putRows).length]),
      );
      const rows = rowsOf(1001).map(([, , , employeeId = '']) => ({ employeeId }));
      return <button onClick={() => mutate({ options, rows })}>End them</button>;
    };
    await openPage({ pages: { '/list': Page }, at: '/list', texts: ['batches'] });
    await press('End them');
    await waitFor(() => expect(opened).toEqual([[42, 2]]));
    const [call] = server.callsTo(calls.createBatch);
    expect(call?.address).toBe(calls.createBatch.path.replace('{companyId}', '1001'));
    expect(drafts(server)).toEqual([
      { source: { kind: 'ticked', name: null }, options, total: 1001 },
    ]);
    expect(parts(server)).toEqual([
      [partAddress, 1, 1000, '1'],
      [partAddress, 1001, 1, '1001'],
    ]);
  });
});
