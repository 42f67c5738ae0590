import type { onboardingFilters } from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import type { PageQuery } from '@takst/contract/platform/lists/paging.ts';
import { searchWords } from '@takst/domain/customers/companies/search-words.rules.ts';
import type { SupportReason } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { anywhere } from '#platform/db/search/contains-words.ts';
import { type Page, pageWithTotal } from '#platform/db/search/page-with-total.ts';

type OnboardingFilter = (typeof onboardingFilters)[number];

/** As JSON has it: moments and dates are text. */
export type ListedRow = {
  readonly id: string;
  readonly supportReason: SupportReason | null;
  readonly companyName: string;
  readonly organisationNumber: string;
  readonly companyId: number | null;
  readonly contactName: string | null;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly rights: unknown;
  readonly isSigned: boolean;
  readonly startedAt: string;
  readonly supportSince: string | null;
  readonly endedAt: string | null;
  readonly signatures: readonly {
    readonly name: string;
    readonly birthDate: string;
    readonly isSigned: boolean;
  }[];
};

type ListRequest = PageQuery & {
  readonly tenant: TenantId;
  readonly filter?: OnboardingFilter | undefined;
};

/**
 * What one is to customer support. Those that were begun anew or abandoned, and completed ones, are no matter of theirs; nor
 * are those in which nobody proved an identity, which anybody can begin by the thousand.
 */
const state = sql`
  case when identified_at is null then null
       when ended_at is not null then case when end_reason = 'too-late' then 'ENDED' end
       when support_reason is not null then 'SUPPORT'
       when completed_at is not null and company_id is not null then null
       else 'OPEN' end`;

/** A page of the onboardings of an operator: those that need help first, then the newest. */
export const onboardingPage = (
  database: Database,
  { tenant, filter, searchFor, maxEntries, offset }: ListRequest,
): Promise<Page<ListedRow>> =>
  pageWithTotal<ListedRow>(database, {
    maxEntries,
    offset,
    matched: sql`
      select listed.* from (
        select onboarding.*, ${state} as state from onboarding.onboarding
         where tenant = ${tenant} and closed_by is null) as listed
       where state is not null and (${filter ?? null}::text is null or state = ${filter ?? null})
         and lower(concat_ws(' ', company_name, organisation_number, person_name, email, phone))
             like all (${sql.val(searchWords(searchFor).map(anywhere))}::text[])`,
    order: sql`page.state = 'SUPPORT' desc, page.created_at desc, page.id desc`,
    entry: sql`
      select page.id, page.support_reason as "supportReason", page.company_name as "companyName",
             page.organisation_number as "organisationNumber", page.company_id as "companyId",
             page.person_name as "contactName", page.email,
             page.phone_country_code as "phoneCountryCode", page.phone, page.rights,
             page.completed_at is not null as "isSigned", page.created_at as "startedAt",
             page.support_since as "supportSince", page.ended_at as "endedAt",
             coalesce((
               select jsonb_agg(jsonb_build_object('name', signature.name, 'birthDate', signature.birth_date,
                                                   'isSigned', signature.signed_at is not null) order by signature.id)
                 from onboarding.signature where signature.onboarding_id = page.id), '[]') as signatures`,
  });
