// @vitest-environment happy-dom
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pressNow, write } from '#testing/actions.ts';
import { cleanup, fireEvent, render, screen } from '#testing/dom.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { Checkbox } from './checkbox.tsx';
import { Combobox } from './combobox.tsx';
import type { FieldProps } from './field-props.ts';
import { focusField } from './focus-field.ts';
import { RadioCards } from './radio-cards.tsx';
import { Select } from './select.tsx';
import { Stepper } from './stepper.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { TickBox } from './tick-box.tsx';

afterEach(cleanup);
beforeEach(() => pageFactsOf());

const cards = [
  { value: 'city', label: 'City', aside: '100 kr' },
  { value: 'cargo', label: 'Cargo', description: 'For two', isDisabled: true },
];
const options = [{ value: 'city', label: 'City' }];
type More = Partial<Pick<FieldProps<never>, 'error' | 'description' | 'isOptional' | 'disabled'>>;
const common = { label: 'Bike', name: 'bike', onChange: () => undefined };

/** Each kind of field, with its role. */
const kinds: readonly [string, string, (more: More) => ReactNode][] = [
  ['text', 'textbox', (more) => <TextField {...common} {...more} value="" />],
  ['text of several lines', 'textbox', (more) => <TextArea {...common} {...more} value="" />],
  ['choice', 'combobox', (more) => <Select {...common} {...more} value="" options={options} />],
  [
    'choice among many',
    'combobox',
    (more) => <Combobox {...common} {...more} value={null} options={options} />,
  ],
  ['number', 'textbox', (more) => <Stepper {...common} {...more} value="" max={9} />],
  [
    'box to tick',
    'checkbox',
    (more) => <Checkbox {...common} {...more} isRequired value={false} />,
  ],
  [
    'choice of cards',
    'radiogroup',
    (more) => <RadioCards {...common} {...more} value={null} cards={cards} />,
  ],
];

