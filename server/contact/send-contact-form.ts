import type { sendContactForm as route } from '@takst/contract/contact/send-contact-form.contract.ts';
import type { Outcome } from '@takst/contract/route.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Change, ChangePath } from '#changes/change-path.ts';
import { companyHeading } from '#companies/companies.public.ts';
import type { Transaction } from '#db/database.ts';
import type { Call } from '#http/call.ts';
import { TooManyTries } from '#http/rate-limits.ts';
import { sendEmail } from '#integrations/email/email.public.ts';
import { contactOf } from '#users/users.public.ts';
import { contactFormEmail } from './contact-form.texts.ts';
import { formsSentSince, sentFormKind } from './sent-form.query.ts';

/** Where each operator's contact form goes; null where there is none. */
export type ContactMailboxes = Readonly<Record<TenantId, string | null>>;

type Sending = Call<typeof route>;

const most = 10;
const counted = Temporal.Duration.from({ hours: 1 });

/**
 * Sends a message to the operator by e-mail, with its writer as the one to answer. The e-mail leaves
 * after the commit: a mail server that is down delays it, and the writer need not know.
 */
export const sendContactForm =
  (changes: ChangePath, mailboxes: ContactMailboxes) =>
  (call: Sending): Promise<Outcome<typeof route>> =>
    changes(call.origin, (change) => send(change, call, mailboxes[call.scope.tenant]));

async function send(
  { tx, record, enqueue }: Change,
  { scope, body: { message, companyId }, now }: Sending,
  mailbox: string | null,
): Promise<Outcome<typeof route>> {
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
    before: null,
    after: { message },
  });
  await enqueue(sendEmail, {
    tenant: scope.tenant,
    to: mailbox,
    replyTo: { name: `${firstName} ${lastName}`, address: email },
    ...contactFormEmail({ tenant: scope.tenant, message, company, sender }),
  });
  return { reply: { companyId, firstName, lastName, email, description: message } };
}

/** Customer service is for people: whoever writes more often than anybody would has to wait. */
async function limitForms(
  tx: Transaction,
  { scope, now }: Pick<Sending, 'scope' | 'now'>,
): Promise<void> {
  const sent = await formsSentSince(tx, scope, now.subtract(counted));
  const oldest = sent.at(-most);
  if (!oldest) return;
  throw new TooManyTries(Math.ceil(oldest.add(counted).since(now).total('seconds')));
}
