import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { id } from '#platform/calls/scalars.ts';
import { requiredMessage } from '#platform/calls/text-fields.ts';

/** At least 2 characters (spec 2 §5); the most is ours. */
export const contactMessage = requiredMessage(5_000, 2);

/** The contact form (spec 2 §2, §3). */
export const sendContactForm = route({
  method: 'POST',
  path: '/api/contact/send-form',
  summary: 'Sends a message to the operator by e-mail; the answer comes to the user who wrote it',
  needs: 'contactPage',
  body: z.strictObject({ message: contactMessage, companyId: id }),
  example: { message: 'Hei', companyId: 100001 },
  /** What the receipt shows. */
  reply: z.object({
    companyId: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** The message as it was sent. */
    description: z.string(),
  }),
  refusals: { COMPANY_NOT_FOUND: { status: 404 } },
});
