import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';
import { instant } from '#platform/calls/scalars.ts';
import { mobilePhone } from '#platform/calls/text-fields.ts';
import { formParams, formRefusals } from './order-form.schema.ts';

/** The code of the SMS. */
export const phoneCode = z
  .string({ error: 'required' })
  .check(z.regex(/^\d{6}$/, { error: 'sixDigits' }));

export const provePhone = route({
  method: 'POST',
  path: '/order-form-api/{clientId}/prove-phone',
  summary: 'Takes the code of the SMS, and gives a token with which the form orders for that phone',
  needs: 'anyone',
  counted: 'codes',
  params: formParams,
  body: z.strictObject({
    ...mobilePhone,
    code: phoneCode,
  }),
  example: { phoneCountryCode: '+47', phone: '46000001', code: '123456' },
  /** Held by the page in memory: no cookie, and nothing that outlives the page. */
  reply: z.object({ token: z.string(), validUntil: instant }),
  refusals: {
    ...formRefusals,
    CODE_WRONG: { status: 422, details: z.object({ triesLeft: z.int() }) },
    /** Too old, replaced by a newer one, tried too often, or never sent. */
    CODE_NOT_VALID: { status: 410 },
  },
});
