import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { idOf, orderIn } from './test-order.ts';

describe('the zones that a ticket is paid for', () => {
  portalTest('are any number from 1, in the table and on the wire', async (portal) => {
    const id = idOf(await orderIn(portal)());
    const pay = (zones: number) =>
      sql`update tickets.ticket set nr_of_zones = ${zones} where id = ${id}`.execute(
        tablesOf(portal.database),
      );
    for (const nrOfZones of [1, 4, 5, 6]) {
      await pay(nrOfZones);
      const answer = await portal.callAs(portal.user('hr'), getCompanyTicket, { params: { id } });
      expect(answer).toMatchObject({ status: 200, json: { nrOfZones } });
    }
    await expect(pay(0)).rejects.toThrow('ticket_nr_of_zones_check');
  });
});
