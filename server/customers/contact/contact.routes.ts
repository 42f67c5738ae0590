import type { ChangePath } from '#platform/changes/change-path.ts';
import type { ServedRoute } from '#platform/http/serve.ts';
import { type ContactMailboxes, sendContactForm } from './send-contact-form.ts';

type Dependencies = { changes: ChangePath; mailboxes: ContactMailboxes };

export const contactRoutes = ({ changes, mailboxes }: Dependencies): ServedRoute[] => [
  sendContactForm(changes, mailboxes),
];
