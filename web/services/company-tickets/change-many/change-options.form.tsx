import { openQuestions } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketChanges } from '@takst/contract/ticketing/batches/company-ticket-changes.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { ChangeOptions } from '#ticketing/subscribers/change-many/options-at-start.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { offerFor } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderOffer } from '#services/company-tickets/offer/use-order-offer.ts';
import { useOfferedEnds } from '#ticketing/subscribers/dates/use-offered-ends.ts';
import { useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { ZoneOptions } from '#ticketing/tickets/order-zones/zone-options.tsx';

/** What counts for every row that says nothing else; a change checks the rows again. */
export function ChangeOptionsForm({ batch, totals, options, onChange }: DraftOptions) {
  const t = useTexts('change-many-tickets');
  // The contract has parsed them by the schema of this service.
  const current = options as ChangeOptions;
  const { act } = current;
  const isTicked = batch.source.kind === 'ticked';
  const fields = {
    options: current,
    isAsked: openQuestions(companyTicketChanges, totals).length > 0,
    onChange,
    hasFault: (column: string | null, code: string) =>
      totals.faultGroups.some((group) => group.column === column && group.code === code),
  };
  if (act === 'resend-pickup-code' || act === 'take-back') return null;
  return (
    // With ticked people the heading of the page names them.
    <Card title={isTicked ? undefined : t('defaultsTitle')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {act === 'change-zone' && <ZoneFields {...fields} />}
          {act === 'change-agreement' ? <AgreementField {...fields} /> : <LastDay {...fields} />}
        </div>
        <SlashOrder totals={totals} value={current.slashOrder} onChange={fields.onChange} />
      </div>
    </Card>
  );
}

type FieldsProps = {
  options: ChangeOptions;
  onChange: (changes: Partial<ChangeOptions>) => void;
  /** Whether a row has it in a column, or for lack of a cell of its own. */
  hasFault: (column: string | null, code: string) => boolean;
  /** The rows wait for the reference of all. */
  isAsked: boolean;
};

function LastDay({ options: { act, lastDay }, onChange, hasFault }: FieldsProps) {
  const t = useTexts('change-many-tickets');
  const { field } = useLastDay(useOfferedEnds());
  const isRefused = lastDay === null || hasFault(null, 'END_DATE_NOT_OFFERED');
  return (
    <DateChoiceField
      {...field}
      label={t(act === 'end' ? 'lastDay' : 'lastDayOld')}
      description={act === 'end' ? t('lastDayHelp') : undefined}
      value={lastDay}
      error={isRefused ? t('endDateNotOffered') : undefined}
      onChange={(day) => onChange({ lastDay: day })}
    />
  );
}

function ZoneFields({ options, onChange, hasFault }: FieldsProps) {
  const offer = useOrderOffer();
  if (!offer) return <SkeletonLines lines={2} />;
  return (
    <ZoneOptions
      offer={offer}
      options={options}
      isMissing={(column) => hasFault(column, 'required')}
      onChange={onChange}
    />
  );
}

function AgreementField({ options, onChange, hasFault, isAsked }: FieldsProps) {
  const t = useTexts('change-many-tickets');
  const session = useSession();
  const { agreements } = offerFor(session, { zones: [], products: [] });
  return (
    <Select
      name="agreementName"
      label={t('newReference')}
      value={options.agreementName}
      error={isAsked || hasFault('agreement', 'required') ? t('chooseAgreement') : undefined}
      onChange={(agreementName) => onChange({ agreementName })}
      options={agreements.map((agreement) => ({
        value: String(agreement.id),
        label: agreementLabel(agreement),
      }))}
    />
  );
}
