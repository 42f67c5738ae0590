/**
 * Everything a page or a call can ask for, one word for one thing a user may do
 * (spec 1 §2.2, §4 and §6, spec 2 §6, spec 3 §6). `features-for.rules.ts` says who has which.
 */
export const features = [
  'companyTicket',
  'companyTicket.order',
  'freeTicket',
  'freeTicket.order',
  'freeTicket.travelCards',
  'freeTicket.replacementCard',
  'school',
  'school.order',
  'housing',
  'housing.order',
  'ticketCounter',
  'ticketCounter.order',
  'ticketCounter.settings',
  'ticketCounter.companyPays',
  'ticketCounter.refund',
  'ticketCounter.cancelTickets',
  'ticketCounter.cancelTravelMoney',
  'ticketCounter.mailDelivery',
  'ticketCounter.visitAddress',
  'invoices',
  'invoices.refund',
  'subscriptions.refund',
  'subscriptions.resendCode',
  'travelCards',
  'userAdmin',
  'userAdmin.global',
  'companyAdmin',
  'companyAddresses',
  'contactPage',
  'infoPage',
  'onboarding',
  'dates.arbitrary',
] as const;
export type Feature = (typeof features)[number];
