/** Codes on a list, all delivered; the day is 4 March 2026. */
export const cup = {
  id: 48211,
  orderedBy: 'Hanne Vik',
  purchaseDate: '2026-03-03T08:14:00Z',
  mediaType: 'MOBILE_TICKET',
  productType: 'TICKET',
  productTemplateId: 'single-ticket',
  productName: { nb: 'Enkeltbillett', en: 'Single ticket' },
  profileName: { nb: 'Voksen', en: 'Adult' },
  zones: ['1'],
  zoneFrom: '1',
  zoneTo: '1',
  zoneIdFrom: 'RUT:TariffZone:1',
  zoneIdTo: 'RUT:TariffZone:1',
  allZones: false,
  nrOfZones: 1,
  ticketCount: 3,
  requestedTicketCount: 3,
  passengerCount: null,
  productPrice: 42,
  totalPrice: 126,
  invoiceReference: 'Arrangement 4410',
  personalReference: 'Romjulscupen',
  handOver: null,
  deliveryAddress: null,
  lines: [
    {
      profileId: 'ADULT',
      profileName: { nb: 'Voksen', en: 'Adult' },
      quantity: 3,
      productPrice: 42,
    },
  ],
  sendAt: null,
  startDate: '2026-03-03',
  expiresOn: '2026-06-01',
  isDelivered: true,
  failedCount: 0,
  notSentCount: 0,
};

const noStates = {
  unused: 0,
  'not-sent': 0,
  used: 0,
  expired: 0,
  cancelled: 0,
  refunded: 0,
  failed: 0,
};

/** The same on its page. */
export const cupOnPage = {
  ...cup,
  agreementNumber: 7,
  invoiceReferenceId: null,
  isToBeSent: false,
  deliveries: { all: 3, counts: { ...noStates, unused: 2, refunded: 1 } },
  mayCancel: 'allowed',
  mayRefund: 'role',
};

/** A code that nobody has used, and that its buyer may cancel. */
export const unusedCode = {
  id: 501,
  orderId: 48211,
  type: 'TICKET',
  status: 'pending',
  state: 'unused',
  stateSince: null,
  problem: null,
  profileId: 'ADULT',
  profileName: { nb: 'Voksen', en: 'Adult' },
  productPrice: 42,
  totalPrice: 42,
  allZones: false,
  zones: ['1'],
  mediaInfo: {
    type: 'MOBILE_TICKET',
    pickupCode: '7KQ492XM',
    phone: null,
    phoneCountryCode: null,
    downloadedToPhone: false,
  },
  recipientName: null,
  sentAt: null,
  notSent: null,
  allowedActions: ['cancel'],
};

/** One that went out to a phone, which customer support may refund. */
export const sentCode = {
  ...unusedCode,
  id: 502,
  mediaInfo: {
    ...unusedCode.mediaInfo,
    pickupCode: 'H3RP61TD',
    phone: '41238101',
    phoneCountryCode: '+47',
  },
  recipientName: 'Ingvild Strand',
  sentAt: '2026-03-03T08:14:00Z',
  allowedActions: ['refund', 'resend-code'],
};

/** One whose SMS never arrived. */
export const notSentCode = {
  ...sentCode,
  state: 'not-sent',
  sentAt: null,
  notSent: { because: 'SMS_FAILED', at: '2026-03-03T13:20:00Z' },
};

export const refundedCode = {
  ...unusedCode,
  id: 503,
  status: 'cancelled',
  state: 'refunded',
  stateSince: '2026-03-03T10:00:00Z',
  mediaInfo: { ...unusedCode.mediaInfo, pickupCode: 'C6YJ33MW' },
  allowedActions: [],
};
