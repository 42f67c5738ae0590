export const nb = {
  typeFreeTicket: 'Fribillett',
  typeFreeTicket_employeeTicket: 'Ansattbillett',
  typeNoSubscriptions: 'Uten abonnement',
  typeSchoolTicket: 'Skolebillett',
  typeSubscriptions: 'Bedriftsbillett',
  typeTicketOffice: 'Billettluka',
  typeTravelCardFixedPrice: 'Reisekort, fast pris',
  typeTravelCardSubscription: 'Reisekort, abonnement',
  typeHousing: 'Borettslag',
  typeOther: 'Annet',
} as const;
