import type { ChildPastAge as PastAge } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '#platform/design/buttons/link.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { childPastAgeText } from './child-past-age-text.ts';
import { FreeProfileCards } from './free-profile-cards.tsx';
import { childPastAge } from './free-order-body.ts';
import { type FreeOrderFields, holderIn } from './free-order-fields.ts';
import { useFreeOffer } from './free-order-offer.ts';
import { useFreeOrderField } from './use-free-order-field.ts';

/** The profile, of which age and relation forbid some; a child may be too old by the company's settings. */
export function ProfileField() {
  const offer = useFreeOffer();
  const { control, getValues } = useFormContext<FreeOrderFields>();
  const field = useFreeOrderField('profileId');
  const [ticketHolderType, dateOfBirth, startDate, profileId] = useWatch({
    control,
    name: ['ticketHolderType', 'dateOfBirth', 'startDate', 'profileId'],
  });
  const fields = { ...getValues(), ticketHolderType, dateOfBirth, startDate, profileId };
  const pastAge = childPastAge(fields, offer);
  return (
    <div className="grid gap-3">
      <FreeProfileCards
        {...field}
        holder={holderIn(fields, offer)}
        error={pastAge ? undefined : field.error}
      />
      {pastAge && <ChildPastAge pastAge={pastAge} />}
    </div>
  );
}

/** Names the setting by which the child gets no ticket. */
function ChildPastAge({ pastAge }: { pastAge: PastAge }) {
  const t = useTexts('free-order');
  return (
    <Notice kind="warning" title={t('childPastAgeTitle')} isAnnounced>
      <p>{childPastAgeText(t, pastAge)}</p>
      <Link to="/fribilletter/innstillinger">{t('toSettings')}</Link>
    </Notice>
  );
}
