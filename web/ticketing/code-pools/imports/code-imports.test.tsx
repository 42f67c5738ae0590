// @vitest-environment happy-dom
import { codeImportCalls as calls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { listOperatorBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { dialog, press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import {
  type BatchOnTheWire,
  draftBatch,
  faultOf,
  personRow,
  readyTotals,
  type RowOnTheWire,
  type TotalsOnTheWire,
} from '#ticketing/batches/test-batch.ts';
import { CodeImportPage } from './code-import.page.tsx';
import { FillPoolPage } from './fill-pool.page.tsx';

afterEach(() => cleanup());

interface Facts {
  batch?: Partial<BatchOnTheWire>;
  totals?: Partial<TotalsOnTheWire>;
  rows?: readonly RowOnTheWire[];
  options?: { slashOrder: 'month-first' };
  tenant?: TenantId;
}

async function open(
  path = '',
  { batch, totals, rows = [], options: more, tenant = 'ruter' }: Facts = {},
) {
  const answered: BatchOnTheWire = {
    ...draftBatch,
    id: 7,
    companyId: 0,
    service: 'code-imports',
    act: 'OTTO',
    source: { kind: 'file', name: 'koder.csv' },
    ...batch,
  };
  const options = { act: answered.act ?? 'OTTO', slashOrder: null, ...more };
  const server = fakeServer(
    [listOperatorBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [calls.listColumnMap, { status: 200, body: [] }],
    [
      calls.getBatch,
      { status: 200, body: { batch: answered, options, totals: { ...readyTotals, ...totals } } },
    ],
    [calls.getProgress, { status: 200, body: answered }],
    [calls.listRows, { status: 200, body: { totalEntries: rows.length, matches: rows } }],
    [calls.setOptions, { status: 200, body: { unchecked: 2 } }],
  );
  const { router } = await openPage({
    pages: { '/kodelager/fyll': FillPoolPage, '/kodelager/fyll/$id': CodeImportPage },
    at: `/kodelager/fyll${path}`,
    texts: ['code-pools', 'batches'],
    features: ['codePools'],
    tenant,
  });
  return { server, router };
}
const pools = async () => {
  await screen.findByRole('radiogroup');
  return screen
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);
};
const nameOfChosen = async () => (await pools()).find(([, isChosen]) => isChosen)?.[0];
const code = (position: number, more: Partial<RowOnTheWire> = {}) =>
  personRow(position, { cells: { code: `CODE-${position}` }, ...more });

describe('filling a pool', () => {
  it('begins with the first one, and says where the codes come from', async () => {
    await open();
    expect(await pools()).toEqual([
      ['E-bike', true],
      ['Car sharing', false],
      ['Car rental', false],
      ['Hyre', false],
      ['Bilkollektivet', false],
      ['Getaround', false],
    ]);
    screen.getByRole('heading', { level: 1, name: 'Add codes' });
    const back = screen.getByRole('link', { name: 'Code pools' });
    expect(back.getAttribute('href')).toBe('/kodelager');
    const text = screen.getByText(/^Choose the file from the provider/);
    expect(plainText(text.textContent)).toMatch(/At most 10 000 rows\.$/);
  });

  it('is for the pools of the operator alone', async () => {
    await open('', { tenant: 'akt' });
    expect((await pools()).map(([name]) => name)).toEqual(['E-bike', 'Car sharing', 'Car rental']);
  });

  it('is for the one in the address; another choice takes its place there', async () => {
    const { router } = await open('?pool=OTTO');
    expect(await nameOfChosen()).toBe('Car sharing');
    const entries = router.history.length;
    fireEvent.click(screen.getByRole('radio', { name: 'Hyre' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ pool: 'HYRE' }));
    expect(await nameOfChosen()).toBe('Hyre');
    // The way back leads to the pools, not through every choice.
    expect(router.history.length).toBe(entries);
    cleanup();
    await open('?pool=NONE');
    expect(await nameOfChosen()).toBe('E-bike');
  });
});

describe('codes from a file', () => {
  const rows = [
    code(1, { effect: { startDate: null, pricePerMonth: null, knownAs: null, notes: [] } }),
    ...['CODE_EXISTS', 'CODE_EXPIRED', 'ROW_TWICE', 'mobilePhone'].map((fault, at) =>
      code(at + 2, { state: 'faulty', faults: [faultOf(null, fault)] }),
    ),
  ];

  it('are called by their pool and file', async () => {
    await open('/7');
    await screen.findByRole('heading', { level: 1, name: 'Car sharing: koder.csv' });
    cleanup();
    await open('/7', { batch: { act: 'HYRE', source: { kind: 'paste', name: null } } });
    await screen.findByRole('heading', { level: 1, name: 'Hyre: pasted codes' });
  });

  it.each<[Partial<TotalsOnTheWire>, string]>([
    [{ ready: 1 }, '1 code is ready. '],
    [{ ready: 1234, faulty: 1 }, '1 234 codes are ready. 1 row must be corrected or skipped.'],
    [{ ready: 0, faulty: 1234 }, '0 codes are ready. 1 234 rows must be corrected or skipped.'],
  ])('come to what is said of %j', async (totals, text) => {
    await open('/7', { totals });
    const ready = await screen.findByText(/codes? (is|are) ready/);
    expect(plainText(ready.textContent)).toBe(text);
  });

  it('say what comes of each row, or what is wrong with it', async () => {
    await open('/7', { rows });
    await screen.findByText('CODE-1');
    const states = screen.getAllByRole('row').map((row) => row.querySelectorAll('td'));
    expect(states.slice(1).map((cells) => [...cells].at(-2)?.textContent)).toEqual([
      'ReadyNew code',
      'To be correctedThe code is in the pool already. Skip the row.',
      'To be correctedIts last day has passed. Correct the date, or skip the row.',
      'To be correctedSame code as in another row',
      expect.stringMatching(/^To be correctedNot a mobile number/),
    ]);
  });

  it('say that the operator does not have their pool', async () => {
    await open('/7', { totals: { generalFaults: ['POOL_NOT_OFFERED'] } });
    await screen.findByText('You do not have this pool');
  });

  it.each([
    ['HYRE', true],
    ['OTTO', false],
  ])('of %s have an amount in each row: %s', async (act, hasAmount) => {
    const cells = { code: 'CODE-1', amount: '500', validUntil: '31.12.2030' };
    await open('/7', { batch: { act }, rows: [code(1, { cells })] });
    await screen.findByText('CODE-1');
    expect(screen.queryByRole('columnheader', { name: 'Amount' }) !== null).toBe(hasAmount);
    expect(screen.queryByText('500') !== null).toBe(hasAmount);
  });

  it('are for the pool that is chosen above them, and are checked again for another', async () => {
    const { server } = await open('/7', { rows });
    await press('Options for the whole list');
    fireEvent.click(await screen.findByRole('radio', { name: 'Car rental' }));
    await waitFor(() => expect(server.callsTo(calls.setOptions)).toHaveLength(1));
    const [call] = server.callsTo(calls.setOptions);
    expect(call?.body).toEqual({ options: { act: 'CAR_POOL', slashOrder: null } });
  });

  it('with dates that can be read in two ways ask which way', async () => {
    const faultGroups = [{ column: 'validUntil', code: 'dateOrderUnknown', rows: 1 }];
    const { server } = await open('/7', { rows, totals: { faulty: 1, faultGroups } });
    fireEvent.click(await screen.findByRole('radio', { name: 'Month first: 4 March' }));
    await waitFor(() => expect(server.callsTo(calls.setOptions)).toHaveLength(1));
    const [call] = server.callsTo(calls.setOptions);
    expect(call?.body).toEqual({ options: { act: 'OTTO', slashOrder: 'month-first' } });
    cleanup();
    await open('/7', { rows });
    await press('Options for the whole list');
    await screen.findByRole('radio', { name: 'Car sharing' });
    expect(screen.queryByText('Dates such as 3/4 in the list')).toBeNull();
    cleanup();
    // What was chosen stays to be seen.
    await open('/7', { rows, options: { slashOrder: 'month-first' } });
    await press('Options for the whole list');
    const monthFirst = await screen.findByRole('radio', { name: 'Month first: 4 March' });
    expect(monthFirst).toHaveProperty('checked', true);
  });

  it.each([
    [1, 'Add 1 code'],
    [1234, 'Add 1 234 codes'],
  ])('%s of them are added after a dialog that names their pool', async (ready, name) => {
    await open('/7', { totals: { ready } });
    await press(new RegExp(`^${name.replaceAll(' ', String.raw`\s`)}$`));
    const box = await screen.findByRole('dialog');
    const terms = [...box.querySelectorAll('dt')].map((term) => [
      term.textContent,
      plainText(term.nextElementSibling?.textContent),
    ]);
    expect(terms).toEqual([
      ['Pool', 'Car sharing'],
      ['Codes', plainText(ready.toLocaleString('nb-NO'))],
    ]);
    expect(
      dialog()
        .getAllByRole('heading')
        .map(({ textContent }) => plainText(textContent)),
    ).toEqual([name]);
  });

  it.each([
    [1, '1 code has been added'],
    [1234, '1 234 codes have been added'],
  ])('that were added (%s) are counted, and shown to nobody', async (done, text) => {
    const batch = { state: 'finished', done, total: done, startedBy: 'Kaja Service' } as const;
    const subject = { type: 'code', id: 70 };
    await open('/7', { batch, rows: [code(1, { state: 'done', subject })] });
    const title = await screen.findByText(/been added$/);
    expect(plainText(title.textContent)).toBe(text);
    await screen.findByText('row 1');
    expect(screen.queryByText('CODE-1')).toBeNull();
    expect(screen.queryByRole('link', { name: 'row 1' })).toBeNull();
  });
});
