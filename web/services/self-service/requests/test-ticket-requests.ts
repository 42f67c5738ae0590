/** Requests in the server's format: two that wait, and one that has expired. */
export const siri = {
  id: 7,
  firstName: 'Siri',
  lastName: 'Selv',
  employeeId: 'A-12',
  phoneCountryCode: '+47',
  phone: '41234567',
  nrOfZones: 2,
  zones: ['1', '2Ø'],
  allZones: false,
  startDate: '2026-04-01',
  expired: false,
  requestedAt: '2026-03-03T08:00:00Z',
  agreementNumber: 500001,
  invoiceReference: 'Oslo',
  service: 'company-tickets',
  pricePerMonthOre: 132_400,
};
export const jon = { ...siri, id: 8, firstName: 'Jon', pricePerMonthOre: 69_400 };
export const late = { ...siri, id: 9, firstName: 'Lene', startDate: '2026-02-01', expired: true };
