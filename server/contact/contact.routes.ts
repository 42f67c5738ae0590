import { sendContactForm as sendRoute } from '@takst/contract/contact/send-contact-form.contract.ts';
import type { ChangePath } from '#changes/change-path.ts';
import { serve, type Served } from '#http/serve.ts';
import { type ContactMailboxes, sendContactForm } from './send-contact-form.ts';

type Dependencies = { changes: ChangePath; mailboxes: ContactMailboxes };

export const contactRoutes = ({ changes, mailboxes }: Dependencies): Served[] => [
  serve(sendRoute, sendContactForm(changes, mailboxes)),
];
