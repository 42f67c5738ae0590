// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const ignore = () => undefined;
const errors = [
  { field: 'firstName', message: 'Skriv fornavn' },
  { field: 'zone', message: 'Velg sone' },
  { field: 'privacy', message: 'Bekreft dette' },
];

function Form({ attempt }: { attempt: number }) {
  return (
    <>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField label="Fornavn" name="firstName" value="" onChange={ignore} />
      <Select label="Sone" name="zone" value={null} onChange={ignore} options={[]} />
      <Checkbox label="Greit" name="privacy" value={false} onChange={ignore} />
    </>
  );
}

test('each attempt to submit moves the focus to the summary', () => {
  const rendered = render(<Form attempt={0} />);
  expect(document.activeElement).toBe(document.body);
  rendered.rerender(<Form attempt={1} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /Du må rette/ }));
});

test.each([
  ['Skriv fornavn', 'textbox', 'Fornavn'],
  ['Velg sone', 'combobox', 'Sone'],
  ['Bekreft dette', 'checkbox', 'Greit'],
])('the line «%s» moves the focus to its field', (line, role, name) => {
  render(<Form attempt={1} />);
  fireEvent.click(screen.getByRole('link', { name: line }));
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});
