/** Active, on a phone that has fetched it; the day is 4 March 2026. */
export const leah = {
  id: 21,
  agreementNumber: 7,
  invoiceReference: 'Skoleskyss',
  studentId: 'E1001',
  firstName: 'Leah',
  lastName: 'Aune',
  className: '8A',
  status: 'active',
  startDate: '2025-08-20',
  expirationDate: '2026-06-30',
  pricePerMonth: 377,
  allowedActions: ['UPDATE_EXPIRY', 'RESEND'],
  allZones: false,
  zoneFrom: '1',
  zoneTo: '2Ø',
  nrOfZones: 2,
  mediaType: 'MOBILE_TICKET',
  phoneCountryCode: '+47',
  phone: '41232001',
  appId: 'app',
  downloadedToPhone: true,
  pickupCode: 'ABCD2345',
  travelCardState: null,
  cardName: null,
  cardNumber: null,
  manufacturedAt: null,
};

/** What the counts of an overview say. */
export const countsOf = (all: number) => ({
  all,
  counts: { active: 3, pending: 1, 'code-not-fetched': 0, 'card-requested': 1, over: 2 },
  years: [
    { year: 2026, name: '2026/2027', tickets: 1 },
    { year: 2025, name: '2025/2026', tickets: 6 },
  ],
  classes: [{ className: '8A', tickets: 6 }],
});
