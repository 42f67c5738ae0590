import type { ContactMailboxes } from '#customers/contact/send-contact-form.ts';
import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { OpenDatabase } from '#platform/db/connection/open-database.ts';
import { smtpServer } from '#platform/integrations/email/email.adapter.ts';
import type { EmailSender } from '#platform/integrations/email/email.port.ts';
import { startMailServer } from '#platform/stand-ins/mail-server.ts';
import type { Clock } from '#platform/time/clock.ts';
import { publicOrigins } from '../settings/public-origins.ts';
import type { Settings } from '../settings/settings.ts';

export type MailDependencies = { settings: Settings; open: OpenDatabase; clock: Clock };

type PortalEmail = { email: EmailSender; stop(): Promise<void> };

/** Sends e-mails by the configured mail server, or starts the stand-in. */
export async function portalEmail({
  settings,
  open,
  clock,
}: MailDependencies): Promise<PortalEmail> {
  const senders = senderAddresses(settings);
  const timeoutMs = settings.SMTP_TIMEOUT_MS;
  if (settings.SMTP_URL !== undefined) {
    const email = smtpServer({ url: settings.SMTP_URL, senders, timeoutMs });
    return { email, stop: async () => undefined };
  }
  const { url, stop } = await startMailServer({ database: open.database, now: clock.now });
  return { email: smtpServer({ url, senders, timeoutMs }), stop };
}

export const contactMailboxes = ({ emails }: Settings): ContactMailboxes =>
  perTenant((tenant) => ofTenant(emails, tenant).contact);

/** The configured sender addresses; by default `ikke-svar@` ("do not reply") the operator's host. */
export function senderAddresses(settings: Settings): PerTenant<string> {
  const origins = publicOrigins(settings);
  return perTenant(
    (tenant) =>
      ofTenant(settings.emails, tenant).from ??
      `ikke-svar@${new URL(ofTenant(origins, tenant)).hostname}`,
  );
}
