import { retentionPeriods } from '@takst/domain/platform/retention/retention-periods.ts';
import type { KeptRow, StoredRow, TermsDocument, TermsOutline } from './terms-document.ts';
import type { nb } from './terms-business.nb.ts';

type Key = keyof typeof nb;

const keptRows = [
  { what: 'keptHolder', how: 'keptHolderHow', period: 'ticketHolder' },
  { what: 'keptCounter', how: 'keptCounterHow', period: 'counterOrder' },
  { what: 'keptCar', how: 'keptCarHow', period: 'carHolder' },
  { what: 'keptBike', how: 'keptBikeHow', period: 'eBikeHolder' },
  { what: 'keptCovered', how: 'keptCoveredHow', period: 'coveredPerson' },
  { what: 'keptVoucher', how: 'keptVoucherHow', period: 'voucherOffer' },
  { what: 'keptTaxed', how: 'keptTaxedHow', period: 'taxedEmployeeNumber' },
  { what: 'keptNotice', how: 'keptNoticeHow', period: 'taxNotice' },
  { what: 'keptRequest', how: 'keptRequestHow', period: 'ticketRequest' },
  { what: 'keptProof', how: 'keptProofHow', period: 'phoneProof' },
  { what: 'keptFormOrder', how: 'keptFormOrderHow', period: 'formOrder' },
  { what: 'keptAnswer', how: 'keptAnswerHow', period: 'firstAnswer' },
  { what: 'keptDraft', how: 'keptDraftHow', period: 'batchDraft' },
  { what: 'keptRows', how: 'keptRowsHow', period: 'batchRows' },
  { what: 'keptHeading', how: 'keptHeadingHow', period: 'listHeading' },
  { what: 'keptSession', how: 'keptSessionHow', period: 'session' },
  { what: 'keptSignIn', how: 'keptSignInHow', period: 'signIn' },
  { what: 'keptActivation', how: 'keptActivationHow', period: 'activationLink' },
  { what: 'keptSent', how: 'keptSentHow', period: 'sentMessage' },
  { what: 'keptUndelivered', how: 'keptUndeliveredHow', period: 'undeliveredMessage' },
  { what: 'keptContact', how: 'keptContactHow', period: 'contactMessage' },
  { what: 'keptAccessAnswered', how: 'keptAccessAnsweredHow', period: 'accessRequestAnswered' },
  { what: 'keptAccessOpen', how: 'keptAccessOpenHow', period: 'accessRequestOpen' },
  { what: 'keptAccessHistory', how: 'keptAccessHistoryHow', period: 'accessRequestHistory' },
  { what: 'keptIdentification', how: 'keptIdentificationHow', period: 'identification' },
  { what: 'keptOnboarding', how: 'keptOnboardingHow', period: 'onboarding' },
  { what: 'keptSigner', how: 'keptSignerHow', period: 'onboarding' },
  { what: 'keptContract', how: 'keptContractHow', period: 'contract' },
  { what: 'keptPayer', how: 'keptPayerHow', period: 'setAsidePayer' },
  { what: 'keptBankFile', how: 'keptBankFileHow', period: 'bankFileName' },
  { what: 'keptSettlement', how: 'keptSettlementHow', period: 'settlementNote' },
  { what: 'keptAccounts', how: 'keptAccountsHow', period: 'accounts' },
] as const satisfies readonly KeptRow<Key>[];

const storedRows = [
  { name: 'takst_session', why: 'storedSession' },
  { name: 'takst_browser', why: 'storedBrowser' },
  { name: 'takst_onboarding', why: 'storedOnboarding' },
  { name: 'language', why: 'storedLanguage' },
  { name: 'theme', why: 'storedTheme' },
  { name: 'company:', why: 'storedCompany' },
  { name: 'company', why: 'storedCompanyCookie' },
  { name: 'draft:', why: 'storedDraft' },
  { name: 'drafts-of-user', why: 'storedDraftOwner' },
  { name: 'opened-page', why: 'storedPage' },
  { name: 'secrets:', why: 'storedSecrets' },
  { name: 'ticket-pages', why: 'storedTicket' },
  { name: 'reloaded-for-new-version', why: 'storedReload' },
] as const satisfies readonly StoredRow<Key>[];

