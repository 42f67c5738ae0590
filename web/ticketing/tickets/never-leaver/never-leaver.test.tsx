// @vitest-environment happy-dom
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { getNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/get-never-leaver.contract.ts';
import { press, pressNow, toasts, write } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { NeverLeaverCard } from './never-leaver-card.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const mark = {
  reason: 'Contractor',
  markedBy: 'Kari Nordmann',
  markedAt: '2026-03-04T08:00:00Z',
};

const saved: Answer = { status: 200, body: { reason: null } };
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openCard(savedMark: typeof mark | null, answer = saved, subscriberId = 7) {
  const server = fakeServer(
    [getNeverLeaver, { status: 200, body: { mark: savedMark } }],
    [changeNeverLeaver, answer],
  );
  const pages = { '/': () => <NeverLeaverCard subscriberId={subscriberId} /> };
  await openPage({ pages, at: '/', texts: ['never-leaver'] });
  const bodies = () => server.callsTo(changeNeverLeaver).map(({ body }) => body);
  return { ...server, bodies };
}

describe('somebody who is never a leaver', () => {
  it('is marked with a reason', async () => {
    const server = await openCard(null);
    await screen.findByText('May be found to have left when you compare the employee list.');
    const button = screen.getByRole('button', { name: 'Mark as never a leaver' });
    expect(button.textContent).toBe('Mark');
    fireEvent.click(button);
    fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Board' } });
    expect(screen.queryByRole('button', { name: 'Remove the mark' })).toBeNull();
    server.answer(getNeverLeaver, { status: 200, body: { mark } });
    pressNow('Save');
    await closed();
    expect(server.bodies()).toEqual([{ reason: 'Board', previousReason: null }]);
    expect(server.callsTo(changeNeverLeaver)[0]?.address).toContain('/7/');
    expect(toasts()).toEqual([['success', 'Data saved!', undefined]]);
    await screen.findByText('Never a leaver: Contractor');
  });

  it('is shown with who said so, and may leave again', async () => {
    const server = await openCard(mark);
    await screen.findByText('Never a leaver: Contractor');
    screen.getByText('Marked by Kari Nordmann today at 09:00.');
    const button = screen.getByRole('button', { name: 'Change why' });
    expect(button.textContent).toBe('Change');
    fireEvent.click(button);
    expect((await screen.findByLabelText<HTMLInputElement>('Why')).value).toBe('Contractor');
    pressNow('Remove the mark');
    await closed();
    expect(server.bodies()).toEqual([{ reason: null, previousReason: 'Contractor' }]);
  });

  it('needs a reason, of at most 200 characters', async () => {
    const server = await openCard(null);
    await press('Mark as never a leaver');
    const field = await screen.findByLabelText<HTMLInputElement>('Why');
    expect(field.maxLength).toBe(200);
    write('Why', ' ');
    pressNow('Save');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(server.bodies()).toEqual([]);
    pressNow('Cancel');
    await closed();
  });

  it('says that the employee is gone', async () => {
    await openCard(null, { status: 404, body: { code: 'SUBSCRIBER_NOT_FOUND' } });
    await press('Mark as never a leaver');
    await screen.findByLabelText('Why');
    write('Why', 'Board');
    pressNow('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We cannot find the employee any more.');
    expect(alert.textContent).toContain('We could not save it');
  });

  /** A draft of a person without a mark, who has one by now. */
  async function openWithDraft(answer?: Answer) {
    await openCard(null);
    await press('Mark as never a leaver');
    write('Why', 'Mine');
    cleanup();
    await openCard(mark, answer, 8);
    await press('Change why');
    expect((await screen.findByLabelText<HTMLInputElement>('Why')).value).toBe('Contractor');
    cleanup();
    const server = await openCard(mark, answer);
    await press('Change why');
    expect((await screen.findByLabelText<HTMLInputElement>('Why')).value).toBe('Mine');
    return server;
  }

  it('is saved from a draft against the mark that the draft began with', async () => {
    const theirs = { code: 'MARK_CHANGED_SINCE', reason: 'Contractor' };
    const server = await openWithDraft({ status: 409, body: theirs });
    pressNow('Save');
    await screen.findByText(/“Contractor”/);
    pressNow('Save');
    await waitFor(() => expect(server.bodies()).toHaveLength(2));
    expect(server.bodies()).toEqual([
      { reason: 'Mine', previousReason: null },
      { reason: 'Mine', previousReason: 'Contractor' },
    ]);
  });

  it('is marked though somebody else has taken the mark away since', async () => {
    const server = await openCard(mark, {
      status: 409,
      body: { code: 'MARK_CHANGED_SINCE', reason: null },
    });
    await press('Change why');
    await screen.findByLabelText('Why');
    write('Why', 'Mine');
    pressNow('Save');
    await screen.findByRole('alert');
    pressNow('Save');
    await waitFor(() => expect(server.bodies()).toHaveLength(2));
    expect(server.bodies()).toEqual([
      { reason: 'Mine', previousReason: 'Contractor' },
      { reason: 'Mine', previousReason: null },
    ]);
  });

  it('leaves again as it stands on the page, where there is a draft, too', async () => {
    const server = await openWithDraft();
    pressNow('Remove the mark');
    await closed();
    expect(server.bodies()).toEqual([{ reason: null, previousReason: 'Contractor' }]);
  });

  it('says what somebody else has written, which can stay or be replaced', async () => {
    const theirs = { code: 'MARK_CHANGED_SINCE', reason: 'Theirs' };
    const server = await openCard(mark, { status: 409, body: theirs });
    await press('Change why');
    await screen.findByLabelText('Why');
    write('Why', 'Mine');
    pressNow('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('“Theirs”');
    pressNow('Save');
    await waitFor(() => expect(server.bodies()).toHaveLength(2));
    expect(server.bodies().at(-1)).toEqual({ reason: 'Mine', previousReason: 'Theirs' });
    await press('Keep what is saved');
    await closed();
    // The draft is gone too.
    await press('Change why');
    expect((await screen.findByLabelText<HTMLInputElement>('Why')).value).toBe('Contractor');
  });
});
