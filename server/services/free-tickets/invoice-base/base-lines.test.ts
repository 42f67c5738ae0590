import { downloadFreeBaseLines } from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import { describe, expect } from 'vitest';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { placeFreeCompany, placeFreeTickets } from '../book/test-book-world.store.ts';
import { freeTicketService } from '../free-ticket.service.ts';
import { placeMadeCard, setFeesFrom } from './test-base-world.store.ts';
import { invoiceBasePortal } from './test-invoice-bases.ts';

const portalTest = portalTestWith(async ({ start }) => invoiceBasePortal(await start()));

describe('the lines of an invoice base of free tickets (spec 3 §2)', () => {
  portalTest('are its tickets and the fees of cards by name', async (portal) => {
    const company = await portal.placeMonths();
    const [first] = company.departments;
    const { invoiceLines, erasedLines, ...entry } = await portal.base(company, `${first}-202601`);
    expect(await portal.list(company, { filter: 'closed' })).toEqual([entry]);
    expect(erasedLines).toBeNull();
    const nobodys = { ticketHolderType: null, zoneFrom: null, zoneTo: null, numberOfZones: null };
    const fee = {
      ...nobodys,
      ticketId: null,
      productType: 'FEE',
      allZones: false,
      description: {
        nb: 'Reisekort',
        en: 'Travel card',
      },
      price: 50,
      quantity: 1,
      vatPercent: 25,
      priceVat: 10,
    };
    const holder = { firstName: 'Kari', phoneCountryCode: '+47', phone: '40000000' };
    const ticket = {
      productType: 'TICKET',
      ticketHolderType: 'EMPLOYEE',
      allZones: false,
      description: expect.objectContaining({ nb: 'Fribillett' }),
      quantity: 1,
      timeOfSale: '2025-12-20T12:00:00Z',
      zoneFrom: '1',
      zoneTo: '2S',
      vatPercent: 12,
    };
    const berg = { ...holder, lastName: 'Berg', employeeId: 'Berg' };
    const åsen = { ...holder, lastName: 'Åsen', employeeId: 'Åsen' };
    expect(invoiceLines).toEqual([
      {
        ...ticket,
        ...berg,
        ticketId: company.running,
        numberOfZones: 2,
        price: 794,
        priceVat: 85.07,
      },
      { ...fee, ...berg, timeOfSale: expect.stringMatching(/^2026-01-1[45]T/) },
      { ...ticket, ...åsen, ticketId: company.over, numberOfZones: 1, price: 448, priceVat: 48 },
      { ...fee, ...åsen, timeOfSale: expect.stringMatching(/^2026-01-1[56]T/) },
    ]);
  });

  portalTest(
    'are shown without a price on file, and the total says what it lacks',
    async (portal) => {
      const company = await placeFreeCompany(portal.database);
      const [agreementId] = company.departments;
      await placeFreeTickets(portal.database, company, [
        { person: 'Berg', agreementId, from: '2026-03-01' },
        { person: 'Uten', agreementId, from: '2026-03-01', profileId: 'MILITARY' },
      ]);
      const { invoiceLines, ...entry } = await portal.base(company, `${agreementId}-202603`);
      expect(entry).toMatchObject({
        isClosed: false,
        ticketCount: 2,
        unpricedCount: 1,
        totalPrice: 448,
        totalVat: 48,
      });
      expect(
        invoiceLines.map(({ lastName, price, priceVat }) => [lastName, price, priceVat]),
      ).toEqual([
        ['Berg', 448, 48],
        ['Uten', null, null],
      ]);
      const file = await portal.callAs(portal.user('support'), downloadFreeBaseLines, {
        params: { freeBaseId: entry.id },
      });
      expect(file.text).toMatch(/Uten;.*;Pris mangler;1;;;\r\n/);
    },
  );

  portalTest('are shown for a fee without a price on file', async (portal) => {
    const { database } = portal;
    const company = await placeFreeCompany(database, 'akt');
    const [agreementId] = company.departments;
    const [ticketId = 0] = await placeFreeTickets(database, company, [
      { person: 'Berg', agreementId, from: '2026-03-01' },
    ]);
    await placeMadeCard(database, company, { ticketId, madeOn: '2026-03-02' });
    await setFeesFrom(database, 'akt', '2027-01-01');
    const { invoiceLines, ...entry } = await portal.base(company, `${agreementId}-202603`);
    await setFeesFrom(database, 'akt', '2020-01-01');
    expect(entry).toMatchObject({ ticketCount: 1, feeCount: 1, unpricedCount: 1 });
    expect(invoiceLines.map(({ productType, price }) => [productType, price])).toEqual([
      ['TICKET', entry.totalPrice],
      ['FEE', null],
    ]);
  });

  portalTest('are open where a closed month has a fee that is not billed', async (portal) => {
    const { database } = portal;
    const company = await placeFreeCompany(database, 'fjord');
    const [agreementId, other] = company.departments;
    const [ticketId = 0] = await placeFreeTickets(database, company, [
      { person: 'Berg', agreementId, from: '2026-01-01' },
      { person: 'Uten', agreementId: other, from: '2026-01-01', profileId: 'MILITARY' },
    ]);
    await portal.runOn('2026-02-07', 'fjord');
    const id = `${agreementId}-202601`;
    expect(await portal.base(company, id)).toMatchObject({ isClosed: true, totalPrice: 0 });
    await placeMadeCard(database, company, { ticketId, madeOn: '2026-01-20' });
    const { invoiceLines, erasedLines: _, ...entry } = await portal.base(company, id);
    expect(entry).toMatchObject({ isClosed: false, ticketCount: 1, feeCount: 1, totalPrice: 50 });
    expect(invoiceLines.map(({ price }) => price)).toEqual([0, 50]);
    expect(await portal.list(company, { agreementNumber: String(agreementId) })).toContainEqual(
      entry,
    );
  });

  portalTest('are one row where they are erased, and the sums stay', async (portal) => {
    const company = await portal.placeMonths();
    const [first] = company.departments;
    await portal.runOn('2026-03-07');
    const id = `${first}-202601`;
    const before = await portal.base(company, id);
    portal.clock.set('2026-04-21T12:00:00+02:00');
    await anonymiseAll(portal, { service: freeTicketService });
    const { invoiceLines, erasedLines, ...entry } = await portal.base(company, id);
    expect({ ...entry, invoiceLines: before.invoiceLines, erasedLines: null }).toEqual(before);
    expect(invoiceLines.map(({ lastName }) => lastName)).toEqual(['Berg', 'Berg']);
    expect(erasedLines).toEqual({ ticketCount: 1, feeCount: 1, totalPrice: 498, totalVat: 58 });
    const file = await portal.callAs(portal.user('support'), downloadFreeBaseLines, {
      params: { freeBaseId: id },
    });
    const [, ...rows] = file.text.trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows.at(-1)).toBe(';Persondata slettet;;;;;;;;;;2;498,00;;58,00');
  });
});
