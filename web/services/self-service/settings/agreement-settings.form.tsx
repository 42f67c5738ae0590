import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { SavedAgreementSettings } from '@takst/contract/services/self-service/settings/agreement-settings.schema.ts';
import type { saveAgreementSettings } from '@takst/contract/services/self-service/settings/save-agreement-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { SettingsForm } from '#platform/design/form/settings-form.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import {
  fieldsOf,
  type SettingsFields,
  settingsResolver,
  useSettingsField,
} from './settings-fields.ts';

interface SettingsFormProps {
  settings: SavedAgreementSettings;
  operation: RunningOperation;
  wayOn: ComponentProps<typeof SettingsForm>['wayOn'];
  onSave: (body: Body<typeof saveAgreementSettings>) => void;
}

/** The settings of one agreement (spec 2 §3, §5). */
export function AgreementSettingsForm({ settings, operation, wayOn, onSave }: SettingsFormProps) {
  const t = useTexts('agreement-settings');
  const language = usePageLanguage();
  const { service } = useServicePages();
  const Fields = fieldsOfService[service];
  const form = useDraftForm({
    draftName: `agreement-settings:${settings.agreementNumber}`,
    start: fieldsOf(settings, { service, language }),
    resolver: useMemo(() => settingsResolver(settings), [settings]),
    fields: [
      { name: 'widgetAccess', label: t('access') },
      { name: 'emailForTicketRequests', label: t('emailForTicketRequests') },
      { name: 'emailForInvoicePreview', label: t('emailForInvoicePreview') },
      { name: 'employeeIdLabel', label: t('employeeIdLabel') },
    ],
  });
  return (
    <SettingsForm form={form} operation={operation} wayOn={wayOn} onSave={onSave}>
      <Fields />
    </SettingsForm>
  );
}

const CompanyTicketFields = () => (
  <>
    <AccessField />
    <RequestsEmailField />
    <InvoiceEmailField />
    <LabelField />
  </>
);

/** In three groups (spec 2 §2, Housing association). */
function HousingFields() {
  const t = useTexts('agreement-settings');
  return (
    <>
      <Group title={t('generalSettings')}>
        <LabelField />
      </Group>
      <Group title={t('widgetSettings')}>
        <AccessField />
        <RequestsEmailField />
      </Group>
      <Group title={t('costSettings')}>
        <InvoiceEmailField />
      </Group>
    </>
  );
}

const fieldsOfService: Readonly<Record<SubscriberServiceId, () => ReactNode>> = {
  'company-tickets': CompanyTicketFields,
  housing: HousingFields,
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-4 border-t border-line pt-4">
    <legend className="float-left mb-1 w-full text-section font-semibold">{title}</legend>
    {children}
  </fieldset>
);

function AccessField() {
  const t = useTexts('agreement-settings');
  return (
    <RadioCards
      {...useSettingsField('widgetAccess')}
      columns={2}
      cards={[
        { value: 'DISABLED', label: t('accessDisabled'), description: t('accessDisabledText') },
        {
          value: 'ALLOW_WITH_AUTOMATIC_APPROVAL',
          label: t('accessAutomatic'),
          description: t('accessAutomaticText'),
        },
        {
          value: 'ALLOW_TICKET_REQUESTS',
          label: t('accessRequests'),
          description: t('accessRequestsText'),
        },
      ]}
    />
  );
}

/** Only where an administrator processes the requests (spec 2 §5). */
function RequestsEmailField() {
  const access = useWatch<SettingsFields, 'widgetAccess'>({ name: 'widgetAccess' });
  return access === 'ALLOW_TICKET_REQUESTS' ? <ShownRequestsEmailField /> : null;
}

function ShownRequestsEmailField() {
  const t = useTexts('agreement-settings');
  return (
    <TextField
      {...useSettingsField('emailForTicketRequests')}
      description={t('emailForTicketRequestsText')}
      type="email"
      inputMode="email"
      autoComplete="off"
      isOptional
    />
  );
}

const InvoiceEmailField = () => (
  <TextField
    {...useSettingsField('emailForInvoicePreview')}
    type="email"
    inputMode="email"
    autoComplete="off"
    isOptional
  />
);

function LabelField() {
  const t = useTexts('agreement-settings');
  return (
    <TextField
      {...useSettingsField('employeeIdLabel')}
      description={t('employeeIdLabelText')}
      maxLength={50}
      autoComplete="off"
    />
  );
}
