import { tenants } from '@takst/domain/platform/tenants/tenants.ts';
import { isZoneNumber, neighboursOf } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { withZoneFrom } from '#ticketing/tickets/order-zones/zone-fields.ts';
import type { StepProps } from './step-props.ts';
import type { OrderFields } from './order-fields.ts';
import type { ErrorOf } from './use-fault-texts.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

interface ZoneFieldsProps extends StepProps {
  errorOf: ErrorOf;
}

/** One zone, two or all; the second only among the neighbours of the first (spec 2 §2). */
export function ZoneFields({ form, fields, onChange, errorOf }: ZoneFieldsProps) {
  const t = useFormTexts();
  const { zones } = form;
  const { offersAllZones } = tenants[pageFacts.tenant];
  const optionsOf = (some: readonly { id: string; name: string }[]) =>
    some.map(({ id, name }) => ({
      value: id,
      label: isZoneNumber(name) ? t('zone', { name }) : name,
    }));
  return (
    <>
      <Select<OrderFields['zoneChoice']>
        name="zoneChoice"
        label={t('zoneChoice')}
        value={fields.zoneChoice}
        onChange={(zoneChoice) => onChange({ zoneChoice })}
        options={[
          { value: 'one', label: t('oneZone') },
          { value: 'two', label: t('twoZones') },
          ...(offersAllZones ? [{ value: 'all' as const, label: t('allZones') }] : []),
        ]}
      />
      {fields.zoneChoice !== 'all' && (
        <Select
          name="zoneFrom"
          label={t(fields.zoneChoice === 'one' ? 'chosenZone' : 'zoneFrom')}
          value={fields.zoneFrom || null}
          onChange={(id) => onChange(withZoneFrom(fields, id, zones))}
          options={optionsOf(zones)}
          error={errorOf('zoneFrom')}
        />
      )}
      {fields.zoneChoice === 'two' && (
        <Select
          name="zoneTo"
          label={t('zoneTo')}
          value={fields.zoneTo || null}
          onChange={(zoneTo) => onChange({ zoneTo })}
          disabled={fields.zoneFrom === ''}
          description={fields.zoneFrom === '' ? t('zoneToFirst') : undefined}
          options={optionsOf(neighboursOf(zones, fields.zoneFrom))}
          error={errorOf('zoneTo')}
        />
      )}
    </>
  );
}
