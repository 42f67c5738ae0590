import * as field from '@takst/domain/platform/refusals/field.en.ts';
import * as order from '@takst/domain/platform/refusals/order.en.ts';
import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './company-tickets.nb.ts';

export const en: Texts<typeof nb> = {
  // The person, on all three pages
  status: 'Status',
  perMonth: 'per month',
  // The list
  allAgreements: 'All agreements',
  listTitle: 'Employees',
  listTitle_housing: 'Residents',
  // The order
  orderTitle: 'Order {{product}}',
  newOrder: 'Order subscription',
  whatToOrder: 'What to order',
  addOns: 'Subscription',
  addSubscriptions: 'Add subscriptions',
  sectionPerson: 'Who is the ticket for?',
  sectionSubscriber: 'Who is the subscription for?',
  phoneHelp: 'We send an SMS with a code here.',
  sectionZones: 'Where and when?',
  startDate: 'Start date',
  priceMissing: 'Choose zones, and we show the price.',
  noPrice: 'We have no price for this choice. Contact us, and we will help you.',
  ofWhichVat: 'Including {{amount}} VAT.',
  firstMonthText: 'Invoiced for the first time for {{month}}.',
  acceptance:
    'The employee is informed about how personal data is handled and accepts the terms, and I have consent to order on behalf of the employee',
  acceptance_housing:
    'The resident is informed about how personal data is handled and accepts the terms, and I have consent to order on behalf of the resident',
  order: 'Order ticket',
  placeOrder: 'Order',
  ticketOrdered: 'Order succeeded!',
  ordered: 'Order succeeded!',
  orderedFrom: '{{name}}, from {{date}}',
  seeTicket: 'See the ticket',
  summary: 'Summary',
  summaryFor: 'For',
  summaryStart: 'Start',
  summaryEnd: 'End',
  runsOn: 'Runs until you end it',
  summaryReference: 'Reference',
  fromMonth: 'from {{month}}',
  cancelUntil: 'You can cancel free of charge up to and including {{date}}.',
  endUntil:
    'The ticket is valid at once. You can end it free of charge up to and including {{date}}, if it has not been picked up or opened on the phone by then.',
  codeAtOnce:
    'The discount code is sent at once, so {{month}} is invoiced for {{what}}, also if you end it.',
  chargedAtOnce: 'The ticket is valid at once, and {{month}} is invoiced.',
  knownPerson: 'The number belongs to {{name}} in this company.',
  knownPerson_housing: 'The number belongs to {{name}} in this housing association.',
  holdsOpenEnded: '{{name}} has a ticket that runs until it is ended, and cannot get another one.',
  holdsUntil: '{{name}} has a ticket that is valid up to and including {{date}}.',
  holdsNothing: '{{name}} has no ticket now.',
  firstStart: 'The first possible start is {{date}}.',
  seePerson: 'See the employee',
  seePerson_housing: 'See the resident',
  newName: 'New name?',
  employeeIdTaken: '{{label}} is in use: {{name}} has a ticket on another phone number.',
  seeName: 'See {{name}}',
  orderAnother: 'Order another',
  // What is wrong with a field
  faultTypes: 'Choose what to order',
  faultAgreement: 'Choose an invoice reference',
  faultPhone: field.MOBILE_PHONE,
  faultEmployeeId: field.EMPLOYEE_ID,
  faultEmployeeId_housing: field.EMPLOYEE_ID_OF_ANY_LENGTH,
  faultStartDate: field.START_DATE,
  faultStartDateArbitrary: 'Choose today or a later date',
  faultStartDateUntilDay6: 'Choose {{date}}, today or a later date',
  faultAccepted: 'Confirm that the employee is informed and that you have consent',
  faultAccepted_housing: 'Confirm that the resident is informed and that you have consent',
  // Why the order was refused
  refusedTitle: 'The ticket was not ordered',
  ticketAlreadyHeld: order.TICKET_ALREADY_HELD,
  startDateInQuarantine: order.START_DATE_IN_QUARANTINE,
  useStartDate: 'Start on {{date}} instead',
  agreementNotFound: order.AGREEMENT_NOT_FOUND,
  agreementNotValid: order.AGREEMENT_NOT_VALID,
  startDateNotOffered: order.START_DATE_NOT_OFFERED,
  zonesNotOffered: order.ZONES_NOT_OFFERED,
  profileNotOffered: 'The company cannot order this category. Choose another one.',
  profileNotOffered_housing:
    'The housing association cannot order this category. Choose another one.',
  productNotOffered: order.PRODUCT_NOT_OFFERED,
  phoneNotMobile: order.PHONE_NOT_MOBILE,
  employeeIdTooShort: order.EMPLOYEE_ID_TOO_SHORT,
  // One person
  today: 'today',
  price: 'Price',
};
