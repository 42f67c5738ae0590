import type { InvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/invoice-recipient.schema.ts';
import { lookUpInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/look-up-invoice-recipient.contract.ts';
import { saveInvoiceRecipient } from '@takst/contract/customers/companies/invoice-recipient/save-invoice-recipient.contract.ts';
import type { InvoiceWay } from '@takst/domain/customers/companies/invoice-recipient.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useSettingsChangedSince } from '#platform/design/changed-since/use-settings-changed-since.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useReceivesEhf } from './use-receives-ehf.ts';

type RecipientFields = {
  way: InvoiceWay;
  email: string;
  /** Of the settings that the form began with; a draft keeps it. */
  version: string;
};

const useRecipientField = createFieldHook<RecipientFields>();

const resolver = bodyResolver({
  schema: saveInvoiceRecipient.body,
  bodyOf: ({ email, ...fields }: RecipientFields) => ({
    ...fields,
    email: email.trim() === '' ? null : email,
  }),
});

type ChangeRecipientModalProps = {
  companyId: number;
  recipient: InvoiceRecipient;
  onClose: () => void;
};

/** Changes how a company gets its invoices. */
export function ChangeRecipientModal({ companyId, recipient, onClose }: ChangeRecipientModalProps) {
  const t = useTexts('invoice-recipient');
  const params = { id: companyId };
  const changed = useSettingsChangedSince<typeof saveInvoiceRecipient>();
  const save = useOperation(saveInvoiceRecipient, {
    texts: 'invoice-recipient',
    failed: 'failed',
    refusals: {
      NOT_REACHED_BY_EHF: 'notReached',
      EMAIL_MISSING: 'emailMissing',
      SETTINGS_CHANGED_SINCE: changed.text,
    },
    causes: { SETTINGS_CHANGED_SINCE: [] },
    toast: 'saved',
    onDone: onClose,
    onProblem: changed.onProblem,
  });
  const form = useDraftForm({
    draftName: `invoice-recipient:${companyId}`,
    start: {
      way: recipient.chosenWay ?? recipient.way ?? 'EMAIL',
      email: recipient.email ?? '',
      version: recipient.version,
    },
    resolver,
    fields: [
      { name: 'way', label: t('way') },
      { name: 'email', label: t('email') },
    ],
  });
  return (
    <FormDialog
      title={t('title')}
      operation={save}
      form={form}
      onClose={onClose}
      {...changed.dialogOf({
        form,
        refused: save.refused,
        send: (body) => save.send({ params, body }),
        onClose,
      })}
    >
      <div className="grid gap-5">
        <WayField />
        <EmailField />
        {recipient.sendsEhf && <LookUp companyId={companyId} recipient={recipient} />}
      </div>
    </FormDialog>
  );
}

function WayField() {
  const t = useTexts('invoice-recipient');
  return (
    <RadioCards
      {...useRecipientField('way')}
      cards={[
        { value: 'EHF', label: t('byEhf'), description: t('byEhfText') },
        { value: 'EMAIL', label: t('byEmail'), description: t('byEmailText') },
      ]}
    />
  );
}

function EmailField() {
  const t = useTexts('invoice-recipient');
  return (
    <TextField
      {...useRecipientField('email')}
      description={t('emailHelp')}
      type="email"
      autoComplete="off"
      maxLength={200}
      isOptional
    />
  );
}

type LookUpProps = { companyId: number; recipient: InvoiceRecipient };

/** Whether the company receives EHF, and the way to ask again. */
function LookUp({ companyId, recipient }: LookUpProps) {
  const t = useTexts('invoice-recipient');
  const receivesEhf = useReceivesEhf();
  const lookUp = useOperation(lookUpInvoiceRecipient, {
    texts: 'invoice-recipient',
    failed: 'lookUpFailed',
    refusals: { EHF_NOT_SENT: 'ehfNotSent' },
    toast: 'lookedUp',
    toastsProblems: true,
    timeoutMs: 20_000,
  });
  return (
    <div className="grid justify-items-start gap-2">
      <p role="status">{`${t('receivesEhf')}: ${receivesEhf(recipient)}`}</p>
      <Button
        isPending={lookUp.isPending}
        onClick={() => lookUp.send({ params: { id: companyId } })}
      >
        {t('lookUp')}
      </Button>
    </div>
  );
}
