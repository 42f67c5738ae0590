import * as z from 'zod/mini';
import {
  orderCompanyTicketBody,
  orderRefusals,
} from '#services/company-tickets/order-company-ticket.contract.ts';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { moveOutDates, moveOutRefusals, subscriberIds } from './move-out.contract.ts';

/** A person who lives in the unit already, with what the user needs to know to move others in. */
const occupant = z.object({
  subscriberId: id,
  firstName: z.string(),
  lastName: z.string(),
  fromDate: calendarDate,
});
export type Occupant = z.output<typeof occupant>;

export const moveIn = route({
  method: 'POST',
  path: '/api/housing/move-in',
  summary:
    'Orders a ticket for a resident whose unit has people in it, and says whether these live with them or move out: one change',
  needs: 'housing.order',
  body: z.strictObject({
    /** As for `/api/ticket/create`; the unit is that of the number. */
    order: orderCompanyTicketBody,
    movesInOn: calendarDate,
    /** Everybody else who lives there on that day or later, as the user saw it. */
    occupants: subscriberIds,
    existingResidents: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('live-together') }),
      z.strictObject({ kind: z.literal('move-out'), ...moveOutDates }),
    ]),
  }),
  example: {
    order: {
      agreementName: '500001',
      employeeId: 'H0101',
      firstName: 'Ny',
      lastName: 'Beboer',
      phoneCountryCode: '+47',
      phone: '46000001',
      startDate: '2026-04-01',
      zoneFrom: '1',
      zoneTo: '2Ø',
    },
    movesInOn: '2026-04-01',
    occupants: [700001],
    existingResidents: { kind: 'move-out', lastDay: '2026-03-31', endsOn: '2026-03-31' },
  },
  reply: z.object({ id, subscriberId: id }),
  refusals: {
    ...orderRefusals,
    ...moveOutRefusals,
    /** The residents of the unit have changed since the user loaded it. */
    UNIT_OCCUPIED: { status: 409, details: z.object({ occupants: z.array(occupant) }) },
    /** Those who move out are still there on the day of the move-in. */
    HOUSEHOLDS_OVERLAP: { status: 422 },
  },
});
