import {
  maxAllowedOrigins,
  originOfSite,
} from '@takst/domain/services/self-service/widget/allowed-origin.rules.ts';
import {
  colourSchemes,
  defaultLook,
  widgetFormats,
  widgetWidth,
} from '@takst/domain/services/self-service/widget/widget-look.rules.ts';
import * as z from 'zod/mini';
import { id } from '#platform/calls/scalars.ts';
import { optionalText } from '#platform/calls/text-fields.ts';

/** Help text and pattern may be long, but not so long that they cost something. */
export const maxLengths = { employeeIdHelpText: 200, employeeIdRegex: 200 } as const;

/** A web site that may frame the form; a pasted address becomes its origin. */
const allowedOrigin = z
  .string()
  .check(z.refine((typed) => originOfSite(typed) !== null, { error: 'webSite' }));

const fields = {
  agreementNumbers: z
    .array(id)
    .check(z.minLength(1, { error: 'required' }), z.maxLength(100, { error: 'maxLength' })),
  format: z.enum(widgetFormats),
  width: z
    .int({ error: 'required' })
    .check(
      z.minimum(widgetWidth.min, { error: 'minValue' }),
      z.maximum(widgetWidth.max, { error: 'maxValue' }),
    ),
  colourScheme: z.enum(colourSchemes),
  /** Whether the operator's logo stands above the form. */
  logo: z.boolean(),
  /** Shown below the field; empty for none. */
  employeeIdHelpText: optionalText(maxLengths.employeeIdHelpText),
  /** The whole employee number must match it (RE2 syntax); empty for any. */
  employeeIdRegex: optionalText(maxLengths.employeeIdRegex),
  allowedOrigins: z
    .array(allowedOrigin)
    .check(z.maxLength(maxAllowedOrigins, { error: 'maxLength' })),
};

/** Grows with each change of the settings. */
export const widgetVersion = z.int().check(z.positive());

/** The settings of a company's widget (spec 2 §3), and which version of them the user saw. */
export const widgetSettings = z.strictObject({ ...fields, version: widgetVersion });

/** The create payload: everything but the agreements has a default (spec 2 §7). */
export const newWidget = z.strictObject({
  agreementNumbers: fields.agreementNumbers,
  format: z._default(fields.format, defaultLook.format),
  width: z._default(fields.width, defaultLook.width),
  colourScheme: z._default(fields.colourScheme, defaultLook.colourScheme),
  logo: z._default(fields.logo, defaultLook.logo),
  employeeIdHelpText: z._default(fields.employeeIdHelpText, ''),
  employeeIdRegex: z._default(fields.employeeIdRegex, ''),
  allowedOrigins: z._default(fields.allowedOrigins, []),
});

/** The credentials with the settings that go with them (spec 2 §7). */
export const widget = z.object({
  /** Names the form in its address; what is embedded goes by it. */
  clientId: z.string(),
  /** Never part of a page that visitors load. */
  clientSecret: z.string(),
  ...fields,
  version: widgetVersion,
  /** The company has turned the form off under all agreements of the widget. */
  isDisabled: z.boolean(),
});
export type Widget = z.output<typeof widget>;

/** Why settings are not saved. */
export const settingsRefusals = {
  /** An agreement under which no tickets are ordered for people, or of another company. */
  AGREEMENT_NOT_FOUND: { status: 404 },
  /** RE2 does not take the pattern: it has a fault, or could take more than linear time. */
  PATTERN_NOT_VALID: { status: 422 },
} as const;

export const exampleSettings = {
  agreementNumbers: [500_001],
  format: 'horisontal',
  width: 320,
  colourScheme: 'light',
  logo: true,
  employeeIdHelpText: 'Står på adgangskortet',
  employeeIdRegex: '[0-9]{4,6}',
  allowedOrigins: ['https://intranett.firma.example'],
  version: 1,
} as const;
