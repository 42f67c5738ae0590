import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';

/** Who an answer goes to: a person's name with their address. */
export type Mailbox = { readonly name: string; readonly address: string };

export type Email = {
  readonly tenant: TenantId;
  /** One address; whoever else shall have it gets an e-mail of their own. */
  readonly to: string;
  /** Where answers go; without it nobody reads them. */
  readonly replyTo?: Mailbox | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** The same for every try of one message: it is the message's id, by which mailboxes know a double. */
  readonly key: string;
};

/** Hands an e-mail over for delivery, or throws. */
export type EmailSender = { readonly send: (email: Email) => Promise<void> };

/** The mail server will never take this e-mail: trying again is no use. */
export class EmailRefused extends Error {
  override name = 'EmailRefused';
}
