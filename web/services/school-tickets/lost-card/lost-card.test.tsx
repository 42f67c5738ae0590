// @vitest-environment happy-dom
import { dialog } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { granlia } from '#testing/session-answers.ts';
import {
  bodiesSent,
  changes,
  onCard,
  openDialog,
  openTicket,
  press,
  type,
} from '#services/school-tickets/ticket/test-school-ticket.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const choose = (name: string | RegExp) =>
  act(async () => fireEvent.click(dialog().getByRole('radio', { name })));
const madeCard = onCard('CREATED', { allowedActions: ['REPLACE_CARD', 'UPDATE_EXPIRY'] });
const effects = () =>
  dialog()
    .getAllByRole('listitem')
    .map(({ textContent }) => plainText(textContent));
const text = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');

const address = {
  line1: 'Skoleveien 1',
  line2: 'Oppgang B',
  postCode: '0550',
  city: 'OSLO',
  country: 'NO',
};
const withAddress = { ...granlia, addresses: { ...granlia.addresses, post: address } };

const replacement = {
  paidBy: 'pupil',
  fee: 50,
  bridgedThrough: '2026-03-18',
  temporaryTicket: null,
} as const;
const waiting = onCard('REQUESTED', {
  allowedActions: ['ISSUE_TEMPORARY_TICKET', 'UPDATE_EXPIRY'],
  feeOwed: 50,
  replacement,
});

