import { type FormEvent, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { ConsentLinks } from '#platform/design/links/consent-links.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useNarrow } from '#platform/design/table/use-narrow.ts';
import { agreementOf, fieldNames, faultsOf } from './order-fields.ts';
import { PersonFields } from './person.fields.tsx';
import { PriceSummary } from './price-summary.tsx';
import { ProblemNotice } from '../calls/problem-notice.tsx';
import type { StepProps } from './step-props.ts';
import { TicketFields } from './ticket.fields.tsx';
import { useEmployeeIdLabel } from './use-employee-id-label.ts';
import { useFaultTexts } from './use-fault-texts.ts';
import { useFormTexts } from '../words/use-form-texts.ts';
import type { OrderCalls } from '../calls/use-order-calls.ts';

interface FieldsStepProps extends StepProps {
  calls: OrderCalls;
  /** The phone has given its code: no other is sent. */
  isProved: boolean;
  onDone: () => Promise<void>;
}

/** Who, where and when, the price and the consent. */
export function FieldsStep({ form, fields, calls, isProved, onChange, onDone }: FieldsStepProps) {
  const t = useFormTexts();
  const [isChecked, setChecked] = useState(false);
  // The boxes suffice: on a phone the map would put the consent a screen further down.
  const isPhone = useNarrow(600);
  const [isMapOpen, setMapOpen] = useState(false);
  const faults = isChecked ? faultsOf(form, fields) : {};
  const label = useEmployeeIdLabel(form, fields);
  const errorOf = useFaultTexts(faults, label);
  const company = form.companyName;
  const isRequest = agreementOf(form, fields)?.isRequest ?? false;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const wrong = faultsOf(form, fields);
    const first = fieldNames.find((name) => name in wrong);
    if (first) focusField(first);
    else void onDone();
  }

  const step = { form, fields, onChange, errorOf };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Card title={t('sectionPerson')}>
        <PersonFields {...step} />
      </Card>
      <Card
        title={t('sectionTicket')}
        actions={
          isPhone && (
            <Button
              variant="quiet"
              className="-my-2.5 -mr-3"
              aria-expanded={isMapOpen}
              onClick={() => setMapOpen(!isMapOpen)}
            >
              {t(isMapOpen ? 'mapHide' : 'mapShow')}
            </Button>
          )
        }
      >
        <TicketFields {...step} hasMap={isMapOpen || !isPhone} />
      </Card>
      <Card>
        <div className="text-small">
          <Checkbox
            name="hasAccepted"
            label={t('acceptance', { company })}
            value={fields.hasAccepted}
            onChange={(hasAccepted) => onChange({ hasAccepted })}
            error={errorOf('hasAccepted')}
            isRequired
          />
          <ConsentLinks />
        </div>
        <p className="mt-3 text-small text-ink-muted">
          {isRequest ? t('asksFirst', { company }) : t('runsOn')}
        </p>
      </Card>
      <ProblemNotice
        problem={calls.problem}
        company={company}
        label={label}
        isRequest={isRequest}
      />
      {/* In sight all the way down on a page of its own; in a frame, which is as high as the form, it stands last. */}
      <div data-bottom-bar="always" className={barClass}>
        <PriceSummary form={form} fields={fields} />
        <Button type="submit" variant="primary" isPending={calls.isPending} className="shrink-0">
          {t(isProved ? (isRequest ? 'request' : 'order') : 'goOn')}
        </Button>
      </div>
    </form>
  );
}

const barClass =
  'sticky bottom-0 z-20 -mx-4 -mb-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-foot';
