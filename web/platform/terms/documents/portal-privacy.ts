import {
  type RetentionName,
  retentionPeriods,
  type unnamedPeriods,
} from '@takst/domain/platform/retention/retention-periods.ts';
import type { nb } from './portal-privacy.nb.ts';
import type { KeptRow, TermsDocument, TermsOutline } from './terms-document.ts';

type Key = keyof typeof nb;
type NamedPeriod = Exclude<RetentionName, keyof typeof unnamedPeriods>;

/** The words of a period; the section in which it stands. */
type Words = { readonly in: Group; readonly what: Key; readonly why: Key; readonly how: Key };
type Group = 'tickets' | 'orders' | 'users' | 'messages' | 'customers' | 'payments';

/** Each period by its name: one without words does not compile. */
const words = {
  ticketHolder: {
    in: 'tickets',
    what: 'ticketHolder',
    why: 'ticketHolderWhy',
    how: 'ticketHolderHow',
  },
  counterOrder: {
    in: 'tickets',
    what: 'counterOrder',
    why: 'counterOrderWhy',
    how: 'counterOrderHow',
  },
  carHolder: { in: 'tickets', what: 'carHolder', why: 'carHolderWhy', how: 'carHolderHow' },
  eBikeHolder: { in: 'tickets', what: 'eBikeHolder', why: 'eBikeHolderWhy', how: 'eBikeHolderHow' },
  coveredPerson: {
    in: 'tickets',
    what: 'coveredPerson',
    why: 'coveredPersonWhy',
    how: 'coveredPersonHow',
  },
  voucherOffer: {
    in: 'tickets',
    what: 'voucherOffer',
    why: 'voucherOfferWhy',
    how: 'voucherOfferHow',
  },
  taxedEmployeeNumber: {
    in: 'tickets',
    what: 'taxedEmployeeNumber',
    why: 'taxedEmployeeNumberWhy',
    how: 'taxedEmployeeNumberHow',
  },
  taxNotice: { in: 'tickets', what: 'taxNotice', why: 'taxNoticeWhy', how: 'taxNoticeHow' },
  ticketRequest: {
    in: 'orders',
    what: 'ticketRequest',
    why: 'ticketRequestWhy',
    how: 'ticketRequestHow',
  },
  phoneProof: { in: 'orders', what: 'phoneProof', why: 'phoneProofWhy', how: 'phoneProofHow' },
  formOrder: { in: 'orders', what: 'formOrder', why: 'formOrderWhy', how: 'formOrderHow' },
  firstAnswer: { in: 'orders', what: 'firstAnswer', why: 'firstAnswerWhy', how: 'firstAnswerHow' },
  batchDraft: { in: 'orders', what: 'batchDraft', why: 'batchDraftWhy', how: 'batchDraftHow' },
  batchRows: { in: 'orders', what: 'batchRows', why: 'batchRowsWhy', how: 'batchRowsHow' },
  listHeading: { in: 'orders', what: 'listHeading', why: 'listHeadingWhy', how: 'listHeadingHow' },
  session: { in: 'users', what: 'session', why: 'sessionWhy', how: 'sessionHow' },
  signIn: { in: 'users', what: 'signIn', why: 'signInWhy', how: 'signInHow' },
  activationLink: {
    in: 'users',
    what: 'activationLink',
    why: 'activationLinkWhy',
    how: 'activationLinkHow',
  },
  accessRequestAnswered: {
    in: 'users',
    what: 'accessRequestAnswered',
    why: 'accessRequestAnsweredWhy',
    how: 'accessRequestAnsweredHow',
  },
  accessRequestOpen: {
    in: 'users',
    what: 'accessRequestOpen',
    why: 'accessRequestOpenWhy',
    how: 'accessRequestOpenHow',
  },
  accessRequestHistory: {
    in: 'users',
    what: 'accessRequestHistory',
    why: 'accessRequestHistoryWhy',
    how: 'accessRequestHistoryHow',
  },
  sentMessage: {
    in: 'messages',
    what: 'sentMessage',
    why: 'sentMessageWhy',
    how: 'sentMessageHow',
  },
  undeliveredMessage: {
    in: 'messages',
    what: 'undeliveredMessage',
    why: 'undeliveredMessageWhy',
    how: 'undeliveredMessageHow',
  },
  contactMessage: {
    in: 'messages',
    what: 'contactMessage',
    why: 'contactMessageWhy',
    how: 'contactMessageHow',
  },
  identification: {
    in: 'customers',
    what: 'identification',
    why: 'identificationWhy',
    how: 'identificationHow',
  },
  onboarding: { in: 'customers', what: 'onboarding', why: 'onboardingWhy', how: 'onboardingHow' },
  contract: { in: 'customers', what: 'contract', why: 'contractWhy', how: 'contractHow' },
  setAsidePayer: {
    in: 'payments',
    what: 'setAsidePayer',
    why: 'setAsidePayerWhy',
    how: 'setAsidePayerHow',
  },
  bankFileName: {
    in: 'payments',
    what: 'bankFileName',
    why: 'bankFileNameWhy',
    how: 'bankFileNameHow',
  },
  settlementNote: {
    in: 'payments',
    what: 'settlementNote',
    why: 'settlementNoteWhy',
    how: 'settlementNoteHow',
  },
  accounts: { in: 'payments', what: 'accounts', why: 'accountsWhy', how: 'accountsHow' },
} as const satisfies Readonly<Record<NamedPeriod, Words>>;

