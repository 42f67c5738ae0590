import { expect } from 'vitest';
import { invoiceLineData } from './personal-data.query.ts';
import { placeBilledCompanies, placeTickets } from './test-billing-world.store.ts';
import { billingTest } from './test-runs.ts';

const tenant = 'ruter';

billingTest(
  'a person is told of their lines at each company, and of nobody else’s',
  async ({ database, runOn }) => {
    const companies = await placeBilledCompanies(database, { tenant, companies: 2, people: 2 });
    const [own, other] = companies;
    if (!own || !other) throw new Error('no companies');
    const startDate = Temporal.PlainDate.from('2026-01-01');
    const expirationDate = Temporal.PlainDate.from('2026-02-28');
    for (const { id: companyId, agreements, people } of companies)
      for (const holderId of people)
        await placeTickets(database, [
          {
            tenant,
            companyId,
            agreementId: agreements[0],
            holderId,
            nrOfZones: 1,
            startDate,
            expirationDate,
          },
        ]);
    await runOn('2026-03-07');
    const ids = [own.people[0] ?? 0, other.people[1] ?? 0];
    const rows = await database.transaction((tx) =>
      invoiceLineData.find(tx, {
        tenant,
        phone: '+4740000001',
        today: Temporal.PlainDate.from('2026-03-07'),
        holders: [
          { companyId: own.id, id: ids[0] ?? 0 },
          { companyId: other.id, id: ids[1] ?? 0 },
        ],
        entries: [],
      }),
    );
    const factsOf = (place: number, from: string, until: string) => ({
      firstName: 'Kari',
      lastName: `Nordmann ${place}`,
      employeeId: `E${place}`,
      phone: `+474000000${place}`,
      product: expect.any(String),
      from,
      until,
      amount: 747_00,
    });
    expect(rows).toEqual([
      { companyId: own.id, facts: factsOf(1, '2026-01-01', '2026-01-31') },
      { companyId: own.id, facts: factsOf(1, '2026-02-01', '2026-02-28') },
      { companyId: other.id, facts: factsOf(2, '2026-01-01', '2026-01-31') },
      { companyId: other.id, facts: factsOf(2, '2026-02-01', '2026-02-28') },
    ]);
  },
);
