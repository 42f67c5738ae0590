import { ofTenant, type TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { randomUUID } from 'node:crypto';
import { probeAccessPoint } from '#platform/integrations/access-point/access-point.adapter.ts';
import { probeMailServer, smtpServer } from '#platform/integrations/email/email.adapter.ts';
import { probeSmsGateway, smsGateway } from '#platform/integrations/sms/sms.adapter.ts';
import { senderAddresses } from '../adapters/portal-email.ts';
import type { Settings } from '../settings/settings.ts';
import { type Check, CheckFailed, checkOf } from './finding.ts';
import { shownValue } from './shown-settings.ts';

/** Who gets a message that tries the way; without a phone or an address it is tried by a call without a message. */
export type TestRecipient = {
  readonly tenant: TenantId;
  /** With its country code: `+4741234567`. */
  readonly phone: string | null;
  readonly email: string | null;
};

const text = 'This is a test of the new portal (Takst). No answer is needed.';

const smsFaults: Readonly<Record<number, string>> = {
  401: 'does not take the token',
  403: 'does not take the token',
  404: 'there is nothing at this address',
  405: 'nothing takes messages at this address',
};

const documentFaults: Readonly<Record<number, string>> = {
  ...smsFaults,
  405: 'nothing takes documents at this address',
};

/** Tries the SMS gateway, the mail server and the access point; nothing where stand-ins are used. */
export const messageChecks = (settings: Settings, recipient: TestRecipient | null): Check[] =>
  [
    smsCheck(settings, recipient),
    mailCheck(settings, recipient),
    accessPointCheck(settings),
  ].filter((check) => check !== null);

function smsCheck(
  { SMS_URL: url, SMS_TOKEN: token }: Settings,
  recipient: TestRecipient | null,
): Check | null {
  if (url === undefined || token === undefined) return null;
  const maskedUrl = shownValue('SMS_URL', url);
  return checkOf({
    subject: 'SMS gateway',
    settings: ['SMS_URL', 'SMS_TOKEN'],
    async attempt() {
      const status = await probeSmsGateway({ url, token });
      const fault = smsFaults[status];
      if (fault) throw new CheckFailed(`${maskedUrl} answers ${status}: ${fault}`);
      if (status >= 500) throw new CheckFailed(`${maskedUrl} answers ${status}: it fails`);
      if (!recipient?.phone) return `${maskedUrl} takes the token (no message was sent)`;
      const { tenant, phone: to } = recipient;
      await smsGateway({ url, token }).send({ tenant, to, text, key: `setup-${randomUUID()}` });
      return `${maskedUrl} has taken an SMS to ${to}`;
    },
  });
}

/** By a call without a document: nobody gets an invoice. */
function accessPointCheck({
  ACCESS_POINT_URL: url,
  ACCESS_POINT_TOKEN: token,
}: Settings): Check | null {
  if (url === undefined || token === undefined) return null;
  const maskedUrl = shownValue('ACCESS_POINT_URL', url);
  return checkOf({
    subject: 'access point for e-invoices',
    settings: ['ACCESS_POINT_URL', 'ACCESS_POINT_TOKEN'],
    async attempt() {
      const status = await probeAccessPoint({ url, token });
      const fault = documentFaults[status];
      if (fault) throw new CheckFailed(`${maskedUrl} answers ${status}: ${fault}`);
      if (status >= 500) throw new CheckFailed(`${maskedUrl} answers ${status}: it fails`);
      return `${maskedUrl} takes the token (no document was sent)`;
    },
  });
}

function mailCheck(settings: Settings, recipient: TestRecipient | null): Check | null {
  const { SMTP_URL: url, SMTP_TIMEOUT_MS: timeoutMs } = settings;
  if (url === undefined) return null;
  const { host } = new URL(url);
  return checkOf({
    subject: 'mail server',
    settings: ['SMTP_URL'],
    async attempt() {
      await probeMailServer({ url, timeoutMs });
      if (!recipient?.email) return `${host} lets the portal in (no e-mail was sent)`;
      const senders = senderAddresses(settings);
      const { tenant, email: to } = recipient;
      await smtpServer({ url, senders, timeoutMs }).send({
        tenant,
        to,
        subject: 'Test of the new portal',
        text,
        key: `setup-${randomUUID()}`,
      });
      return `${host} has taken an e-mail from ${ofTenant(senders, tenant)} to ${to}`;
    },
  });
}
