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

/** What a form of settings does when somebody else has saved them: they are told apart by their version. */
export function useSettingsChangedSince<R extends Route>() {
  const changed = useVersionChangedSince<R, ChangedSettings['settings']>({
    nowIn: (refused) => (isChanged(refused) ? refused.settings : undefined),
  });
  return {
    ...changed,
    /** For `SettingsForm`: begins anew with what the other has saved. */
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
