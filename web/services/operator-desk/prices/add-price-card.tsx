import {
  type PriceRow,
  priceRow,
} from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { profileIds, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { priceFromText } from '@takst/domain/services/operator-desk/price-from-text.rules.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { Form } from '#platform/design/form/form.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DayField } from '../desk/day.field.tsx';
import type { PriceListReply } from './price-list-reply.ts';

type Fields = {
  productId: string;
  profileId: string;
  zones: string;
  validFrom: string;
  price: string;
};

const useField = createFieldHook<Fields>();

const resolver = bodyResolver({
  schema: priceRow,
  nameOf: (path) => ({ nrOfZones: 'zones', priceOre: 'price' })[path] ?? path,
  bodyOf: ({ zones, price, ...fields }: Fields) => ({
    ...fields,
    nrOfZones: /^\d{1,2}$/.test(zones.trim()) ? Number(zones) : Number.NaN,
    priceOre: priceFromText(price) ?? Number.NaN,
  }),
});

interface AddPriceCardProps {
  list: PriceListReply;
  onAdd: (row: PriceRow) => void;
}

/** One price that is typed; the next one begins with the same product and day. */
export function AddPriceCard({ list, onAdd }: AddPriceCardProps) {
  const t = useTexts('operator-desk');
  const form = useDraftForm<Fields, PriceRow>({
    draftName: 'new-price',
    start: {
      productId: list.products[0]?.id ?? '',
      profileId: 'ADULT',
      zones: '1',
      validFrom: list.earliest.toString(),
      price: '',
    },
    resolver,
    fields: [
      { name: 'productId', label: t('product') },
      { name: 'profileId', label: t('profile') },
      { name: 'zones', label: t('zones'), fault: () => t('zonesFault') },
      { name: 'validFrom', label: t('from') },
      { name: 'price', label: t('price'), fault: () => t('priceFault') },
    ],
  });
  return (
    <Card title={t('addTitle')}>
      <Form
        form={form}
        onSubmit={(row) => {
          onAdd(row);
          form.form.setValue('price', '');
          showToast('success', t('added'));
        }}
      >
        <PriceFields list={list} />
        <Button type="submit" icon="plus" className="justify-self-start">
          {t('add')}
        </Button>
      </Form>
    </Card>
  );
}

function PriceFields({ list }: { list: PriceListReply }) {
  const language = usePageLanguage();
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr_1.5fr_1fr]">
      <Select
        {...useField('productId')}
        options={list.products.map(({ id, name }) => ({ value: id, label: name[language] }))}
      />
      <Select
        {...useField('profileId')}
        options={profileIds.map((id) => ({ value: id, label: profileName(id)[language] }))}
      />
      <TextField {...useField('zones')} inputMode="numeric" />
      <DayField {...useField('validFrom')} min={list.earliest} />
      <TextField {...useField('price')} inputMode="decimal" />
    </div>
  );
}
