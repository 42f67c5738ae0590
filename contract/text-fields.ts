import { isNorwegianMobile } from '@takst/domain/phone/phone.rules.ts';
import * as z from 'zod/mini';

/** A text that has to be given; spaces around it do not count. */
export const requiredText = (maxLength: number, minLength = 1) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.minLength(minLength, { error: 'minLength' }),
      z.maxLength(maxLength, { error: 'maxLength' }),
    );

export const email = requiredText(200).check(z.email({ error: 'wrongFormat' }));

/** First and last name of a ticket holder: 2 to 50 characters (spec 2 §5). */
export const holderName = requiredText(50, 2);

/**
 * A user's name stands in e-mails that the operator sends to any address: no line breaks, and nothing
 * that a mail program makes a link of.
 */
export const userName = (maxLength: number, minLength: number) =>
  requiredText(maxLength, minLength).check(
    z.regex(/^[^\p{Cc}\u2028\u2029/\\:@<>]*$/u, { error: 'wrongFormat' }),
  );

/** '+' and the calling code beside the national number (spec 1 §5, spec 2 §5). */
export const mobilePhone = {
  phoneCountryCode: z
    .string({ error: 'required' })
    .check(z.regex(/^\+[1-9]\d{0,2}$/, { error: 'wrongFormat' })),
  phone: z
    .string({ error: 'required' })
    .check(
      z.minLength(1, { error: 'required', abort: true }),
      z.regex(/^\d{4,14}$/, { error: 'numbersOnly', abort: true }),
    ),
};

/** A Norwegian number has to be a mobile number; use cases check other countries. */
export const mobileIfNorwegian = () =>
  z.refine<{ phoneCountryCode: string; phone: string }>(
    ({ phoneCountryCode, phone }) => phoneCountryCode !== '+47' || isNorwegianMobile(phone),
    { error: 'mobilePhone', path: ['phone'] },
  );
