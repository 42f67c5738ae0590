import type { PageParts } from './page-parts.ts';
import type { PublicPagePath } from './page-titles.ts';

/** The texts and the code of the pages that visitors see. */
export const publicPages: Readonly<Record<PublicPagePath, PageParts>> = {
  '/home': {
    texts: ['home'],
    load: async () => (await import('#home/home.page.tsx')).HomePage,
  },
  '/verktoy': {
    texts: ['tools'],
    load: async () => (await import('#self-service/tools/tools.page.tsx')).ToolsPage,
  },
  '/bedriftsavtale/info': {
    texts: ['company-info'],
    load: async () => (await import('#company-info/company-info.page.tsx')).CompanyInfoPage,
  },
  '/billett/{token}': {
    texts: ['ticket-holder'],
    load: async () => (await import('#ticket-holder/ticket-holder.page.tsx')).TicketHolderPage,
  },
  '/aktiver/{token}': {
    texts: ['activation'],
    load: async () => (await import('#activation/activation.page.tsx')).ActivationPage,
  },
};
