import * as field from '@takst/domain/refusals/field.en.ts';
import * as row from '@takst/domain/refusals/row.en.ts';
import type { Texts } from '#texts/texts.ts';
import type { nb } from './school-many.nb.ts';

export const en: Texts<typeof nb> = {
  title: 'Order for many pupils',
  toOrder: 'Order school tickets',
  subtitle: 'School tickets for many pupils of {{company}}, from a list',
  orderRows_one: 'Order {{rows}} ticket',
  orderRows_other: 'Order {{rows}} tickets',
  orderedRows_one: '{{rows}} ticket has been ordered',
  orderedRows_other: '{{rows}} tickets have been ordered',
  forAll: 'For everybody who has nothing else in the list',
  startDate: 'Start date',
  faultStart: field.START_DATE,
  faultAgreement: 'Choose an invoice reference',
  phoneAndCard: row.PHONE_AND_CARD,
  agreementNotFound: row.AGREEMENT_NOT_FOUND,
  agreementNotValid: row.AGREEMENT_NOT_VALID,
  startNotOffered: row.SCHOOL_START_NOT_OFFERED,
  invalidZoneFrom: row.INVALID_ZONE_FROM,
  invalidZoneTo: row.INVALID_ZONE_TO,
  productNotOffered: row.PRODUCT_NOT_OFFERED,
  mediumNotOffered: row.MEDIUM_NOT_OFFERED,
  noPostAddress: row.TRAVEL_CARD_NO_COMPANY_POST_ADDRESS,
  cardNumberInvalid: row.CARD_NUMBER_INVALID,
  phoneNotMobile: row.MOBILE_TICKET_INVALID_PHONE,
  pupilHasTicket: row.PUPIL_HAS_TICKET,
  phoneHasTicket: row.PHONE_HAS_TICKET,
  cardHasTicket: row.CARD_HAS_TICKET,
  rowTwice: 'The same pupil, phone number or travel card as in another row',
  noValidAgreement: 'The school has no valid agreement for school tickets.',
  zonesNotChosen: 'The zones: the price of the tickets depends on them',
  startNotChosen: 'The start date: the tickets are paid for from then on',
  agreementNotChosen: 'The invoice reference',
};
