import type { SavedAgreementSettings } from '@takst/contract/services/self-service/settings/agreement-settings.schema.ts';
import { agreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { hash } from 'node:crypto';
import type { AgreementSettings } from './agreement-settings.query.ts';

export function describeSettings({
  companyId: _company,
  subtype,
  ...settings
}: AgreementSettings): SavedAgreementSettings {
  const { widgetAccess, emailForTicketRequests, emailForInvoicePreview, employeeIdLabel } =
    settings;
  const values = [widgetAccess, emailForTicketRequests, emailForInvoicePreview, employeeIdLabel];
  return {
    ...settings,
    subTypeId: agreementSubtype(subtype),
    version: hash('sha256', JSON.stringify(values), 'base64url'),
  };
}
