import type { NetexMapping } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PriceListReply } from '../prices/price-list-reply.ts';
import { netexFaultTexts } from './netex-fault-texts.ts';
import type { NetexProblem } from './netex-problem.ts';
import { UnknownIds } from './unknown-ids.tsx';

interface NetexNoticeProps {
  problem: NetexProblem;
  list: PriceListReply;
  onReadAgain: (mapping: NetexMapping) => void;
}

/** Errors that are listed; the others are counted. */
const maxShown = 20;

/** What stands in the way of the prices of a NeTEx file. */
export function NetexNotice({ problem, list, onReadAgain }: NetexNoticeProps) {
  const t = useTexts('netex-prices');
  const title = t('notRead', { name: problem.file.name });
  if ('failed' in problem) {
    return (
      <Notice kind="error" title={title} isAnnounced>
        <p>{t(problem.failed === 'TOO_SLOW' ? 'tooSlow' : 'cannotBeRead')}</p>
      </Notice>
    );
  }
  const { errors, unknown, mapping } = problem;
  if (errors.length === 0) {
    return <UnknownIds {...{ unknown, mapping, list, title, onReadAgain }} />;
  }
  const more = errors.length - maxShown;
  return (
    <Notice kind="error" title={title} isAnnounced>
      <p>{t('allOrNothing')}</p>
      <ul>
        {errors.slice(0, maxShown).map(({ line, reason }, at) => (
          <li key={at}>
            {t('line', { line: formatNumber(line), reason: t(netexFaultTexts[reason]) })}
          </li>
        ))}
        {more > 0 && <li>{t('more', { number: formatNumber(more) })}</li>}
      </ul>
    </Notice>
  );
}
