import { getCounterOffer } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import {
  type CounterAllowance,
  counterAllowances,
} from '@takst/domain/platform/access/counter-terms.ts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { queryOf } from '#platform/api/query.ts';
import { usePostAreas } from '#customers/companies/addresses/use-post-areas.ts';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { labelClass } from '#platform/design/fields/field-style.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type AgreementFields, useAgreementField } from './agreement-fields.ts';

/** What of a counter's terms an operator offers at all (spec 1 §6). */
const offerOf = {
  allowedRefund: null,
  allowedTicketCancellation: null,
  allowedTravelMoneyCancellation: 'ticketCounter.cancelTravelMoney',
  hasMailDelivery: 'ticketCounter.mailDelivery',
} as const satisfies Record<CounterAllowance, string | null>;

const labels = {
  allowedRefund: 'allowedRefund',
  allowedTicketCancellation: 'allowedTicketCancellation',
  allowedTravelMoneyCancellation: 'allowedTravelMoneyCancellation',
  hasMailDelivery: 'hasMailDelivery',
} as const satisfies Record<CounterAllowance, string>;

/** What the ticket counter of an agreement may do (spec 3 §3). */
export function CounterTermsFields() {
  const t = useTexts('companies');
  const { tenant } = useSignedIn();
  const { offers } = tenantOf(tenant);
  const isOffered = (allowance: CounterAllowance) => {
    const offer = offerOf[allowance];
    return offer === null || offers.has(offer);
  };
  return (
    <>
      <fieldset className="min-w-0">
        <legend className={labelClass}>{t('counterAllows')}</legend>
        {counterAllowances.filter(isOffered).map((allowance) => (
          <Allowance key={allowance} allowance={allowance} />
        ))}
      </fieldset>
      <ProductsLeftOut />
      {offers.has('ticketCounter.visitAddress') && <VisitAddressFields />}
    </>
  );
}

function Allowance({ allowance }: { allowance: CounterAllowance }) {
  const t = useTexts('companies');
  const { label: _, ...field } = useAgreementField(`ticketCounter.${allowance}`);
  return <Checkbox {...field} label={t(labels[allowance])} />;
}

/** Ticked products are sold; a product that is added later is sold until it is unticked. */
function ProductsLeftOut() {
  const t = useTexts('companies');
  const { value, onChange } = useAgreementField('ticketCounter.blackListedProducts');
  const { data, isError } = useQuery({ ...queryOf(getCounterOffer, {}), throwOnError: false });
  const language = usePageLanguage();
  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{t('counterSells')}</legend>
      {isError && <p className="text-small text-ink-muted">{t('counterSellsFailed')}</p>}
      {data?.products.map(({ id, name }) => (
        <Checkbox
          key={id}
          name={`sells-${id}`}
          label={name[language]}
          value={!value.includes(id)}
          onChange={(isSold) =>
            onChange(isSold ? value.filter((one) => one !== id) : [...value, id])
          }
        />
      ))}
    </fieldset>
  );
}

function VisitAddressFields() {
  const t = useTexts('companies');
  const { getValues, setValue, formState } = useFormContext<AgreementFields>();
  const line1 = useAgreementField('ticketCounter.visitAddress.line1');
  const line2 = useAgreementField('ticketCounter.visitAddress.line2');
  const postCode = useAgreementField('ticketCounter.visitAddress.postCode');
  const city = useAgreementField('ticketCounter.visitAddress.city');
  const findPostArea = usePostAreas();

  async function changePostCode(text: string) {
    postCode.onChange(text);
    const area = await findPostArea(text);
    if (!area || getValues('ticketCounter.visitAddress.postCode') !== text) return;
    const shouldValidate = formState.isSubmitted;
    setValue('ticketCounter.visitAddress.city', area, { shouldDirty: true, shouldValidate });
  }

  return (
    <fieldset className="min-w-0">
      <legend className={labelClass}>{t('counterVisitAddress')}</legend>
      <p className="mb-2 text-small text-ink-muted">{t('counterVisitAddressHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...line1} isOptional autoComplete="off" />
        <TextField {...line2} isOptional autoComplete="off" />
        <TextField
          {...postCode}
          onChange={(text) => void changePostCode(text.trim())}
          isOptional
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField {...city} isOptional autoComplete="off" />
      </div>
    </fieldset>
  );
}
