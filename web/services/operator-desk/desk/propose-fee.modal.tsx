import { type FeeRow, feeRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { feeKinds } from '@takst/domain/catalogue/products/fee-kind.ts';
import { vatKinds } from '@takst/domain/catalogue/products/vat-kind.ts';
import { priceFromText } from '@takst/domain/services/operator-desk/price-from-text.rules.ts';
import { useFormContext } from 'react-hook-form';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { typedKroner } from '#platform/design/fields/kroner-in.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { Desk } from './desk-reply.ts';
import { feeNames, vatNames } from './fee-names.ts';

type Fields = {
  fee: FeeRow['fee'];
  validFrom: string;
  nameNb: string;
  nameEn: string;
  price: string;
  vatKind: FeeRow['vatKind'] | null;
};

const useField = createFieldHook<Fields>();

const nameOf = (path: string): string =>
  ({ 'name.nb': 'nameNb', 'name.en': 'nameEn', priceOre: 'price' })[path] ?? path;

const resolver = bodyResolver({
  schema: feeRow,
  nameOf,
  bodyOf: ({ nameNb, nameEn, price, ...fields }: Fields) => ({
    ...fields,
    name: { nb: nameNb, en: nameEn },
    priceOre: priceFromText(price) ?? Number.NaN,
  }),
});

/** The fee of a kind that is known last: one field of it changes. */
function termsOf({ fees }: Desk, fee: FeeRow['fee']): Omit<Fields, 'fee' | 'validFrom'> {
  const last = fees.find((one) => one.fee === fee);
  return {
    nameNb: last?.name.nb ?? '',
    nameEn: last?.name.en ?? '',
    price: last ? typedKroner(last.priceOre) : '',
    vatKind: last?.vatKind ?? null,
  };
}

type ProposeFeeModalProps = { desk: Desk; onClose: () => void };

export function ProposeFeeModal({ desk, onClose }: ProposeFeeModalProps) {
  const t = useTexts('operator-desk');
  const operation = useMakeProposal(onClose);
  const fee = desk.fees[0]?.fee ?? feeKinds[0];
  const form = useDraftForm<Fields, FeeRow>({
    draftName: 'propose-fee',
    start: { fee, validFrom: desk.earliest.toString(), ...termsOf(desk, fee) },
    resolver,
    fields: [
      { name: 'fee', label: t('fee') },
      { name: 'validFrom', label: t('from') },
      { name: 'price', label: t('price'), fault: () => t('feeFault') },
      { name: 'nameNb', label: t('nameNb') },
      { name: 'nameEn', label: t('nameEn') },
      { name: 'vatKind', label: t('vat') },
    ],
  });
  return (
    <FormDialog
      title={t('feeTitle')}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) =>
        operation.send({ body: { proposed: { kind: 'fee', rows: [row] } } }),
      )}
      onClose={onClose}
    >
      <FeeFields desk={desk} />
    </FormDialog>
  );
}

function FeeFields({ desk }: { desk: Desk }) {
  const t = useTexts('operator-desk');
  const { setValue } = useFormContext<Fields>();
  const feeField = useField('fee');
  function choose(fee: FeeRow['fee']) {
    feeField.onChange(fee);
    const { nameNb, nameEn, price, vatKind } = termsOf(desk, fee);
    setValue('nameNb', nameNb);
    setValue('nameEn', nameEn);
    setValue('price', price);
    setValue('vatKind', vatKind);
  }
  return (
    <div className="grid gap-5">
      <Select
        {...feeField}
        onChange={choose}
        options={feeKinds.map((value) => ({ value, label: t(feeNames[value]) }))}
      />
      <DayField
        {...useField('validFrom')}
        min={desk.earliest}
        description={t('feeHelp', { date: formatDate(desk.earliest) })}
      />
      <TextField {...useField('price')} inputMode="decimal" />
      <TextField {...useField('nameNb')} />
      <TextField {...useField('nameEn')} />
      <Select
        {...useField('vatKind')}
        options={vatKinds.map((value) => ({ value, label: t(vatNames[value]) }))}
      />
    </div>
  );
}
