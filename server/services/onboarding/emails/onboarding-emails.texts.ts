import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';

export type EmailFacts = {
  readonly tenant: TenantId;
  readonly companyName: string;
  /** The last day on which the contract can be signed. */
  readonly lastDay: Temporal.PlainDate;
};

type EmailText = { readonly subject: string; readonly text: string };

const dayIn = (language: 'nb' | 'en-GB', day: Temporal.PlainDate): string =>
  day.toLocaleString(language, { day: 'numeric', month: 'long', year: 'numeric' });

const between = '– – –';
const texts = (...lines: readonly string[]): string => lines.join('\n\n');

type LinkFacts = EmailFacts & {
  /** The one who asked; a proven name. */
  readonly askedBy: string;
  readonly link: string;
  readonly isReminder: boolean;
};

/** Asks a person to sign, or reminds them. In both languages: nothing is known of them but their name. */
export function signeeEmail({ link, isReminder, ...facts }: LinkFacts): EmailText {
  const company = nameInMessage(facts.companyName);
  const asker = nameInMessage(facts.askedBy);
  const { brandTitle } = tenantOf(facts.tenant);
  return {
    subject: isReminder
      ? `Påminnelse: signer avtalen for ${company}`
      : `Signer avtalen for ${company}`,
    text: texts(
      'Hei!',
      `${asker} vil gjøre ${company} til kunde hos ${brandTitle} og ber deg signere avtalen. Les den og signer med BankID her:`,
      link,
      `Lenken er bare for deg, og gjelder til ${dayIn('nb', facts.lastDay)}. Kjenner du ikke til dette, kan du se bort fra e-posten.`,
      between,
      'Hi!',
      `${asker} wants ${company} to become a customer of ${brandTitle} and asks you to sign the contract. Read it and sign with BankID here:`,
      link,
      `The link is for you alone, and is valid until ${dayIn('en-GB', facts.lastDay)}. If you know nothing of this, you can ignore this e-mail.`,
    ),
  };
}

/** The contract is signed by all who had to. */
export function contractSignedEmail({
  link,
  ...facts
}: Omit<EmailFacts, 'lastDay'> & { readonly link: string }): EmailText {
  const company = nameInMessage(facts.companyName);
  const { brandTitle } = tenantOf(facts.tenant);
  return {
    subject: `Avtalen for ${company} er signert`,
    text: texts(
      'Hei!',
      `Avtalen mellom ${company} og ${brandTitle} er signert av alle. Her finner du den signerte avtalen:`,
      link,
      between,
      'Hi!',
      `Everybody has signed the contract between ${company} and ${brandTitle}. You find the signed contract here:`,
      link,
    ),
  };
}

/** The contract was not signed in time. */
export function notSignedEmail(facts: EmailFacts & { readonly link: string }): EmailText {
  const company = nameInMessage(facts.companyName);
  const { brandTitle } = tenantOf(facts.tenant);
  return {
    subject: `Avtalen for ${company} ble ikke signert`,
    text: texts(
      'Hei!',
      `Avtalen mellom ${company} og ${brandTitle} ble ikke signert innen fristen, ${dayIn('nb', facts.lastDay)}. Registreringen er avsluttet, og det kan ikke bestilles billetter. Dere kan starte på nytt her:`,
      facts.link,
      between,
      'Hi!',
      `The contract between ${company} and ${brandTitle} was not signed by the deadline, ${dayIn('en-GB', facts.lastDay)}. The registration has ended, and no tickets can be ordered. You can start again here:`,
      facts.link,
    ),
  };
}

/** Those who have signed may not sign together any more. */
export function rightsChangedEmail(facts: Omit<EmailFacts, 'lastDay'>): EmailText {
  const company = nameInMessage(facts.companyName);
  const { brandTitle } = tenantOf(facts.tenant);
  return {
    subject: `Avtalen for ${company} kan ikke fullføres`,
    text: texts(
      'Hei!',
      `Foretaksregisteret sier nå at andre enn de som har signert, må signere for ${company}. Avtalen med ${brandTitle} kan derfor ikke fullføres på nett. Kundeservice har fått beskjed, og tar kontakt med dere.`,
      between,
      'Hi!',
      `The company register now says that others than those who have signed have to sign for ${company}. The contract with ${brandTitle} can therefore not be completed online. Customer support knows, and will contact you.`,
    ),
  };
}