describe('a lost card', () => {
  it('says what happens, what it costs, and sends what is shown', async () => {
    const { router } = await openTicket(madeCard, { company: withAddress });
    await openDialog('Replacement card');
    const expectedEffects = [
      'Card 712345678 is blocked at once and cannot be used any more.',
      'A new card with a new number is made and sent to Skoleveien 1, Oppgang B, 0550 OSLO. It takes about 7 working days.',
      'The ticket goes on on the new card. Days and price stay as they are.',
      'The temporary ticket is valid until the card is there, 18 March at the latest.',
      'This cannot be undone.',
    ];
    expect(effects()).toEqual(expectedEffects);
    await expect.poll(text).toContain('Invoiced to the school once50 kr');
    expect(text()).not.toContain('owe the school');
    await choose(/^The pupil/);
    expect(text()).toContain('owe the school');
    await choose(/^It does not work/);
    expect(text()).not.toContain('owe the school');
    await choose(/^It is lost/);
    expect(effects()).toEqual(
      expectedEffects.toSpliced(4, 0, expect.stringContaining('owe the school')),
    );
    await type('Mobile', '41234567');
    await press(/^Block the card/);
    await expect.poll(changes).toEqual(['PUT /travel-card/21/replace']);
    expect(bodiesSent()).toEqual([
      {
        reason: 'lost',
        paidBy: 'pupil',
        cardNumber: '712345678',
        temporaryTicket: { kind: 'sms', phoneCountryCode: '+47', phone: '41234567' },
      },
    ]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(shownToasts()[0]).toMatchObject({
      kind: 'success',
      text: 'Anne Marie von der Lippe, card 712345678 is blocked',
      link: { to: '/skole/21' },
    });
    expect(router.state.location.pathname).toBe('/skole/21');
  });

  it('asks for a phone before anything is sent, and for none where there is no link', async () => {
    await openTicket({ ...madeCard, expirationDate: '2026-03-10' }, { language: 'nb' });
    await openDialog('Erstatningskort');
    await press(/^Sperr kortet/);
    expect(dialog().getAllByText('Skriv et gyldig mobilnummer').length).toBeGreaterThan(0);
    await type('Mobil', '22334455');
    await press(/^Sperr kortet/);
    expect(changes()).toEqual([]);
    expect(text()).toContain(
      'Den midlertidige billetten gjelder til kortet er kommet, senest 10. mars',
    );
    await choose(/^Ingen midlertidig/);
    expect(text()).not.toContain('Den midlertidige billetten gjelder');
    await choose(/virker ikke/);
    expect(dialog().queryByText('Hvem skal betale gebyret?')).toBeNull();
    expect(text()).toContain('Ingenting');
    await press(/^Sperr kortet/);
    await expect
      .poll(bodiesSent)
      .toEqual([
        { reason: 'defective', paidBy: 'school', cardNumber: '712345678', temporaryTicket: null },
      ]);
  });

  it('of a ticket that has not begun is not bridged', async () => {
    await openTicket({ ...madeCard, status: 'pending' });
    await openDialog('Replacement card');
    expect(dialog().queryByRole('radio', { name: /^Link by SMS/ })).toBeNull();
    await expect.poll(text).toContain('The new card is sent there. Enter the address first.');
    await press(/^Block the card/);
    await expect.poll(bodiesSent).toMatchObject([{ temporaryTicket: null }]);
  });

  it.each([
    ['CARD_NOT_REPLACEABLE', 409, /may just have been replaced/],
    ['TRAVEL_CARD_NO_COMPANY_POST_ADDRESS', 422, /no post address/],
    ['PHONE_NOT_MOBILE', 422, /mobile/],
    ['TEMPORARY_TICKET_NOT_OFFERED', 409, /needs no temporary one now/],
  ])('stays with the reason when it is refused: %s', async (code, status, reason) => {
    await openTicket(madeCard, { answer: { status, body: { code } } });
    await openDialog('Replacement card');
    await choose(/^On paper/);
    await press(/^Block the card/);
    expect((await dialog().findAllByText(reason)).length).toBeGreaterThan(0);
    expect(shownToasts()[0]).toMatchObject({
      kind: 'error',
      title: 'The replacement card was not ordered',
    });
  });
});

describe('a pupil who waits for a card', () => {
  it('is seen to travel with nothing, and gets a link', async () => {
    await openTicket(waiting);
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('No temporary ticket');
    expect(card.textContent.replaceAll('\u00a0', ' ')).toContain('The pupil owes the school50 kr');
    expect(within(card).queryByRole('button', { name: 'Print the paper ticket' })).toBeNull();
    await openDialog('Temporary ticket');
    await type('Mobile', '41234567');
    await press('Give a temporary ticket');
    await expect.poll(changes).toEqual(['POST /travel-card/21/temporary-ticket']);
    expect(bodiesSent()).toEqual([{ kind: 'sms', phoneCountryCode: '+47', phone: '41234567' }]);
  });

  it('has the phone of the link that counts, which another takes the place of', async () => {
    const temporaryTicket = {
      kind: 'sms',
      phoneCountryCode: '+46',
      phone: '701234567',
      issuedAt: '2026-03-04T10:00:00Z',
      validThrough: '2026-03-18',
    } as const;
    await openTicket({
      ...waiting,
      expirationDate: '2026-03-10',
      replacement: { ...replacement, temporaryTicket },
    });
    const visibleText = screen.getByRole('article').textContent.replaceAll('\u00a0', ' ');
    expect(visibleText).toContain('Link sent to +46 701234567, valid until 18 March');
    await openDialog('Temporary ticket');
    expect(effects()).toEqual([
      'It is valid until 10 March or until the card is there.',
      'The temporary ticket before is no longer valid.',
    ]);
    const phone = () => dialog().getByLabelText<HTMLInputElement>('Mobile').value;
    expect(phone().replaceAll(/\D/gu, '')).toBe('701234567');
    await press('Give a temporary ticket');
    await expect
      .poll(bodiesSent)
      .toEqual([{ kind: 'sms', phoneCountryCode: '+46', phone: '701234567' }]);
  });

  it.each([
    ['TEMPORARY_TICKET_NOT_OFFERED', 409, /needs no temporary one now/],
    ['TICKET_NOT_FOUND', 404, /ticket/],
    ['PHONE_NOT_MOBILE', 422, /mobile/],
  ])('stays with the reason when it is refused: %s', async (code, status, reason) => {
    await openTicket(waiting, { answer: { status, body: { code } } });
    await openDialog('Temporary ticket');
    await choose(/^On paper/);
    await press('Give a temporary ticket');
    expect((await dialog().findAllByText(reason)).length).toBeGreaterThan(0);
    expect(shownToasts()[0]).toMatchObject({
      kind: 'error',
      title: 'The pupil got no temporary ticket',
    });
  });

  it.each([
    ['a lost one', madeCard, 'Replacement card', /^Block the card/],
    ['a card on its way', waiting, 'Temporary ticket', 'Give a temporary ticket'],
  ])('gets the paper of %s to be printed at once', async (_, ticket, button, submit) => {
    const { router } = await openTicket(ticket);
    await openDialog(button);
    await choose(/^On paper/);
    expect(dialog().queryByLabelText('Mobile')).toBeNull();
    await press(submit);
    await expect.poll(() => router.state.location.pathname).toBe('/skole/21/papirbevis');
    expect(JSON.stringify(bodiesSent())).toContain('{"kind":"paper"}');
  });

  it('prints the paper that counts again, whose day is told', async () => {
    const temporaryTicket = {
      kind: 'paper',
      phoneCountryCode: null,
      phone: null,
      issuedAt: '2026-03-04T10:00:00Z',
      validThrough: '2026-03-18',
    } as const;
    const { router } = await openTicket({
      ...waiting,
      replacement: { ...replacement, temporaryTicket },
    });
    const card = screen.getByRole('article');
    expect(card.textContent).toContain('Paper ticket, valid until 18 March');
    await openDialog('Temporary ticket');
    expect(dialog().getByRole('radio', { name: /^On paper/ })).toHaveProperty('checked', true);
    await press('Go back');
    fireEvent.click(within(card).getByRole('button', { name: 'Print the paper ticket' }));
    await expect.poll(() => router.state.location.pathname).toBe('/skole/21/papirbevis');
  });

  it('stays on the page of the ticket with a link, and is told what was done', async () => {
    const { router } = await openTicket(waiting);
    await openDialog('Temporary ticket');
    await type('Mobile', '41234567');
    await press('Give a temporary ticket');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/skole/21');
    expect(shownToasts()[0]).toMatchObject({
      kind: 'success',
      title: 'The pupil has a temporary ticket',
      text: 'Anne Marie von der Lippe, valid until 18 March',
    });
  });

  it('has paid what was owed', async () => {
    await openTicket(waiting, { language: 'nb' });
    fireEvent.click(screen.getByRole('button', { name: 'Eleven har betalt' }));
    const question = within(await screen.findByRole('alertdialog'));
    question.getByText(/^Anne Marie von der Lippe skylder skolen 50.kr for nytt reisekort\.$/);
    fireEvent.click(question.getByRole('button', { name: 'Noter som betalt' }));
    await expect.poll(changes).toEqual(['PUT /travel-card/21/fee-collected']);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(shownToasts()[0]).toMatchObject({
      kind: 'success',
      text: 'Anne Marie von der Lippe skylder ikke lenger noe',
      link: { to: '/skole/21' },
    });
  });

  it('is told that the payment is noted already', async () => {
    await openTicket(waiting, { answer: { status: 409, body: { code: 'NO_FEE_OWED' } } });
    fireEvent.click(screen.getByRole('button', { name: 'The pupil has paid' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Note as paid' }));
    await question.findByText(/^The pupil owes nothing\./);
    expect(shownToasts()[0]).toMatchObject({ kind: 'error', title: 'The payment was not noted' });
  });
});
