import { pageOf, pageQuery } from '#paging.ts';
import { route } from '#route.ts';
import { manyChange } from './change-many-tickets.schema.ts';

export const listChangeManyTickets = route({
  method: 'GET',
  path: '/api/ticket/many/by-company-id/{id}',
  summary: 'The changes for many of a company, newest first',
  needs: 'companyTicket',
  company: 'id',
  query: pageQuery,
  reply: pageOf(manyChange),
  refusals: {},
});
