// @vitest-environment happy-dom
import { type ComponentProps, useState } from 'react';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import type { RunningOperation } from '#platform/api/running-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { showToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { pressNow, write } from '#testing/actions.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { createFieldHook } from './create-field-hook.ts';
import { FormDialog } from './form-dialog.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useAfterPause } from './use-after-pause.ts';
import { useDraftForm } from './use-draft-form.ts';

type Fields = { bike: string; colour: string };
type Props = Partial<Omit<ComponentProps<typeof FormDialog<Fields, Fields>>, 'form'>>;

const resolver = bodyResolver({
  schema: z.object({ bike: z.string(), colour: z.string() }),
  bodyOf: (fields: Fields) => fields,
});
const useField = createFieldHook<Fields>();
const useBikeForm = () =>
  useDraftForm({
    draftName: 'bike',
    start: { bike: 'City', colour: 'red' },
    resolver,
    fields: [
      { name: 'bike', label: 'Bike' },
      { name: 'colour', label: 'Colour' },
    ],
  });
const BikeFields = () => (
  <>
    <TextField {...useField('bike')} />
    <TextField {...useField('colour')} />
  </>
);

const onSubmit = vi.fn<(body?: Fields) => void>();
const onClose = vi.fn<() => void>();
const fieldChanged = vi.fn<(field: string) => void>();
const idle: RunningOperation = { isPending: false, problem: null, fieldChanged };
const failed: RunningOperation = { ...idle, problem: { title: 'Not saved', text: 'Sold.' } };
const busy: RunningOperation = { ...idle, isPending: true };

function BikeDialog(props: Props) {
  const form = useBikeForm();
  return (
    <FormDialog
      title="Buy"
      operation={idle}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
      {...props}
    >
      <BikeFields />
    </FormDialog>
  );
}

async function open(props: Props = {}) {
  render(<BikeDialog {...props} />);
  await screen.findByRole('button', { name: props.cancelLabel ?? 'Cancel' });
}
/** The buttons below the form. */
const buttons = () => screen.getAllByRole<HTMLButtonElement>('button').slice(1);
const names = () => buttons().map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(async () => {
  pageFactsOf();
  await startTexts(['field-faults']);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
});

describe('the buttons of a dialog with a form', () => {
  it.each<[string, Props, string[]]>([
    ['save and cancel', {}, ['Save', 'Cancel']],
    ['have the words of the act', { submitLabel: 'Buy', cancelLabel: 'No' }, ['Buy', 'No']],
    ['begin with the harmless one', { isCancelFirst: true }, ['Cancel', 'Save']],
    ['only close what cannot be sent', { isReadOnly: true }, ['Cancel']],
  ])('%s', async (_, props, expected) => {
    await open(props);
    expect(names()).toEqual(expected);
  });

  it('send nothing before the form is ready', async () => {
    await open({ isDisabled: true });
    expect(button('Save').disabled).toBe(true);
    expect(button('Cancel').disabled).toBe(false);
  });

  it('wait for the answer, and so does Escape', async () => {
    await open({ operation: busy });
    expect(button('Cancel').disabled).toBe(true);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
    pressNow('Close');
    fireEvent.keyDown(screen.getByLabelText('Bike'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a dialog with a form', () => {
  it('is a dialog, or a question', async () => {
    await open();
    expect(screen.queryByRole('dialog', { name: 'Buy' })).not.toBeNull();
    cleanup();
    await open({ isQuestion: true });
    expect(screen.queryByRole('alertdialog', { name: 'Buy' })).not.toBeNull();
  });

  it('says what the act leads to', async () => {
    await open({ result: { label: 'Last day', value: '31 March' }, subtitle: 'Kari' });
    expect(screen.getByText('Last day').textContent).toBe('Last day31 March');
    screen.getByText('Kari');
  });

  it('has the way on beside what went wrong', async () => {
    await open({ wayOn: <a href="/new">Another bike</a> });
    expect(screen.queryByRole('link', { name: 'Another bike' })).toBeNull();
    cleanup();
    await open({ operation: failed, wayOn: <a href="/new">Another bike</a> });
    const problem = within(screen.getByRole('alert'));
    problem.getByText('Not saved');
    problem.getByText('Sold.');
    problem.getByRole('link', { name: 'Another bike' });
  });

  it('tells its operation of each changed field once', async () => {
    await open();
    write('Bike', 'Cargo');
    write('Colour', 'blue');
    await waitFor(() => expect(fieldChanged.mock.calls).toEqual([['bike'], ['colour']]));
  });

  it('begins anew: what earlier acts told is gone', async () => {
    vi.useFakeTimers();
    showToast('error', 'Not sent');
    vi.advanceTimersByTime(1_500);
    vi.useRealTimers();
    await open();
    expect(shownToasts()).toEqual([]);
  });
});

describe('a form of settings', () => {
  function Settings({ operation = failed }: { operation?: RunningOperation }) {
    const form = useBikeForm();
    return (
      <SettingsForm
        form={form}
        operation={operation}
        wayOn={(startOver) => (
          <button type="button" onClick={startOver}>
            Keep what is saved
          </button>
        )}
        onSave={onSubmit}
      >
        <BikeFields />
      </SettingsForm>
    );
  }
  const isMain = () => button('Save').classList.contains('bg-primary');

  it('has its main button once something is changed, and starts over by the way on', async () => {
    render(<Settings />);
    expect(isMain()).toBe(false);
    write('Bike', 'Cargo');
    await waitFor(() => expect(isMain()).toBe(true));
    pressNow('Save');
    await waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toEqual({ bike: 'Cargo', colour: 'red' }),
    );
    pressNow('Keep what is saved');
    expect(screen.getByLabelText<HTMLInputElement>('Bike').value).toBe('City');
    expect(isMain()).toBe(false);
  });

  it('waits for the answer', () => {
    render(<Settings operation={busy} />);
    expect(button('Save').getAttribute('aria-disabled')).toBe('true');
  });

  it('has it with a draft, too', () => {
    draftStore.keep('bike', { bike: 'Cargo' });
    render(<Settings />);
    expect(isMain()).toBe(true);
  });
});

describe('a value that stood still', () => {
  it('is the last one that was typed, after a moment', () => {
    vi.useFakeTimers();
    function Page() {
      const [text, setText] = useState('');
      const settled = useAfterPause({ text });
      return (
        <>
          <TextField label="Search" name="search" value={text} onChange={setText} />
          <output>{settled.text}</output>
        </>
      );
    }
    render(<Page />);
    const shownAfter = (ms: number) => {
      void act(() => vi.advanceTimersByTime(ms));
      return screen.getByRole('status').textContent;
    };
    write('Search', 'b');
    expect(shownAfter(200)).toBe('');
    write('Search', 'bi');
    expect(shownAfter(200)).toBe('');
    expect(shownAfter(150)).toBe('bi');
  });
});
