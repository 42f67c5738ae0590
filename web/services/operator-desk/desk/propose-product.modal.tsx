import {
  type ProductRow,
  productRow,
} from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import type { TicketServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Choice } from '#platform/design/fields/choice.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { formatDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { serviceNames } from '#platform/session/services/service-names.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { DayField } from './day.field.tsx';
import type { Desk } from './desk-reply.ts';

type Fields = {
  productId: string;
  validFrom: string;
  nameNb: string;
  nameEn: string;
  descriptionNb: string;
  descriptionEn: string;
  services: TicketServiceId[];
};

const useField = createFieldHook<Fields>();

const fieldNames: Readonly<Record<string, string>> = {
  'name.nb': 'nameNb',
  'name.en': 'nameEn',
  'description.nb': 'descriptionNb',
  'description.en': 'descriptionEn',
};

const resolver = bodyResolver({
  schema: productRow,
  nameOf: (path) => fieldNames[path] ?? path,
  bodyOf: ({ nameNb, nameEn, descriptionNb, descriptionEn, ...fields }: Fields) => ({
    ...fields,
    name: { nb: nameNb, en: nameEn },
    description: { nb: descriptionNb, en: descriptionEn },
  }),
});

/** What a product is, or will be at last: one field of it changes. */
function termsOf({ products }: Desk, productId: string): Omit<Fields, 'productId' | 'validFrom'> {
  const last = products.find(({ id }) => id === productId)?.rows.at(-1);
  return {
    nameNb: last?.name.nb ?? '',
    nameEn: last?.name.en ?? '',
    descriptionNb: last?.description.nb ?? '',
    descriptionEn: last?.description.en ?? '',
    services: [...(last?.services ?? [])],
  };
}

const textNames = ['nameNb', 'nameEn', 'descriptionNb', 'descriptionEn'] as const;

type ProposeProductModalProps = { desk: Desk; onClose: () => void };

export function ProposeProductModal({ desk, onClose }: ProposeProductModalProps) {
  const t = useTexts('operator-desk');
  const operation = useMakeProposal(onClose);
  const productId = desk.products[0]?.id ?? '';
  const form = useDraftForm<Fields, ProductRow>({
    draftName: 'propose-product',
    start: { productId, validFrom: desk.earliest.toString(), ...termsOf(desk, productId) },
    resolver,
    fields: [
      { name: 'productId', label: t('product') },
      { name: 'validFrom', label: t('from') },
      ...textNames.map((name) => ({ name, label: t(name) })),
      { name: 'services', label: t('soldBy') },
    ],
  });
  return (
    <FormDialog
      title={t('productTitle')}
      submitLabel={t('propose')}
      operation={operation}
      form={form}
      onSubmit={form.submit((row) =>
        operation.send({ body: { proposed: { kind: 'product', rows: [row] } } }),
      )}
      onClose={onClose}
    >
      <ProductFields desk={desk} />
    </FormDialog>
  );
}

function ProductFields({ desk }: { desk: Desk }) {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const { setValue } = useFormContext<Fields>();
  const productField = useField('productId');
  function choose(productId: string) {
    productField.onChange(productId);
    const terms = termsOf(desk, productId);
    for (const name of textNames) setValue(name, terms[name]);
    setValue('services', terms.services);
  }
  return (
    <div className="grid gap-5">
      <Choice
        {...productField}
        onChange={choose}
        options={desk.products.map(({ id, rows }) => ({
          value: id,
          label: rows[0]?.name[language] ?? id,
        }))}
      />
      <DayField
        {...useField('validFrom')}
        min={desk.earliest}
        description={t('productHelp', { date: formatDate(desk.earliest) })}
      />
      <TextField {...useField('nameNb')} />
      <TextField {...useField('nameEn')} />
      <TextField {...useField('descriptionNb')} />
      <TextField {...useField('descriptionEn')} />
      <ServiceFields desk={desk} />
    </div>
  );
}

/** The services that sell the product, or did. */
function ServiceFields({ desk }: { desk: Desk }) {
  const t = useTexts('operator-desk');
  const names = useTexts('services');
  const productId = useWatch<Fields, 'productId'>({ name: 'productId' });
  const { value, onChange } = useField('services');
  const possible = desk.products.find(({ id }) => id === productId)?.possibleServices ?? [];
  if (possible.length === 0) return <p className="text-ink-muted">{t('soldByNone')}</p>;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t('soldBy')}</legend>
      {possible.map((service) => (
        <Checkbox
          key={service}
          name={service}
          label={names(serviceNames[service])}
          value={value.includes(service)}
          onChange={(isSold) =>
            onChange(possible.filter((one) => (one === service ? isSold : value.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
