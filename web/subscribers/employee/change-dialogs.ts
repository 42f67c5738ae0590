import type { ComponentType, FunctionComponent } from 'react';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { loadTexts } from '#texts/language.ts';

/** A dialog that is loaded with its texts when it is opened. */
export const dialog = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): FunctionComponent<P> =>
  lazyDialog(async () => (await Promise.all([load(), loadTexts(['change-ticket'])]))[0]);

export const UpdateContactDetails = dialog(
  async () =>
    (await import('#tickets/change/update-contact-details.modal.tsx')).UpdateContactDetailsModal,
);
