import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketEnds } from '@takst/contract/ticketing/batches/free-ticket-ends.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DayOption, isOpen } from './option.fields.tsx';

type Options = OptionsOf<typeof freeTicketEnds>;

/** The last day of those whose row names none; a change checks the rows again. */
export function EndOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('free-many');
  // The contract has parsed them by the schema of this service.
  const current = options as Options;
  const change: (changes: Partial<Options>) => void = onChange;
  const isMissing = isOpen(freeTicketEnds, totals, 'LAST_DAY_NOT_CHOSEN');
  return (
    <Card title={t('forAll')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DayOption
            name="lastDay"
            label={t('lastDay')}
            description={t('lastDayHelp')}
            value={current.lastDay}
            error={isMissing ? t('lastDayMissing') : undefined}
            onChange={(lastDay) => change({ lastDay })}
          />
        </div>
        <SlashOrder totals={totals} value={current.slashOrder} onChange={change} />
      </div>
    </Card>
  );
}
