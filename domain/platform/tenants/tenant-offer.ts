/** What only some operators have (spec 1 §6, spec 3 §6). */
export const tenantOffers = [
  'companyTicket',
  /** Gives its customers numbers of its own (spec 1 §5). */
  'ownCustomerNumbers',
  /** Asks who signs the contract of a new company (spec 1 §5). */
  'contractSignee',
  'invoices',
  'freeTicket.replacementCard',
  /** The free ticket is open to global travel-card administrators without a role in the company. */
  'freeTicket.byTravelCardAdmin',
  /** Zones of a school ticket are changed, and names are written on cards, by the school. */
  'schoolTicket.changeZone',
  'schoolTicket.nameCards',
  /** A ticket on a card is valid between the school and either of two homes. */
  'schoolTicket.twoHomes',
  /** A school orders replacements of cards, as for free tickets. */
  'schoolTicket.replaceCard',
  'ticketCounter.mailDelivery',
  'ticketCounter.visitAddress',
  'ticketCounter.cancelTravelMoney',
  /** The travel-card lists across companies. */
  'travelCardProduction',
  'contactPage',
  /** The public page that sells the company ticket. */
  'infoPage',
  'onboarding',
  /** Discount codes of car providers for people with a link (spec 3 §2: Car-sharing voucher). */
  'voucher',
  /** Makes travel cards for those who order them (domain: Travel cards). */
  'newTravelCards',
  /** Screens with the next departures, among the tools (spec 1 §4). */
  'realTimeDepartures',
] as const;
export type TenantOffer = (typeof tenantOffers)[number];
