import { monthActs, personStates } from '@takst/domain/subscribers/person-filter.rules.ts';
import * as z from 'zod/mini';
import { route } from '#route.ts';
import { id } from '#scalars.ts';
import { anySubscriberService } from '#subscribers/subscriber-services.ts';

export const countSubscribers = route({
  method: 'GET',
  path: '/api/subscriber/count/by-company-id/{id}',
  summary: 'How many people of a company each filter of the employee list has',
  needs: anySubscriberService,
  company: 'id',
  reply: z.object({
    all: z.int(),
    counts: z.record(z.enum(personStates), z.int()),
    /** For how many people each was done this month. */
    acts: z.record(z.enum(monthActs), z.int()),
    /** Agreements with a living ticket or subscription, by invoice reference, and how many people have one. */
    agreements: z.array(z.object({ id, invoiceReference: z.string(), people: z.int() })),
  }),
  refusals: {},
});
