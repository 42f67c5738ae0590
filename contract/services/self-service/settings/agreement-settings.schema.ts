import { agreementSubtypes } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { widgetAccesses } from '@takst/domain/services/self-service/settings/widget-access.ts';
import * as z from 'zod/mini';
import { calendarDate, id } from '#platform/calls/scalars.ts';
import { email, requiredText } from '#platform/calls/text-fields.ts';

const isEmptyOrEmail = (text: string): boolean => text === '' || z.safeParse(email, text).success;

/** Validated as an e-mail address when it is given (spec 2 §5); null for none. */
const optionalEmail = z.nullable(
  z.pipe(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(200, { error: 'maxLength', abort: true }),
        z.refine(isEmptyOrEmail, { error: 'wrongFormat' }),
      ),
    z.transform((text) => (text === '' ? null : text)),
  ),
);

/** Settings of an agreement, as they are saved (spec 2 §3, §7). */
export const agreementSettingsFields = {
  agreementNumber: id,
  widgetAccess: z.enum(widgetAccesses),
  emailForTicketRequests: z._default(optionalEmail, null),
  emailForInvoicePreview: z._default(optionalEmail, null),
  /** What the number of a ticket's holder is called. */
  employeeIdLabel: requiredText(50),
};

/** The settings of an agreement, as they are now. */
export const savedAgreementSettings = z.object({
  agreementNumber: id,
  subTypeId: z.enum(agreementSubtypes),
  invoiceReference: z.string(),
  endDate: z.nullable(calendarDate),
  widgetAccess: z.enum(widgetAccesses),
  emailForTicketRequests: z.nullable(z.string()),
  emailForInvoicePreview: z.nullable(z.string()),
  /** Null for the usual name. */
  employeeIdLabel: z.nullable(z.string()),
  /** A digest of the settings. A save sends the digest that the user saw. */
  version: z.string(),
});
export type SavedAgreementSettings = z.output<typeof savedAgreementSettings>;
