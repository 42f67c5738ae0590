// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import type { AttachedForm, RunningOperation } from '#platform/api/running-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { pressNow, write } from '#testing/actions.ts';
import { act, cleanup, render, screen, waitFor } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#platform/texts/start-texts.ts';
import { createFieldHook } from './create-field-hook.ts';
import { Form } from './form.tsx';
import { FormHead } from './form-notices.tsx';
import { useDraftForm } from './use-draft-form.ts';

type Fields = { bike: string; home: { street: string } };
type Options = Partial<Parameters<typeof useDraftForm<Fields, Fields>>[0]>;

const fault = { error: 'required' };
const schema = z.object({
  bike: z.string(fault).check(z.minLength(1, fault)),
  home: z.object({ street: z.string() }),
});
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });
const useField = createFieldHook<Fields>();
const start: Fields = { bike: 'City', home: { street: 'Main street' } };

const sent: Fields[] = [];
/** The form as its operation has it. */
let attachedForm: AttachedForm | null = null;
const operation: RunningOperation = {
  isPending: false,
  problem: null,
  attach(form) {
    attachedForm = form;
    return () => undefined;
  },
};
const setFaults = (...faults: Parameters<AttachedForm['setFaults']>[0][number][]) =>
  act(() => attachedForm?.setFaults(faults));

const Fields = () => (
  <>
    <TextField {...useField('bike')} />
    <TextField {...useField('home.street')} />
  </>
);

function Page(options: Options) {
  const form = useDraftForm<Fields, Fields>({
    draftName: 'bike',
    start,
    resolver,
    fields: [
      { name: 'bike', label: 'Bike' },
      { name: 'home.street', paths: ['home'], label: 'Street' },
    ],
    ...options,
  });
  return (
    <Form form={form} operation={operation} onSubmit={(body) => sent.push(body)}>
      <FormHead />
      <Fields />
      <Button type="submit">Send</Button>
      <Button onClick={form.handOver((body) => sent.push(body))}>Hand over</Button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const storedDraft = () => JSON.stringify(draftStore.read('bike'));
const linesOf = (): (string | null)[] =>
  screen.queryAllByRole('link').map(({ textContent }) => textContent);

afterEach(cleanup);
beforeEach(async () => {
  sessionStorage.clear();
  pageFactsOf();
  await startTexts(['field-faults']);
  sent.length = 0;
});

describe('the draft of a form', () => {
  it('is kept from the start where a reload should lead back to the form', async () => {
    render(<Page isKeptFromStart />);
    await waitFor(() => expect(storedDraft()).toContain('City'));
    write('Bike', 'Cargo');
    await waitFor(() => expect(storedDraft()).toContain('Cargo'));
    write('Bike', 'City');
    await waitFor(() => expect(storedDraft()).toContain('City'));
  });

  it('is not kept as long as nothing is changed', async () => {
    render(<Page />);
    expect(draftStore.read('bike')).toBeNull();
    write('Bike', 'Cargo');
    await waitFor(() => expect(storedDraft()).toContain('Cargo'));
    write('Bike', 'City');
    await waitFor(() => expect(draftStore.read('bike')).toBeNull());
  });

  it('gives way to the first values when one starts over', () => {
    draftStore.keep('bike', { bike: 'Cargo' });
    render(<Page />);
    expect([field('Bike').value, field('Street').value]).toEqual(['Cargo', 'Main street']);
    pressNow('Start over');
    expect(field('Bike').value).toBe('City');
    expect(document.activeElement).toBe(field('Bike'));
    expect(draftStore.read('bike')).toBeNull();
  });

  it('is merged as the form says it', () => {
    draftStore.keep('bike', { bike: 'Cargo' });
    render(<Page start={(draft) => ({ ...start, bike: `${draft?.bike ?? 'None'}!` })} />);
    expect(field('Bike').value).toBe('Cargo!');
    pressNow('Start over');
    expect(field('Bike').value).toBe('None!');
  });

  it('is gone before the step that precedes the form is shown again', () => {
    draftStore.keep('bike', { bike: 'Cargo' });
    const onRestart = vi.fn<() => void>(() => expect(draftStore.read('bike')).toBeNull());
    render(<Page onRestart={onRestart} />);
    pressNow('Start over');
    expect(onRestart).toHaveBeenCalledOnce();
  });

  it('is gone when the form beneath has taken the values, and kept when they are sent', async () => {
    render(<Page />);
    write('Bike', '');
    pressNow('Hand over');
    await screen.findByRole('link', { name: 'Bike: You need to fill in this' });
    expect(sent).toEqual([]);
    write('Bike', 'Cargo');
    await waitFor(() => expect(storedDraft()).toContain('Cargo'));
    pressNow('Send');
    await waitFor(() => expect(sent).toEqual([{ ...start, bike: 'Cargo' }]));
    expect(draftStore.read('bike')).not.toBeNull();
    pressNow('Hand over');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(draftStore.read('bike')).toBeNull();
  });
});

describe('faults that the server finds', () => {
  it('stand at their fields, of each the first one', async () => {
    render(<Page />);
    await setFaults(
      { path: 'bike', message: 'maxLength' },
      { path: 'bike', message: 'required' },
      { path: 'home.street', message: 'required' },
      { path: 'home', message: 'maxLength' },
      { path: 'elsewhere', message: 'required' },
    );
    expect(linesOf()).toEqual(['Bike: This is too long', 'Street: This is too long']);
  });

  it('stand at the field that shows a part of it', async () => {
    render(<Page />);
    await setFaults({ path: 'home.street', message: 'maxLength' });
    expect(field('Street').getAttribute('aria-invalid')).toBe('true');
  });

  it('stand at the field that has another name than the path', async () => {
    render(<Page nameOf={(path) => (path === 'vehicle' ? 'bike' : path)} />);
    await setFaults({ path: 'vehicle', message: 'maxLength' });
    expect(field('Bike').getAttribute('aria-invalid')).toBe('true');
  });
});
