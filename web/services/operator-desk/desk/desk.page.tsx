import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { deskQuery } from '../proposals/operator-desk.queries.ts';
import { DaysCard } from './days-card.tsx';
import { FeeCard } from './fee-card.tsx';
import { OvertakenList } from './overtaken-list.tsx';
import { ProductCard } from './product-card.tsx';
import { ProposalList } from './proposal-list.tsx';
import { SchoolYearCard } from './school-year-card.tsx';
import { SellerCard } from './seller-card.tsx';
import { VatCard } from './vat-card.tsx';

/** What holds for the whole operator, each change of it by two users (docs/decisions/0141). */
export function DeskPage() {
  const t = useTexts('operator-desk');
  const { data: desk } = useQuery(deskQuery);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="grid grid-cols-1 gap-6">
        <ProposalList />
        <OvertakenList />
        <Card
          title={t('pricesCard')}
          actions={<LinkButton to="/operator/priser">{t('seePrices')}</LinkButton>}
        >
          <p className="max-w-prose text-ink-muted">{t('pricesCardText')}</p>
        </Card>
        <SellerCard desk={desk} />
        <ProductCard desk={desk} />
        <FeeCard desk={desk} />
        <VatCard desk={desk} />
        <DaysCard kind="payment-deadline" desk={desk} />
        <DaysCard kind="quarantine" desk={desk} />
        <SchoolYearCard desk={desk} />
      </div>
    </>
  );
}
