import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { freeProfileCode } from '../free-media-type.schema.ts';
import { freeEmployeeId, freeZoneFields, hasZones } from '../order-free-ticket.contract.ts';

/** A family ticket that may be ordered: nothing of it says who of the family gets it. */
const taxNoticeBody = z
  .strictObject({
    /** The department. */
    agreementNumber: id,
    /** Of the employee, who gets the SMS on the phone of their own ticket. */
    employeeId: freeEmployeeId,
    profile: freeProfileCode,
    startDate: calendarDate,
    ...freeZoneFields,
  })
  .check(...hasZones());

export const sendTaxNotice = route({
  method: 'POST',
  path: '/freeticket-api/tax-notices',
  summary:
    'Sends an employee an SMS with a link to what a family ticket means for the tax, before it is ordered; the same again within minutes is sent once',
  needs: 'freeTicket.order',
  body: taxNoticeBody,
  example: {
    agreementNumber: 500001,
    employeeId: '4711',
    profile: 1,
    startDate: '2026-04-01',
    zoneFrom: '1',
    zoneTo: '2Ø',
  },
  /** The recipient. */
  reply: z.object({ firstName: z.string(), lastName: z.string() }),
  refusals: {
    AGREEMENT_NOT_FOUND: { status: 404 },
    AGREEMENT_NOT_VALID: { status: 422 },
    /** The settings of the company say so. */
    TAX_NOTICES_OFF: { status: 422 },
    START_DATE_TOO_EARLY: { status: 422 },
    START_DATE_TOO_LATE: { status: 422 },
    INVALID_ZONE_FROM: { status: 422 },
    INVALID_ZONE_TO: { status: 422 },
    PRODUCT_NOT_OFFERED: { status: 422 },
    /** No retail price of the profile and zones is on file. */
    NO_TAXABLE_AMOUNT: { status: 422 },
    /** The employee number has no active or pending ticket of its own on a phone. */
    NO_PHONE_OF_EMPLOYEE: { status: 422 },
  },
});
