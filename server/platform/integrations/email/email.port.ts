import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

/** A name with an e-mail address. */
type Mailbox = { readonly name: string; readonly address: string };

export type EmailAttachment = {
  /** The file name. */
  readonly name: string;
  /** As `application/pdf`. */
  readonly type: string;
  readonly content: Uint8Array;
};

export type Email = {
  readonly tenant: TenantId;
  /** One address; other recipients get an e-mail of their own. */
  readonly to: string;
  /** Where replies go; without it nobody reads them. */
  readonly replyTo?: Mailbox | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  readonly attachments?: readonly EmailAttachment[] | undefined;
  /** The same for every try of one message: becomes the message id, by which mailboxes recognise duplicates. */
  readonly key: string;
};

/** Hands an e-mail over for delivery, or throws. */
export type EmailSender = { readonly send: (email: Email) => Promise<void> };

/** The mail server permanently refuses this e-mail: do not retry. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}
