import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Change } from '#platform/changes/change-path.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { digestOf, newToken } from '#platform/access/tokens/secret-token.ts';
import { expiryOf } from '../application/onboarding-facts.ts';
import type { OnboardingStore, StoredOnboarding } from '../application/onboarding.store.ts';
import type { StoredSignature } from '../application/signature.store.ts';
import {
  contractSignedEmail,
  notSignedEmail,
  rightsChangedEmail,
  signeeEmail,
} from './onboarding-emails.texts.ts';

type EmailDependencies = {
  readonly enqueue: Change['enqueue'];
  readonly store: OnboardingStore;
  readonly origins: PerTenant<string>;
};

const factsOf = (onboarding: StoredOnboarding) => ({
  tenant: onboarding.tenant,
  companyName: onboarding.company_name,
  lastDay: businessDayOf(expiryOf(onboarding).subtract({ seconds: 1 })),
});

const signingLink = ({ origins }: EmailDependencies, { tenant }: StoredOnboarding, token: string) =>
  `${ofTenant(origins, tenant)}/register/sign/${token}`;

/** A new token for a signee; the link before it is dead. */
async function renewLink(sending: EmailDependencies, signature: StoredSignature): Promise<string> {
  const token = newToken();
  await sending.store.updateSignature(signature.id, { link_digest: digestOf(token) });
  return token;
}

type SigneeEmail = { readonly signature: StoredSignature; readonly isReminder: boolean };

/** Sends a signee a new link; the one before it is dead. */
export async function sendLink(
  sending: EmailDependencies,
  onboarding: StoredOnboarding,
  { signature, isReminder }: SigneeEmail,
): Promise<void> {
  if (signature.email === null) return;
  const token = await renewLink(sending, signature);
  await sending.enqueue(sendEmail, {
    tenant: onboarding.tenant,
    topic: 'onboarding-link',
    companyId: onboarding.company_id,
    to: signature.email,
    ...signeeEmail({
      ...factsOf(onboarding),
      askedBy: onboarding.person_name ?? onboarding.company_name,
      link: signingLink(sending, onboarding, token),
      isReminder,
    }),
  });
}

/**
 * Tells those who signed by a link where the signed contract is. The one who signed last is on the page of their link:
 * it stays.
 */
export async function notifySignees(
  sending: EmailDependencies,
  onboarding: StoredOnboarding,
  openLink: string | null,
): Promise<void> {
  for (const signature of onboarding.signatures) {
    if (signature.email === null || signature.signed_at === null) continue;
    const isOpen = openLink !== null && signature.link_digest === digestOf(openLink);
    const token = isOpen ? openLink : await renewLink(sending, signature);
    await sending.enqueue(sendEmail, {
      tenant: onboarding.tenant,
      topic: 'onboarding-link',
      companyId: onboarding.company_id,
      to: signature.email,
      ...contractSignedEmail({
        ...factsOf(onboarding),
        link: signingLink(sending, onboarding, token),
      }),
    });
  }
}

/** Tells the company's first administrator where the signed contract is: beside their company. */
export async function notifyAdministrator(
  { enqueue, origins }: EmailDependencies,
  onboarding: StoredOnboarding & { readonly company_id: number },
): Promise<void> {
  const { tenant, company_id: companyId, email } = onboarding;
  await enqueue(sendEmail, {
    tenant,
    topic: 'onboarding',
    companyId,
    to: email,
    ...contractSignedEmail({
      ...factsOf(onboarding),
      link: `${ofTenant(origins, tenant)}/minside?bedrift=${companyId}`,
    }),
  });
}

/** The one who began, and those who were named; each address once. */
const everybody = ({ email, signatures }: StoredOnboarding): string[] => [
  ...new Set([email, ...signatures.flatMap((one) => one.email ?? [])]),
];

/** Tells everybody that it has ended without their signatures, or that customer support takes over. */
export async function notifyEverybody(
  { enqueue, origins }: EmailDependencies,
  onboarding: StoredOnboarding,
  what: 'not-signed' | 'rights-changed',
): Promise<void> {
  const { tenant, company_id: companyId } = onboarding;
  const facts = factsOf(onboarding);
  const text =
    what === 'not-signed'
      ? notSignedEmail({ ...facts, link: `${ofTenant(origins, tenant)}/register` })
      : rightsChangedEmail(facts);
  const messages = everybody(onboarding).map(
    (to) => ({ tenant, topic: 'onboarding', companyId, to, ...text }) as const,
  );
  await enqueue(sendEmail, ...messages);
}
