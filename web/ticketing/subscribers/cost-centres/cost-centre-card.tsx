import { getCostCentre } from '@takst/contract/ticketing/subscribers/cost-centres/cost-centre-of-subscriber.contract.ts';
import { nameOfCostCentre } from '@takst/domain/ticketing/subscribers/cost-centre.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const SetCostCentreModal = lazyDialog(
  async () => (await import('./set-cost-centre.modal.tsx')).SetCostCentreModal,
);

/** The cost centre of an employee, and the button to choose another. */
export function CostCentreCard({ subscriberId, name }: { subscriberId: number; name: string }) {
  const t = useTexts('cost-centres');
  const { data } = useQuery(queryOf(getCostCentre, { params: { id: subscriberId } }));
  const [isOpen, setOpen] = useState(false);
  const isChosen = data?.costCentre != null;
  return (
    <Card
      title={t('cardTitle')}
      actions={
        data && (
          <Button
            icon="edit"
            aria-label={t(isChosen ? 'changeFor' : 'chooseFor')}
            onClick={() => setOpen(true)}
          >
            {t(isChosen ? 'change' : 'choose')}
          </Button>
        )
      }
    >
      {data ? (
        <p className={isChosen ? 'wrap-anywhere' : 'text-ink-muted'}>
          {data.costCentre ? nameOfCostCentre(data.costCentre) : t('none')}
        </p>
      ) : (
        <SkeletonLines lines={1} />
      )}
      {isOpen && data && (
        <SetCostCentreModal
          subscriberId={subscriberId}
          name={name}
          costCentre={data.costCentre}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
