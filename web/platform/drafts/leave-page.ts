import { draftStore } from './draft-store.ts';

/** Goes to an address outside the application, without a question: drafts outlive it. */
export function leavePage(address: string): void {
  draftStore.allowLeaving();
  location.assign(address);
}

/** Loads the page again, without a question: drafts outlive it. */
export function reloadPage(): void {
  draftStore.allowLeaving();
  location.reload();
}
