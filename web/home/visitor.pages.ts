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
  '/aktiver/{token}': {
    title: 'titleActivation',
    texts: ['activation'],
    load: async () => (await import('#activation/activation.page.tsx')).ActivationPage,
  },
} satisfies EntriesOf<typeof visitorPages>;
