// @vitest-environment happy-dom
import * as order from '@takst/domain/platform/refusals/order.en.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  cardOf,
  changes,
  familyBecomes,
  freeTicketWith,
  onCard,
  openDialog,
  openFamily,
  submit,
} from './test-family.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const toasts = () =>
  shownToasts().map(({ kind, title, text }) => [kind, title, text?.replaceAll('\u00a0', ' ')]);
const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');
const refusedWith = (status: number, code: string) => ({ status, body: { code } });

describe('the end of a free ticket (spec 3 §4, §5)', () => {
  it('is the end of the month at first, one of 32 days, or any day for six months', async () => {
    await openFamily([freeTicketWith({})]);
    const dialog = within(await openDialog('End the ticket'));
    const select = dialog.getByLabelText<HTMLSelectElement>('Last day');
    expect(select.value).toBe('2026-03-31');
    const days = [...select.options].map(({ value }) => value);
    expect([days.length, days[0], days[31], days[32]]).toEqual([
      33,
      '2026-03-04',
      '2026-04-04',
      'other',
    ]);
    fireEvent.change(select, { target: { value: 'other' } });
    const typed = await dialog.findByLabelText<HTMLInputElement>('Last day');
    for (const [text, isOffered] of [
      ['03.03.2026', false],
      ['04.09.2026', true],
      ['05.09.2026', false],
    ] as const) {
      fireEvent.change(typed, { target: { value: text } });
      fireEvent.blur(typed);
      expect([text, typed.getAttribute('aria-invalid') === 'true']).toEqual([text, !isOffered]);
    }
  });

  it('is sent, said with who and when, and undone from the toast', async () => {
    await openFamily([freeTicketWith({})]);
    const dialog = await openDialog('End the ticket');
    expect(textOf(dialog)).toContain('Kari is told by SMS that the ticket has been ended.');
    expect(textOf(dialog)).toContain('Last month invoicedMarch 2026');
    await submit('End the ticket on 31 March');
    expect(changes()).toEqual(['PUT /11/expiry/2026-03-31']);
    expect(toasts()).toEqual([
      ['success', 'The ticket has been ended', 'Kari Solberg, last day 31 March'],
    ]);
  });

  it('comes no later than the day on which a child grows up', async () => {
    await openFamily([freeTicketWith({ expirationDate: '2026-03-06' })]);
    const dialog = within(await openDialog('End the ticket'));
    const select = dialog.getByLabelText<HTMLSelectElement>('Last day');
    expect([...select.options].map(({ value }) => value)).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      'other',
    ]);
    expect(select.value).toBe('2026-03-06');
  });

  it('says nothing of an SMS to the holder of a card, and of an invoice for what costs nothing', async () => {
    await openFamily([onCard('CREATED', { pricePerMonth: 0 })]);
    const text = textOf(await openDialog('End the ticket'));
    expect(text).not.toContain('SMS');
    expect(text).toContain('Last month invoicedNone');
  });

  it.each([
    ['en', 409, 'TICKET_NOT_ENDABLE', 'The ticket was not ended', /cannot be ended now/],
    ['nb', 409, 'TICKET_NOT_ENDABLE', 'Billetten ble ikke avsluttet', /kan ikke avsluttes nå/],
    ['en', 404, 'TICKET_NOT_FOUND', 'The ticket was not ended', order.TICKET_NOT_FOUND],
  ] as const)('that fails is said (%s): %s %s', async (language, status, code, title, reason) => {
    await openFamily([freeTicketWith({})], { language, answer: refusedWith(status, code) });
    await openDialog(language === 'en' ? 'End the ticket' : 'Avslutt');
    await submit(language === 'en' ? /^End the ticket on/ : /^Avslutt/);
    expect(toasts()).toEqual([['error', title, 'Kari Solberg']]);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(title);
    await dialog.findByText(reason);
  });

  it('is undone on the card of the ticket', async () => {
    const ended = { expirationDate: '2026-03-31', endedOn: '2026-03-04' };
    await openFamily([freeTicketWith(ended)]);
    await submit('Undo the end');
    expect(changes()).toEqual(['POST /11/undo-end']);
    expect(toasts()).toEqual([
      ['success', 'The end has been undone', 'Kari Solberg: the ticket is valid as before'],
    ]);
  });

  it('is undone among the expired tickets', async () => {
    await openFamily([
      freeTicketWith({
        status: 'expired',
        startDate: '2026-03-01',
        expirationDate: '2026-02-28',
        endedOn: '2026-03-04',
      }),
    ]);
    await submit('Undo the end');
    expect(changes()).toEqual(['POST /11/undo-end']);
  });

  it('that cannot be undone says why', async () => {
    const ended = { expirationDate: '2026-03-31', endedOn: '2026-03-04' };
    await openFamily([freeTicketWith(ended)], { answer: refusedWith(409, 'TICKET_ALREADY_HELD') });
    await submit('Undo the end');
    expect(toasts()[0]?.[0]).toBe('error');
  });
});

