import type {
  CostChange,
  CostChangeGroup,
} from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useId, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link, linkClass } from '#platform/design/buttons/link.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { formatKroner, formatNumber, formatPriceDifference } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { nameOfLine, useLineText } from '#billing/invoices/invoice/line-facts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { pagesOfSubtype } from '#platform/page-entries/service-pages.ts';

const looks = {
  SUBSCRIBED: { icon: 'circle-plus', text: 'changeNew' },
  PRICE_CHANGED: { icon: 'swap', text: 'changePrice' },
  UNSUBSCRIBED: { icon: 'minus', text: 'changeEnded' },
} as const;

interface ChangesOfTypeProps {
  group: CostChangeGroup;
  /** The people are shown when their number is pressed. */
  isFolded: boolean;
  onAll: () => void;
}

/** The changes of one type: how many, what they come to, and each with who it is about. */
export function ChangesOfType({ group, isFolded, onAll }: ChangesOfTypeProps) {
  const t = useTexts('invoices');
  const listId = useId();
  const [isOpen, setOpen] = useState(!isFolded);
  const { changeType, count, priceDifference, changes } = group;
  const { icon, text } = looks[changeType];
  const rest = count - changes.length;
  const title = t(text, { count, number: formatNumber(count) });
  return (
    <li className="px-(--space-panel) py-2">
      <div className="flex min-h-8 items-center gap-3">
        <Icon name={icon} className="text-ink-muted" />
        <p className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-wrap">
          {isFolded ? (
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setOpen(!isOpen)}
              className={classNames(linkClass, 'shrink-0 py-1 font-semibold pointer-coarse:py-3')}
            >
              {title}
            </button>
          ) : (
            <span className="font-semibold">{title}</span>
          )}
          {!isOpen && (
            <span className="min-w-0 truncate text-ink-muted">
              <LastNames group={group} />
            </span>
          )}
        </p>
        <span className="font-semibold">
          <Difference kroner={priceDifference} />
        </span>
      </div>
      {isOpen && (
        <>
          <ul id={listId} className="ml-8">
            {changes.map((change) => (
              <ChangedLine key={change.line.id} change={change} />
            ))}
          </ul>
          {rest > 0 && (
            <Button variant="quiet" className="ml-5" onClick={onAll}>
              {t('showRest', { count: rest, number: formatNumber(rest) })}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

const shownNames = 3;

/** 'Aas, Berg, Dahl og 4 til'. */
function LastNames({ group: { changes, count } }: { group: CostChangeGroup }) {
  const t = useTexts('invoices');
  const names = changes.flatMap(({ line }) => line.lastName ?? []).slice(0, shownNames);
  if (names.length === 0) return null;
  const rest = count - names.length;
  const listed = names.join(', ');
  return rest > 0 ? t('andOthers', { names: listed, number: formatNumber(rest) }) : listed;
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
