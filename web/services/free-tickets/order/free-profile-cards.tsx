import {
  freeAges,
  type FreeHolder,
  type FreeProfileId,
  freeProfileIds,
  type FreeProfileRefusal,
  refuseFreeProfile,
} from '@takst/domain/services/free-tickets/free-profile.rules.ts';
import type { FieldProps } from '#platform/design/fields/field-props.ts';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const profileTexts = { ADULT: 'adult', SENIOR: 'reduced', CHILD: 'child' } as const;

interface FreeProfileCardsProps extends Omit<FieldProps<FreeProfileId>, 'onChange'> {
  onChange: (profileId: FreeProfileId) => void;
  /** Null before it is known: then nothing is forbidden. */
  holder: FreeHolder | null;
}

/** The profiles of free tickets; one that age or relation forbids says why (spec 3 §5). */
export function FreeProfileCards({ holder, ...field }: FreeProfileCardsProps) {
  const t = useTexts('free-order');
  const reasonFor = useProfileReason();
  return (
    <RadioCards<FreeProfileId>
      {...field}
      columns={3}
      cards={freeProfileIds.map((value) => {
        const refused = holder && refuseFreeProfile(value, holder);
        return {
          value,
          label: t(profileTexts[value]),
          isDisabled: refused !== null,
          description: refused ? reasonFor(refused, holder) : undefined,
        };
      })}
    />
  );
}

/** Why a holder cannot have a profile, in a few words. */
function useProfileReason() {
  const t = useTexts('free-order');
  return (refused: FreeProfileRefusal, { tenant, holderType }: FreeHolder): string => {
    const { adult, reduced } = freeAges(tenant);
    switch (refused) {
      case 'MUST_BE_REDUCED':
        return holderType === 'RETIRED'
          ? t('retiredAreReduced')
          : t('reducedFromAge', { age: reduced });
      case 'MUST_BE_ADULT':
        return holderType === 'EMPLOYEE'
          ? t('employeesAreAdults')
          : t('adultFromAge', { age: adult });
      case 'CANNOT_BE_CHILD':
        return holderType === 'EMPLOYEE'
          ? t('employeesAreNoChildren')
          : t('noChildFromAge', { age: adult });
      case 'MUST_BE_CHILD':
        return t('childUntilAge', { age: adult });
      case 'CANNOT_BE_REDUCED':
        return t('reducedNotYet', { age: adult });
    }
  };
}
