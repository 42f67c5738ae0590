import { listCompanyAdministrators } from '@takst/contract/customers/session/list-company-administrators.contract.ts';
import { listCounterBuyers } from '@takst/contract/services/ticket-counter/order/list-counter-buyers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

interface WhoOrdersProps {
  companyId: number;
  /** The specified text of a page without access. */
  general: string;
}

/** Names the buyers, for users of the counter who may not order there. */
export function WhoOrders({ companyId, general }: WhoOrdersProps) {
  const t = useTexts('who-orders');
  const language = usePageLanguage();
  const params = { id: companyId };
  // The page says that a role is vacant only once the names have been fetched.
  const { data } = useQuery({ ...queryOf(listCounterBuyers, { params }), throwOnError: false });
  const { data: administrators = [] } = useQuery({
    ...queryOf(listCompanyAdministrators, { params }),
    throwOnError: false,
  });
  const inWords = (names: readonly string[]) =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  const adviceFor = (buyers: readonly string[]) =>
    buyers.length > 0 ? t('askBuyers', { names: inWords(buyers) }) : t('askUserAdministrator');
  const givers = administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const text = [
    `${general}.`,
    ...(data ? [adviceFor(data.buyers)] : []),
    ...(givers.length > 0 ? [t('givesAccess', { names: inWords(givers) })] : []),
  ].join(' ');
  return (
    <MessagePage icon="user" title={t('title')} text={text}>
      <LinkButton to="/billettluka/ordrehistorikk">{t('toHistory')}</LinkButton>
    </MessagePage>
  );
}
