import type {
  CostChange,
  getCostChanges,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatKroner, formatNumber, formatPriceDifference } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { nameOfLine, useLineText } from '#billing/invoices/invoice/line-facts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { pagesOfSubtype } from '#platform/page-entries/service-pages.ts';

type Group = Reply<typeof getCostChanges>[number];

const looks = {
  SUBSCRIBED: { icon: 'circle-plus', text: 'changeNew' },
  PRICE_CHANGED: { icon: 'swap', text: 'changePrice' },
  UNSUBSCRIBED: { icon: 'minus', text: 'changeEnded' },
} as const;

/** The changes of one type: how many, what they come to, and each with who it is about. */
export function ChangesOfType({ group, onAll }: { group: Group; onAll: () => void }) {
  const t = useTexts('invoices');
  const { changeType, count, priceDifference, changes } = group;
  const { icon, text } = looks[changeType];
  const rest = count - changes.length;
  return (
    <li className="px-(--space-panel) py-3">
      <p className="flex items-center gap-3 font-semibold">
        <Icon name={icon} />
        <span className="flex-1">{t(text, { count, number: formatNumber(count) })}</span>
        <Difference kroner={priceDifference} />
      </p>
      <ul className="mt-1 ml-8">
        {changes.map((change) => (
          <ChangedLine key={change.line.id} change={change} />
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="quiet" className="ml-5" onClick={onAll}>
          {t('showRest', { count: rest, number: formatNumber(rest) })}
        </Button>
      )}
    </li>
  );
}

const Difference = ({ kroner }: { kroner: number }) => (
  <span className="whitespace-nowrap tabular-nums">
    {formatPriceDifference(Math.round(kroner * 100))}
  </span>
);

function ChangedLine({ change }: { change: CostChange }) {
  const t = useTexts('invoices');
  const lineText = useLineText();
  const { line, oldPrice, priceDifference } = change;
  const prices =
    oldPrice === null
      ? null
      : t('fromPrice', { old: formatKroner(oldPrice), new: formatKroner(line.price) });
  return (
    <li className="flex gap-4 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Person line={line} />
        <span className="text-caption text-ink-muted">
          {' '}
          {[lineText(line), prices].filter(Boolean).join(', ')}
        </span>
      </span>
      <Difference kroner={priceDifference} />
    </li>
  );
}

/** Leads to the page of the person in the service of the line. */
function Person({ line }: { line: CostChange['line'] }) {
  const t = useTexts('invoices');
  const { company, features } = useSession();
  const name = nameOfLine(line);
  if (name === null) return <span className="text-ink-muted">{t('nameErased')}</span>;
  const agreement = company.allAgreements.find(({ id }) => id === line.agreementNumber);
  const pages = agreement ? pagesOfSubtype(agreement.subTypeId) : null;
  if (!pages || line.subscriberId === null || !features.has(pages.feature)) {
    return <span className="font-medium">{name}</span>;
  }
  return (
    <Link className="font-medium" to={pathTo(pages.person, { id: line.subscriberId })}>
      {name}
    </Link>
  );
}
