import {
  countManufactureReports,
  downloadManufactureReport,
} from '@takst/contract/ticketing/travel-cards/manufacture-report.contract.ts';
import { describe, expect } from 'vitest';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { backOfficeOf, newMadeNumber } from '../test-back-office.ts';
import { reports } from './test-reports.ts';

// Each counts the cards of a day: it has a portal of its own.
const portalTest = portalTestWith({});
const otherPortalTest = portalTestWith({});

describe('the production list', () => {
  otherPortalTest('is filtered by state, with counts', async (portal) => {
    const { orderCard, make, deactivate, company } = backOfficeOf(portal);
    const user = portal.user('travel-cards');
    const companyId = String(company.id);
    const countsOf = async (id: string) => {
      const query = { companyId: id };
      return (await portal.callAs(user, countManufactureReports, { query })).json;
    };
    const states = async (state?: 'REQUESTED' | 'CREATED') => {
      const query = { companyId, maxEntries: '100', ...(state && { state }) };
      const { matches } = await reports(portal, query);
      return matches.map((row) => row.state);
    };
    const id = await orderCard();
    await orderCard();
    await make(id, newMadeNumber());
    const all = await states();
    const created = all.filter((state) => state === 'CREATED').length;
    expect(created).toBeGreaterThan(0);
    expect(await states('REQUESTED')).toEqual(['REQUESTED']);
    expect(await states('CREATED')).toEqual(Array.from({ length: created }, () => 'CREATED'));
    const counts = { REQUESTED: 1, CREATED: created };
    expect(await countsOf(companyId)).toEqual({ all: all.length, counts });

    // A day whose cards are all blocked is in neither.
    const today = portal.clock.today();
    await setTicketFacts(portal.database, id, {
      start_date: today.subtract({ days: 2 }),
      expiration_date: today.subtract({ days: 1 }),
    });
    await deactivate(id);
    const later = { REQUESTED: 1, CREATED: created - 1 };
    expect(await countsOf(companyId)).toEqual({ all: all.length, counts: later });
    const none = { all: 0, counts: { REQUESTED: 0, CREATED: 0 } };
    expect(await countsOf(String(portal.company('several-services').id))).toEqual(none);
  });

  portalTest('has its cards as a file', async (portal) => {
    const { orderCard, make, company } = backOfficeOf(portal);
    const numbers = [newMadeNumber(), newMadeNumber()] as const;
    await make(await orderCard({ lastName: 'Øst' }), numbers[0]);
    await make(await orderCard({ lastName: 'Ask' }), numbers[1]);
    const query = { companyId: String(company.id), manufacturedDate: '2026-03-06' };
    const user = portal.user('travel-cards');
    const { headers, text } = await portal.callAs(user, downloadManufactureReport, { query });
    expect(headers['content-disposition']).toContain(`reisekort-${company.id}-2026-03-06.csv`);
    expect(text.split('\r\n')).toEqual([
      'Kortnummer;Navn på kortet;Gjelder fra',
      `"=""${numbers[1]}""";Kari Ask;01.04.2026`,
      `"=""${numbers[0]}""";Kari Øst;01.04.2026`,
      '',
    ]);
    const english = await portal.send({
      path: `${downloadManufactureReport.path}?${new URLSearchParams(query).toString()}`,
      headers: { cookie: `takst_session=${user.token}`, 'accept-language': 'en' },
    });
    expect(english.headers['content-disposition']).toContain(
      `travel-cards-${company.id}-2026-03-06.csv`,
    );
    expect(english.text.split('\r\n')[0]).toContain('Card number;Name on the card;Valid from');
    const others = portal.user('travel-cards', 'akt');
    expect((await portal.callAs(others, downloadManufactureReport, { query })).status).toBe(403);
  });
});
