import {
  bridgedThrough,
  temporaryThrough,
} from '@takst/domain/services/school-tickets/lost-card/temporary-ticket.rules.ts';
import { workingDaysOfDelivery } from '@takst/domain/services/school-tickets/order-reminder.rules.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeEffect } from '#ticketing/tickets/change/change-effect.tsx';

interface ReplacementEffectProps {
  /** Of the card that is blocked. */
  number: string;
  /** The last day of the ticket. */
  expirationDate: Temporal.PlainDate | null;
  isOwed: boolean;
  isBridged: boolean;
}

/** What becomes of the card, where the new one goes, and what the pupil owes. */
export function ReplacementEffect(props: ReplacementEffectProps) {
  const t = useTexts('lost-card');
  const tChange = useTexts('change-ticket');
  const { number, expirationDate, isOwed, isBridged } = props;
  const language = usePageLanguage();
  const { company, today } = useSession();
  const { post } = company.addresses;
  const bridged = bridgedThrough(pageFacts.tenant, { requestedOn: today, madeOn: null });
  const date = formatLongDate(temporaryThrough(bridged, expirationDate), language, today);
  const address =
    post &&
    [post.line1, post.line2 ?? '', `${post.postCode} ${post.city}`]
      .filter((line) => line.trim() !== '')
      .join(', ');
  return (
    <>
      {address === null && (
        <Notice kind="warning" title={t('noAddressTitle')}>
          <p>{t('noAddressText')}</p>
          <Link to="/minside">{t('toPostAddress')}</Link>
        </Notice>
      )}
      <ChangeEffect
        notes={[
          { icon: 'warning', text: t('oldCardBlocked', { number }) },
          address !== null && {
            icon: 'card',
            text: t('newCardPosted', { address, days: workingDaysOfDelivery }),
          },
          { icon: 'check', text: t('ticketGoesOn') },
          isBridged && { icon: 'clock', text: t('bridgedAtMost', { date }) },
          isOwed && { icon: 'wallet', text: t('pupilOwes') },
          { icon: 'info', text: tChange('notUndone') },
        ]}
      />
    </>
  );
}
