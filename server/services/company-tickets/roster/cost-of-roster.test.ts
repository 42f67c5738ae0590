import { companyTicketRosterCalls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { describe, expect } from 'vitest';
import { setRunning } from '#ticketing/batches/test-batches.store.ts';
import { carryOutRows, testWorker } from '#ticketing/batches/test-carry-out.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { placeManyPeople } from '#testing/many-people.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { statementsOf } from '#testing/statements.ts';
import { rostersOf } from './test-rosters.ts';
import { namesOfPeople } from './test-roster.store.ts';

/** Round trips for 1,000 rows. */
const maxStatements = 20;
const people = 10_000;
const each = 1_000;

describe('a comparison of 10,000 rows with 10,000 people', () => {
  portalTest('takes few statements, and as few to carry it out', async (portal) => {
    const { database } = portal;
    const company = portal.company('single-service');
    const { id: companyId, tenant, agreements } = company;
    const agreementId = agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
    await placeManyPeople(database, { tenant, companyId, agreementId, people });
    const knownPeople = (await namesOfPeople(database, companyId)).map((one) => ({
      firstName: one.first_name ?? '',
      lastName: one.last_name ?? '',
      employeeId: one.employee_id ?? '',
    }));
    const joiners = Array.from({ length: each }, (_, at) => ({
      firstName: 'Ny',
      lastName: `Ansatt${at}`,
      employeeId: `NY-${at}`,
      phone: newPhone(),
    }));
    const list = [
      ...knownPeople.slice(each, 2 * each).map((one) => ({ ...one, lastName: 'Nygift' })),
      ...knownPeople.slice(2 * each, people),
      ...joiners,
    ];
    const rosters = rostersOf(portal, { user: portal.user('support'), company });
    const { batches } = rosters;
    const id = await batches.draft(list);
    await rosters.compare(id);
    const start = performance.now();
    const { statements } = await statementsOf(() =>
      rosters.call(companyTicketRosterCalls.compareRoster, { params: { id }, body: {} }),
    );
    const ms = Math.round(performance.now() - start);
    console.log(
      `10,000 rows compared with 10,000 people: ${ms} ms, ${statements.length} statements`,
    );
    expect(statements.length / (list.length / 1_000)).toBeLessThanOrEqual(maxStatements);
    expect(await rosters.group(id, 'joiner')).toMatchObject({ rows: each, accepted: each });
    expect(await rosters.group(id, 'changed')).toMatchObject({ rows: each, accepted: each });
    await rosters.acceptGroup(id, 'leaver');

    await setRunning(database, id, portal.user('support').id);
    const worker = testWorker(portal);
    const rows: number[] = [];
    for (let isOver = false; !isOver;) {
      const chunk = await statementsOf(() => carryOutRows(worker, { companyId, id }, each));
      isOver = chunk.result.end === 'over';
      rows.push(chunk.result.items);
      expect(
        chunk.statements.length,
        chunk.statements.map(({ statement }) => statement).join('\n'),
      ).toBeLessThanOrEqual(maxStatements);
    }
    expect(rows.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3 * each);
    expect(await batches.progress(id)).toMatchObject({ refused: 0, failed: 0 });
  });
});
