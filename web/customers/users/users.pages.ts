import type { userAdminPages } from '@takst/contract/customers/users/users.pages.ts';
import type { EntriesOf } from '#platform/page-entries/page-entry.ts';

export const userAdminEntries = {
  '/brukere': {
    title: 'titleUsers',
    icon: 'key',
    menu: 'company',
    menuForSupport: 'support',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#customers/users/list/user-list.page.tsx')).UserListPage,
  },
  '/brukere/ny': {
    title: 'titleNewUser',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#customers/users/new/new-user.page.tsx')).NewUserPage,
  },
  '/brukere/foresporsler': {
    title: 'titleAccessRequests',
    texts: ['users', 'access-requests'],
    load: async () =>
      (await import('#customers/users/access-requests/access-request-list.page.tsx'))
        .AccessRequestListPage,
  },
  '/brukere/foresporsler/{id}': {
    title: 'titleAccessRequest',
    texts: ['users', 'user-roles', 'access-requests'],
    load: async () =>
      (await import('#customers/users/access-requests/access-request.page.tsx')).AccessRequestPage,
  },
  '/brukere/{id}': {
    title: 'titleUser',
    texts: ['users', 'user-roles'],
    load: async () => (await import('#customers/users/page/user.page.tsx')).UserPage,
  },
} satisfies EntriesOf<typeof userAdminPages>;
