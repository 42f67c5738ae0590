import type { SavedAgreementSettings } from '@takst/contract/services/self-service/settings/agreement-settings.schema.ts';
import { saveAgreementSettings } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import { usualEmployeeIdLabel } from '@takst/domain/services/self-service/settings/employee-id-label.rules.ts';
import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { WidgetAccess } from '@takst/domain/services/self-service/settings/widget-access.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import type { Language } from '#platform/design/format.ts';

export type SettingsFields = {
  widgetAccess: WidgetAccess;
  emailForTicketRequests: string;
  emailForInvoicePreview: string;
  employeeIdLabel: string;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

export const useSettingsField = createFieldHook<SettingsFields>();

export const fieldsOf = (
  settings: SavedAgreementSettings,
  { service, language }: { service: SubscriberServiceId; language: Language },
): SettingsFields => ({
  widgetAccess: settings.widgetAccess,
  emailForTicketRequests: settings.emailForTicketRequests ?? '',
  emailForInvoicePreview: settings.emailForInvoicePreview ?? '',
  employeeIdLabel: settings.employeeIdLabel ?? usualEmployeeIdLabel[service][language],
  version: settings.version,
});

/** An address for requests counts, and is checked, only where an administrator processes them (spec 2 §5). */
export const settingsResolver = (saved: SavedAgreementSettings) =>
  bodyResolver({
    schema: saveAgreementSettings.body,
    bodyOf: (fields: SettingsFields) => ({
      ...fields,
      agreementNumber: saved.agreementNumber,
      emailForTicketRequests:
        fields.widgetAccess === 'ALLOW_TICKET_REQUESTS'
          ? fields.emailForTicketRequests
          : saved.emailForTicketRequests,
    }),
  });
