// @vitest-environment happy-dom
import { listFamily } from '@takst/contract/services/free-tickets/list-family.contract.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { FamilyPage } from './family.page.tsx';
import { cardOf, freeTicketWith, onCard, openFamily } from './test-family.tsx';

afterEach(cleanup);

const child = freeTicketWith({
  id: 12,
  ticketHolderType: 'FAMILY_MEMBER',
  profile: 2,
  firstName: 'Emma',
  employeeBirthDate: '2012-06-22',
  downloadedToPhone: true,
});
const over = freeTicketWith({
  id: 13,
  status: 'expired',
  ticketHolderType: 'RETIRED',
  profile: 4,
  firstName: 'Aksel',
  startDate: '2025-01-01',
  expirationDate: '2025-12-31',
});
const textOf = (name: string) =>
  screen.getByRole('article', { name }).textContent.replaceAll('\u00a0', ' ');

describe('the family page (spec 3 §2)', () => {
  it('is named by the employee number, never by a person', async () => {
    await openFamily([freeTicketWith({}), child]);
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Tickets of employee number 30417');
    expect(document.title).toMatch(/^Tickets of employee number 30417 – /);
    cleanup();
    await openFamily([freeTicketWith({})], { language: 'nb' });
    screen.getByRole('heading', { level: 1, name: 'Billetter for ansattnummer 30417' });
  });

  it('groups active tickets and lists the others below', async () => {
    await openFamily([child, freeTicketWith({}), over]);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Tickets of employee number 30417',
      'Employee',
      'Kari Solberg',
      'Family',
      'Emma Solberg',
      'Expired tickets',
    ]);
    const table = within(screen.getByRole('table', { name: 'Expired tickets' }));
    table.getByText('Aksel Solberg');
    table.getByText('Retired · Reduced rate');
  });

  it('shows all that is known of a ticket on a phone', async () => {
    await openFamily([freeTicketWith({}), child]);
    const text = textOf('Kari Solberg');
    for (const fact of [
      'Employee · born 14.02.1981',
      'Not picked up',
      'From 1 January 2026, runs until it is ended',
      'Mobile +47 905 11 420',
      'ABCD2345',
      'Zone 1 – Zone 2Ø',
      'Adult',
      'Verksted',
      '794 kr',
      'Taxable benefit 1 589 kr',
    ]) {
      expect(text).toContain(fact);
    }
    expect(textOf('Emma Solberg')).toContain('On the phone');
  });

  it('shows the number and the state of a card', async () => {
    await openFamily([
      onCard('CREATED', {
        allZones: true,
        pricePerMonth: 0,
        taxAmount: null,
        invoiceReference: '',
      }),
      onCard('REQUESTED', { id: 12, firstName: 'Jonas' }),
    ]);
    const text = textOf('Kari Solberg');
    expect(text).toContain('Travel card 712345678Produced');
    expect(text).toContain('All zones');
    expect(text).toContain('Department7');
    expect(text).toContain('0 kr');
    expect(text).toContain('Taxable benefit not set');
    expect(textOf('Jonas Solberg')).toContain('Travel cardRequested');
    cleanup();
    await openFamily([onCard('REQUESTED')], { language: 'nb' });
    expect(textOf('Kari Solberg')).toContain('ReisekortBestilt');
  });

  it('says that more zones are counted than are named', async () => {
    await openFamily([freeTicketWith({ nrOfZones: 3 })]);
    expect(textOf('Kari Solberg')).toContain('Zone 1 – Zone 2Ø, counts as 3 zones');
  });

  it('says that no ticket is valid, and still lists what was', async () => {
    await openFamily([over]);
    screen.getByText('No tickets are valid now');
    screen.getByRole('table', { name: 'Expired tickets' });
    expect(screen.queryByRole('button', { name: 'Cancel all tickets' })).toBeNull();
    cleanup();
    await openFamily([over], { language: 'nb' });
    screen.getByText('Ingen billetter gjelder nå');
  });

  it('leads to an order for the family, where the company may order', async () => {
    await openFamily([child, freeTicketWith({})]);
    const link = screen.getByRole('link', { name: 'Order for the family' });
    expect(link.getAttribute('href')).toBe('/fribilletter/ny?familie=11');
    cleanup();
    await openFamily([freeTicketWith({})], { features: ['freeTicket'] });
    expect(screen.queryByRole('link', { name: 'Order for the family' })).toBeNull();
  });

  it.each([
    ['ruter', 'en', 'Free tickets'],
    ['ruter', 'nb', 'Fribilletter'],
    ['fjord', 'en', 'Employee tickets'],
    ['fjord', 'nb', 'Ansattbilletter'],
  ] as const)('leads back to the list, which %s calls (%s) %s', async (tenant, language, name) => {
    await openFamily([freeTicketWith({})], { tenant, language });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/fribilletter');
  });

  it('is not found when the family does not exist', async () => {
    fakeServer([listFamily, { status: 404, body: { code: 'TICKET_NOT_FOUND' } }]);
    await openPage({
      pages: { '/fribilletter/$id': FamilyPage },
      at: '/fribilletter/11',
      texts: ['free-family', 'delivered-ticket', 'tickets', 'ticket-actions'],
    });
    await screen.findByText(/General error: NotFound/);
  });

  it('shows the buttons of each ticket on its own card', async () => {
    await openFamily([freeTicketWith({}), child]);
    const buttonsOf = (name: string) =>
      cardOf(name)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(buttonsOf('Kari Solberg')).toContain('Resend pickup code');
    expect(buttonsOf('Emma Solberg')).toContain('Resend ticket');
  });

  it('has a replacement only where the company may order one', async () => {
    for (const more of [['freeTicket.replacementCard'], []] as const) {
      await openFamily([onCard('CREATED')], { features: ['freeTicket', ...more] });
      const [button] = cardOf('Kari Solberg').queryAllByRole('button', {
        name: 'Replacement card',
      });
      expect(button !== undefined).toBe(more.length > 0);
      cleanup();
    }
  });
});
