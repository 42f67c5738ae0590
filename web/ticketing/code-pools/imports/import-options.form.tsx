import type { OptionsOf } from '@takst/contract/ticketing/batches/batch-service.ts';
import type { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import type { DraftOptions } from '#ticketing/batches/batch/batch-kit.ts';
import { SlashOrder } from '#ticketing/batches/draft/slash-order.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { PoolField } from './pool.field.tsx';

/** Which pool the codes are for; a change checks them again. */
export function ImportOptionsForm({ totals, options, onChange }: DraftOptions) {
  const t = useTexts('code-pools');
  // The contract has parsed them by the schema of this service.
  const current = options as OptionsOf<typeof codeImports>;
  return (
    <Card title={t('chooseTitle')}>
      <div className="grid gap-5">
        <PoolField pool={current.act} onChange={(act) => onChange({ act })} />
        <SlashOrder totals={totals} value={current.slashOrder} onChange={onChange} />
      </div>
    </Card>
  );
}