describe('cancelling a free ticket (spec 3 §4)', () => {
  const pending = { status: 'pending', startDate: '2026-04-01' };

  it('takes it away before it begins, and tells the holder', async () => {
    await openFamily([freeTicketWith(pending)]);
    const text = textOf(await openDialog('Cancel the ticket'));
    expect(text).toContain('will never be valid and is not invoiced');
    expect(text).toContain('Kari is told by SMS');
    expect(text).toContain('The pickup code stops working.');
    await submit('Cancel the ticket from 1 April');
    expect(changes()).toEqual(['DELETE /11']);
    expect(toasts()).toEqual([
      ['success', 'The ticket has been cancelled', 'Kari Solberg, from 1 April'],
    ]);
  });

  it('takes the card and its fee along, also when the ticket has begun', async () => {
    await openFamily([onCard('REQUESTED')]);
    const text = textOf(await openDialog('Cancel the ticket'));
    expect(text).toContain('The travel card is not made, and its fee is not invoiced.');
    expect(text).toContain('The ticket stops being valid at once.');
    expect(text).not.toContain('SMS');
    cleanup();
    await openFamily([onCard('REQUESTED')], { language: 'nb' });
    expect(textOf(await openDialog('Avbestill'))).toContain(
      'Reisekortet blir ikke laget, og gebyret faktureres ikke.',
    );
  });

  it('leaves a card that is made', async () => {
    await openFamily([onCard('CREATED', pending)]);
    expect(textOf(await openDialog('Cancel the ticket'))).not.toContain('card');
  });

  it.each([
    [null, 'The ticket that it was to continue goes on without a last day.'],
    ['2026-12-31', 'The ticket that it was to continue goes on up to and including 31 December.'],
  ])('brings the ticket before back, with the end of both: %s', async (expirationDate, note) => {
    await openFamily([
      freeTicketWith({ ...pending, id: 12, continuesId: 11, reopensId: 11, expirationDate }),
      freeTicketWith({ isContinued: true, expirationDate: '2026-03-31', endedOn: '2026-03-02' }),
    ]);
    expect(textOf(await openDialog('Cancel the ticket'))).toContain(note);
  });

  it.each([
    ['en', 409, 'TICKET_ALREADY_HELD', /somebody else has got a ticket/],
    ['en', 409, 'TICKET_NOT_PENDING', /no longer pending, so it cannot be cancelled/],
    ['en', 404, 'TICKET_NOT_FOUND', order.TICKET_NOT_FOUND],
    ['nb', 409, 'TICKET_NOT_PENDING', /venter ikke lenger/],
  ] as const)('that fails is said (%s): %s %s', async (language, status, code, reason) => {
    const [title, button] =
      language === 'en'
        ? ['The ticket was not cancelled', 'Cancel the ticket']
        : ['Billetten ble ikke avbestilt', 'Avbestill'];
    const answer = refusedWith(status, code);
    await openFamily([freeTicketWith(pending)], { language, answer });
    await openDialog(button);
    await submit(new RegExp(`^${button}`));
    expect(toasts()).toEqual([['error', title, 'Kari Solberg']]);
    await within(screen.getByRole('dialog')).findByText(reason);
  });
});

describe('sending again (spec 3 §4, §8)', () => {
  it('sends the pickup code to the phone', async () => {
    await openFamily([freeTicketWith({})]);
    await openDialog('Resend pickup code');
    await submit('Resend pickup code');
    expect(changes()).toEqual(['POST /11/resend-pickup-code']);
    expect(toasts()).toEqual([
      ['success', 'The pickup code is on its way', 'Kari Solberg, +47 905 11 420'],
    ]);
  });

  it.each([
    ['en', 'The pickup code was not sent', 'Resend pickup code', /You can send it again at 13:05/],
    ['nb', 'Koden ble ikke sendt på nytt', 'Send kode på nytt', /13:05/],
  ] as const)('waits a minute between codes (%s)', async (language, title, button, reason) => {
    const body = { code: 'PICKUP_CODE_JUST_SENT', nextAt: '2026-03-04T12:04:20Z' };
    await openFamily([freeTicketWith({})], { language, answer: { status: 429, body } });
    await openDialog(button);
    await submit(button);
    expect(toasts()).toEqual([['error', title, 'Kari Solberg']]);
    await within(screen.getByRole('dialog')).findByText(reason);
  });

  it('sends a fetched ticket to a new phone', async () => {
    await openFamily([freeTicketWith({ downloadedToPhone: true })]);
    await openDialog('Resend ticket');
    await submit('Resend ticket');
    expect(changes()).toEqual(['POST /11/resend']);
    expect(toasts()).toEqual([['success', 'Ticket re-sent', 'Kari Solberg, +47 905 11 420']]);
  });

  it.each([
    ['en', 'Re-send ticket failed!', 'Resend ticket'],
    ['nb', 'Kunne ikke sende billetten på nytt!', 'Send billett på nytt'],
  ] as const)('says that a ticket was not sent (%s)', async (language, title, button) => {
    await openFamily([freeTicketWith({ downloadedToPhone: true })], {
      language,
      answer: refusedWith(409, 'TICKET_NOT_RESENDABLE'),
    });
    await openDialog(button);
    await submit(button);
    expect(toasts()).toEqual([['error', title, 'Kari Solberg']]);
  });
});

describe('a change', () => {
  it('is seen on the page at once', async () => {
    await openFamily([freeTicketWith({})]);
    await openDialog('End the ticket');
    familyBecomes([freeTicketWith({ expirationDate: '2026-03-31', endedOn: '2026-03-04' })]);
    await submit(/^End the ticket on/);
    await cardOf('Kari Solberg').findByRole('button', { name: 'Undo the end' });
  });
});
