// @vitest-environment happy-dom
import { dialog, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, within } from '#testing/dom.ts';
import { cardStates } from '@takst/domain/ticketing/travel-cards/card-state.rules.ts';
import { listTicketCards } from '@takst/contract/services/free-tickets/ticket/list-ticket-cards.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { bodiesSent, changes, onCard, openDialog, openFamily, submit } from './test-family.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const first = {
  id: 40,
  state: 'DEACTIVATED',
  number: '712345678',
  requestedAt: '2026-01-05T09:00:00Z',
  manufacturedAt: '2026-01-12T10:00:00Z' as string | null,
  closedAt: '2026-03-03T08:30:00Z' as string | null,
  replacementReason: null as string | null,
  fee: 50,
};
const second = {
  ...first,
  id: 41,
  state: 'REQUESTED',
  number: null,
  requestedAt: '2026-03-03T08:30:00Z',
  manufacturedAt: null,
  closedAt: null,
  replacementReason: 'defective',
  fee: 0,
};
const dialogText = () => screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');

describe('a replacement card (spec 3 §4, §9)', () => {
  it('costs its fee when the card is lost', async () => {
    await openFamily([onCard('CREATED')]);
    await openDialog('Replacement card');
    await dialog().findByText('Invoiced once');
    expect(dialogText()).toContain('Invoiced once50 kr');
    expect(dialogText()).toContain('Card 712345678 is blocked at once');
    await submit('Order replacement card');
    expect(changes()).toEqual(['PUT /travel-card/11/replace']);
    expect(bodiesSent()).toEqual([{ reason: 'lost' }]);
    expect(toasts()).toEqual([
      [
        'success',
        'The replacement card has been ordered',
        'Kari Solberg, card 712345678 is blocked',
      ],
    ]);
  });

  it('costs nothing when the card is defective', async () => {
    await openFamily([onCard('CREATED')]);
    await openDialog('Replacement card');
    await dialog().findByText('Invoiced once');
    fireEvent.click(dialog().getByRole('radio', { name: /It does not work/ }));
    expect(dialogText()).toContain('Invoiced onceNothing');
    await submit('Order replacement card');
    expect(bodiesSent()).toEqual([{ reason: 'defective' }]);
  });

  it.each([
    ['en', 404, 'TICKET_NOT_FOUND', /./],
    ['en', 409, 'CARD_NOT_REPLACEABLE', /cannot be replaced now/],
    ['en', 422, 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS', /The company has no post address/],
    ['nb', 422, 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS', /Bedriften mangler postadresse/],
  ] as const)('that is refused says why (%s): %s %s', async (language, status, code, reason) => {
    await openFamily([onCard('CREATED')], { language, answer: { status, body: { code } } });
    await openDialog(language === 'en' ? 'Replacement card' : 'Erstatningskort');
    await submit(language === 'en' ? 'Order replacement card' : 'Bestill erstatningskort');
    const title =
      language === 'en'
        ? 'The replacement card was not ordered'
        : 'Erstatningskortet ble ikke bestilt';
    expect(toasts()).toEqual([['error', title, 'Kari Solberg']]);
    const notice = await dialog().findByText(title);
    expect(notice.parentElement?.textContent).toMatch(reason);
  });
});

describe('travel-card status changes (spec 3 §2, §4)', () => {
  it('tell when each card was ordered, made and blocked, and which one it replaces', async () => {
    await openFamily([onCard('REQUESTED')], { cards: [second, first] });
    await openDialog('See the travel card');
    const [now, before] = await dialog().findAllByRole('listitem');
    const text = (item: HTMLElement | undefined) => item?.textContent.replaceAll('\u00a0', ' ');
    expect(text(now)).toContain('Card without a numberRequested');
    expect(text(now)).toContain('Requestedyesterday at 09:30');
    expect(text(now)).toContain('Replaces card 712345678, which does not work.');
    expect(text(now)).not.toContain('Fee');
    expect(text(before)).toContain('Card 712345678Blocked');
    expect(text(before)).toContain('Requested05.01.2026 10:00');
    expect(text(before)).toContain('Produced12.01.2026 11:00');
    expect(text(before)).toContain('Blockedyesterday at 09:30');
    expect(text(before)).toContain('Fee50 kr');
  });

  it.each(
    cardStates.flatMap((state) =>
      (
        [
          ['en', 'See the travel card'],
          ['nb', 'Se reisekortet'],
        ] as const
      ).map(([language, button]) => [state, language, button] as const),
    ),
  )('say what %s means (%s)', async (state, language, button) => {
    const words = {
      REQUESTED: { nb: ['Bestilt', /lages nå/], en: ['Requested', /is being made/] },
      CREATED: { nb: ['Produsert', /er i bruk/], en: ['Produced', /is in use/] },
      DEACTIVATED: { nb: ['Sperret', /er sperret/], en: ['Blocked', /is blocked/] },
      CANCELLED: { nb: ['Kansellert', /ikke noe kort/], en: ['Cancelled', /No card will come/] },
      ANONYMISED: { nb: ['Anonymisert', /er slettet/], en: ['Anonymised', /been deleted/] },
    } as const;
    await openFamily([onCard('CREATED')], { language, cards: [{ ...first, state }] });
    await openDialog(button);
    const [name, meaning] = words[state][language];
    const item = await dialog().findByRole('listitem');
    expect(within(item).getAllByText(name).length).toBeGreaterThan(0);
    within(item).getByText(meaning);
  });

  it('can be fetched again when that fails', async () => {
    const server = await openFamily([onCard('CREATED')], { cards: [first] });
    server.answer(listTicketCards, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    await openDialog('See the travel card');
    const retry = await dialog().findByRole('button', { name: 'Try again' });
    server.answer(listTicketCards, { status: 200, body: { cards: [first], replacementFee: 50 } });
    fireEvent.click(retry);
    await dialog().findByText('Card 712345678');
  });
});
