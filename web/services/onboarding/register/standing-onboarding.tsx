import { useState } from 'react';
import { AfterContract } from '../after-contract.tsx';
import { ChooseSignee } from './choose-signee.tsx';
import { Resumed } from './resumed.tsx';
import type { StandingProps } from './standing-props.ts';
import { StartedBefore } from './started-before.tsx';
import { SupportView } from './support-view.tsx';
import { TellSigneeAgain } from './tell-signee-again.tsx';

interface StandingOnboardingProps extends StandingProps {
  /** The page was opened without the address of a step: it first says where the onboarding stands. */
  isResumed?: boolean;
}

/** An onboarding whose identity is proved, by what the server says of it. */
export function StandingOnboarding({ isResumed = false, ...props }: StandingOnboardingProps) {
  // After a change the person knows where it stands.
  const [hasChanged, setChanged] = useState(false);
  const { onboarding } = props;
  const onChange: StandingProps['onChange'] = (changed) => {
    setChanged(true);
    props.onChange(changed);
  };
  const standing = { ...props, onChange };
  switch (onboarding.step) {
    case 'PROVIDE_SIGNEE':
      return isResumed && !hasChanged ? <Resumed {...standing} /> : <ChooseSignee {...standing} />;
    case 'VERIFY_PHONE':
      return <Resumed {...standing} />;
    case 'AWAIT_SIGNATURES':
    case 'DONE':
      return (
        <AfterContract
          onboarding={onboarding}
          actionsOf={(signer) => (
            <TellSigneeAgain onboarding={onboarding} signer={signer} onChange={onChange} />
          )}
        />
      );
    case 'CONTACT_SUPPORT':
      return <SupportView {...standing} />;
    case 'PROVE_IDENTITY':
    case 'ENDED':
      return <StartedBefore {...standing} />;
  }
}