describe.each(kinds)('a field for a %s', (_, role, fieldWith) => {
  const show = (more: More) => {
    render(fieldWith(more));
    return screen.getByRole(role, { name: /^Bike/ });
  };
  const hintsOf = (field: HTMLElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);

  it('has its help and its fault, for who hears it, too', () => {
    const field = show({ description: 'For the city', error: 'Choose one' });
    expect(hintsOf(field)).toEqual(['For the city', 'Choose one']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is required, and has no fault at first', () => {
    const field = show({});
    expect(field.getAttribute('aria-required')).toBe('true');
    expect([field.hasAttribute('aria-invalid'), hintsOf(field)]).toEqual([false, [undefined]]);
  });

  it('can be disabled', () => {
    const field = show({ disabled: true });
    expect(field.matches(':disabled') || field.hasAttribute('disabled')).toBe(true);
  });
});

describe.each(kinds.filter(([kind]) => kind !== 'box to tick'))(
  'a field for a %s that may be left out',
  (_, role, fieldWith) => {
    it('says so', () => {
      render(fieldWith({ isOptional: true }));
      const field = screen.getByRole(role, { name: 'Bike (optional)' });
      expect(field.getAttribute('aria-required')).not.toBe('true');
    });
  },
);

describe('a form', () => {
  it('learns what is typed, chosen and ticked, and which field was left', () => {
    const told: unknown[] = [];
    const field = (label: string) => ({
      label,
      name: label,
      onChange: (value: unknown) => told.push(value),
      onBlur: () => told.push(`left ${label}`),
    });
    render(
      <>
        <TextField {...field('Text')} value="" />
        <TextArea {...field('Lines')} value="" />
        <Select {...field('Choice')} value="" options={options} />
        <Checkbox {...field('Tick')} value={false} />
        <RadioCards {...field('Cards')} value={null} cards={[{ value: 'a', label: 'Card' }]} />
      </>,
    );
    write('Text', 'a');
    write('Lines', 'b');
    write('Choice', 'city');
    fireEvent.click(screen.getByLabelText('Tick'));
    expect(told.splice(0)).toEqual(['a', 'b', 'city', true]);
    for (const label of ['Text', 'Lines', 'Choice', 'Tick', 'Card'])
      fireEvent.blur(screen.getByLabelText(label));
    expect(told).toEqual(['left Text', 'left Lines', 'left Choice', 'left Tick', 'left Cards']);
  });
});

describe('a text field', () => {
  it('takes the focus where it should be used at once, alone', () => {
    render(<TextField {...common} value="" />);
    expect(document.activeElement).toBe(document.body);
    cleanup();
    render(<TextField {...common} value="" autoFocus />);
    expect(document.activeElement).toBe(screen.getByLabelText('Bike'));
  });

  it('takes no more than it may', () => {
    render(<TextField {...common} value="" maxLength={5} />);
    expect(screen.getByLabelText<HTMLInputElement>('Bike').maxLength).toBe(5);
    cleanup();
    render(<TextArea {...common} value="" maxLength={7} />);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bike').maxLength).toBe(7);
  });
});

describe('a number that is changed by one', () => {
  function Count() {
    const [count, setCount] = useState('');
    return <Stepper label="Bikes" name="bikes" value={count} onChange={setCount} max={12} />;
  }
  const value = () => screen.getByLabelText<HTMLInputElement>('Bikes').value;
  const isDisabled = (name: string) =>
    screen.getByRole<HTMLButtonElement>('button', { name: `${name}: Bikes` }).disabled;

  it('goes from none to the most, and back to none', () => {
    render(<Count />);
    expect([isDisabled('One fewer'), isDisabled('One more')]).toEqual([true, false]);
    pressNow('One more: Bikes');
    expect([value(), isDisabled('One fewer')]).toEqual(['1', false]);
    pressNow('One fewer: Bikes');
    expect(value()).toBe('');
    write('Bikes', '11');
    pressNow('One more: Bikes');
    expect([value(), isDisabled('One more')]).toEqual(['12', true]);
  });

  it('takes digits alone, as many as the most has', () => {
    render(<Count />);
    write('Bikes', '1 x2345');
    expect(value()).toBe('12');
    write('Bikes', '99');
    pressNow('One fewer: Bikes');
    expect(value()).toBe('12');
  });
});

describe('cards to choose from', () => {
  it('show what tells them apart, and which cannot be chosen', () => {
    const chosen: string[] = [];
    const show = (value: string) => (
      <RadioCards
        label="Bike"
        name="bike"
        value={value}
        onChange={(next) => chosen.push(next)}
        cards={[...cards, { value: 'folding', label: 'Folding' }]}
      />
    );
    render(show('city'));
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'City100 kr',
      'CargoFor two',
      'Folding',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Folding' }));
    expect(chosen).toEqual(['folding']);
  });

  it('of the same name twice on a page are two groups', () => {
    const group = <RadioCards {...common} value="city" cards={cards} />;
    render(
      <>
        {group}
        {group}
      </>,
    );
    const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('a choice of none yet', () => {
  it('says what to do, or what it is about', () => {
    const selectedOption = () => screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0];
    render(<Select {...common} value={null} options={options} />);
    expect(selectedOption()?.textContent).toBe('Choose');
    cleanup();
    render(<Select {...common} value={null} options={options} placeholder="A bike" />);
    expect(selectedOption()?.textContent).toBe('A bike');
    cleanup();
    render(<Combobox {...common} value={null} options={options} placeholder="One of many" />);
    expect(screen.getByRole<HTMLInputElement>('combobox').placeholder).toBe('One of many');
  });
});

describe('a select', () => {
  it('shows what cannot be chosen, and what its form holds after a choice that it does not take', () => {
    const more = [...options, { value: 'cargo', label: 'Cargo', isDisabled: true }];
    render(<Select {...common} value="city" options={[...more, { value: 'x', label: 'X' }]} />);
    const box = screen.getByRole<HTMLSelectElement>('combobox');
    expect([...box.options].map(({ disabled }) => disabled)).toEqual([false, true, false]);
    fireEvent.change(box, { target: { value: 'x' } });
    expect(box.value).toBe('city');
  });
});

describe('the box of a row', () => {
  it('says whether it is pressed with Shift, and whether some of the rows are ticked', () => {
    const ticks: [boolean, boolean][] = [];
    const box = (isPartly: boolean) => (
      <TickBox
        label="All"
        isTicked={false}
        isPartly={isPartly}
        onTick={(isTicked, isRange) => ticks.push([isTicked, isRange])}
      />
    );
    const { rerender } = render(box(true));
    const input = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    expect(input.indeterminate).toBe(true);
    rerender(box(false));
    expect(input.indeterminate).toBe(false);
    fireEvent.click(input, { shiftKey: true });
    fireEvent.click(input);
    expect(ticks.map(([, isRange]) => isRange)).toEqual([true, false]);
  });
});

describe('the focus', () => {
  it('goes to the part of a field that has the name, past those that nobody reaches', () => {
    render(
      <div data-field="phone">
        <input aria-label="off" disabled name="phone" />
        <input aria-label="hidden" hidden name="phone" />
        <button tabIndex={-1}>clear</button>
        <select aria-label="code" />
        <input aria-label="number" name="phone" />
      </div>,
    );
    focusField('phone');
    expect(document.activeElement).toBe(screen.getByLabelText('number'));
    screen.getByLabelText('number').removeAttribute('name');
    focusField('phone');
    expect(document.activeElement).toBe(screen.getByLabelText('code'));
    focusField('gone');
    expect(document.activeElement).toBe(screen.getByLabelText('code'));
  });
});
