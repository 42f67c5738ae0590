import type { Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import type { ReactNode } from 'react';
import { useVersionChangedSince } from './use-version-changed-since.ts';

type ChangedSettings = {
  readonly code: 'SETTINGS_CHANGED_SINCE';
  readonly settings: { readonly version: string };
};

const isChanged = (refused: { readonly code: string }): refused is ChangedSettings =>
  refused.code === 'SETTINGS_CHANGED_SINCE';

type Save<R extends Route> = {
  readonly refused: Refusal<R> | null;
  readonly forget: () => void;
};

/** Handles settings that another user has saved meanwhile, which their version shows. */
export function useSettingsChangedSince<R extends Route>() {
  const changed = useVersionChangedSince<R, ChangedSettings['settings']>({
    nowIn: (refused) => (isChanged(refused) ? refused.settings : undefined),
  });
  return {
    ...changed,
    /** For `SettingsForm`: starts over with the settings of the other user. */
    wayOnOf:
      (save: Save<R>) =>
      (startOver: () => void): ReactNode =>
        changed.wayOn(save.refused, () => {
          startOver();
          changed.forget();
          save.forget();
        }),
  };
}
