/** What only some operators have (spec 1 §6, spec 3 §6). */
export type TenantOffer =
  | 'companyTicket'
  /** Gives its customers numbers of its own (spec 1 §5). */
  | 'ownCustomerNumbers'
  /** Asks who signs the contract of a new company (spec 1 §5). */
  | 'contractSignee'
  | 'invoices'
  | 'freeTicket.replacementCard'
  /** The free ticket is open to global travel-card administrators without a role in the company. */
  | 'freeTicket.byTravelCardAdmin'
  /** Zones of a school ticket are changed, and names are written on cards, by the school. */
  | 'schoolTicket.changeZone'
  | 'schoolTicket.nameCards'
  | 'ticketCounter.mailDelivery'
  | 'ticketCounter.visitAddress'
  | 'ticketCounter.cancelTravelMoney'
  /** The travel-card lists across companies. */
  | 'travelCardProduction'
  | 'contactPage'
  /** The public page that sells the company ticket. */
  | 'infoPage'
  | 'onboarding';
