import { ofTenant, type PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { type Email, EmailRefused, type EmailSender } from './email.port.ts';

export type MailServer = {
  /** `smtp://user:password@mail.example:587`, or `smtps:` for implicit TLS. */
  readonly url: string;
  /** The sender address of each operator. */
  readonly senders: PerTenant<string>;
  readonly timeoutMs: number;
};

/**
 * Sends by SMTP, with the operator's brand as sender name. The message id is derived from the key, so
 * that mailboxes recognise duplicates. Errors never contain the e-mail, as they are logged.
 */
export function smtpServer({ url, senders, timeoutMs }: MailServer): EmailSender {
  const transport = transportTo({ url, timeoutMs });
  return {
    async send(email) {
      const message = messageOf(email, ofTenant(senders, email.tenant));
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw failureOf(error as NodemailerError, email.key);
      }
    },
  };
}

const transportTo = ({ url, timeoutMs }: Pick<MailServer, 'url' | 'timeoutMs'>) =>
  createTransport({
    url,
    // Never send a password unencrypted.
    requireTLS: new URL(url).password !== '',
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Connects, encrypts and signs in, without an e-mail; throws what the server says. */
export async function probeMailServer(
  server: Pick<MailServer, 'url' | 'timeoutMs'>,
): Promise<void> {
  const transport = transportTo(server);
  try {
    await transport.verify();
  } catch (error) {
    throw failureOf(error as NodemailerError, 'a sign-in');
  } finally {
    transport.close();
  }
}

const wellFormedKey = /^[\w-]{1,200}$/;

function messageOf(email: Email, sender: string): SendMailOptions {
  const { key, tenant, to, replyTo, subject, text, html, attachments = [] } = email;
  if (!wellFormedKey.test(key)) throw new Error('the key of an e-mail is letters, digits, _ and -');
  return {
    from: { name: tenantOf(tenant).brandTitle, address: sender },
    to: { name: '', address: to },
    subject: singleLine(subject),
    text,
    messageId: `<${key}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    ...(html === undefined ? {} : { html }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: singleLine(name),
      contentType: type,
      content: Buffer.from(content),
    })),
    ...(replyTo
      ? { replyTo: { name: singleLine(replyTo.name), address: replyTo.address } }
      : // Nobody reads replies: suppress out-of-office notes.
        { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** Replaces line breaks, which would start another header. */
const singleLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Errors about the recipient or the message are permanent; others may be temporary. */
const messageCommands = new Set(['API', 'RCPT TO', 'DATA']);
const messageErrorCodes = new Set(['EENVELOPE', 'EMESSAGE']);

function failureOf(
  { code = 'no code', command = '', responseCode }: NodemailerError,
  key: string,
): Error {
  const concernsMessage = messageErrorCodes.has(code) && messageCommands.has(command);
  if (responseCode === undefined) {
    const problem = `the mail server did not accept ${key}: ${code}`;
    return concernsMessage && command === 'API' ? new EmailRefused(problem) : new Error(problem);
  }
  const problem = `the mail server answered ${responseCode} for ${key}`;
  return concernsMessage && responseCode >= 500 ? new EmailRefused(problem) : new Error(problem);
}
