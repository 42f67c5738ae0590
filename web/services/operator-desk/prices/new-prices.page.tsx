import type { PriceRow } from '@takst/contract/catalogue/price-proposals/price-row.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { maxPriceRows } from '@takst/domain/services/operator-desk/proposal.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#platform/design/buttons/button.tsx';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SimulationCard } from '#services/price-changes/simulation-card.tsx';
import { checkQuery, pricesQuery } from '../proposals/operator-desk.queries.ts';
import { useMakeProposal } from '../proposals/use-make-proposal.ts';
import { AddPriceCard } from './add-price-card.tsx';
import { ComparedPrices } from './compared-prices.tsx';
import { ReadPricesCard } from './read-prices-card.tsx';
import { useDraftRows } from './use-draft-rows.ts';

/** Prices that are typed, pasted or read from a file are compared first, and proposed then. */
export function NewPricesPage() {
  const t = useTexts('operator-desk');
  const { data: list } = useQuery(pricesQuery);
  const draft = useDraftRows();
  return (
    <>
      <PageHeader
        title={t('newPricesTitle')}
        subtitle={t('newPricesSubtitle')}
        back={<BackLink to="/operator/priser">{t('backToPrices')}</BackLink>}
      />
      <div className="grid grid-cols-1 gap-6">
        {list && <ReadPricesCard list={list} onRead={draft.add} />}
        {list && <AddPriceCard list={list} onAdd={(row) => draft.add([row])} />}
        <CheckCard
          rows={draft.rows}
          onChange={draft.change}
          names={Object.fromEntries(list?.products.map(({ id, name }) => [id, name]) ?? [])}
        />
        <SimulationCard rows={rows} />
      </div>
    </>
  );
}

interface CheckCardProps {
  rows: readonly PriceRow[];
  onChange: (rows: readonly PriceRow[]) => void;
  names: Readonly<Record<string, { readonly nb: string; readonly en: string }>>;
}

function CheckCard({ rows, onChange, names }: CheckCardProps) {
  const t = useTexts('operator-desk');
  const goTo = useGoTo();
  const isTooLong = rows.length > maxPriceRows;
  const { data, isFetching } = useQuery(checkQuery(isTooLong ? [] : rows));
  const compared = rows.length === 0 ? [] : (data?.rows ?? []);
  const faulty = compared.filter(({ fault }) => fault !== null);
  const operation = useMakeProposal(({ id }) => {
    onChange([]);
    void goTo(pathTo('/operator/forslag/{id}', { id }));
  });
  const count = rows.length;
  const isReady = count > 0 && !isTooLong && faulty.length === 0 && !isFetching;
  return (
    <Card
      title={t('checkTitle')}
      isFlush
      actions={
        faulty.length > 0 && (
          <Button
            icon="trash"
            onClick={() => onChange(rows.filter((_, at) => !compared[at]?.fault))}
          >
            {t('removeFaulty')}
          </Button>
        )
      }
    >
      {isTooLong && (
        <Notice kind="error" className="m-(--space-panel)" isAnnounced>
          <p>{t('tooManyRows', { rows: formatNumber(maxPriceRows) })}</p>
        </Notice>
      )}
      {count === 0 ? (
        <EmptyState icon="wallet" title={t('checkEmptyTitle')}>
          {t('checkEmptyText')}
        </EmptyState>
      ) : (
        <>
          <ComparedPrices
            rows={compared}
            productNames={names}
            onRemove={(place) => onChange(rows.filter((_, at) => at !== place))}
          />
          <div className="grid justify-items-start gap-4 border-t border-line p-(--space-panel)">
            <ProblemNotice problem={operation.problem} />
            <Button
              variant="primary"
              isPending={operation.isPending}
              disabled={!isReady}
              onClick={() =>
                operation.send({ body: { proposed: { kind: 'prices', rows: [...rows] } } })
              }
            >
              {t('proposePrices', { count, number: formatNumber(count) })}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
