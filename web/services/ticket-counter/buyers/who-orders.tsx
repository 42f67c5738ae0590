import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Names the buyers, for users of the counter who may not order there. */
export function WhoOrders({ companyId }: { companyId: number }) {
  const t = useTexts('who-orders');
  const language = usePageLanguage();
  const params = { id: companyId };
  // Without the names it is still said which roles they have.
  const { data } = useQuery({ ...queryOf(listCounterBuyers, { params }), throwOnError: false });
  const { data: administrators = [] } = useQuery({
    ...queryOf(listCompanyAdministrators, { params }),
    throwOnError: false,
  });
  const inWords = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const { buyers = [] } = data ?? {};
  const givers = administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return (
    <Card title={t('title')}>
      <div className="grid gap-3">
        <p>
          {buyers.length > 0
            ? t('askBuyers', { names: inWords(buyers) })
            : t('askUserAdministrator')}
        </p>
        {givers.length > 0 && <p>{t('givesAccess', { names: inWords(givers) })}</p>}
        <p>
          <LinkButton to="/billettluka/ordrehistorikk">{t('toHistory')}</LinkButton>
        </p>
      </div>
    </Card>
  );
}
