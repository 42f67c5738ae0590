import { sendContactForm as route } from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { companyHeading } from '#customers/companies/companies.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { TooManyTries } from '#platform/http/rate-limits.ts';
import { sendEmail } from '#platform/integrations/email/email.public.ts';
import { contactOf } from '#customers/users/users.public.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import { contactFormEmail } from './contact-form.texts.ts';
import { formsSentSince, sentFormKind } from './sent-form.query.ts';

/** The mailbox for each operator's contact form; null where the operator has none. */
export type ContactMailboxes = PerTenant<string | null>;

type SendFormCall = Call<typeof route>;

const maxFormsPerHour = 10;
const countingPeriod = Temporal.Duration.from({ hours: 1 });

/**
 * Sends a message to the operator by e-mail, with the user as reply-to address. The e-mail is a job
 * that starts after the commit: a mail server that is down delays it, and the user still gets a reply.
 */
export const sendContactForm = (changes: ChangePath, mailboxes: ContactMailboxes) =>
  serveChange(
    route,
    changes,
    async ({ tx, record, enqueue }, { scope, body: { message, companyId }, now }) => {
      const mailbox = ofTenant(mailboxes, scope.tenant);
      if (mailbox === null) throw new Error(`${scope.tenant} has no mailbox for its contact page`);
      const company = await companyHeading(tx, scope, companyId);
      if (!company) return { refused: { code: 'COMPANY_NOT_FOUND' } };
      await limitForms(tx, { scope, now });

      const sender = await contactOf(tx, scope);
      if (!sender) throw new Error(`user ${scope.userId} was signed in a moment ago`);
      const { firstName, lastName, email } = sender;
      await record({
        companyId,
        kind: sentFormKind,
        subject: { type: 'user', id: scope.userId },
        about: null,
        before: null,
        after: { message },
      });
      await enqueue(sendEmail, {
        tenant: scope.tenant,
        topic: 'contact-form',
        companyId,
        to: mailbox,
        replyTo: { name: `${firstName} ${lastName}`, address: email },
        ...contactFormEmail({ tenant: scope.tenant, message, company, sender }),
      });
      return { reply: { companyId, firstName, lastName, email, description: message } };
    },
  );

/** Limits how many forms a user sends per hour, so that a script cannot flood customer service. */
async function limitForms(
  tx: Transaction,
  { scope, now }: Pick<SendFormCall, 'scope' | 'now'>,
): Promise<void> {
  const sentAt = await formsSentSince(tx, scope, now.subtract(countingPeriod));
  const oldest = sentAt.at(-maxFormsPerHour);
  if (!oldest) return;
  throw new TooManyTries(Math.ceil(oldest.add(countingPeriod).since(now).total('seconds')));
}
