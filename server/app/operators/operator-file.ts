import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { phoneCountries, type PhoneCountry } from '@takst/domain/platform/tenants/phone-country.ts';
import { tenantOffers } from '@takst/domain/platform/tenants/tenant-offer.ts';
import { z } from 'zod';

const name = z
  .string()
  .regex(/^\S(.*\S)?$/, 'is empty, or begins or ends with a space')
  .max(40, 'is longer than 40 letters');

const link = z.url({ protocol: /^https$/, error: 'is no address with https://' });

const agreements = z.array(z.enum(agreementSubtypes)).min(1, 'has no agreement');

const days = z.number().int().min(1).max(60);

/** `operator.json`: what an operator is called and what it offers. Everything else in it is a fault. */
export const operatorFile = z
  .strictObject({
    /** The name in running text. */
    operator: name,
    /** The portal's name in the header and in titles. */
    brandTitle: name,
    product: z.string().regex(/^[A-Z][A-Z0-9]*$/, 'is not of capital letters'),
    /** Its place among the operators; the first one has `localhost` when the portal is tried. */
    position: z.number().int().min(1).default(100),
    links: z.strictObject({ contactUs: link, terms: link, cookies: link, privacy: link }),
    freeTicketWord: z.enum(['freeTicket', 'employeeTicket']),
    offers: z.array(z.enum(tenantOffers)),
    allowedAgreementTypes: agreements,
    defaultAgreements: agreements,
    defaultZones: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
    offersAllZones: z.boolean(),
    commonZonePair: z
      .strictObject({
        memberIds: z.tuple([z.string(), z.string()]),
        from: z.string(),
        to: z.string(),
      })
      .nullable(),
    phoneCountries: z
      .array(z.enum(Object.keys(phoneCountries) as [PhoneCountry, ...PhoneCountry[]]))
      .min(1, 'has no country'),
    cardNumberLengths: z.array(z.number().int().min(4).max(20)).min(1).nullable(),
    freeProfiles: z.enum(['byAge', 'byRelation']),
    temporaryTicketDays: z.strictObject({ fromOrder: days, fromProduction: days }),
  })
  .superRefine(({ allowedAgreementTypes, defaultAgreements }, context) => {
    for (const [position, type] of defaultAgreements.entries()) {
      if (allowedAgreementTypes.includes(type)) continue;
      const path = ['defaultAgreements', position];
      context.addIssue({ code: 'custom', path, message: `${type} is not allowed here` });
    }
  });

const texts = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*\.[a-zA-Z]\w*$/, 'is no <text file>.<key>, such as home.title'),
  z.string().min(1, 'is empty'),
);

/** `words.json` and `terms.json`: texts in place of the portal's, in both languages. */
export const wordsFile = z.strictObject({ nb: texts, en: texts }).superRefine((words, context) => {
  for (const [language, other] of [
    ['nb', 'en'],
    ['en', 'nb'],
  ] as const) {
    for (const key of Object.keys(words[other])) {
      if (Object.hasOwn(words[language], key)) continue;
      context.addIssue({ code: 'custom', path: [language, key], message: 'is missing' });
    }
  }
});
