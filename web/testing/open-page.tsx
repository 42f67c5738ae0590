import { isOfAllCompanies, pageAtAddress } from '@takst/contract/app/pages.ts';
import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { PortalQueries } from '#platform/api/portal-queries.ts';
import { render } from '#testing/dom.ts';
import { SessionContext } from '#platform/session/use-session.ts';
import { pageFactsOf } from './page-facts-of.ts';
import { type PagesByPath, routerOf } from './router-of.tsx';
import { granlia, kari } from './session-answers.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { ServicePagesProvider } from '#ticketing/tickets/service-pages-provider.tsx';
import type { TextFileName } from '#platform/texts/texts.ts';

export type PageOptions = {
  pages: PagesByPath;
  at: string;
  /** The user has chosen none yet, on a page that opens without one. */
  isWithoutCompany?: boolean;
  /** The chosen one. By default none on pages of all companies, which open without it. */
  company?: UserCompany;
  /** All companies of the user; by default only the current one. */
  companies?: readonly UserCompany[];
  /** How many the user reaches, where these are only their own: customer support reaches all. */
  companyCount?: number;
  features?: readonly Feature[];
  /** Global roles of the user; none by default. */
  roles?: Contact['roles'];
  language?: 'nb' | 'en';
  tenant?: TenantId;
  /** Text files to load. */
  texts?: readonly TextFileName[];
};

/** Renders a page for a test as a signed-in user on 4 March 2026. */
export async function openPage({ pages, at, ...more }: PageOptions) {
  const { company = granlia, features = [], tenant = 'ruter', companies = [company] } = more;
  const page = pageAtAddress(at.split('?')[0] ?? at, tenant);
  const hasChosen =
    !more.isWithoutCompany && (more.company !== undefined || !page || !isOfAllCompanies(page));
  pageFactsOf({ tenant, language: more.language ?? 'en', signedIn: true });
  await startTexts(['call-failures', 'field-faults', ...(more.texts ?? [])]);
  const router = routerOf(pages, at);
  const queries = new PortalQueries({
    // As the portal's own: what was fetched a moment ago is not fetched again by itself.
    defaultOptions: { queries: { retry: false, throwOnError: true, staleTime: 10_000 } },
  });
  const user = { ...kari, roles: more.roles ?? [] };
  const { companyCount = companies.length } = more;
  const companyPage = { totalEntries: companyCount, matches: [...companies] };
  const sessionOn = (today: Temporal.PlainDate) => ({
    user,
    companies: companyPage,
    company,
    features: new Set(features),
    tenant,
    today,
  });
  const pageOn = (session: ReturnType<typeof sessionOn>) => (
    <SessionContext
      value={{
        state: 'fetch-success',
        user,
        companies: companyPage,
        session: hasChosen ? session : null,
        withoutCompany: session,
      }}
    >
      <QueryClientProvider client={queries}>
        <ServicePagesProvider path={at}>
          <RouterProvider router={router} />
        </ServicePagesProvider>
      </QueryClientProvider>
    </SessionContext>
  );
  const rendered = render(pageOn(sessionOn(pageFacts.today)));
  return {
    ...rendered,
    router,
    queries,
    /** Another business day begins while the page is open. */
    beginDay: (day: string) => rendered.rerender(pageOn(sessionOn(Temporal.PlainDate.from(day)))),
    /** The user chooses another company while the page is open. */
    chooseCompany: (other: UserCompany) =>
      rendered.rerender(pageOn({ ...sessionOn(pageFacts.today), company: other })),
  };
}
