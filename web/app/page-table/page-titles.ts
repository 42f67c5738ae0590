import type { PagePath } from '@takst/contract/pages.ts';
import type { IconName } from '#design/icon-paths.ts';
import type { PlainTextKey } from '#texts/texts.ts';

export type Titled = {
  /** The document's title, beside the operator's name. */
  title: PlainTextKey<'app'>;
  /** In the menu. */
  icon?: IconName;
};

/** Pages that visitors see; their texts and code are in `public-pages.ts`. */
export const publicPageTitles = {
  '/home': { title: 'titleHome' },
  '/verktoy': { title: 'titleTools', icon: 'code' },
  '/bedriftsavtale/info': { title: 'titleCompanyInfo', icon: 'info' },
  '/billett/{token}': { title: 'titleTicket' },
  '/aktiver/{token}': { title: 'titleActivation' },
} satisfies { readonly [P in PagePath]?: Titled };

export type PublicPagePath = keyof typeof publicPageTitles;

/** Pages for users; their texts and code are in `user-pages.ts`, which visitors do not load. */
export const userPageTitles = {
  '/bedriftsavtale': { title: 'titleEmployees', icon: 'users' },
  '/bedriftsavtale/endringer': { title: 'titleManyChanges', icon: 'swap' },
  '/bedriftsavtale/endringer/{id}': { title: 'titleManyChange' },
  '/bedriftsavtale/ansatt/{id}': { title: 'titleEmployee' },
  '/bedriftsavtale/billett/opprett': { title: 'titleOrderTicket', icon: 'plus' },
  '/bedriftsavtale/godkjenning': { title: 'titleTicketRequests', icon: 'inbox' },
  '/bedriftsavtale/lonnstrekk': { title: 'titlePayroll', icon: 'wallet' },
  '/bedriftsavtale/innstillinger': { title: 'titleSettings', icon: 'settings' },
  '/bedriftsavtale/bestill-flere': { title: 'titleOrderMany', icon: 'document' },
  '/bedriftsavtale/bestill-flere/{id}': { title: 'titleOrderMany' },
  '/bedriftsavtale/sammenlign': { title: 'titleRoster', icon: 'users' },
  '/bedriftsavtale/sammenlign/{id}': { title: 'titleRoster' },
  '/borettslag': { title: 'titleResidents', icon: 'users' },
  '/borettslag/opprett': { title: 'titleOrderTicket', icon: 'plus' },
  '/borettslag/bestill-flere': { title: 'titleOrderMany', icon: 'document' },
  '/borettslag/bestill-flere/{id}': { title: 'titleOrderMany' },
  '/borettslag/kostnader-boenhet': { title: 'titleUnitCosts', icon: 'wallet' },
  '/borettslag/kostnader-boenhet/endringer': { title: 'titleCostChanges' },
  '/borettslag/boenhet/{id}': { title: 'titleResident' },
  '/borettslag/godkjenning': { title: 'titleTicketRequests', icon: 'inbox' },
  '/borettslag/oppstilling': { title: 'titleStatement', icon: 'calendar' },
  '/borettslag/innstillinger': { title: 'titleSettings', icon: 'settings' },
  '/faktura': { title: 'titleInvoices', icon: 'document' },
  '/bedriftsavtale/faktura/{id}': { title: 'titleInvoice' },
  '/verktoy/widget': { title: 'titleWidget' },
  '/verktoy/link': { title: 'titleOrderLink' },
  '/bedrifter': { title: 'titleCompanies', icon: 'company' },
  '/bedrifter/ny': { title: 'titleNewCompany' },
  '/bedrifter/{id}': { title: 'company' },
  '/bedrifter/{id}/historikk': { title: 'history' },
  '/kodelager': { title: 'titleCodePools', icon: 'key' },
  '/kodelager/fyll': { title: 'titleFillPool' },
  '/kodelager/fyll/{id}': { title: 'titleFillPool' },
  '/fakturakjoring': { title: 'titleInvoiceRuns', icon: 'send' },
  '/innbetalinger': { title: 'titlePayments', icon: 'wallet' },
  '/meldinger': { title: 'titleMessages', icon: 'mail' },
  '/brukere': { title: 'titleUsers', icon: 'key' },
  '/brukere/ny': { title: 'titleNewUser' },
  '/brukere/{id}': { title: 'titleUser' },
  '/minside/historikk': { title: 'history', icon: 'history' },
  '/minside': { title: 'titleMyPage' },
  '/kontaktoss': { title: 'contactUs' },
} satisfies { readonly [P in PagePath]?: Titled };

export type UserPagePath = keyof typeof userPageTitles;
