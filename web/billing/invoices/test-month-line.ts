/** What is billed for the ticket of a person in April, as the server sends it. */
export const monthLine = {
  description: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  month: '2026-04-01',
  price: 747,
  priceVat: 80.04,
  quantity: 1,
  vatPercent: 12,
  agreementNumber: 1,
  productType: 'TICKET',
  relatedId: 501,
  ticketId: 501,
  profileId: 'ADULT',
  numberOfZones: 1,
  zoneFrom: '1',
  zoneTo: '1',
  allZones: false,
  timeOfSale: '2026-01-20T10:00:00Z',
  subscriberId: 77 as number | null,
  firstName: 'Ingrid' as string | null,
  lastName: 'Ali' as string | null,
  phoneCountryCode: '+47' as string | null,
  phone: '41234567' as string | null,
  employeeId: '00123' as string | null,
};

/** Of a line whose person is erased. */
export const erasedPerson = {
  subscriberId: null,
  firstName: null,
  lastName: null,
  phoneCountryCode: null,
  phone: null,
  employeeId: null,
};
