import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bodyResolver } from './body-resolver.ts';

type Fields = { name: string; age: string; email: string };

const schema = z.object({
  person: z.object({
    name: z
      .string()
      .check(z.minLength(2, { error: 'minLength' }), z.regex(/^[A-Z]/, { error: 'nameOnly' })),
    email: z.string().check(z.maxLength(5, { error: 'maxLength' })),
  }),
  age: z.int({ error: 'required' }),
});
const resolver = bodyResolver({
  schema,
  bodyOf: ({ name, age, email }: Fields) => ({
    person: { name, email },
    age: age === '' ? undefined : Number(age),
  }),
  nameOf: (path) => path.replace('person.', ''),
  faultsOf: ({ email, age }) => [
    ...(age === '200' ? [{ path: 'age', message: 'maxValue' }] : []),
    ...(email === '@@@@@@' ? [{ path: 'email', message: 'wrongFormat' }] : []),
  ],
});
const valid = { name: 'Kari', age: '42', email: 'k@x.y' };
const resolve = async (fields: Partial<Fields>) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await resolver({ ...valid, ...fields }, undefined, options);
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return { values, errors: Object.fromEntries(messages) as object };
};

describe('the faults of a form', () => {
  it('are none in what the contract takes, which is sent', async () => {
    expect(await resolve({})).toEqual({
      values: { person: { name: 'Kari', email: 'k@x.y' }, age: 42 },
      errors: {},
    });
  });

  it.each<[string, Partial<Fields>, errors: object]>([
    ['by the names of the form', { name: 'K', age: '' }, { name: 'minLength', age: 'required' }],
    ['the first one of a field', { name: 'k' }, { name: 'minLength' }],
    ['with the limit of a text', { email: 'kari@x.y' }, { email: 'maxLength:5' }],
    ['of the form alone', { age: '200' }, { age: 'maxValue' }],
    ['of the form before those of the body', { email: '@@@@@@' }, { email: 'wrongFormat' }],
  ])('are found, %s', async (_, fields, errors) => {
    expect(await resolve(fields)).toEqual({ values: {}, errors });
  });
});
