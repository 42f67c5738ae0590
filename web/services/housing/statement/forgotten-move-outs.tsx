import type { ForgottenMoveOut } from '@takst/contract/services/housing/statement/get-statement.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatKroner, formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { statementQuery, type StatementInput } from './statement.queries.ts';

/** So many are told here; the filter of the list has all of their units. */
const maxTold = 6;

type ForgottenProps = { input: StatementInput; onShowAll: () => void };

/** The move-outs that seem to be forgotten, what to do about each, and where. */
export function ForgottenMoveOuts({ input, onShowAll }: ForgottenProps) {
  const t = useTexts('statement');
  const { data } = useQuery(statementQuery(input));
  const count = data?.forgotten.length ?? 0;
  if (!data || count === 0) return null;
  return (
    <Notice
      kind="warning"
      className="mb-4"
      title={t('forgotten', { count, number: formatNumber(count) })}
    >
      <ul className="mt-2 space-y-2">
        {data.forgotten.slice(0, maxTold).map((moveOut) => (
          <ForgottenMoveOutItem
            key={`${moveOut.kind}${moveOut.unitId}${moveOut.residents[0]?.subscriberId}`}
            {...moveOut}
          />
        ))}
      </ul>
      {count > maxTold && (
        <Button className="mt-3" onClick={onShowAll}>
          {t('andMore')}
        </Button>
      )}
    </Notice>
  );
}

function ForgottenMoveOutItem({
  kind,
  unitNumber,
  day,
  residents,
  monthlyPrice,
}: ForgottenMoveOut) {
  const t = useTexts('statement');
  const [first] = residents;
  const unit = t('unitNumber', { number: unitNumber });
  const facts = {
    date: formatDate(day),
    names: residents.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
    amount: formatKroner(monthlyPrice),
  };
  const runs = monthlyPrice > 0 ? t('runsFor', facts) : t('runsAfterMoveOut', facts);
  return (
    <li>
      {first ? (
        <Link to={pathTo('/borettslag/boenhet/{id}', { id: first.subscriberId })}>{unit}</Link>
      ) : (
        unit
      )}
      {': '}
      {kind === 'two-households' ? t('twoHouseholds', facts) : runs}
    </li>
  );
}
