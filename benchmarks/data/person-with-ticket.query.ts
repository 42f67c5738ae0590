import type pg from 'pg';

/** Finds a person of a company who has a ticket, with the ticket. */
export async function personWithTicketIn(
  client: pg.ClientBase,
  company: number,
): Promise<{ personId: number; ticketId: number }> {
  const { rows } = await client.query<{ person: string; ticket: string }>(
    `select h.id as person, t.id as ticket from holders.holder h join tickets.ticket t on t.holder_id = h.id
      where h.company_id = $1 order by h.id limit 1`,
    [company],
  );
  const [row] = rows;
  if (!row) throw new Error(`Nobody in company ${company} has a ticket`);
  return { personId: Number(row.person), ticketId: Number(row.ticket) };
}
