import type { ComponentProps } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type AgreementRow, AgreementTable } from './agreement.table.tsx';

interface AgreementCardProps<R extends AgreementRow> extends Omit<
  ComponentProps<typeof AgreementTable<R>>,
  'empty'
> {
  onNew: () => void;
}

export function AgreementCard<R extends AgreementRow>({ onNew, ...table }: AgreementCardProps<R>) {
  const t = useTexts('companies');
  return (
    <Card
      isFlush
      title={t('agreements')}
      actions={
        <Button icon="plus" onClick={onNew}>
          {t('newAgreement')}
        </Button>
      }
    >
      <AgreementTable
        {...table}
        empty={
          <EmptyState icon="document" title={t('noAgreements')}>
            {t('noAgreementsText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
