import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { maxLengths } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import { useId } from 'react';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FieldHints } from '#platform/design/fields/field.tsx';
import { labelClass } from '#platform/design/fields/field-style.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useWidgetField } from './widget-fields.ts';

/** Under which agreements the form orders; where a company has one alone it is not asked. */
export function AgreementsField({ agreements }: { agreements: readonly CompanyAgreement[] }) {
  const t = useTexts('widget');
  const { value, onChange, name, label, error } = useWidgetField('agreementNumbers');
  const id = useId();
  return (
    <fieldset data-field={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={labelClass}>{label}</legend>
      {agreements.map((agreement) => (
        <Checkbox
          key={agreement.id}
          name={`${name}-${agreement.id}`}
          label={agreementLabel(agreement)}
          value={value.includes(agreement.id)}
          onChange={(isTicked) =>
            onChange(
              isTicked
                ? [...value, agreement.id]
                : value.filter((number) => number !== agreement.id),
            )
          }
        />
      ))}
      <FieldHints id={id} description={t('agreementsHelp')} error={error} />
    </fieldset>
  );
}

/** Size, format, theme and logo. */
export function LookFields() {
  const t = useTexts('widget');
  return (
    <>
      <div className="max-w-48">
        <TextField {...useWidgetField('width')} inputMode="numeric" description={t('widthHelp')} />
      </div>
      <RadioCards
        {...useWidgetField('format')}
        columns={2}
        cards={[
          { value: 'horisontal', label: t('horizontal'), description: t('horizontalText') },
          { value: 'vertikal', label: t('vertical'), description: t('verticalText') },
        ]}
      />
      <RadioCards
        {...useWidgetField('colourScheme')}
        columns={2}
        cards={[
          { value: 'light', label: t('light') },
          { value: 'dark', label: t('dark') },
        ]}
      />
      <Checkbox {...useWidgetField('logo')} />
    </>
  );
}

export function EmployeeIdFields() {
  const t = useTexts('widget');
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full font-semibold">{t('employeeId')}</legend>
      <TextField
        {...useWidgetField('employeeIdHelpText')}
        isOptional
        maxLength={maxLengths.employeeIdHelpText}
      />
      <TextField
        {...useWidgetField('employeeIdRegex')}
        isOptional
        maxLength={maxLengths.employeeIdRegex}
        description={t('patternHelp')}
      />
    </fieldset>
  );
}

export function SitesField() {
  const t = useTexts('widget');
  return <TextArea {...useWidgetField('allowedOrigins')} isOptional description={t('sitesHelp')} />;
}
