import { pageAtAddress, type PagePath } from '@takst/contract/pages.ts';
import type { ComponentType } from 'react';
import type { IconName } from '#design/icon-paths.ts';
import { loadTexts } from '#texts/language.ts';
import { pageFacts } from '#texts/page-facts.ts';
import type { TextFileName, PlainTextKey } from '#texts/texts.ts';

type PageComponent = {
  /** The document's title, beside the operator's name. */
  title: PlainTextKey<'app'>;
  /** Fetched together with the page's code. */
  texts: readonly TextFileName[];
  load: () => Promise<ComponentType>;
  /** In the menu. */
  icon?: IconName;
};

export type PageComponents = { readonly [P in PagePath]?: PageComponent };

/** The pages that there are, by their row in the page table; each area is a chunk of its own. */
export const pageComponents: PageComponents = {
  '/home': {
    title: 'titleHome',
    texts: ['home'],
    load: async () => (await import('#home/home.page.tsx')).HomePage,
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
  '/bedriftsavtale': {
    title: 'titleEmployees',
    icon: 'users',
    texts: ['company-tickets', 'employees', 'change-many-tickets'],
    load: async () =>
      (await import('#subscribers/employee-list/employee-list.page.tsx')).EmployeeListPage,
  },
  '/bedriftsavtale/endringer': {
    title: 'titleManyChanges',
    icon: 'swap',
    texts: ['company-tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#company-tickets/change-many/change-many.page.tsx')).ChangeManyPage,
  },
  '/bedriftsavtale/endringer/{id}': {
    title: 'titleManyChange',
    texts: ['company-tickets', 'batches', 'change-many-tickets'],
    load: async () =>
      (await import('#company-tickets/change-many/change-batch.page.tsx')).ChangeBatchPage,
  },
  '/bedriftsavtale/ansatt/{id}': {
    title: 'titleEmployee',
    texts: ['company-tickets', 'employees', 'change-ticket', 'employee-note', 'never-leaver'],
    load: async () => (await import('#subscribers/employee/employee.page.tsx')).EmployeePage,
  },
  '/bedriftsavtale/billett/opprett': {
    title: 'titleOrderTicket',
    icon: 'plus',
    texts: ['company-tickets'],
    load: async () =>
      (await import('#company-tickets/order/order-company-ticket.page.tsx')).OrderCompanyTicketPage,
  },
  '/bedriftsavtale/bestill-flere': {
    title: 'titleOrderMany',
    icon: 'document',
    texts: ['company-tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#company-tickets/order-many/order-many.page.tsx')).OrderManyPage,
  },
  '/bedriftsavtale/bestill-flere/{id}': {
    title: 'titleOrderMany',
    texts: ['company-tickets', 'batches', 'batch-company-ticket-orders'],
    load: async () =>
      (await import('#company-tickets/order-many/order-batch.page.tsx')).OrderBatchPage,
  },
  '/bedriftsavtale/sammenlign': {
    title: 'titleRoster',
    icon: 'users',
    texts: ['company-tickets', 'batches', 'batch-company-ticket-roster'],
    load: async () => (await import('#company-tickets/roster/roster.page.tsx')).RosterPage,
  },
  '/bedriftsavtale/sammenlign/{id}': {
    title: 'titleRoster',
    texts: ['company-tickets', 'batches', 'batch-company-ticket-roster', 'never-leaver'],
    load: async () =>
      (await import('#company-tickets/roster/roster-batch.page.tsx')).RosterBatchPage,
  },
  '/bedrifter': {
    title: 'titleCompanies',
    icon: 'company',
    texts: ['companies'],
    load: async () => (await import('#companies/list/company-list.page.tsx')).CompanyListPage,
  },
  '/bedrifter/ny': {
    title: 'titleNewCompany',
    texts: ['companies', 'new-company'],
    load: async () => (await import('#companies/new/new-company.page.tsx')).NewCompanyPage,
  },
  '/bedrifter/{id}': {
    title: 'company',
    texts: ['companies', 'change-history'],
    load: async () => (await import('#companies/page/company.page.tsx')).CompanyPage,
  },
  '/bedrifter/{id}/historikk': {
    title: 'history',
    texts: ['company-history', 'change-history'],
    load: async () =>
      (await import('#company-history/company-history.page.tsx')).CompanyHistoryPage,
  },
  '/brukere': {
    title: 'titleUsers',
    icon: 'key',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/list/user-list.page.tsx')).UserListPage,
  },
  '/brukere/ny': {
    title: 'titleNewUser',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/new/new-user.page.tsx')).NewUserPage,
  },
  '/brukere/{id}': {
    title: 'titleUser',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#users/page/user.page.tsx')).UserPage,
  },
  '/minside/historikk': {
    title: 'history',
    icon: 'history',
    texts: ['company-history', 'change-history'],
    load: async () => (await import('#company-history/own-history.page.tsx')).OwnHistoryPage,
  },
  '/minside': {
    title: 'titleMyPage',
    texts: ['my-page', 'companies'],
    load: async () => (await import('./pages/my-page.page.tsx')).MyPagePage,
  },
  '/kontaktoss': {
    title: 'contactUs',
    texts: ['contact'],
    load: async () => (await import('#contact/contact.page.tsx')).ContactPage,
  },
};

export const hasPage = (path: PagePath): boolean => path in pageComponents;

/** A page's code and its texts, side by side. */
export async function loadPage({ load, texts }: PageComponent): Promise<ComponentType> {
  const [component] = await Promise.all([load(), loadTexts(texts)]);
  return component;
}

/** What a visitor sees first, by the address; a page for users is not fetched for them. */
function firstPage(): PageComponent | undefined {
  if (pageFacts.isSignedIn) return undefined;
  const path = location.pathname === '/' ? '/home' : location.pathname;
  const page = pageAtAddress(path, pageFacts.tenant);
  return page?.needs === 'anyone' ? pageComponents[page.path] : undefined;
}

/** The first page's code is on its way before the router knows it. */
export const preloadFirstPage = (): void => void firstPage()?.load();

export const textsOfFirstPage = (): readonly TextFileName[] => firstPage()?.texts ?? [];
