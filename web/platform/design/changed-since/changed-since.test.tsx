// @vitest-environment happy-dom
import type { changeNote } from '@takst/contract/ticketing/subscribers/note/change-note.contract.ts';
import { saveCounterSettings } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import type { Refusal } from '@takst/contract/platform/calls/route.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { pressNow } from '#testing/actions.ts';
import { cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { useChangedSince } from './use-changed-since.tsx';
import { useSettingsChangedSince } from './use-settings-changed-since.ts';

type NoteRefusal = Refusal<typeof changeNote>;
type SettingsRefusal = Refusal<typeof saveCounterSettings>;

const noteIs = (note: string): NoteRefusal => ({ code: 'NOTE_CHANGED_SINCE', note });
const gone: NoteRefusal = { code: 'SUBSCRIBER_NOT_FOUND' };

/** What was done, in order. */
const acts: string[] = [];
afterEach(cleanup);
beforeEach(() => {
  pageFactsOf();
  acts.length = 0;
});

interface NoteProps {
  refused: NoteRefusal | null;
  hasWords?: boolean;
}

function Note({ refused, hasWords = true }: NoteProps) {
  const changed = useChangedSince<typeof changeNote, string | null>({
    start: 'as it was',
    nowIn: (refusal) => (refusal.code === 'NOTE_CHANGED_SINCE' ? refusal.note : undefined),
    ...(hasWords && { describe: (now) => now ?? '' }),
  });
  return (
    <>
      <p>{refused && changed.text(undefined, refused)}</p>
      <output>{changed.seen}</output>
      <button onClick={() => refused && changed.onProblem({ refused })}>Answer</button>
      <button onClick={() => changed.onProblem({ failure: new Error('down') })}>Fail</button>
      <button onClick={changed.forget}>Forget</button>
      {changed.wayOn(refused, () => acts.push('kept'))}
    </>
  );
}
const seen = () => document.querySelector('output')?.textContent;
const keep = () => screen.queryByRole('button', { name: 'Keep what is saved' });

describe('a form about what somebody else has changed since', () => {
  it.each<[string, NoteProps, RegExp]>([
    ['what is there now', { refused: noteIs('as it is') }, /now says: “as it is”\. If you save/],
    ['that it is removed', { refused: noteIs('') }, /^Somebody else has removed this/],
    [
      'that there is more',
      { refused: noteIs('x'), hasWords: false },
      /changed this in the meantime\. If/,
    ],
    ['the least of another refusal', { refused: gone }, /changed this in the meantime\. If/],
  ])('says %s', (_, props, words) => {
    render(<Note {...props} />);
    expect(document.querySelector('p')?.textContent).toMatch(words);
  });

  it('replaces what its user has seen now, until it begins anew', () => {
    render(<Note refused={noteIs('as it is')} />);
    expect(seen()).toBe('as it was');
    pressNow('Answer');
    expect(seen()).toBe('as it is');
    pressNow('Fail');
    expect(seen()).toBe('as it is');
    pressNow('Forget');
    expect(seen()).toBe('as it was');
  });

  it('can keep what is there, after that refusal alone', () => {
    const { rerender } = render(<Note refused={null} />);
    expect(keep()).toBeNull();
    rerender(<Note refused={gone} />);
    expect(keep()).toBeNull();
    rerender(<Note refused={noteIs('')} />);
    keep()?.click();
    expect(acts).toEqual(['kept']);
  });
});

describe('settings that somebody else has saved since', () => {
  const fields = {
    allowTicketAdminsToUpdateInvoiceReferences: true,
    invoiceReferenceIsMandatory: true,
  };
  const refused: SettingsRefusal = {
    code: 'SETTINGS_CHANGED_SINCE',
    settings: { ...fields, version: 'theirs' },
  };

  function Settings() {
    const changed = useSettingsChangedSince<typeof saveCounterSettings>();
    const save = { refused, forget: () => acts.push('forget') };
    return (
      <>
        <output>{changed.bodyOf({ version: 'mine' }).version}</output>
        <button onClick={() => changed.onProblem({ refused })}>Answer</button>
        {changed.wayOnOf(save)(() => acts.push('start over'))}
      </>
    );
  }

  it('are saved over theirs once they were seen, or kept, which begins anew', () => {
    render(<Settings />);
    expect(seen()).toBe('mine');
    pressNow('Answer');
    expect(seen()).toBe('theirs');
    pressNow('Keep what is saved');
    expect(acts).toEqual(['start over', 'forget']);
    expect(seen()).toBe('mine');
  });

  function Dialog() {
    const changed = useSettingsChangedSince<typeof saveCounterSettings>();
    const form = useDraftForm({
      draftName: 'settings',
      start: { ...fields, version: 'mine' },
      resolver: bodyResolver({ schema: saveCounterSettings.body, bodyOf: (body) => body }),
      fields: [],
    });
    const dialog = changed.dialogOf({
      form,
      refused,
      send: ({ version }) => acts.push(`send over ${version}`),
      onClose: () => acts.push(`close ${draftStore.read('settings') ? 'with' : 'without'} a draft`),
    });
    return (
      <>
        <button onClick={() => changed.onProblem({ refused })}>Answer</button>
        <button onClick={dialog.onSubmit}>Save</button>
        {dialog.wayOn}
      </>
    );
  }

  it('in a dialog are sent with the version that was seen, or the dialog closes without its draft', async () => {
    draftStore.keep('settings', { version: 'of the draft' });
    render(<Dialog />);
    pressNow('Save');
    await waitFor(() => expect(acts).toEqual(['send over of the draft']));
    pressNow('Answer');
    pressNow('Save');
    await waitFor(() => expect(acts).toHaveLength(2));
    pressNow('Keep what is saved');
    expect(acts.slice(1)).toEqual(['send over theirs', 'close without a draft']);
  });
});
