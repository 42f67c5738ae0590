import { sellerRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import {
  accountNumberFrom,
  writtenAccountNumber,
} from '@takst/domain/services/operator-desk/account-number.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { Desk } from './desk-reply.ts';

const textNames = [
  'name',
  'organisationNumber',
  'line1',
  'postCode',
  'city',
  'accountNumber',
] as const;
type Fields = { [Name in 'validFrom' | (typeof textNames)[number]]: string } & {
  isInBusinessRegister: boolean;
};

const useField = createFieldHook<Fields>();

const resolver = bodyResolver({
  schema: sellerRow,
  bodyOf: (fields: Fields) => ({
    ...fields,
    organisationNumber: fields.organisationNumber.replaceAll(/\s/gu, ''),
    accountNumber: accountNumberFrom(fields.accountNumber),
  }),
});

/** The seller that is known last: one field of it changes. */
function fieldsOf({ sellers, earliestSeller }: Desk): Fields {
  const [last] = sellers;
  return {
    validFrom: earliestSeller.toString(),
    name: last?.name ?? '',
    organisationNumber: last?.organisationNumber ?? '',
    line1: last?.line1 ?? '',
    postCode: last?.postCode ?? '',
    city: last?.city ?? '',
    accountNumber: writtenAccountNumber(last?.accountNumber ?? ''),
    isInBusinessRegister: last?.isInBusinessRegister ?? false,
  };
}

type ProposeSellerModalProps = { desk: Desk; onClose: () => void };

export function ProposeSellerModal({ desk, onClose }: ProposeSellerModalProps) {
  const t = useTexts('operator-desk');
  const operation = useMakeProposal(onClose);
  const form = useDraftForm({
    draftName: 'propose-seller',
    start: fieldsOf(desk),
    resolver,
    fields: [
      { name: 'validFrom', label: t('from') },
      ...textNames.map((name) => ({ name, label: t(name) })),
      { name: 'isInBusinessRegister', label: t('isInBusinessRegister') },
    ],
  });
  return (
    <FormDialog
      title={t('sellerTitle')}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) =>
        operation.send({
          body: { proposed: { kind: 'seller', rows: [row] } },
        }),
      )}
      onClose={onClose}
    >
      <SellerFields earliest={desk.earliestSeller} />
    </FormDialog>
  );
}

function SellerFields({ earliest }: { earliest: Temporal.PlainDate }) {
  const t = useTexts('operator-desk');
  return (
    <div className="grid gap-5">
      <DayField
        {...useField('validFrom')}
        min={earliest}
        description={t('sellerHelp', { date: formatDate(earliest) })}
      />
      <TextField
        {...useField('accountNumber')}
        inputMode="numeric"
        description={t('accountHelp')}
      />
      <TextField {...useField('name')} />
      <TextField {...useField('organisationNumber')} inputMode="numeric" />
      <TextField {...useField('line1')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...useField('postCode')} inputMode="numeric" />
        <TextField {...useField('city')} />
      </div>
      <Checkbox {...useField('isInBusinessRegister')} />
    </div>
  );
}
