export const address = {
  line1: 'Strømsveien 10',
  line2: null,
  postCode: '0661',
  city: 'Oslo',
  country: 'NO',
};

/** A card that replaces a lost one, and waits for its number. */
export const request = {
  id: 4219,
  // The first minutes of March in Norway.
  requestedAt: '2026-02-28T23:30:00Z',
  replacementCount: 1,
  manufacturedAt: null,
  cardNumber: null,
  ownerId: 7,
  companyId: 7,
  companyName: 'Granlia Bygg AS',
  agreementNumber: 12,
  productId: 'free-ticket',
  productTemplateId: 'free-ticket',
  profileId: 'ADULT',
  startDate: '2026-04-01',
  expirationDate: null,
  ticketHolderType: 'EMPLOYEE',
  employeeId: '4711',
  firstName: 'Ola',
  lastName: 'Berg',
  cardName: 'Ola Berg',
  dateOfBirth: '1985-05-14',
  state: 'REQUESTED',
  zoneFrom: '1',
  zoneTo: '2Ø',
  secondZoneFrom: null,
  secondZoneTo: null,
  replacementReason: 'lost',
  replacedCardNumber: '482910375',
  hasPostAddress: true,
};

/** One card that was made on a day. */
export const report = {
  company: { id: 7, name: 'Granlia Bygg AS' },
  manufacturedDate: '2026-03-02',
  state: 'CREATED',
  numberOfCards: 1,
  postAddress: address,
  laterPostAddresses: [],
  cards: [
    {
      id: 4219,
      cardNumber: '482910375',
      cardName: 'Ola Berg',
      startDate: '2026-04-01',
      expirationDate: null,
      requestedAt: '2026-03-01T09:00:00Z',
      manufacturedAt: '2026-03-02T09:00:00Z',
    },
  ],
};
export const pageOf = (...matches: object[]) => ({
  status: 200,
  body: { totalEntries: matches.length, matches },
});
