import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import { freeTicketDepartments } from '@takst/contract/ticketing/batches/free-ticket-departments.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DayOption, DepartmentOption, isOpen } from './option.fields.tsx';

type Options = OptionsOf<typeof freeTicketDepartments>;

/** The new department, and the first day in it; a change checks the rows again. */
export function DepartmentOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('free-many');
  // The contract has parsed them by the schema of this service.
  const current = options as Options;
  const change: (changes: Partial<Options>) => void = onChange;
  const isMissing = isOpen(freeTicketDepartments, totals, 'CHANGE_DATE_NOT_CHOSEN');
  return (
    <Card title={t('forAll')}>
      <div className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DepartmentOption
            label={t('newDepartment')}
            value={current.agreementName}
            isMissing={isOpen(freeTicketDepartments, totals, 'AGREEMENT_NOT_CHOSEN')}
            onChange={(agreementName) => change({ agreementName })}
          />
          <DayOption
            name="changeFrom"
            label={t('changeFrom')}
            description={t('changeFromHelp')}
            value={current.changeFrom}
            error={isMissing ? t('changeFromMissing') : undefined}
            onChange={(changeFrom) => change({ changeFrom })}
          />
        </div>
        <SlashOrder totals={totals} value={current.slashOrder} onChange={change} />
      </div>
    </Card>
  );
}
