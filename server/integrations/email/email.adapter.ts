import { tenants } from '@takst/domain/tenants/tenants.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { type Email, EmailRefused, type EmailSender } from './email.port.ts';

export type MailServer = {
  /** `smtp://user:password@mail.example:587`, or `smtps:` where it is encrypted from the start. */
  readonly url: string;
  /** The address that each operator's e-mails come from. */
  readonly senders: Readonly<Record<TenantId, string>>;
  /** How long the server may be silent. */
  readonly timeoutMs: number;
};

/**
 * Sends by SMTP, from the operator by its brand. The message's id is its key: who gets it twice can
 * know it as the same. The e-mail itself never stands in an error, for errors are logged.
 */
export function smtpServer({ url, senders, timeoutMs }: MailServer): EmailSender {
  const transport = createTransport({
    url,
    // A password is told to nobody who cannot keep it.
    requireTLS: new URL(url).password !== '',
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      const message = messageOf(email, senders[email.tenant]);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw failureOf(error as NodemailerError, email.key);
      }
    },
  };
}

const wellFormedKey = /^[\w-]{1,200}$/;

function messageOf(email: Email, sender: string): SendMailOptions {
  const { key, tenant, to, replyTo, subject, text, html } = email;
  if (!wellFormedKey.test(key)) throw new Error('the key of an e-mail is letters, digits, _ and -');
  return {
    from: { name: tenants[tenant].brandTitle, address: sender },
    to: { name: '', address: to },
    subject: inOneLine(subject),
    text,
    messageId: `<${key}@${sender.slice(sender.lastIndexOf('@') + 1)}>`,
    ...(html === undefined ? {} : { html }),
    ...(replyTo
      ? { replyTo: { name: inOneLine(replyTo.name), address: replyTo.address } }
      : // Nobody reads an answer: no absence note shall come.
        { headers: { 'Auto-Submitted': 'auto-generated' } }),
  };
}

/** A header is one line; whatever would begin another is a space. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** What the server says of a recipient or a message is of that message; all else may be over in a while. */
const aboutTheMessage = new Set(['API', 'RCPT TO', 'DATA']);
const codesOfMessages = new Set(['EENVELOPE', 'EMESSAGE']);

function failureOf(
  { code = 'no code', command = '', responseCode }: NodemailerError,
  key: string,
): Error {
  const isOfMessage = codesOfMessages.has(code) && aboutTheMessage.has(command);
  if (responseCode === undefined) {
    const told = `the mail server did not take ${key}: ${code}`;
    return isOfMessage && command === 'API' ? new EmailRefused(told) : new Error(told);
  }
  const told = `the mail server answered ${responseCode} for ${key}`;
  return isOfMessage && responseCode >= 500 ? new EmailRefused(told) : new Error(told);
}