const rowsOf = (group: Group): readonly KeptRow<Key>[] =>
  Object.entries(words).flatMap(([period, { in: section, ...row }]) =>
    section === group ? [{ ...row, period: period as NamedPeriod }] : [],
  );

const outline: TermsOutline<Key> = {
  title: 'title',
  lead: 'lead',
  sections: [
    {
      id: 'kort',
      title: 'shortTitle',
      list: ['shortNeeded', 'shortDeleted', 'shortNot', 'shortAsk'],
    },
    { id: 'billetter', title: 'ticketsTitle', texts: ['ticketsText'], kept: rowsOf('tickets') },
    { id: 'bestillinger', title: 'ordersTitle', kept: rowsOf('orders') },
    { id: 'brukere', title: 'usersTitle', texts: ['usersText'], kept: rowsOf('users') },
    { id: 'meldinger', title: 'messagesTitle', kept: rowsOf('messages') },
    { id: 'nye-kunder', title: 'customersTitle', kept: rowsOf('customers') },
    { id: 'betalinger', title: 'paymentsTitle', texts: ['paymentsText'], kept: rowsOf('payments') },
    { id: 'adressen', title: 'technicalTitle', texts: ['technicalText'] },
    { id: 'igjen', title: 'leftTitle', texts: ['leftAmounts', 'leftBackups'] },
    {
      id: 'sporsmal',
      title: 'askTitle',
      texts: ['askCustomer', 'askOperator'],
      links: ['contactUs'],
    },
    {
      id: 'rettigheter',
      title: 'rightsTitle',
      list: [
        'rightsCopy',
        'rightsCorrect',
        'rightsErase',
        'rightsObject',
        'rightsAnswer',
        'rightsComplaint',
      ],
      pages: ['/vilkar/ruterbedrift', '/vilkar/joule/persjonvernerklaering'],
      links: ['privacy', 'cookies', 'authority'],
    },
  ],
};

/** What the portal stores about people, why and for how long, by who they are (docs/decisions/0146). */
export const portalPrivacy: TermsDocument = {
  path: '/personvern',
  versions: [
    {
      from: Temporal.PlainDate.from('2026-11-28'),
      textFile: 'portal-privacy',
      outline,
      periods: retentionPeriods,
    },
  ],
};
