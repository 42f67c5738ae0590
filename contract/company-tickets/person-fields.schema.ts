import { isNorwegianMobile } from '@takst/domain/phone/phone.rules.ts';
import * as z from 'zod/mini';

const trimmed = (min: number, max: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.minLength(min, { error: 'minLength' }),
      z.maxLength(max, { error: 'maxLength' }),
    );

/** First and last name of a ticket holder: 2 to 50 characters (spec 2 §5). */
export const holderName = trimmed(2, 50);

/** The employee number when a ticket is ordered: 2 to 20 characters (spec 2 §5). */
export const employeeNumberOnCreate = trimmed(2, 20);

/** The employee number when what is known of a person is changed: 1 to 20 characters (spec 2 §5). */
export const employeeNumberOnChange = trimmed(1, 20);

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

/** A Norwegian number has to be a mobile number; other countries are checked by the use case. */
export const mobileIfNorwegian = () =>
  z.refine<{ phoneCountryCode: string; phone: string }>(
    ({ phoneCountryCode, phone }) => phoneCountryCode !== '+47' || isNorwegianMobile(phone),
    { error: 'mobilePhone', path: ['phone'] },
  );
