import type { DescribeFamilies } from '#ticketing/roster/roster.public.ts';
import { findTickets } from '#ticketing/tickets/tickets.public.ts';
import { holderTypesOf } from '../ticket/ticket-detail.query.ts';
import { freeServices as services } from '../ticket/free-services.ts';

/** The tickets of families, each with its holder and days. */
export const describeFamilies: DescribeFamilies = async (database, { scope, ids }) => {
  const rows = await findTickets(database, { scope, services }, ids);
  const holderTypes = await holderTypesOf(database, rows);
  return new Map(
    rows.flatMap((row) => {
      const holderType = holderTypes.get(row.id);
      return holderType
        ? [
            [
              row.id,
              {
                id: row.id,
                name: [row.first_name, row.last_name].filter(Boolean).join(' '),
                holderType,
                startDate: row.start_date,
                expirationDate: row.expiration_date,
              },
            ] as const,
          ]
        : [];
    }),
  );
};
