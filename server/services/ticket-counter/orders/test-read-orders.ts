import type { Reply, Route } from '@takst/contract/platform/calls/route.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

/** What calls answer as JSON to a user. */
export const readAs =
  (portal: TestPortal, by: string) =>
  async <R extends Route>(route: R, input: CallInput<R>): Promise<Reply<R>> => {
    const answer = await portal.callAs(portal.user(by), route, input);
    expect(answer).toMatchObject({ status: 200 });
    return answer.json as Reply<R>;
  };

/** The same to the main buyer. */
export const read = <R extends Route>(
  portal: TestPortal,
  route: R,
  input: CallInput<R>,
): Promise<Reply<R>> => readAs(portal, 'ticket-counter')(route, input);

export const mainCompany = (portal: TestPortal) => ({
  params: { id: portal.company('several-services').id },
});
export const anOrder = (id: number) => ({ params: { id } });

/** Does something to a delivery by hand. */
export async function setDelivery(portal: TestPortal, id: number, change: string): Promise<void> {
  await sql`update ticket_counter.delivery set ${sql.raw(change)} where id = ${id}`.execute(
    tablesOf(portal.database),
  );
}

/** As if an app had fetched the code of a ticket. */
export async function fetchCode(
  portal: TestPortal,
  ticketId: number | null | undefined,
): Promise<void> {
  await sql`update tickets.ticket set downloaded_at = now(), pending_through = null
             where id = ${ticketId}`.execute(tablesOf(portal.database));
}
