import { saveFreeTicketSettings } from '@takst/contract/services/free-tickets/settings/save-free-ticket-settings.contract.ts';
import {
  type ChildEndKind,
  suggestedChildEnd,
} from '@takst/domain/services/free-tickets/child-end-settings.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { LoadedSettings } from './free-ticket-settings.queries.ts';

export type SettingsFields = {
  /** Empty for none. */
  invoiceReference: string;
  expireChildTickets: ChildEndKind;
  expireChildTicketsAtAge: string;
  sendsTaxNotice: boolean;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

export const useSettingsField = createFieldHook<SettingsFields>();

/** What the form begins with: where nothing is saved, month and 18, which do not count yet (spec 3 §4). */
export function fieldsOf(
  { settings, version }: LoadedSettings,
  departmentNames: readonly string[],
): SettingsFields {
  const { expireChildTickets, expireChildTicketsAtAge } = settings ?? suggestedChildEnd;
  const savedReference = settings?.invoiceReference ?? '';
  return {
    // A department that is gone cannot be saved again.
    invoiceReference: departmentNames.includes(savedReference) ? savedReference : '',
    expireChildTickets,
    expireChildTicketsAtAge: String(expireChildTicketsAtAge),
    sendsTaxNotice: settings?.sendsTaxNotice ?? true,
    version,
  };
}

export const settingsResolver = bodyResolver({
  schema: saveFreeTicketSettings.body,
  bodyOf: ({ invoiceReference, expireChildTicketsAtAge, ...fields }: SettingsFields) => ({
    ...fields,
    invoiceReference: invoiceReference === '' ? null : invoiceReference,
    expireChildTicketsAtAge: Number(expireChildTicketsAtAge),
  }),
});
