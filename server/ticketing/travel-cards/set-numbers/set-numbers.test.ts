import { downloadCardsToMake } from '@takst/contract/ticketing/travel-cards/download-cards-to-make.contract.ts';
import { travelCardNumberCalls } from '@takst/contract/ticketing/travel-cards/travel-card-number-calls.ts';
import { readCsvCell } from '@takst/domain/platform/csv/csv.rules.ts';
import { describe, expect } from 'vitest';
import { cardSlot } from '@takst/domain/ticketing/holders/slot.ts';
import { findSlotKeys } from '#ticketing/holders/holders.public.ts';
import { batchesOf } from '#ticketing/batches/test-batches.ts';
import { storedRowTexts } from '#ticketing/batches/test-batches.store.ts';
import { ticketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { backOfficeOf, newMadeNumber } from '../test-back-office.ts';
import { cardFacts, setPostAddress } from '../test-cards.store.ts';

/** What a travel-card administrator does with the factory’s file. */
const numbersOf = (portal: TestPortal, name = 'travel-cards') =>
  batchesOf(portal, {
    user: portal.user(name),
    of: { calls: travelCardNumberCalls, options: {} },
  });

const cardOf = async (portal: TestPortal, ticketId: number) =>
  cardFacts(portal.database, (await ticketFacts(portal.database, ticketId)).card_id ?? 0);

describe('the list for the card factory (domain: Travel cards)', () => {
  portalTest('has request, name, company and address of each card that waits', async (portal) => {
    const { orderCard, make, replace, cancel, company } = backOfficeOf(portal);
    const id = await orderCard({ firstName: 'Åse', lastName: 'Fabrikksen' });
    const [newCard, lost] = [await orderCard(), await orderCard({ lastName: 'Mistesen' })];
    await make(newCard, newMadeNumber());
    const lostNumber = newMadeNumber();
    await make(lost, lostNumber);
    await replace(lost);
    const cancelled = await orderCard();
    await cancel(cancelled);
    const abroad = {
      line1: 'Skogveien 77',
      line2: 'Inngang B',
      postCode: '0680',
      city: 'Oslo',
      country: 'SE',
    };
    const address = await setPostAddress(portal.database, company.id, abroad);
    const user = portal.user('travel-cards');
    const { text, headers } = await portal.callAs(user, downloadCardsToMake, {});
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(headers['content-disposition']).toContain('reisekort-til-produksjon-2026-03-06.csv');
    expect(lines[0]).toBe(
      'Bestilling;Navn på kortet;Bedrift;Postadresse;Adresselinje 2;Postnummer;Poststed;Land;Erstatter kort;Kortnummer',
    );
    const english = await portal.send({
      path: downloadCardsToMake.path,
      headers: { cookie: `takst_session=${user.token}`, 'accept-language': 'en' },
    });
    expect(english.headers['content-disposition']).toContain('travel-cards-to-make-2026-03-06.csv');
    expect(english.text.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'Request;Name on the card;Company;Post address;Address line 2;Post code;City;Country;Replaces card;Card number',
    );
    const lineOf = (request: number) =>
      lines
        .find((one) => one.startsWith(`${request};`))
        ?.split(';')
        .toSpliced(2, 1);
    const posted = ['Skogveien 77', 'Inngang B', '0680', 'Oslo', 'SE'];
    expect(lineOf(id)).toEqual([String(id), 'Åse Fabrikksen', ...posted, '', '']);
    expect(lineOf(lost)).toEqual([String(lost), 'Kari Mistesen', ...posted, lostNumber, '']);
    expect(lines.find((one) => one.startsWith(`${id};`))).toContain(';Skogveien Busstrafikk AS');
    await setPostAddress(portal.database, company.id, address);
    for (const none of [newCard, cancelled])
      expect(lines.some((one) => one.startsWith(`${none};`))).toBe(false);
  });

  portalTest('has no cell that a spreadsheet runs', async (portal) => {
    const { orderCard, make, replace, requests } = backOfficeOf(portal);
    const id = await orderCard();
    await make(id, '=1+1+1+1+');
    await replace(id);
    const [request] = await requests({ searchFor: String(id) });
    expect(request?.replacedCardNumber).toBe('=1+1+1+1+');
    const { text } = await portal.callAs(portal.user('travel-cards'), downloadCardsToMake, {});
    const line = text.split('\r\n').find((one) => one.startsWith(`${id};`)) ?? '';
    const cells = line.split(';');
    expect(cells).toContain("'=1+1+1+1+");
    expect(cells.map(readCsvCell)).toContain('=1+1+1+1+');
  });
});

describe('numbers of many cards from a file', () => {
  portalTest('are given to their cards, and the cells are forgotten', async (portal) => {
    const { orderCard } = backOfficeOf(portal);
    const ids = [await orderCard(), await orderCard()];
    const numbers = ids.map(newMadeNumber);
    const imports = numbersOf(portal);
    const id = await imports.checked(
      ids.map((request, place) => ({ request: String(request), cardNumber: numbers[place] ?? '' })),
    );
    expect(await imports.carryOut(id)).toMatchObject({ state: 'finished', done: 2, companyId: 0 });
    const cards = await Promise.all(ids.map((ticketId) => cardOf(portal, ticketId)));
    expect(cards.map(({ number }) => number)).toEqual(numbers);
    expect(cards[0]).toMatchObject({ made_on: portal.clock.today(), made_for: ids[0] });
    expect((await imports.rows(id)).map(({ subject }) => subject)).toEqual(
      ids.map((ticketId) => ({ type: 'ticket', id: ticketId })),
    );
    const started = await recordedChanges(portal.database)
      .where('kind', '=', 'start-batch')
      .where('subject_id', '=', String(id))
      .execute();
    // The operator gives cards their numbers, and no company.
    expect(started).toMatchObject([{ company_id: null, after: { people: 2 } }]);
    const tickets = await Promise.all(
      ids.map((ticketId) => ticketFacts(portal.database, ticketId)),
    );
    // Each is in the slot of its own number.
    const slots = await portal.database.transaction((tx) =>
      findSlotKeys(tx, 'ruter', numbers.map(cardSlot)),
    );
    expect(tickets.map(({ medium_slot: slot }) => slot)).toEqual(slots);
    expect(slots).not.toContain(null);
    expect(new Set(slots).size).toBe(2);
    const stored = await storedRowTexts(portal.database, id);
    for (const number of numbers) expect(stored).not.toContain(number);
  });

  portalTest('say what is wrong with each row', async (portal) => {
    const { orderCard, make } = backOfficeOf(portal);
    const [one, other, third] = [await orderCard(), await orderCard(), await orderCard()];
    const [used, free] = [newMadeNumber(), newMadeNumber()];
    await make(other, used);
    const imports = numbersOf(portal);
    const rows = [
      { request: String(one), cardNumber: free },
      { request: String(third), cardNumber: free },
      { request: '999999999', cardNumber: newMadeNumber() },
      { request: String(other), cardNumber: newMadeNumber() },
      { request: 'x12', cardNumber: newMadeNumber() },
      { request: '12', cardNumber: '12345678' },
      { request: String(third), cardNumber: 'ÆØÅ123456' },
    ];
    const id = await imports.checked(rows);
    const faults = (await imports.rows(id))
      .toSorted((one, other) => one.position - other.position)
      .map(({ faults: all }) => all.map(({ column, code }) => `${column} ${code}`));
    expect(faults).toEqual([
      [],
      ['null ROW_TWICE'],
      ['request CARD_NOT_FOUND'],
      ['request CARD_NOT_REQUESTED'],
      ['request numbersOnly'],
      ['cardNumber minLength'],
      ['cardNumber wrongFormat'],
    ]);
    const again = await imports.checked([{ request: String(one), cardNumber: used }]);
    const [row] = await imports.rows(again);
    expect(row?.faults[0]).toMatchObject({ column: 'cardNumber', code: 'CARD_NUMBER_IN_USE' });
  });

  portalTest('that come in two files at once are taken once', async (portal) => {
    const { orderCard } = backOfficeOf(portal);
    const ids = await Promise.all(Array.from({ length: 6 }, () => orderCard()));
    const imports = numbersOf(portal);
    const rowsOf = () => ids.map((id) => ({ request: String(id), cardNumber: newMadeNumber() }));
    const both = [await imports.checked(rowsOf()), await imports.checked(rowsOf().toReversed())];
    await Promise.all(both.map((id) => imports.run(id, 'start')));
    for (const id of both) {
      if ((await imports.settled(id)).state === 'stopped') {
        await imports.run(id, 'go-on-with-rest');
        await imports.settled(id);
      }
    }
    const cards = await Promise.all(ids.map((ticketId) => cardOf(portal, ticketId)));
    expect(new Set(cards.map(({ number }) => number)).size).toBe(6);
    expect(portal.reported).toEqual([]);
    // Nor are the numbers of refused rows kept.
    for (const id of both) {
      expect(await imports.progress(id)).toMatchObject({ state: 'finished' });
      expect(await storedRowTexts(portal.database, id)).not.toContain('cardNumber');
    }
  });
});
