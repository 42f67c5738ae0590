import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { freeTicketLeavers } from '@takst/contract/services/free-tickets/leavers/free-ticket-leavers.ts';
import { Card } from '#platform/design/page/card.tsx';
import { DayOption } from '#services/free-tickets/many/option.fields.tsx';
import type { ComparisonOptions } from '#ticketing/roster/comparison-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The last day of those who have left; another one is checked for all of them. */
export function LeaverOptionsForm({ options, onChange }: ComparisonOptions) {
  const t = useTexts('roster');
  // The contract has parsed them by the schema of this service.
  const current = options as OptionsOf<typeof freeTicketLeavers>;
  return (
    <Card title={t('optionsTitle')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DayOption
          name="lastDay"
          label={t('lastDay')}
          error={undefined}
          value={current.lastDay}
          onChange={(lastDay) => onChange({ ...current, lastDay })}
        />
      </div>
    </Card>
  );
}
