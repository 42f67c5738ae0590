import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';

export type ActivationEmailFacts = {
  tenant: TenantId;
  firstName: string;
  link: string;
  expiresAt: Temporal.Instant;
};

/** In both languages: which one the user reads is not known yet. */
export function activationEmail({ tenant, firstName, link, expiresAt }: ActivationEmailFacts): {
  subject: string;
  text: string;
} {
  const { brandTitle } = tenantOf(tenant);
  const until = (locale: string) =>
    expiresAt
      .toZonedDateTimeISO(businessTimeZone)
      .toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return {
    subject: `Kom i gang med ${brandTitle} / Get started with ${brandTitle}`,
    text: [
      `Hei ${nameInMessage(firstName)}!`,
      `Du har fått tilgang til ${brandTitle}. Åpne lenken for å komme i gang:`,
      link,
      `Lenken virker én gang, fram til ${until('nb-NO')}. Er det for sent, kan den som ga deg tilgang sende deg en ny.`,
      'Vet du ikke hva dette gjelder? Da kan du se bort fra e-posten.',
      '– – –',
      `Hi ${nameInMessage(firstName)}!`,
      `You have been given access to ${brandTitle}. Open the link to get started:`,
      link,
      `The link works once, until ${until('en-GB')}. If that is too late, whoever gave you access can send you a new one.`,
      'You do not know what this is about? Then you can ignore this e-mail.',
    ].join('\n\n'),
  };
}
