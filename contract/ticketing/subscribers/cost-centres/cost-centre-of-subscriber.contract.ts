import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';
import { costCentre } from '../cost-centre.schema.ts';

/** Null for none. */
const ofSubscriber = { costCentre: z.nullable(costCentre) };

export const getCostCentre = route({
  method: 'GET',
  path: '/api/subscriber/{id}/cost-centre',
  summary: 'The cost centre of an employee',
  needs: anySubscriberService,
  reply: z.object(ofSubscriber),
  refusals: { SUBSCRIBER_NOT_FOUND: { status: 404 } },
});

export const setCostCentre = route({
  method: 'PUT',
  path: '/api/subscriber/{id}/cost-centre',
  summary: 'Gives an employee a cost centre of the company’s list, or takes it away',
  needs: anySubscriberService,
  /** `previousId` is the one that the user saw. */
  body: z.strictObject({ costCentreId: z.nullable(id), previousId: z.nullable(id) }),
  example: { costCentreId: null, previousId: null },
  reply: z.object(ofSubscriber),
  refusals: {
    SUBSCRIBER_NOT_FOUND: { status: 404 },
    /** It has been deleted, or is another company’s. */
    COST_CENTRE_NOT_FOUND: { status: 422 },
    /** Another user has changed it since; `costCentre` is what is saved now. */
    COST_CENTRE_CHANGED_SINCE: changedSince(ofSubscriber),
  },
});
