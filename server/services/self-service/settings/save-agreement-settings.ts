import type { Body } from '@takst/contract/platform/calls/route.ts';
import { saveAgreementSettings as route } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import { ownEmployeeIdLabel } from '@takst/domain/services/self-service/settings/employee-id-label.rules.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import type { ChangePath } from '#platform/changes/change-path.ts';
import { compareWithExpected } from '#platform/changes/compare-with-expected.ts';
import { serveChange } from '#platform/changes/serve-change.ts';
import type { Transaction } from '#platform/db/database.ts';
import { countOpenRequests } from '#services/self-service/requests/open-requests.query.ts';
import { type AgreementSettings, loadAgreementSettings } from './agreement-settings.query.ts';
import { agreementSettingsStore, type SettingsToSave } from './agreement-settings.store.ts';
import { describeSettings } from './describe-settings.ts';

/**
 * Saves the settings of an agreement. Forms lock the agreement before they read its access: what is stopped here
 * takes nothing more once the call has been answered.
 */
export const saveAgreementSettings = (changes: ChangePath) =>
  serveChange(route, changes, async ({ tx, record }, { scope, body, today }) => {
    const locked = await lockSettings(tx, scope, body.agreementNumber);
    if (!locked) return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
    const { settings, service } = locked;
    const current = describeSettings(settings);
    const { companyId, agreementNumber: id } = settings;
    const [before, after] = [valuesOf(settings), settingsToSave(body, service)];
    const currentSettings = describeSettings({ ...settings, ...after });
    const versions = { expected: body.version, wanted: currentSettings.version };
    const compared = compareWithExpected(current.version, versions);
    if (compared === 'done') return { reply: currentSettings };
    if (compared === 'changed-since')
      return { refused: { code: 'SETTINGS_CHANGED_SINCE', settings: current } };
    if (turnsOffConfirmation(before, after) && !body.confirmsOpenRequests) {
      const openRequests = await countOpenRequests(tx, { companyId, agreementId: id, today });
      if (openRequests > 0) return { refused: { code: 'OPEN_REQUESTS', openRequests } };
    }
    await agreementSettingsStore(tx, scope).save({ companyId, id }, after);
    await record({
      companyId,
      kind: 'change-agreement-settings',
      subject: { type: 'agreement', id },
      about: null,
      before,
      after,
    });
    return { reply: currentSettings };
  });

/** The settings of an agreement whose service the user has; nothing is ordered under it meanwhile. */
async function lockSettings(
  tx: Transaction,
  scope: Scope,
  agreementNumber: number,
): Promise<{ settings: AgreementSettings; service: SubscriberServiceId } | null> {
  if (!(await agreementSettingsStore(tx, scope).lock(agreementNumber))) return null;
  const settings = (await loadAgreementSettings(tx, scope, [agreementNumber])).get(agreementNumber);
  const service = settings && serviceOfSubtype(settings.subtype);
  if (!settings || !service) return null;
  const reach = { scope, services: subscriberServiceIds };
  return servicesIn(reach, settings.companyId).includes(service) ? { settings, service } : null;
}

const valuesOf = (settings: AgreementSettings): SettingsToSave => ({
  widgetAccess: settings.widgetAccess,
  emailForTicketRequests: settings.emailForTicketRequests,
  emailForInvoicePreview: settings.emailForInvoicePreview,
  employeeIdLabel: settings.employeeIdLabel,
});

const settingsToSave = (
  body: Body<typeof route>,
  service: SubscriberServiceId,
): SettingsToSave => ({
  widgetAccess: body.widgetAccess,
  emailForTicketRequests: body.emailForTicketRequests,
  emailForInvoicePreview: body.emailForInvoicePreview,
  employeeIdLabel: ownEmployeeIdLabel(service, body.employeeIdLabel),
});

const turnsOffConfirmation = (before: SettingsToSave, after: SettingsToSave): boolean =>
  before.widgetAccess === 'ALLOW_TICKET_REQUESTS' && after.widgetAccess !== 'ALLOW_TICKET_REQUESTS';
