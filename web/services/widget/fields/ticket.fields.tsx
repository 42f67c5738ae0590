import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { pairInfoFor } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { shownZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { fieldColumns } from './field-columns.ts';
import type { StepProps } from './step-props.ts';
import { agreementOf, possibleStarts, withAgreement } from './order-fields.ts';
import type { ErrorOf } from './use-fault-texts.ts';
import { useFormTexts } from '../words/use-form-texts.ts';
import { ZoneFields } from './zone.fields.tsx';

interface TicketFieldsProps extends StepProps {
  errorOf: ErrorOf;
  /** Beside the boxes for the zones. */
  hasMap: boolean;
}

/** When and where; agreement and category where there are several. */
export function TicketFields(props: TicketFieldsProps) {
  const { form, fields, onChange, errorOf } = props;
  const t = useFormTexts();
  const language = usePageLanguage();
  const agreement = agreementOf(form, fields);
  const starts = possibleStarts(form, fields).map(String);
  const { commonZonePair: pair } = tenantOf(pageFacts.tenant);
  const pairInfo = pairInfoFor(shownZones(fields), pair);
  return (
    <div className={fieldColumns(form.format)}>
      {form.agreements.length > 1 && (
        <Select
          name="agreementNumber"
          label={t('agreement')}
          value={fields.agreementNumber}
          onChange={(agreementNumber) => onChange(withAgreement(form, fields, agreementNumber))}
          options={form.agreements.map(({ agreementNumber, invoiceReference }) => ({
            value: String(agreementNumber),
            label: invoiceReference,
          }))}
        />
      )}
      {(agreement?.profiles.length ?? 0) > 1 && (
        <Select
          name="profileId"
          label={t('profile')}
          value={fields.profileId}
          onChange={(profileId) => onChange({ profileId })}
          options={(agreement?.profiles ?? []).map((id) => ({
            value: id,
            label: profileName(id)[language],
          }))}
        />
      )}
      <Select
        name="startDate"
        label={t('startDate')}
        value={starts.includes(fields.startDate) ? fields.startDate : null}
        onChange={(startDate) => onChange({ startDate })}
        options={starts.map((date) => ({
          value: date,
          label: formatLongDate(Temporal.PlainDate.from(date), language),
        }))}
        error={errorOf('startDate')}
      />
      <ZoneFields {...props} />
      {pair && pairInfo && (
        <p className="col-span-full text-small text-ink-muted">
          {t('pairInfoTitle', { from: pair.from, to: pair.to })}{' '}
          {t(pairInfo === 'within' ? 'pairInfoText' : 'pairInfoBeside')}
        </p>
      )}
    </div>
  );
}
