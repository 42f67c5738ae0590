import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { Cells } from '#ticketing/batches/test-batches.ts';
import { setAgreementEnd } from '#ticketing/tickets/test-tickets.store.ts';
import { departmentsOf, freeCompany, newCardNumber, newEmployeeId } from '../test-free-order.ts';
import {
  familyOf,
  faultsInOrder,
  freeOrders,
  holderOf,
  rightFreeRow,
  rightFreeRows,
  rowsInOrder,
} from '../test-many-free.ts';

const faultsOf = async (portal: TestPortal, rows: Cells[], tenant?: 'akt' | 'fjord') => {
  const batches = freeOrders(portal, tenant);
  return faultsInOrder(batches, await batches.checked(rows));
};

describe('a mass order', () => {
  portalTest('orders what its rows say, as the order of one does', async (portal) => {
    const batches = freeOrders(portal);
    const employeeId = newEmployeeId();
    const card = newCardNumber();
    const id = await batches.checked([
      rightFreeRow({ employeeId }),
      rightFreeRow({
        employeeId,
        firstName: 'Liv',
        birthDate: '01.03.2015',
        holderType: 'Familie',
        profile: 'Barn',
        mediaType: 'Reisekort',
        phone: '',
        cardNumber: card,
        zoneFrom: 'Alle',
        zoneTo: 'alle',
      }),
      rightFreeRow({
        employeeId,
        firstName: 'Jo',
        birthDate: '1950-01-31',
        holderType: 'Family member',
        profile: 'Honnør',
        mediaType: 'Nytt reisekort',
        phone: '',
        zoneTo: '',
      }),
      rightFreeRow({ holderType: 'Pensjonist', profile: 'Reduced', birthDate: '31. mai 1950' }),
    ]);
    const { totals } = await batches.get(id);
    expect(totals).toMatchObject({ ready: 4, faulty: 0, firstStart: expect.anything() });
    const [first] = await batches.rows(id);
    expect(first?.effect).toMatchObject({ pricePerMonth: 794, taxPerMonth: 1589 });
    expect(totals.taxPerMonth).toBeGreaterThan(1589);
    expect(await batches.carryOut(id)).toMatchObject({ state: 'finished', done: 4 });
    const rows = await batches.rows(id);
    expect(rows.every(({ subject }) => subject?.type === 'ticket')).toBe(true);
    const family = await familyOf(portal, rows[0]?.subject?.id ?? 0);
    const of = (name: string) => family.find(({ firstName }) => firstName === name);
    expect(family).toHaveLength(3);
    expect(of('Kari')).toMatchObject({
      status: 'pending',
      mediaType: 'MOBILE_TICKET',
      ticketHolderType: 'EMPLOYEE',
      profile: 1,
      zoneFrom: '1',
      zoneTo: '2Ø',
      employeeBirthDate: '1985-05-14',
      startDate: '2026-04-01',
    });
    expect(of('Liv')).toMatchObject({
      mediaType: 'TRAVEL_CARD',
      travelCardNumber: card,
      allZones: true,
      profile: 2,
      ticketHolderType: 'FAMILY_MEMBER',
    });
    expect(of('Jo')).toMatchObject({
      travelCardState: 'REQUESTED',
      profile: 4,
      zoneFrom: '1',
      zoneTo: '1',
    });
  });

  portalTest('says of each row what is wrong with it (spec 3 §5, §8)', async (portal) => {
    const { cells } = await holderOf(portal);
    const cases: [Cells, string][] = [
      [{}, ''],
      [{ employeeId: cells.employeeId }, 'null: CONFLICTING_TICKET'],
      [{ employeeId: '1' }, 'employeeId: INVALID_EMPLOYEE_ID'],
      [{ employeeId: 'x'.repeat(21) }, 'employeeId: INVALID_EMPLOYEE_ID'],
      [{ firstName: 'K' }, 'firstName: INVALID_FIRST_NAME'],
      [{ lastName: 'N'.repeat(101) }, 'lastName: INVALID_LAST_NAME'],
      [{ birthDate: portal.clock.today().toString() }, 'birthDate: BIRTH_DATE_TOO_RECENT'],
      [{ birthDate: '14.05.85' }, 'birthDate: date'],
      [{ profile: 'Barn' }, 'profile: PROFILE_MISMATCH'],
      [{ phone: '' }, 'phone: MOBILE_TICKET_NO_PHONE'],
      [{ phone: '+46 8 123 456' }, 'phone: MOBILE_TICKET_INVALID_PHONE'],
      [{ phone: '22222222' }, 'phone: mobilePhone'],
      [{ zoneFrom: 'Alle' }, 'zoneTo: INVALID_ZONE_TO'],
      [{ zoneTo: 'Alle' }, 'zoneFrom: INVALID_ZONE_FROM'],
      [{ zoneFrom: 'Månen' }, 'zoneFrom: zoneUnknown'],
      [{ mediaType: 'Reisekort' }, 'cardNumber: required'],
      [{ mediaType: 'Reisekort', cardNumber: '123456789' }, 'cardNumber: CARD_NUMBER_INVALID'],
      [{ mediaType: 'Papir' }, 'mediaType: notAChoice'],
      [{ agreement: 'Ukjent avdeling' }, 'agreement: notAChoice'],
    ];
    expect(
      await faultsOf(
        portal,
        cases.map(([changed]) => rightFreeRow(changed)),
      ),
    ).toEqual(cases.map(([, faults]) => faults));
  });

  portalTest('says that a department is over by then, where it is named', async (portal) => {
    const [first = 0, second = 0] = departmentsOf(freeCompany(portal));
    const { database } = portal;
    const end = Temporal.PlainDate.from('2026-03-31');
    for (const id of [first, second]) await setAgreementEnd(database, id, end);
    const rows = [rightFreeRow({ agreement: String(second) }), rightFreeRow()];
    const faults = await faultsOf(portal, rows);
    for (const id of [first, second]) await setAgreementEnd(database, id, null);
    expect(faults).toEqual(['agreement: AGREEMENT_NOT_VALID', 'null: AGREEMENT_NOT_VALID']);
  });

  portalTest('differs by operator as the order of one does', async (portal) => {
    const zones = { zoneFrom: 'Arendal', zoneTo: 'Grimstad' };
    const akt = rightFreeRow({ ...zones, mediaType: 'Reisekort', cardNumber: '123456789' });
    const newCard = rightFreeRow({ ...zones, mediaType: 'Nytt reisekort' });
    const pair = rightFreeRow({ zoneFrom: 'Kristiansand', zoneTo: '' });
    expect(await faultsOf(portal, [akt, newCard, pair], 'akt')).toEqual([
      '',
      'mediaType: NEW_CARD_NOT_OFFERED',
      '',
    ]);
    const at = { zoneFrom: 'Fjordbyen', zoneTo: 'Nordsida' };
    expect(
      await faultsOf(
        portal,
        [
          rightFreeRow({ ...at, mediaType: 'Reisekort', phone: '' }),
          rightFreeRow({ ...at, profile: 'Honnør' }),
          rightFreeRow({ zoneFrom: 'Alle', zoneTo: 'Alle' }),
        ],
        'fjord',
      ),
    ).toEqual(['', 'profile: PROFILE_MISMATCH', 'zoneFrom: INVALID_ZONE_FROM']);
  });

  portalTest('makes the pair of Kristiansand alone (spec 3 §5)', async (portal) => {
    const batches = freeOrders(portal, 'akt');
    const id = await batches.checked([rightFreeRow({ zoneFrom: 'Kristiansand', zoneTo: '' })]);
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    const [row] = await batches.rows(id);
    const [ticket] = await familyOf(portal, row?.subject?.id ?? 0, 'akt');
    expect(ticket).toMatchObject({ zoneFrom: 'Kristiansand', zoneTo: 'Vennesla', nrOfZones: 1 });
  });

  portalTest('proposes the only profile that somebody may have', async (portal) => {
    const batches = freeOrders(portal);
    const id = await batches.checked([
      rightFreeRow({ birthDate: '14.05.1950' }),
      rightFreeRow({ profile: 'Barn' }),
    ]);
    const proposals = (await rowsInOrder(batches, id)).map(
      ({ faults: [fault] }) => fault?.proposal,
    );
    expect(proposals).toEqual(['Honnør', null]);
    await batches.mend(id, { do: 'take-proposals', column: 'profile', fault: 'PROFILE_MISMATCH' });
    expect((await rowsInOrder(batches, id)).map(({ state }) => state)).toEqual(['ready', 'faulty']);
  });

  portalTest('waits for what stands above its table (spec 3 §8)', async (portal) => {
    const batches = freeOrders(portal);
    const today = portal.clock.today();
    const checkedWith = async (options: object) => {
      const id = await batches.draft([rightFreeRow()], { ...options });
      await batches.call(batches.calls.checkRows, { params: { id } });
      const { totals } = await batches.get(id);
      return [...totals.generalFaults, totals.unchecked];
    };
    const day = (date: Temporal.PlainDate) => date.toString();
    expect(await checkedWith({ startDate: null })).toEqual(['START_DATE_NOT_CHOSEN', 1]);
    expect(await checkedWith({ agreementName: null })).toEqual(['AGREEMENT_NOT_CHOSEN', 1]);
    expect(await checkedWith({ startDate: day(today.subtract({ days: 1 })) })).toEqual([
      'START_DATE_TOO_EARLY',
      1,
    ]);
    const lastDay = today.add({ months: 6 });
    expect(await checkedWith({ startDate: day(lastDay.add({ days: 1 })) })).toEqual([
      'START_DATE_TOO_LATE',
      1,
    ]);
    expect(await checkedWith({ startDate: day(lastDay) })).toEqual([0]);
    // Where one department alone is not over, none has to be chosen.
    const { database } = portal;
    const [, ...others] = departmentsOf(freeCompany(portal));
    const yesterday = today.subtract({ days: 1 });
    for (const id of others) await setAgreementEnd(database, id, yesterday);
    expect(await checkedWith({ agreementName: null })).toEqual([0]);
    for (const id of others) await setAgreementEnd(database, id, null);
  });

  portalTest('orders new cards for those without a number when it is chosen', async (portal) => {
    const batches = freeOrders(portal);
    const onCard = rightFreeRow({ mediaType: 'Reisekort', phone: '' });
    const id = await batches.checked([onCard], { ordersNewCards: true });
    expect(await batches.carryOut(id)).toMatchObject({ done: 1 });
    const [row] = await batches.rows(id);
    const [ticket] = await familyOf(portal, row?.subject?.id ?? 0);
    expect(ticket).toMatchObject({ travelCardState: 'REQUESTED' });
  });

  portalTest('names the row that is about the same person, phone or card', async (portal) => {
    const batches = freeOrders(portal);
    const first = rightFreeRow();
    const { employeeId = '', phone = '' } = first;
    const cardNumber = newCardNumber();
    const id = await batches.checked([
      first,
      rightFreeRow({ employeeId: employeeId.toLowerCase() }),
      rightFreeRow({ phone }),
      rightFreeRow({ mediaType: 'Reisekort', cardNumber }),
      rightFreeRow({ mediaType: 'Reisekort', cardNumber }),
    ]);
    const rows = await rowsInOrder(batches, id);
    const twice = rows.map(({ faults: [fault] }) => fault && [fault.code, fault.otherRow]);
    expect(twice).toEqual([
      undefined,
      ['ROW_TWICE', 1],
      ['ROW_TWICE', 1],
      undefined,
      ['ROW_TWICE', 4],
    ]);
  });

  portalTest(
    'stops at the first row that is refused, and goes on after mending',
    async (portal) => {
      const batches = freeOrders(portal);
      const rows = rightFreeRows(4);
      const id = await batches.checked(rows);
      // Another user orders for the third one meanwhile.
      await holderOf(portal, {
        employeeId: rows[2]?.['employeeId'] ?? '',
        startDate: '2026-04-01',
      });
      expect(await batches.carryOut(id)).toMatchObject({
        state: 'stopped',
        done: 2,
        refused: 1,
        stopCode: 'CONFLICTING_TICKET',
        stoppedAt: 3,
      });
      const employeeId = newEmployeeId();
      await batches.mend(id, {
        do: 'set-cells',
        cells: [
          {
            position: 3,
            column: 'employeeId',
            from: rows[2]?.['employeeId'] ?? '',
            to: employeeId,
          },
        ],
      });
      expect(await batches.run(id, 'go-on')).toMatchObject({ status: 200 });
      expect(await batches.settled(id)).toMatchObject({ state: 'finished', done: 4 });
    },
  );
});
