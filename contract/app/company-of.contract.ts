import * as z from 'zod/mini';
import { opensInvoices } from '#billing/invoices/opens-invoices.ts';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { anySubscriberService } from '#ticketing/subscribers/subscriber-services.ts';

const reply = z.object({ companyId: id });
const refusals = { NOT_IN_A_COMPANY: { status: 404 } } as const;

/** Which company a page belongs to, by the id in its address: the page is opened in that company. */
export const getCompanyOfSubscriber = route({
  method: 'GET',
  path: '/user-api/auth/company-of/subscriber/{id}',
  summary: 'The company of a person with or without tickets',
  needs: anySubscriberService,
  reply,
  refusals,
});

export const getCompanyOfTicket = route({
  method: 'GET',
  path: '/user-api/auth/company-of/ticket/{id}',
  summary: 'The company of a ticket',
  needs: anySubscriberService,
  reply,
  refusals,
});

export const getCompanyOfFreeTicket = route({
  method: 'GET',
  path: '/user-api/auth/company-of/free-ticket/{id}',
  summary: 'The company of a free ticket',
  needs: 'freeTicket',
  reply,
  refusals,
});

export const getCompanyOfSchoolTicket = route({
  method: 'GET',
  path: '/user-api/auth/company-of/school-ticket/{id}',
  summary: 'The company of a school ticket',
  needs: 'school',
  reply,
  refusals,
});

export const getCompanyOfDepartment = route({
  method: 'GET',
  path: '/user-api/auth/company-of/department/{id}',
  summary: 'The company of a department, by its agreement number',
  needs: 'freeTicket',
  reply,
  refusals,
});

export const getCompanyOfInvoice = route({
  method: 'GET',
  path: '/user-api/auth/company-of/invoice/{id}',
  summary: 'The company of an invoice or credit note',
  needs: opensInvoices,
  reply,
  refusals,
});

export const getCompanyOfCounterOrder = route({
  method: 'GET',
  path: '/user-api/auth/company-of/counter-order/{id}',
  summary: 'The company of an order at the ticket counter',
  needs: 'ticketCounter',
  reply,
  refusals,
});

export const getCompanyOfFreeBatch = route({
  method: 'GET',
  path: '/user-api/auth/company-of/free-batch/{id}',
  summary: 'The company of a mass operation of free tickets',
  needs: 'freeTicket',
  reply,
  refusals,
});

export const getCompanyOfSchoolBatch = route({
  method: 'GET',
  path: '/user-api/auth/company-of/school-batch/{id}',
  summary: 'The company of a list of pupils',
  needs: 'school',
  reply,
  refusals,
});

export const getCompanyOfBatch = route({
  method: 'GET',
  path: '/user-api/auth/company-of/batch/{id}',
  summary: 'The company of a batch',
  needs: anySubscriberService,
  reply,
  refusals,
});
