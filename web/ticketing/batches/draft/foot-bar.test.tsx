// @vitest-environment happy-dom
import { dialog, press, pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { personRow } from '../test-batch.ts';
import {
  asPhone,
  type BatchFacts,
  batchServer,
  openBatchPage,
  orderCalls as calls,
} from '../test-batch-page.tsx';
import { openFoot, start, ticked, twiceGroup, withFaults } from '../test-foot-bar.tsx';

afterEach(() => cleanup());

const isOn = (name: string) => !screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

describe('the foot of a draft', () => {
  it.each<[string, BatchFacts, string, Record<string, boolean>]>([
    ['all is ready', {}, 'Everything is saved.', { 'Order 2': true }],
    [
      'some rows are at fault',
      { totals: withFaults },
      '3 rows must be corrected before all can take part. Everything is saved.',
      { 'Order 7': false, 'Order 4 now': true },
    ],
    [
      'all rows are at fault',
      { totals: { ...withFaults, ready: 0, faulty: 1 } },
      '1 row must be corrected before all can take part. Everything is saved.',
      { 'Order 1': false },
    ],
    [
      'none is left',
      { totals: { ready: 0, leftOut: 2 } },
      'Everything is saved.',
      { 'Order 0': false },
    ],
    [
      'some who were ticked cannot be changed',
      { batch: ticked, totals: withFaults },
      '3 people will not be changed. The list says why.',
      { 'Order 4': true },
    ],
    [
      'one who was ticked cannot be changed',
      { batch: ticked, totals: { ...withFaults, faulty: 1 } },
      '1 person will not be changed. The list says why.',
      { 'Order 4': true },
    ],
    [
      'something is chosen first',
      {
        totals: {
          ...withFaults,
          ready: 0,
          faulty: 0,
          unchecked: 7,
          faultGroups: [],
          generalFaults: ['ZONES_NOT_CHOSEN'],
        },
      },
      'The rows are checked once you have chosen what is missing at the top. Everything is saved.',
      { 'Order 7': false },
    ],
    [
      'something is wrong with the whole list',
      { totals: { ...withFaults, generalFaults: ['NO_VALID_AGREEMENT'] } },
      '3 rows must be corrected before all can take part. Everything is saved.',
      { 'Order 7': false, 'Order 4 now': false },
    ],
  ])('says what is possible when %s', async (_, facts, text, buttons) => {
    await openFoot(facts);
    const status = screen.getByText(/Everything is saved\.|not be changed/).closest('p');
    expect(status?.textContent).toBe(text);
    const names = screen
      .getAllByRole('button', { name: /^Order/ })
      .map((button) => button.textContent ?? '');
    expect(Object.fromEntries(names.map((name) => [name, isOn(name)]))).toEqual(buttons);
  });
});

describe('carrying out on the page', () => {
  const onPage = { isConfirmedOnPage: true };

  it('says in the foot why it was refused, or that rows could not be skipped', async () => {
    const { server, runs } = await openFoot({ batch: ticked, totals: withFaults }, onPage);
    server.answer(calls.mendRows, { status: 500, isOutsideContract: true });
    await press('Order 4');
    await waitFor(() => expect(server.callsTo(calls.mendRows)).toHaveLength(1));
    await waitFor(() => expect(footText()).not.toMatch(/^3 people/));
    expect(runs()).toEqual([]);
    cleanup();
    const refused = await openFoot({}, onPage);
    await press('Order 2');
    await waitFor(() =>
      expect(footText()).toBe(
        'Something has changed since the list was compared. Look over the proposals again. Everything is saved.',
      ),
    );
    expect(refused.runs()).toEqual([start()]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  const footText = () => {
    const texts = screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
    return texts.find((text) => /Everything is saved|not be changed/.test(text));
  };

  it('asks in the foot how many are skipped, with its danger in sight', async () => {
    await openFoot({ totals: withFaults }, { ...onPage, isDanger: true });
    await press('Order 4 now');
    screen.getByText('4 rows are skipped. You can download them afterwards.');
    expect(screen.getByRole('button', { name: 'Order 4' }).className).toMatch(/danger/);
    pressNow('Cancel');
    expect(screen.queryByText(/^4 rows are skipped/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Order 7' }).className).toMatch(/danger/);
    cleanup();
    await openFoot({ totals: withFaults }, onPage);
    expect(screen.getByRole('button', { name: 'Order 7' }).className).not.toMatch(/danger/);
    await press('Order 4 now');
    expect(screen.getByRole('button', { name: 'Order 4' }).className).not.toMatch(/danger/);
  });

  it('has its consent once, on a phone too, and only where it counts', async () => {
    const acceptance = { label: 'They know', missing: 'Say it', links: <a href="/terms">Terms</a> };
    const boxes = () => screen.queryAllByRole('checkbox', { name: 'They know' });
    await openFoot({}, { acceptance });
    expect(boxes()).toHaveLength(1);
    screen.getByRole('link', { name: 'Terms' });
    cleanup();
    asPhone();
    batchServer({ rows: [personRow(1)] });
    await openBatchPage({ acceptance });
    await screen.findByText('Kari No 1');
    expect(boxes()).toHaveLength(1);
    cleanup();
    batchServer({ rows: [personRow(1)], totals: { ready: 0, leftOut: 2 } });
    await openBatchPage({ acceptance });
    await screen.findByText('Kari No 1');
    expect(boxes()).toHaveLength(0);
  });

  it('says in its box what is missing until it is ticked', async () => {
    const acceptance = { label: 'They know', missing: 'Say it', links: null };
    const { runs } = await openFoot({}, { acceptance });
    expect(screen.queryByText('Say it')).toBeNull();
    await press('Order 2');
    await screen.findByText('Say it');
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByText('Say it')).toBeNull());
    expect(runs()).toEqual([]);
  });
});

describe('what the faults of a draft mean', () => {
  it('is explained where its service says so: each fault, how it is mended, in how many rows', async () => {
    const group = { column: 'phone', code: 'mobilePhone', rows: 1234 };
    await openFoot(
      { totals: { ...withFaults, faultGroups: [group, twiceGroup] } },
      { explainsFaults: true },
    );
    await press('What do the faults mean?');
    await screen.findByRole('dialog', { name: 'Faults in the list' });
    const terms = [...screen.getByRole('dialog').querySelectorAll('dt')].map((term) => [
      term.textContent,
      plainText(term.nextElementSibling?.textContent),
    ]);
    expect(terms).toEqual([
      [
        'Mobile: Not a mobile number',
        'Norwegian ones have eight digits and begin with 4 or 9.1 234 rows',
      ],
      ['The same person as in another row', '1 row'],
    ]);
    const [close] = dialog().getAllByRole('button', { name: 'Close' }).slice(-1);
    fireEvent.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['no row is at fault', {}, true],
    ['its service does not', withFaults, false],
  ])('is not explained when %s', async (_, totals, explainsFaults) => {
    await openFoot({ totals }, { explainsFaults });
    expect(screen.queryByRole('button', { name: 'What do the faults mean?' })).toBeNull();
  });
});
