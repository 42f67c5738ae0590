// @vitest-environment happy-dom
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { getRollover } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { saveClassMoves } from '@takst/contract/services/school-tickets/rollover/save-class-moves.contract.ts';
import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { RolloverPage } from './rollover.page.tsx';
import { rolloverReply } from './test-rollover.ts';

afterEach(cleanup);

type Opening = Partial<PageOptions> & { reply?: object };

async function openRollover({ reply = rolloverReply, ...options }: Opening = {}) {
  const server = fakeServer(
    [getRollover, { status: 200, body: reply }],
    [saveClassMoves, { status: 200, body: { saved: 1 } }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [calls.createBatch, { status: 200, body: { id: 77 } }],
    [calls.putRows, { status: 200, body: { stored: 4 } }],
  );
  const page = await openPage({
    pages: {
      '/skole': () => <p>The list</p>,
      '/skole/nytt-skolear': RolloverPage,
      '/skole/nytt-skolear/$id': () => <p>Batch</p>,
    },
    at: '/skole/nytt-skolear',
    features: ['school', 'school.order'],
    texts: ['school-rollover', 'tickets', 'batches'],
    ...options,
  });
  return { server, ...page };
}

describe('the next school year', () => {
  it('says where classes move, who leaves, and what is to be looked at', async () => {
    await openRollover();
    const table = await screen.findByRole('table', { name: 'Classes' });
    const field = within(table).getByRole<HTMLInputElement>('textbox', { name: '8A moves to' });
    expect(field.value).toBe('9A');
    within(table).getByText('1 begins the 2nd year: 4 km applies');
    const leavers = within(table).getByRole('row', { name: /^10B Leaves .*All 1.*6 km applies/ });
    const tick = within(leavers).getByRole<HTMLInputElement>('checkbox', {
      name: 'All of 10B leave',
    });
    expect(tick.checked).toBe(true);
    const summary = screen.getByRole('region', { name: 'School year 2026/2027' });
    expect(summary.textContent).toMatch(/1 × 50.kr = 50.kr/);
    expect(document.body.textContent).toMatch(/1.131.kr per month/);
    within(summary).getByText(/Order by 10 August 2026/);
    expect(document.title).toBe('Next school year – Granlia Bygg AS – Ruter Bedrift');
    within(summary).getByText('1 pupil has no price yet and is not counted.');
  });

  it('remembers another class, and that a class leaves', async () => {
    const { server } = await openRollover();
    const field = await screen.findByRole('textbox', { name: '8A moves to' });
    await act(async () => fireEvent.change(field, { target: { value: ' 9C ' } }));
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    await waitFor(() => expect(server.callsTo(saveClassMoves)).toHaveLength(1));
    const tick = screen.getByRole('checkbox', { name: 'All of 1A leave' });
    await act(async () => fireEvent.click(tick));
    await waitFor(() => expect(server.callsTo(saveClassMoves)).toHaveLength(2));
    expect(server.callsTo(saveClassMoves).map(({ body }) => body)).toEqual([
      { moves: [{ from: '8A', to: '9C' }] },
      { moves: [{ from: '1A', to: null }] },
    ]);
  });

  it('saves no class without a name, and another name when its field is left', async () => {
    const { server } = await openRollover();
    const field = await screen.findByRole('textbox', { name: '8A moves to' });
    await act(async () => fireEvent.change(field, { target: { value: ' ' } }));
    await act(async () => fireEvent.blur(field));
    screen.getByText(/Type the name of the class/);
    expect(server.callsTo(saveClassMoves)).toEqual([]);
    await act(async () => fireEvent.change(field, { target: { value: '9D' } }));
    await act(async () => fireEvent.blur(field));
    expect(server.callsTo(saveClassMoves).map(({ body }) => body)).toEqual([
      { moves: [{ from: '8A', to: '9D' }] },
    ]);
  });

  it('opens the pupils of a count, and those of a class, of whom some leave', async () => {
    await openRollover();
    const counts = await screen.findByRole('region', { name: 'The pupils' });
    await act(async () => fireEvent.click(within(counts).getAllByRole('button')[0] as HTMLElement));
    const keeps = screen.getByRole('table', { name: 'Keep everything' });
    expect(within(keeps).getAllByRole('row')).toHaveLength(4);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: /^The pupils of 8A/ })),
    );
    const own = screen.getByRole('table', { name: 'The pupils of 8A' });
    within(own).getByRole('row', { name: /^Amina Aune 8A → 9A A new card/ });
    within(own).getByRole('row', { name: /^Live Aune 8A Has a ticket for the next school year/ });
    const tick = within(own).getByRole('checkbox', { name: 'Leah Aune leaves' });
    await act(async () => fireEvent.click(tick));
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(document.body.textContent).toMatch(/754.kr per month/);
  });

  it('closes a list by its count and by its button, and counts nobody without a way to them', async () => {
    const pupils = rolloverReply.pupils.filter(({ reason }) => reason !== 'HAS_NEXT_TICKET');
    await openRollover({ reply: { ...rolloverReply, pupils } });
    const counts = within(await screen.findByRole('region', { name: 'The pupils' }));
    const buttons = () => counts.getAllByRole('button');
    const states = () =>
      buttons().map((one) => [one.textContent, one.getAttribute('aria-expanded')]);
    const list = () => screen.queryByRole('table', { name: 'Keep everything' });
    expect(counts.getByText('0 pupils').tagName).toBe('DD');
    const closed = ['3 pupils', '1 pupil', '2 pupils', '1 pupil'].map((text) => [text, 'false']);
    expect(states()).toEqual(closed);
    for (const close of [() => buttons()[0], () => screen.getByRole('button', { name: 'Close' })]) {
      await act(async () => fireEvent.click(buttons()[0] ?? document.body));
      expect(list()).toBeTruthy();
      expect(states()).toEqual([['3 pupils', 'true'], ...closed.slice(1)]);
      // Who opens it by the keyboard is there.
      expect(document.activeElement).toBe(list()?.closest('[tabindex="-1"]'));
      await act(async () => fireEvent.click(close() ?? document.body));
      expect(list()).toBeNull();
    }
  });

  it('says of each pupil what happens, and orders again for who is no longer ticked', async () => {
    const [leah, ...others] = rolloverReply.pupils;
    const reasons = [
      { ...leah, ticketId: 31, firstName: null, lastName: null, reason: 'NAMELESS_CARD' },
      { ...leah, ticketId: 32, firstName: 'Siv', reason: 'PHONE_NOT_VALID', marks: [] },
      { ...leah, ticketId: 33, firstName: 'Pia', marks: ['class-to-check', 'upper-secondary'] },
    ];
    await openRollover({ reply: { ...rolloverReply, pupils: [leah, ...others, ...reasons] } });
    fireEvent.click(await screen.findByRole('button', { name: 'The pupils of 8A: 4' }));
    const own = within(await screen.findByRole('table', { name: 'The pupils of 8A' }));
    const rows = own.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Leah Aune8A → 9AThe same phone',
      'Odin Aune8A → 9AThe same card',
      'Amina Aune8A → 9AA new card',
      'Live Aune8AHas a ticket for the next school year',
      'Card without a name8AThere is no name on the card yet.',
      'Siv Aune8AHas no valid mobile number',
      'Pia Aune8A → 9AThe same phoneThe class has to be checkedBegins upper secondary: the right is from 6 km',
    ]);
    const ticks = own.getAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
    ]);
    const press = (place: number) =>
      act(async () => fireEvent.click(ticks[place] ?? document.body));
    await press(0);
    await press(1);
    expect(rows[0]?.textContent).toBe('Leah Aune8ALeaves');
    expect(screen.getByText('2 of 7')).toBeTruthy();
    await press(0);
    expect(rows[0]?.textContent).toBe('Leah Aune8A → 9AThe same phone');
    expect(rows[1]?.textContent).toBe('Odin Aune8ALeaves');
    expect(screen.getByText('1 of 7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'The pupils of 10B: 0' }));
    const leavers = within(await screen.findByRole('table', { name: 'The pupils of 10B' }));
    expect(leavers.getAllByRole('row')[1]?.textContent).toMatch(/^Tiril Aune10BLeavesBegins upper/);
    expect(leavers.getByRole('checkbox')).toMatchObject({ checked: true, disabled: true });
  });

  it('takes back what was typed with Escape, and lets a class that leaves move again', async () => {
    const [first, second, leaving] = rolloverReply.moves;
    const moves = [{ ...first, isToCheck: true }, second, { ...leaving, proposed: '1STA' }];
    const unknown = { from: '4Z', to: null, proposed: null, isToCheck: false };
    const { server } = await openRollover({
      reply: { ...rolloverReply, moves: [...moves, unknown] },
    });
    const table = within(await screen.findByRole('table', { name: 'Classes' }));
    const field = table.getByRole<HTMLInputElement>('textbox', { name: '8A moves to' });
    await act(async () => fireEvent.change(field, { target: { value: '9C' } }));
    await act(async () => fireEvent.keyDown(field, { key: 'c' }));
    await act(async () => fireEvent.keyDown(field, { key: 'Escape' }));
    expect(field.value).toBe('9A');
    await act(async () => fireEvent.blur(field));
    expect(server.callsTo(saveClassMoves)).toEqual([]);
    expect(table.getAllByText('Check where the class moves')).toHaveLength(1);
    const first1A = table.getByRole('row', { name: /^1A / });
    expect(first1A.textContent).toContain('Check where the class moves');
    for (const from of ['10B', '4Z']) {
      const tick = table.getByRole('checkbox', { name: `All of ${from} leave` });
      await act(async () => fireEvent.click(tick));
    }
    await waitFor(() => expect(server.callsTo(saveClassMoves)).toHaveLength(2));
    expect(server.callsTo(saveClassMoves).map(({ body }) => body)).toEqual([
      { moves: [{ from: '10B', to: '1STA' }] },
      { moves: [{ from: '4Z', to: '4Z' }] },
    ]);
  });

  it('is a list of cards on a narrow screen, with the counts in words', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
    );
    onTestFinished(() => void vi.restoreAllMocks());
    await openRollover();
    const classes = within(await screen.findByRole('list', { name: 'Classes' }));
    const texts = classes.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toContain('1 moves up');
    expect(texts[0]).toContain('Leave: None');
    expect(texts[1]).toContain('3 move up');
    expect(texts[2]).toContain('Leave: All 1');
    fireEvent.click(classes.getByRole('button', { name: 'The pupils of 1A: 1 moves up' }));
    await screen.findByRole('list', { name: 'The pupils of 1A' });
  });

  it('makes a list of what is on the screen, and orders nothing by itself', async () => {
    const { server, router } = await openRollover();
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Order the next school year' })),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole/nytt-skolear/77'));
    expect(server.callsTo(calls.createBatch)[0]?.body).toMatchObject({
      source: { kind: 'ticked' },
      options: { act: 'order', beginsIn: 2026 },
      total: 4,
    });
    expect(server.callsTo(calls.putRows)[0]?.body).toMatchObject({
      rows: [{ ticketId: '21', className: '9A' }, { ticketId: '22' }, {}, { className: '2A' }],
    });
  });

  it('stays when the list cannot be made, and says so; and can be left', async () => {
    const { server, router } = await openRollover();
    server.answer(calls.createBatch, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Order the next school year' }));
    await screen.findByText('The order was not made');
    expect(router.state.location.pathname).toBe('/skole/nytt-skolear');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole'));
  });

  it('says what new cards cost where they cost something, and how long they take', async () => {
    const year = { ...rolloverReply.year, deliveryDay: null };
    await openRollover({ reply: { ...rolloverReply, newCardFeeOre: null, year } });
    const summary = await screen.findByRole('region', { name: 'School year 2026/2027' });
    const rows = [...summary.querySelectorAll('dt')].map((term) =>
      [term, term.nextElementSibling].map((element) => element?.textContent),
    );
    expect(rows).toEqual([
      ['Pupils', '4'],
      ['Leave', '1'],
      ['Valid from', '20 August 2026'],
      ['Valid until', '30 June 2027'],
      ['New cards', '1'],
    ]);
    within(summary).getByText('New cards arrive about 7 working days after the order.');
    within(summary).getByText(/Invoiced for the first time for August 2026/);
  });

  it('has nothing to order when everybody has a ticket or leaves', async () => {
    const pupils = rolloverReply.pupils.filter(({ reason }) => reason !== null);
    await openRollover({ reply: { ...rolloverReply, pupils } });
    await screen.findByText('Everybody has a ticket, or leaves.');
    screen.getByText('2026/2027 · 0 of 2 pupils get a ticket');
    expect(screen.queryByRole('button', { name: /^Order/ })).toBeNull();
  });

  it('says from when it can be ordered', async () => {
    const reply = { ...rolloverReply, year: null, opensOn: '2027-05-01', moves: [], pupils: [] };
    await openRollover({ reply });
    await screen.findByText('The next school year is not open yet');
    screen.getByText(/From 1 May 2027/);
    expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
    cleanup();
    await openRollover({ reply: { ...reply, opensOn: null } });
    await screen.findByText('The next school year has not been set up yet.');
  });

  it('has nothing to order for a school without pupils', async () => {
    await openRollover({ reply: { ...rolloverReply, moves: [], pupils: [] } });
    await screen.findByText('No pupils to move up');
  });

  it('speaks Norwegian', async () => {
    await openRollover({ language: 'nb' });
    await screen.findByRole('button', { name: 'Bestill neste skoleår' });
    screen.getByRole('textbox', { name: '8A flytter til' });
  });
});
