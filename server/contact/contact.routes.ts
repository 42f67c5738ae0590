import type { ChangePath } from '#changes/change-path.ts';
import type { Served } from '#http/serve.ts';
import { type ContactMailboxes, sendContactForm } from './send-contact-form.ts';

type Dependencies = { changes: ChangePath; mailboxes: ContactMailboxes };

export const contactRoutes = ({ changes, mailboxes }: Dependencies): Served[] => [
  sendContactForm(changes, mailboxes),
];
