import {
  countSchoolTickets,
  downloadSchoolTickets,
  listSchoolTickets,
} from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { feeLines } from '#billing/invoices/test-fees.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { nightIn } from '#ticketing/travel-cards/unneeded/test-night.ts';
import { bySms, lostCardsIn } from './test-lost-card.ts';
import { temporaryPhones } from './test-temporary.store.ts';

// A school's invoices and counts are all of its tests: each has a portal of its own.
const portalTest = portalTestWith({});
const otherPortalTest = portalTestWith({});
const sharedTest = portalTestWith({});

describe('the fee of a replacement card', () => {
  portalTest('is billed to the school once, whoever bears it', async (portal) => {
    const { placeOnCard, replace, make } = lostCardsIn(portal);
    const { id: companyId } = portal.company('school');
    const test = await billing(portal.database, ticketServices);
    const replacementLines = async () =>
      (await feeLines(portal.database, companyId)).filter((line) =>
        line.includes('REPLACEMENT_CARD'),
      );
    const [ofPupil, ofSchool, defective, waiting] = [
      await placeOnCard(),
      await placeOnCard(),
      await placeOnCard(),
      await placeOnCard(),
    ];
    await replace(ofPupil, { paidBy: 'pupil' });
    await replace(ofSchool, { paidBy: 'school' });
    await replace(defective, { reason: 'defective' });
    await replace(waiting, { paidBy: 'pupil' });
    for (const id of [ofPupil, ofSchool, defective]) {
      expect((await make(id)).status).toBe(200);
    }
    await test.runOn('2026-04-07');
    await test.runOn('2026-05-07');
    // One of them is a pupil's of the demo world.
    expect(await replacementLines()).toEqual(
      Array.from(
        { length: 3 },
        () => '2026-03-01 REPLACEMENT_CARD 5000 25 Replacement travel card',
      ),
    );
  });
});

describe('the pupils who owe a fee', () => {
  otherPortalTest('are found in the overview and its file', async (portal) => {
    const { placeOnCard, replace, collect, end } = lostCardsIn(portal);
    const school = portal.user('school');
    const params = { id: portal.company('school').id };
    const owing = async () => {
      const query = { maxEntries: '100', offset: '0', filter: 'fee-owed' as const };
      const [listed, counted] = [
        await portal.callAs(school, listSchoolTickets, { params, query }),
        await portal.callAs(school, countSchoolTickets, { params }),
      ];
      const { matches } = listed.json as { matches: { id: number; feeOwed: number }[] };
      const { counts } = counted.json as { counts: Record<string, number> };
      expect(counts['fee-owed']).toBe(matches.length);
      return matches.map(({ id, feeOwed }) => [id, feeOwed] as const);
    };
    const before = await owing();
    const ids = [
      await placeOnCard(),
      await placeOnCard(),
      await placeOnCard(),
      await placeOnCard(),
    ] as const;
    await replace(ids[0], { paidBy: 'pupil' });
    await replace(ids[1], { paidBy: 'school' });
    await replace(ids[2], { paidBy: 'pupil' });
    await collect(ids[2]);
    // A card that was never made costs nothing.
    await replace(ids[3], { paidBy: 'pupil' });
    expect((await owing()).map(([id]) => id)).toContain(ids[3]);
    expect((await end(ids[3], '2026-03-06')).status).toBe(200);
    portal.clock.set('2026-03-07T09:00:00+01:00');
    await nightIn(portal);
    const others = new Set(before.map(([id]) => id));
    expect((await owing()).filter(([id]) => !others.has(id))).toEqual([[ids[0], 50]]);
    expect(before.every(([, fee]) => fee === 50)).toBe(true);
    const query = { filter: 'fee-owed' as const };
    const { text } = await portal.callAs(school, downloadSchoolTickets, { params, query });
    const [heading = '', row = ''] = text.split('\r\n');
    const place = heading.split(';').indexOf('Eleven skylder');
    expect(row.split(';')[place]).toBe('50,00');
  });
});

describe('what is known of a lost card', () => {
  sharedTest('is erased with the ticket: phone and link', async (portal) => {
    const { placeOnCard, replace, temporary, tokenSentTo, look } = lostCardsIn(portal);
    const phones = [newPhone(), newPhone(), newPhone()] as const;
    const [gone, kept] = [await placeOnCard(), await placeOnCard()];
    await replace(gone, { temporaryTicket: bySms(phones[0]) });
    await temporary(gone, bySms(phones[1]));
    await replace(kept, { temporaryTicket: bySms(phones[2]) });
    const token = await tokenSentTo(phones[1]);
    const longAgo = Temporal.PlainDate.from('2025-01-01');
    await setTicketFacts(portal.database, gone, { start_date: longAgo, expiration_date: longAgo });
    const known = async () => {
      const all = await temporaryPhones(portal.database);
      return phones.filter((phone) => all.includes(phone));
    };
    expect(await known()).toEqual(phones);
    await anonymiseAll(portal, { service: ticketServices['school-tickets'] });
    expect(await known()).toEqual([phones[2]]);
    expect(await look(token)).toMatchObject({ status: 404 });
  });
});
