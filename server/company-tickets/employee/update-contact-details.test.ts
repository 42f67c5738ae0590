import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, newPhone, orderIn } from '#company-tickets/test-order.ts';
import { changesOfPerson, setTicketFacts } from '#company-tickets/test-tickets.store.ts';
import { type TestPortal, testPortal } from '#testing/portal/test-portal.ts';
import { type TestDatabase, testDatabases } from '#testing/test-database.ts';
import { changesAs } from './test-changes.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const active = { startDate: '2026-03-01' };

describe.each(testDatabases)('a holder who has another name, on $name', ({ open }) => {
  let test: TestDatabase;
  let portal: TestPortal;
  let order: ReturnType<typeof orderIn>;
  let hr: ReturnType<typeof changesAs>;
  beforeAll(async () => {
    test = await open();
    portal = await testPortal(test);
    order = orderIn(portal);
    hr = changesAs(portal);
  });
  afterAll(async () => {
    await portal?.stop();
    await test?.drop();
  });

  it('has it in every entry of the phone in the company, and the old one in the record', async () => {
    const phone = newPhone();
    const id = idOf(await order({ ...active, phone }));
    const next = idOf(await hr.changeZone(id, { validAllZones: true, expiryDate: '2026-03-31' }));
    const names = { firstName: 'Kari Anne', lastName: 'Berg', employeeId: '7' };
    expect(await hr.rename(next, names)).toMatchObject({ status: 200 });
    for (const one of [id, next]) expect(await hr.show(one)).toMatchObject(names);
    expect((await changesOfPerson(test.database, phone)).at(-1)).toMatchObject({
      kind: 'update-contact-details',
      before: { firstName: 'Kari', lastName: 'Nordmann', employeeId: '4711' },
      after: names,
    });
  });

  it('keeps it in other companies', async () => {
    const other = portal.company('single-service');
    const phone = newPhone();
    const elsewhere = idOf(await order({ ...active, phone }, { company: other }));
    await setTicketFacts(test.database, elsewhere, {
      expiration_date: day('2025-12-31'),
      start_date: day('2025-01-01'),
    });
    const id = idOf(await order({ phone, startDate: '2026-04-01' }));
    await hr.rename(id, { firstName: 'Ny', lastName: 'Person', employeeId: '7' });
    expect(await hr.show(elsewhere)).toMatchObject({ firstName: 'Kari' });
  });
});
