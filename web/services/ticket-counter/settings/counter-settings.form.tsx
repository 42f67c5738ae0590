import type { CounterSettingsReply } from '@takst/contract/services/ticket-counter/settings/counter-settings.schema.ts';
import { saveCounterSettings } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import type { Body } from '@takst/contract/platform/calls/route.ts';
import type { ComponentProps } from 'react';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { SettingsForm } from '#platform/design/form/settings-form.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const useSettingsField = createFieldHook<CounterSettingsReply>();

const resolver = bodyResolver({
  schema: saveCounterSettings.body,
  bodyOf: (fields: CounterSettingsReply) => fields,
});

interface CounterSettingsFormProps {
  settings: CounterSettingsReply;
  operation: RunningOperation;
  wayOn: ComponentProps<typeof SettingsForm>['wayOn'];
  onSave: (body: Body<typeof saveCounterSettings>) => void;
}

export function CounterSettingsForm(props: CounterSettingsFormProps) {
  const { settings, operation, wayOn, onSave } = props;
  const t = useTexts('counter-settings');
  const { company } = useSession();
  const form = useDraftForm({
    draftName: `counter-settings:${company.id}`,
    start: settings,
    resolver,
    fields: [
      { name: 'allowTicketAdminsToUpdateInvoiceReferences', label: t('buyersAdd') },
      { name: 'invoiceReferenceIsMandatory', label: t('isMandatory') },
    ],
  });
  return (
    <SettingsForm form={form} operation={operation} wayOn={wayOn} onSave={onSave}>
      <Choices />
    </SettingsForm>
  );
}

function Choices() {
  const t = useTexts('counter-settings');
  return (
    <div className="grid gap-4">
      <Checkbox
        {...useSettingsField('allowTicketAdminsToUpdateInvoiceReferences')}
        description={t('buyersAddText')}
      />
      <Checkbox
        {...useSettingsField('invoiceReferenceIsMandatory')}
        description={t('isMandatoryText')}
      />
    </div>
  );
}
