import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Language } from '#platform/http/call.ts';

export type RejectedAccess = {
  readonly tenant: TenantId;
  /** The language in which the person asked. */
  readonly language: Language;
  readonly firstName: string;
  readonly companyName: string;
  readonly reason: string | null;
};

type EmailText = { subject: string; text: string };

/** Says that a request was rejected. The reason is free text that a user of the company wrote: no link stays one. */
export function accessRejectedEmail(rejected: RejectedAccess): EmailText {
  const names = {
    brandTitle: tenantOf(rejected.tenant).brandTitle,
    firstName: nameInMessage(rejected.firstName),
    company: nameInMessage(rejected.companyName),
  };
  const reason =
    rejected.reason === null ? null : rejected.reason.split('\n').map(nameInMessage).join('\n');
  const { subject, lines } = texts[rejected.language](names, reason);
  return { subject, text: lines.join('\n\n') };
}

type Names = Record<'brandTitle' | 'firstName' | 'company', string>;
type Lines = (names: Names, reason: string | null) => { subject: string; lines: string[] };

const texts: Record<Language, Lines> = {
  nb: ({ brandTitle, firstName, company }, reason) => ({
    subject: `Forespørselen din om tilgang til ${brandTitle}`,
    lines: [
      `Hei ${firstName}!`,
      `Forespørselen din om tilgang til ${company} i ${brandTitle} ble ikke godtatt.`,
      ...(reason === null ? [] : [`Begrunnelse:\n${reason}`]),
      'Lurer du på hvorfor? Spør den som administrerer brukere i bedriften.',
    ],
  }),
  en: ({ brandTitle, firstName, company }, reason) => ({
    subject: `Your request for access to ${brandTitle}`,
    lines: [
      `Hi ${firstName}!`,
      `Your request for access to ${company} in ${brandTitle} was not accepted.`,
      ...(reason === null ? [] : [`Reason:\n${reason}`]),
      'Are you wondering why? Ask the person who administers users in the company.',
    ],
  }),
};
