import type { visitorPages } from '@takst/contract/customers/session/visitor.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

/** The pages that visitors see: they load no other list. */
export const visitorEntries = {
  '/home': {
    title: 'titleHome',
    texts: ['home'],
    load: async () => (await import('#catalogue/home/home.page.tsx')).HomePage,
  },
  '/bedriftsavtale/info': {
    title: 'titleCompanyInfo',
    icon: 'info',
    menu: 'visitors',
    texts: ['company-info'],
    load: async () =>
      (await import('#catalogue/company-info/company-info.page.tsx')).CompanyInfoPage,
  },
  '/billettluka/info': {
    title: 'titleCounterInfo',
    icon: 'info',
    menu: 'visitors',
    texts: ['counter-info'],
    load: async () =>
      (await import('#services/ticket-counter/info/counter-info.page.tsx')).CounterInfoPage,
  },
  '/fribilletter/info': {
    title: 'titleFreeTicketInfo',
    icon: 'info',
    menu: 'visitors',
    texts: ['free-ticket-info'],
    load: async () =>
      (await import('#services/free-tickets/info/free-ticket-info.page.tsx')).FreeTicketInfoPage,
  },
  '/register': {
    title: 'titleRegister',
    icon: 'document',
    menu: 'visitors',
    hasForm: true,
    texts: ['onboarding', 'register', 'request-access', 'call-failures', 'field-faults'],
    load: async () =>
      (await import('#services/onboarding/register/register.page.tsx')).RegisterPage,
  },
  '/register/verify-phone': {
    title: 'titleVerifyPhone',
    hasForm: true,
    texts: ['onboarding', 'verify-phone', 'call-failures', 'field-faults'],
    load: async () =>
      (await import('#services/onboarding/verify-phone/verify-phone.page.tsx')).VerifyPhonePage,
  },
  '/verktoy': {
    title: 'titleTools',
    icon: 'code',
    menu: 'company',
    texts: ['tools'],
    load: async () => (await import('#services/self-service/tools/tools.page.tsx')).ToolsPage,
  },
  '/bildeling': {
    title: 'titleVoucher',
    hasForm: true,
    isWide: true,
    texts: ['voucher', 'call-failures'],
    load: async () => (await import('#services/vouchers/voucher.page.tsx')).VoucherPage,
  },
  '/personvern': {
    title: 'titlePortalPrivacy',
    icon: 'document',
    texts: ['terms', 'portal-privacy'],
    load: async () => (await import('#platform/terms/privacy.page.tsx')).PrivacyPage,
  },
  '/vilkar/ruterbedrift': {
    title: 'titleBusinessTerms',
    icon: 'document',
    texts: ['terms', 'terms-business'],
    load: async () => (await import('#platform/terms/terms.page.tsx')).TermsPage,
  },
  '/vilkar/joule/persjonvernerklaering': {
    title: 'titleEBikePrivacy',
    icon: 'document',
    texts: ['terms', 'privacy-e-bike'],
    load: async () => (await import('#platform/terms/terms.page.tsx')).TermsPage,
  },
  '/vilkar/joule/vilkar': {
    title: 'titleEBikeTerms',
    icon: 'document',
    texts: ['terms', 'terms-e-bike'],
    load: async () => (await import('#platform/terms/terms.page.tsx')).TermsPage,
  },
  '/billett/{token}': {
    title: 'titleTicket',
    refreshWithoutScript: 60,
    worksWithoutTemporal: true,
    texts: ['ticket-holder'],
    load: async () =>
      (await import('#ticketing/ticket-holder/ticket-holder.page.tsx')).TicketHolderPage,
  },
  '/fribilletter/skatt/{token}': {
    title: 'titleTaxNotice',
    texts: ['tax-notice'],
    load: async () =>
      (await import('#services/free-tickets/tax-notice/tax-notice.page.tsx')).TaxNoticePage,
  },
  '/register/sign/{token}': {
    title: 'titleSigning',
    hasForm: true,
    texts: ['onboarding', 'signing', 'call-failures'],
    load: async () => (await import('#services/onboarding/signing/signing.page.tsx')).SigningPage,
  },
  '/aktiver/{token}': {
    title: 'titleActivation',
    hasForm: true,
    texts: ['activation'],
    load: async () => (await import('#customers/activation/activation.page.tsx')).ActivationPage,
  },
} satisfies EntriesOf<typeof visitorPages>;
