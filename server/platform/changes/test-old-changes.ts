import {
  company,
  holder,
  holderElsewhere,
  type OldChange,
  otherCompany,
  person,
  user,
} from './test-old-record.store.ts';

/** Stands in every personal value, and nowhere else. */
export const canary = 'Kanarifugl';
const names = { firstName: canary, lastName: `${canary}sen`, employeeId: `${canary}-1` };
const phone = { phoneCountryCode: '+47', phone: `4${canary}` };
const zones = { zoneFrom: '1', zoneTo: '2Ø', allZones: false, nrOfZones: 2 };
const ofTicket = {
  subject: ['company-ticket', `${holder.ticketId}`],
  personKey: person.key,
} as const;
const ofHolder = { subject: ['subscriber', `${holder.id}`], personKey: person.key } as const;
const ofUser = { subject: ['user', `${user}`] } as const;
const ofCompany = { subject: ['company', `${company}`] } as const;
const terms = { subtype: 'SUBSCRIPTIONS', invoiceReference: 'R', invoicingInterval: 'WEEKLY' };
const address = { line1: 'Gata 1', line2: null, postCode: '0155', city: 'OSLO' };

/** As every version of the code before the migration recorded them. */
export const ofAllKinds: readonly Omit<OldChange, 'companyId'>[] = [
  {
    kind: 'order-company-ticket',
    ...ofTicket,
    before: names,
    after: {
      ...names,
      ...phone,
      ...zones,
      productId: 'p',
      profileId: 'ADULT',
      agreementId: 1,
      startDate: '2026-01-01',
      subscriberId: holder.id,
      personKey: person.key,
      companyId: company,
      companyName: 'Firma',
      orderedAt: '2026-01-01T00:00:00Z',
    },
  },
  {
    kind: 'cancel-pending-ticket',
    ...ofTicket,
    before: { cancelled: false },
    after: { cancelled: true },
  },
  {
    kind: 'end-company-ticket',
    ...ofTicket,
    before: { expirationDate: null },
    after: { expirationDate: '2026-05-31' },
  },
  {
    kind: 'change-zone',
    ...ofTicket,
    before: { ...zones, productId: 'p', startDate: '2026-01-01', expirationDate: null },
    after: { ...zones, allZones: true, continuesId: 5, lastDay: '2026-01-31' },
  },
  { kind: 'resend-pickup-code', ...ofTicket },
  {
    kind: 'update-contact-details',
    ...ofHolder,
    before: names,
    after: { ...names, lastName: canary },
  },
  { kind: 'change-note', ...ofHolder, before: { note: '' }, after: { note: canary } },
  {
    kind: 'redeem-ticket',
    ...ofTicket,
    before: { downloadedToPhone: false },
    after: { downloadedToPhone: true, appId: canary, ticketApp: 'app' },
  },
  {
    kind: 'change-many-tickets',
    subject: ['many-change', '1'],
    after: { action: 'end', expiryDate: '2026-05-31', subscriberIds: [holder.id, 7] },
  },
  {
    kind: 'onboard-company',
    ...ofCompany,
    after: {
      name: 'Firma',
      organisationNumber: '1',
      customerNumber: null,
      addresses: { bill: address },
      signee: { name: canary, email: canary },
    },
  },
  {
    kind: 'change-company-addresses',
    ...ofCompany,
    before: { bill: address, post: null, visit: null },
    after: { bill: address, post: address, visit: null },
  },
  { kind: 'delete-company', ...ofCompany, before: { name: 'Firma', organisationNumber: '1' } },
  {
    kind: 'create-agreement',
    subject: ['agreement', '5'],
    after: { ...terms, paymentDeadlineDays: 30, fromDate: '2026-01-01' },
  },
  {
    kind: 'create-user',
    ...ofUser,
    after: {
      ...names,
      ...phone,
      email: `${canary}@x`,
      state: 'INACTIVE',
      roles: ['COMPANY_ADMIN'],
    },
  },
  { kind: 'change-user-roles', ...ofUser, before: { roles: [] }, after: { roles: ['USER_ADMIN'] } },
  {
    kind: 'deactivate-user',
    ...ofUser,
    before: { state: 'ACTIVE', openLinks: 1 },
    after: { state: 'INACTIVE', openLinks: 0 },
  },
  { kind: 'send-contact-form', ...ofUser, after: { message: canary } },
  {
    kind: 'link-login',
    ...ofUser,
    before: { providerSubject: null },
    after: { providerSubject: canary },
  },
  { kind: 'end-other-sessions', ...ofUser, after: { ended: 2, endedSessions: 2 } },
  {
    kind: 'of-another-version',
    subject: ['something', 'without a number'],
    before: {},
    after: { nickname: canary, deep: { within: [canary] }, startDate: '2026-01-01' },
  },
];
export const oldChanges: readonly OldChange[] = [
  ...ofAllKinds.map((change) => ({ ...change, companyId: company })),
  ...ofAllKinds
    .filter(({ personKey }) => !personKey)
    .map((change) => ({ ...change, companyId: null })),
  {
    kind: 'resend-pickup-code',
    companyId: otherCompany,
    subject: ['company-ticket', `${holderElsewhere.ticketId}`],
    personKey: person.key,
  },
];

/** Without a person: their ticket or subject says whom they are about. */
export const changesOfNobody: readonly OldChange[] = [
  { kind: 'redeem-ticket', companyId: company, subject: ofTicket.subject },
  { kind: 'change-note', companyId: company, subject: ofHolder.subject },
];
