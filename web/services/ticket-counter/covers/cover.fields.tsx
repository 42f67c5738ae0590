import { maxMonthLimitOre } from '@takst/domain/services/ticket-counter/counter-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Choice } from '#platform/design/fields/choice.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import type { FormField } from '#platform/design/form/form-fields.ts';
import { formatPrice } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { PhoneField } from '#platform/design/phone/phone-field.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { invoiceReferencesQuery } from '#services/ticket-counter/references/invoice-references.queries.ts';
import { useCoverField } from './cover-fields.ts';

/** Name, phone, reference and limit of a covered person. */
export function CoverFieldset() {
  const t = useTexts('covered-users');
  const countryCode = useCoverField('phoneCountryCode');
  return (
    <>
      <TextField {...useCoverField('name')} autoComplete="off" />
      <PhoneField
        {...useCoverField('phone')}
        description={t('phoneText')}
        countryCode={countryCode.value}
        onCountryCode={countryCode.onChange}
      />
      <ReferenceField />
      <TextField
        {...useCoverField('limit')}
        isOptional
        inputMode="decimal"
        autoComplete="off"
        description={t('limitText')}
      />
    </>
  );
}

function ReferenceField() {
  const t = useTexts('covered-users');
  const { company } = useSession();
  const { data } = useQuery(invoiceReferencesQuery(company.id));
  const field = useCoverField('invoiceReferenceId');
  if (data?.totalEntries === 0) return <NoReferences />;
  const options = (data?.matches ?? []).map(({ id, reference }) => ({
    value: String(id),
    label: reference,
  }));
  return (
    <Choice {...field} options={options} placeholder={t('chooseReference')} disabled={!data} />
  );
}

function NoReferences() {
  const t = useTexts('covered-users');
  return (
    <Notice kind="warning" title={t('noReferencesTitle')}>
      <p>{t('noReferencesText')}</p>
      <LinkButton className="mt-3" to="/billettluka/innstillinger/">
        {t('toReferences')}
      </LinkButton>
    </Notice>
  );
}

/** Labels and faults of the fields. */
export function useCoverTexts(): readonly FormField[] {
  const t = useTexts('covered-users');
  return [
    {
      name: 'name',
      label: t('name'),
      fault: (key) => (key === 'nameOnly' ? undefined : t('nameFault')),
    },
    { name: 'phone', label: t('mobile') },
    {
      name: 'invoiceReferenceId',
      label: t('invoiceReference'),
      sentence: () => t('invoiceReferenceFault'),
    },
    {
      name: 'limit',
      label: t('limit'),
      fault: () => t('limitFault', { max: formatPrice(maxMonthLimitOre) }),
    },
  ];
}
