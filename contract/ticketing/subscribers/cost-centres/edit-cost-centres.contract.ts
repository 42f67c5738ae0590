import * as z from 'zod/mini';
import { changedSince } from '#platform/calls/changed-since.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { costCentre, costCentreFields } from '../cost-centre.schema.ts';

const exists = {
  /** The company has one with the same code, capitals apart. */
  COST_CENTRE_EXISTS: { status: 409, details: z.object({ costCentre }) },
} as const;
const notFound = { COST_CENTRE_NOT_FOUND: { status: 404 } } as const;

export const createCostCentre = route({
  method: 'POST',
  path: '/api/cost-centre/by-company-id/{id}',
  summary: 'Adds a cost centre to the list of a company',
  needs: 'companyTicket',
  company: 'id',
  body: z.strictObject(costCentreFields),
  example: { code: '4100', name: 'Salg' },
  reply: costCentre,
  refusals: {
    ...exists,
    TOO_MANY_COST_CENTRES: { status: 409, details: z.object({ max: z.int() }) },
  },
});

export const changeCostCentre = route({
  method: 'PUT',
  path: '/api/cost-centre/by-company-id/{id}/{costCentreId}',
  summary: 'Changes code and name of a cost centre; employees keep it',
  needs: 'companyTicket',
  company: 'id',
  /** `previous` is what the user saw. */
  body: z.strictObject({ ...costCentreFields, previous: z.strictObject(costCentreFields) }),
  example: { code: '4100', name: 'Salg sør', previous: { code: '4100', name: 'Salg' } },
  reply: costCentre,
  refusals: {
    ...notFound,
    ...exists,
    /** Another user has changed it since; `costCentre` is as they left it. */
    COST_CENTRE_CHANGED_SINCE: changedSince({ costCentre }),
  },
});

export const deleteCostCentre = route({
  method: 'DELETE',
  path: '/api/cost-centre/by-company-id/{id}/{costCentreId}',
  summary: 'Deletes a cost centre that no employee has',
  needs: 'companyTicket',
  company: 'id',
  reply: z.object({ id }),
  refusals: {
    ...notFound,
    /** So many employees have it. */
    COST_CENTRE_IN_USE: { status: 409, details: z.object({ people: z.int() }) },
  },
});
