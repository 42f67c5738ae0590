// @vitest-environment happy-dom
import * as order from '@takst/domain/platform/refusals/order.en.ts';
import { dialog, toasts } from '#testing/actions.ts';
import { cleanup } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import {
  changes,
  onCard,
  openDialog,
  openTicket,
  press,
  schoolTicketOnTheWire,
  ticketWith,
} from './test-school-ticket.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const unfetched = ticketWith({ downloadedToPhone: false, allowedActions: ['RESEND_PICKUP_CODE'] });
const name = 'Anne Marie von der Lippe';
const [notEnded, notCancelled, notSent] = [
  'An error occurred while changing the ticket',
  'An error occurred while cancelling the ticket',
  'An error occurred while sending the ticket',
];

describe('a change of a school ticket that the server refuses (spec 3 §8)', () => {
  it.each([
    [409, 'TICKET_NOT_ENDABLE', /cannot be ended now/],
    [422, 'END_DATE_NOT_OFFERED', order.END_DATE_NOT_OFFERED],
    [404, 'TICKET_NOT_FOUND', order.TICKET_NOT_FOUND],
  ])('is no end: %i %s', async (status, code, why) => {
    await openTicket(schoolTicketOnTheWire, { answer: { status, body: { code } } });
    await openDialog('End the ticket');
    await press(/^End the ticket on/);
    await dialog().findByText(why);
    expect(toasts()).toEqual([['error', notEnded, name]]);
  });

  it.each([
    [409, 'TICKET_ALREADY_HELD', /somebody else has got a ticket on its phone or card/],
    [404, 'TICKET_NOT_FOUND', order.TICKET_NOT_FOUND],
  ])('is no cancelling: %i %s', async (status, code, why) => {
    await openTicket(onCard('REQUESTED'), { answer: { status, body: { code } } });
    await openDialog('Cancel the ticket');
    await press(/^Cancel the ticket from/);
    await dialog().findByText(why);
    expect(toasts()).toEqual([['error', notCancelled, name]]);
  });

  it.each([
    [409, { code: 'NO_PICKUP_CODE' }, /^There is no code to send/],
    [404, { code: 'TICKET_NOT_FOUND' }, order.TICKET_NOT_FOUND],
    [
      429,
      { code: 'PICKUP_CODE_JUST_SENT', nextAt: '2026-03-04T09:00:30Z' },
      'The code has just been sent. You can send it again at 10:01.',
    ],
  ])('sends no code: %i %o', async (status, body, why) => {
    await openTicket(unfetched, { answer: { status, body } });
    await openDialog('Resend pickup code');
    await press('Resend pickup code');
    await dialog().findByText(why);
    expect(toasts()).toEqual([['error', notSent, name]]);
  });
});

describe('what is sent to a pupil again', () => {
  it.each([
    ['the code', unfetched, 'Resend pickup code', 'resend-pickup-code'],
    ['the ticket', schoolTicketOnTheWire, 'Resend ticket', 'resend'],
  ])('is %s', async (_, ticket, button, path) => {
    await openTicket(ticket);
    await openDialog(button);
    await press(button);
    await expect.poll(changes).toEqual([expect.stringMatching(`/ticket/21/${path}$`)]);
  });
});
