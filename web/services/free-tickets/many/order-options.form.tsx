import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { cardOriginsOf } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DayOption, DepartmentOption, isOpen } from './option.fields.tsx';

type Options = OptionsOf<typeof freeTicketOrders>;

const startFaults = {
  START_DATE_NOT_CHOSEN: 'startMissing',
  START_DATE_TOO_EARLY: 'startTooEarly',
  START_DATE_TOO_LATE: 'startTooLate',
} as const;
type StartFault = keyof typeof startFaults;

/** Department and first day of a mass order, and whether cards are made; a change checks the rows again. */
export function OrderOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('free-many');
  const { tenant } = useSession();
  // The contract has parsed them by the schema of this service.
  const current = options as Options;
  const change: (changes: Partial<Options>) => void = onChange;
  const origins = cardOriginsOf(tenant);
  const startFault = (Object.keys(startFaults) as StartFault[]).find((code) =>
    isOpen(freeTicketOrders, totals, code),
  );
  return (
    <Card title={t('forAll')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DepartmentOption
            label={t('departmentOfAll')}
            value={current.agreementName}
            isMissing={isOpen(freeTicketOrders, totals, 'AGREEMENT_NOT_CHOSEN')}
            onChange={(agreementName) => change({ agreementName })}
          />
          <DayOption
            name="startDate"
            label={t('startDate')}
            value={current.startDate}
            error={startFault && t(startFaults[startFault])}
            onChange={(startDate) => change({ startDate })}
          />
        </div>
        {origins.includes('existing') && origins.includes('new') && (
          <Checkbox
            name="ordersNewCards"
            label={t('ordersNewCards')}
            value={current.ordersNewCards}
            onChange={(ordersNewCards) => change({ ordersNewCards })}
          />
        )}
        <SlashOrder totals={totals} value={current.slashOrder} onChange={change} />
      </div>
    </Card>
  );
}
