import type { visitorPages } from '@takst/contract/session/visitor.pages.ts';
import type { EntriesOf } from '#page-entries/page-entry.ts';

/** The pages that visitors see: they load no other list. */
export const visitorEntries = {
  '/home': {
    title: 'titleHome',
    texts: ['home'],
    load: async () => (await import('#home/home.page.tsx')).HomePage,
  },
  '/bedriftsavtale/info': {
    title: 'titleCompanyInfo',
    icon: 'info',
    menu: 'visitors',
    texts: ['company-info'],
    load: async () => (await import('#company-info/company-info.page.tsx')).CompanyInfoPage,
  },
  '/fribilletter/info': {
    title: 'titleFreeTicketInfo',
    icon: 'info',
    menu: 'visitors',
    texts: ['free-ticket-info'],
    load: async () =>
      (await import('#free-tickets/info/free-ticket-info.page.tsx')).FreeTicketInfoPage,
  },
  '/verktoy': {
    title: 'titleTools',
    icon: 'code',
    menu: 'company',
    texts: ['tools'],
    load: async () => (await import('#self-service/tools/tools.page.tsx')).ToolsPage,
  },
  '/billett/{token}': {
    title: 'titleTicket',
    texts: ['ticket-holder'],
    load: async () => (await import('#ticket-holder/ticket-holder.page.tsx')).TicketHolderPage,
  },
  '/fribilletter/skatt/{token}': {
    title: 'titleTaxNotice',
    texts: ['tax-notice'],
    load: async () => (await import('#free-tickets/tax-notice/tax-notice.page.tsx')).TaxNoticePage,
  },
  '/aktiver/{token}': {
    title: 'titleActivation',
    texts: ['activation'],
    load: async () => (await import('#activation/activation.page.tsx')).ActivationPage,
  },
} satisfies EntriesOf<typeof visitorPages>;
