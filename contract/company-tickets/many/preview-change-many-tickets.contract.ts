import * as z from 'zod/mini';
import { pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { changeManyTicketsBody, manyFault, manyPerson } from './change-many-tickets.schema.ts';

export const previewChangeManyTickets = route({
  method: 'POST',
  path: '/api/ticket/many/preview/by-company-id/{id}',
  summary: 'What a change for many people would do to each of them; changes nothing',
  needs: 'companyTicket',
  company: 'id',
  query: pageQuery,
  body: changeManyTicketsBody,
  example: { action: 'resend-pickup-code', expiryDate: null, subscriberIds: [1] },
  reply: z.object({
    totalEntries: z.int(),
    willChange: z.int(),
    /** What the tickets that end cost a month, in NOK; null when a price is not on file. */
    savedPerMonth: z.nullable(z.number()),
    /** How many of them are invoiced for the next month anyway, because they were redeemed. */
    chargedAsRedeemed: z.int(),
    /** Those that cannot be changed first. */
    matches: z.array(
      z.object({
        subscriberId: id,
        person: manyPerson,
        /** Why not; null when it will be changed. */
        fault: z.nullable(manyFault),
        pricePerMonth: z.nullable(z.number()),
        isChargedAsRedeemed: z.boolean(),
      }),
    ),
  }),
  refusals: { END_DATE_NOT_OFFERED: { status: 422 } },
});