const outline = {
  title: 'title',
  lead: 'lead',
  sections: [
    {
      id: 'vilkarene',
      title: 'scopeTitle',
      texts: ['scopeTicket', 'scopeContract'],
      links: ['terms'],
      pages: ['/vilkar/joule/vilkar', '/vilkar/joule/persjonvernerklaering'],
    },
    {
      id: 'billetten',
      title: 'ticketTitle',
      texts: ['ticketPersonal', 'ticketUnnamed', 'ticketData'],
    },
    {
      id: 'mobilen',
      title: 'phoneTitle',
      texts: [
        'phoneSms',
        'phoneSecret',
        'phoneUnused',
        'phoneInspection',
        'phoneMove',
        'phoneNumber',
        'cardLost',
      ],
    },
    { id: 'pris', title: 'priceTitle', texts: ['priceCustomer', 'priceDeduction', 'priceTax'] },
    { id: 'slutt', title: 'endTitle', texts: ['endCustomer', 'endReasons', 'endAfter'] },
    { id: 'misbruk', title: 'misuseTitle', texts: ['misuseText'] },
    {
      id: 'brukere',
      title: 'usersTitle',
      texts: ['usersLogin', 'usersRights', 'usersOrder', 'usersTold'],
    },
    { id: 'feil', title: 'faultsTitle', texts: ['faultsText', 'faultsLaw'] },
    { id: 'endringer', title: 'changesTitle', texts: ['changesText', 'changesLaw'] },
    {
      id: 'ansvarlig',
      title: 'controllerTitle',
      texts: ['controllerOperator', 'controllerCustomer', 'controllerProcessors'],
    },
    {
      id: 'opplysninger',
      title: 'dataTitle',
      list: [
        'dataHolder',
        'dataTicket',
        'dataNote',
        'dataRequest',
        'dataPurchase',
        'dataVoucher',
        'dataUser',
        'dataSignee',
        'dataMessages',
        'dataHistory',
        'dataNot',
      ],
    },
    {
      id: 'formal',
      title: 'purposeTitle',
      list: [
        'purposeDeliver',
        'purposeUsers',
        'purposeSign',
        'purposeAccounts',
        'purposeTax',
        'purposeSecurity',
        'purposeNot',
      ],
    },
    { id: 'kilder', title: 'sourceTitle', list: ['sourceCustomer', 'sourceSelf', 'sourceOthers'] },
    {
      id: 'mottakere',
      title: 'recipientsTitle',
      list: [
        'recipientsCustomer',
        'recipientsInvoice',
        'recipientsApp',
        'recipientsMessages',
        'recipientsCard',
        'recipientsSupport',
      ],
    },
    { id: 'lagring', title: 'keptTitle', texts: ['keptText'], kept: keptRows },
    { id: 'igjen', title: 'leftTitle', texts: ['leftAmounts', 'leftUsers', 'leftBackups'] },
    {
      id: 'nettleseren',
      title: 'browserTitle',
      texts: ['browserText'],
      stored: storedRows,
      links: ['cookies'],
    },
    { id: 'sted', title: 'placeTitle', texts: ['placeText'] },
    {
      id: 'rettigheter',
      title: 'rightsTitle',
      texts: ['rightsCustomer', 'rightsOperator', 'rightsComplaint'],
      links: ['contactUs', 'privacy', 'authority'],
    },
  ],
} as const satisfies TermsOutline<Key>;

/** The terms of tickets that a customer orders, and what the portal stores about people (spec 3 §2, §9 Retention). */
export const businessTerms: TermsDocument = {
  path: '/vilkar/ruterbedrift',
  versions: [
    {
      from: Temporal.PlainDate.from('2026-11-26'),
      textFile: 'terms-business',
      outline,
      periods: retentionPeriods,
    },
  ],
};
