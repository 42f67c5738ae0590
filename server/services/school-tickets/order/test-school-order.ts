import { orderSchoolTickets } from '@takst/contract/services/school-tickets/order/order-school-tickets.contract.ts';
import { listSchoolTickets } from '@takst/contract/services/school-tickets/list/school-ticket-list.contract.ts';
import type { SchoolMedium } from '@takst/domain/services/school-tickets/school-medium.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { lettersOf } from '#testing/letters-of.ts';
import type { Answer, CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

export type SchoolOrderBody = CallInput<typeof orderSchoolTickets>['body'];
export type RecipientBody = SchoolOrderBody['recipients'][number];

let used = 0;
/** A last name that no pupil in the world has. */
export const newLastName = (): string => `Order${lettersOf((used += 1))}`;

/** A pupil who is new, with a phone. */
export const withPhone = (changed: Partial<RecipientBody> = {}): RecipientBody => ({
  mediaType: 'MOBILE_TICKET',
  firstName: 'Nora',
  lastName: newLastName(),
  className: '8O',
  phoneCountryCode: '+47',
  phone: newPhone(),
  ...changed,
});

/** A pupil who is new, with an ID-based card. */
export const withCard = (changed: Partial<RecipientBody> = {}): RecipientBody => ({
  mediaType: 'TRAVEL_CARD',
  firstName: 'Emil',
  lastName: newLastName(),
  className: '8O',
  cardNumber: newCardNumber(),
  ...changed,
});

export const schoolAgreement = (portal: TestPortal, key = 'school'): number =>
  portal.company(key).agreements.find(({ subtype }) => subtype === 'SCHOOLTICKET')?.id ?? 0;

/** An order that is right in everything; today is 6 March 2026. */
const rightSchoolOrder = (
  portal: TestPortal,
  recipients: readonly RecipientBody[],
): SchoolOrderBody => ({
  agreementNumber: schoolAgreement(portal),
  startDate: '2026-03-09',
  recipients: [...recipients],
  zoneIdFrom: 'RUT:TariffZone:1',
  zoneIdTo: 'RUT:TariffZone:2Ø',
});

/** Orders for pupils as the school's administrator. */
export const orderForPupils = (
  portal: TestPortal,
  recipients: readonly RecipientBody[],
  changed: Partial<SchoolOrderBody> = {},
): Promise<Answer> =>
  portal.callAs(portal.user('school'), orderSchoolTickets, {
    body: { ...rightSchoolOrder(portal, recipients), ...changed },
  });

/** The tickets in which the school's overview finds the words. */
export async function ticketsFound(portal: TestPortal, searchFor: string) {
  const { json } = await portal.callAs(portal.user('school'), listSchoolTickets, {
    params: { id: portal.company('school').id },
    query: { searchFor, maxEntries: '1000' },
  });
  return z.parse(listSchoolTickets.reply, json).matches;
}

/** Says in the school's agreement what tickets may lie on; null for nothing. */
export const agreeOnMedia = async (portal: TestPortal, media: readonly SchoolMedium[] | null) => {
  const value = media && `{${media.join(',')}}`;
  await sql`update agreements.agreement set school_media = ${value}::text[]
             where id = ${schoolAgreement(portal)}`.execute(tablesOf(portal.database));
};
