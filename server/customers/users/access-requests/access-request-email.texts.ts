import { pathTo } from '@takst/contract/app/path-to.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';

export type AccessRequestEmailFacts = {
  readonly tenant: TenantId;
  /** The operator's own address. */
  readonly origin: string;
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phone: string;
  readonly organisationNumber: string;
  /** Of the customer, or of the register where there is none. */
  readonly companyName: string;
};

const linkTo = ({ origin, id }: AccessRequestEmailFacts): string =>
  origin + pathTo('/brukere/foresporsler/{id}', { id });

const personOf = ({ firstName, lastName }: AccessRequestEmailFacts): string =>
  nameInMessage(`${firstName} ${lastName}`);

/** To a user administrator of the company, in both languages: which one they read is not known. */
export function accessRequestEmail(facts: AccessRequestEmailFacts): {
  subject: string;
  text: string;
} {
  const { tenant, email, phoneCountryCode, phone } = facts;
  const { brandTitle } = tenantOf(tenant);
  const [person, company, link] = [
    personOf(facts),
    nameInMessage(facts.companyName),
    linkTo(facts),
  ];
  return {
    subject: `${person} ber om tilgang til ${company}`,
    text: [
      'Hei!',
      `${person} (${email}, ${phoneCountryCode} ${phone}) ber om tilgang til ${company} i ${brandTitle}. Vi har ikke sjekket hvem det er.`,
      'Opprett brukeren, eller avslå, her:',
      link,
      `Du får denne e-posten fordi du administrerer brukere i bedriften.`,
      '– – –',
      'Hi!',
      `${person} (${email}, ${phoneCountryCode} ${phone}) asks for access to ${company} in ${brandTitle}. We have not checked who they are.`,
      'Create the user, or reject, here:',
      link,
      'You get this e-mail because you administer users in the company.',
    ].join('\n\n'),
  };
}

/** To customer support, for a company that has no user administrator; in Norwegian, as the contact form. */
export function accessRequestForSupportEmail(
  facts: AccessRequestEmailFacts & { readonly isCustomer: boolean; readonly typedName: string },
): { subject: string; text: string } {
  const { tenant, email, phoneCountryCode, phone, organisationNumber, isCustomer } = facts;
  const [person, company] = [personOf(facts), nameInMessage(facts.companyName)];
  return {
    subject: `Forespørsel om tilgang til ${company} (org.nr. ${organisationNumber})`,
    text: [
      `${person} ber om tilgang til ${company}. ${
        isCustomer
          ? 'Bedriften er kunde, men ingen administrerer brukerne der.'
          : 'Bedriften er ikke kunde.'
      }`,
      '',
      linkTo(facts),
      '',
      '--',
      `Fra: ${person}, ${email}, ${phoneCountryCode} ${phone}`,
      `Bedrift: ${company}, org.nr. ${organisationNumber}, oppgitt som ${nameInMessage(facts.typedName)}`,
      `Sendt fra skjemaet for tilgang i ${tenantOf(tenant).brandTitle}. Ingen har sjekket hvem det er. Svar på denne e-posten går til avsenderen.`,
    ].join('\n'),
  };
}
