import type { CompanyAddress } from '@takst/contract/customers/companies/user-company.schema.ts';
import type { SupportReason } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { z } from 'zod';
import { onboardingScope } from '#platform/scope/onboarding-scope.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { createCompany } from '#customers/companies/companies.public.ts';
import type { AnnounceUser } from '#customers/users/users.public.ts';
import { askEhfReceiver } from '../e-invoices/ask-ehf-receiver.job.ts';
import { notifyAdministrator } from '../emails/send-onboarding-emails.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { onboardingStore, type StoredOnboarding } from '../application/onboarding.store.ts';
import { isPersonName } from '@takst/domain/platform/texts/name-in-message.rules.ts';

/** First and last name of a proven name, of which the last word is the last name; a single word is both. */
function administratorName(name: string): { firstName: string; lastName: string } {
  const plain = isPersonName(name) ? name : name.replaceAll(/[^\p{L}\p{M}' -]/gu, ' ');
  const words = plain.split(/\s+/u).filter(Boolean);
  const lastName = words.at(-1) ?? name;
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

type CompanyChange = Change &
  Pick<OnboardingDependencies, 'origins'> & { readonly announceUser: AnnounceUser };

type VerifiedOnboarding = {
  readonly onboarding: StoredOnboarding;
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
};

/**
 * Makes the company of an onboarding whose phone is proved, with the operator's usual agreements and its first
 * administrator. Agreements take no orders until the contract is signed. Says why customer support has to take over.
 */
export async function makeCompany(
  change: CompanyChange,
  { onboarding, now, today }: VerifiedOnboarding,
): Promise<SupportReason | null> {
  const { id, tenant, email, language } = onboarding;
  const isSigned = onboarding.completed_at !== null;
  const companyId = await createCompany(change, {
    scope: onboardingScope(tenant, []),
    company: {
      name: onboarding.company_name,
      organisationNumber: onboarding.organisation_number,
      customerNumber: null,
      signee: null,
      addresses: readAddresses(onboarding.addresses),
    },
    agreements: tenantOf(tenant).defaultAgreements.map((subType) => ({
      subType,
      invoiceReference: '',
      invoicingInterval: 'MONTHLY_AT_END' as const,
      schoolMedia: null,
      ticketCounter: null,
    })),
    awaitsSignature: !isSigned,
    administrator: {
      email,
      phoneCountryCode: onboarding.phone_country_code,
      phone: onboarding.phone,
      ...administratorName(onboarding.person_name ?? email),
    },
    createdBy: null,
    today,
    now,
    language,
  });
  if (companyId === null) return 'USER_INACTIVE';
  const store = onboardingStore(change.tx, tenant);
  await store.update(id, { company_id: companyId, phone_verified_at: now });
  await change.enqueue(askEhfReceiver, { tenant, onboardingId: id });
  if (isSigned)
    await notifyAdministrator({ ...change, store }, { ...onboarding, company_id: companyId });
  return null;
}

const address = z.nullable(
  z.object({
    addressLine1: z.string(),
    addressLine2: z.string().nullable(),
    postCode: z.string(),
    postArea: z.string(),
    countryCode: z.string(),
  }),
);
const addresses = z.object({ bill: address, post: address, visit: address });
type RegisterAddress = z.output<typeof address>;

function readAddresses(stored: unknown) {
  const { bill, post, visit } = addresses.parse(stored);
  return { bill: whole(bill ?? post ?? visit), post: whole(post), visit: whole(visit) };
}

/** An address of the register that is complete; others are filled in by the company. */
function whole(registerAddress: RegisterAddress): CompanyAddress | null {
  if (
    !registerAddress ||
    !registerAddress.addressLine1 ||
    !/^\d{4}$/.test(registerAddress.postCode) ||
    !registerAddress.postArea
  ) {
    return null;
  }
  return {
    line1: registerAddress.addressLine1,
    line2: registerAddress.addressLine2,
    postCode: registerAddress.postCode,
    city: registerAddress.postArea,
    country: registerAddress.countryCode,
  };
}
