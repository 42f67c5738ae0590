import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { isPersonName } from '@takst/domain/platform/texts/name-in-message.rules.ts';
import { isMessage, isSingleLine } from '@takst/domain/platform/texts/single-line.rules.ts';
import * as z from 'zod/mini';

const givenText = (maxLength: number, minLength = 1) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.minLength(minLength, { error: 'minLength' }),
      z.maxLength(maxLength, { error: 'maxLength' }),
    );

const singleLine = () => z.refine<string>(isSingleLine, { error: 'singleLine' });

/** A text of one line that has to be given; spaces around it do not count. */
export const requiredText = (maxLength: number, minLength = 1) =>
  givenText(maxLength, minLength).check(singleLine());

/** A text of one line that may be empty. */
export const optionalText = (maxLength: number) =>
  z
    .string({ error: 'required' })
    .check(z.trim(), z.maxLength(maxLength, { error: 'maxLength' }), singleLine());

/** A Norwegian post code: four digits. */
export const postCode = requiredText(200).check(
  z.regex(/^\d+$/, { error: 'numbersOnly', abort: true }),
  z.regex(/^\d{4}$/, { error: 'fourDigits' }),
);

/** A message with lines that has to be given. */
export const requiredMessage = (maxLength: number, minLength = 1) =>
  givenText(maxLength, minLength).check(z.refine(isMessage, { error: 'unprintable' }));

/** A message with lines that may be empty. */
export const optionalMessage = (maxLength: number) =>
  z
    .string({ error: 'required' })
    .check(
      z.trim(),
      z.maxLength(maxLength, { error: 'maxLength' }),
      z.refine(isMessage, { error: 'unprintable' }),
    );

export const email = requiredText(200).check(z.email({ error: 'wrongFormat' }));

/**
 * The name of a user, holder or signee. It stands in SMS and e-mails that the operator sends to anybody:
 * no line breaks, and nothing that a phone or a mail program makes a link of.
 */
export const personName = (maxLength: number, minLength: number) =>
  givenText(maxLength, minLength).check(
    z.refine((name) => isSingleLine(name) && isPersonName(name), { error: 'nameOnly' }),
  );

/** First and last name of a ticket holder: 2 to 50 characters (spec 2 §5). */
export const holderName = personName(50, 2);

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
