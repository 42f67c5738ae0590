import type { Names } from '../names.ts';
import type { NewFile, Skeleton } from '../skeleton.ts';
import { camelOf } from '../names.ts';

/** The call that a dialog makes. */
export type DialogCall = {
  readonly export: string;
  /** As web imports it. */
  readonly contract: string;
  readonly refusals: readonly {
    readonly code: string;
    readonly status: number;
    readonly hasDetails: boolean;
  }[];
  /** An input of the call, as code. */
  readonly input: string;
  /** A body that it may answer, as code; null where only the contract knows one. */
  readonly reply: string | null;
};

const textKey = (code: string): string => camelOf(code.toLowerCase().replaceAll('_', '-'));

const textFile = (
  { folder, name }: Names,
  language: 'nb' | 'en',
  keys: readonly string[],
): NewFile => ({
  path: `web/${folder}/${name}.${language}.ts`,
  text:
    language === 'nb'
      ? `export const nb = {\n${keys.map((key) => `  ${key}: 'TODO: ${key} (nb)',`).join('\n')}\n} as const;\n`
      : `import type { Texts } from '#platform/texts/texts.ts';
import type { nb } from './${name}.nb.ts';

export const en: Texts<typeof nb> = {
${keys.map((key) => `  ${key}: 'TODO: ${key} (en)',`).join('\n')}
};
`,
});

/** A pair of text files with these keys, and their line among all of them. */
export const textFiles = (names: Names, keys: readonly string[]): Skeleton => ({
  files: [textFile(names, 'nb', keys), textFile(names, 'en', keys)],
  insertions: [
    {
      path: 'web/app/text-files.ts',
      into: 'TextFiles',
      line: `'${names.name}': typeof import('#${names.folder}/${names.name}.nb.ts').nb;`,
    },
  ],
  notes: [],
});

const modalFile = ({ folder, name, pascal }: Names, dialog: DialogCall): NewFile => ({
  path: `web/${folder}/${name}.modal.tsx`,
  text: `import { ${dialog.export} } from '${dialog.contract}';
import type { CallInput } from '#platform/api/call-input.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface ${pascal}ModalProps {
  input: CallInput<typeof ${dialog.export}>;
  onClose: () => void;
}

export function ${pascal}Modal({ input, onClose }: ${pascal}ModalProps) {
  const t = useTexts('${name}');
  const operation = useOperation(${dialog.export}, {
    texts: '${name}',
    failed: 'failed',
    refusals: { ${dialog.refusals.map(({ code }) => `${code}: '${textKey(code)}'`).join(', ')} },
    toast: 'done',
    onDone: onClose,
  });
  return (
    <FormDialog
      isQuestion
      title={t('title')}
      submitLabel={t('submit')}
      operation={operation}
      onSubmit={() => operation.send(input)}
      onClose={onClose}
    >
      <p>{t('question')}</p>
    </FormDialog>
  );
}
`,
});

/** The test of a dialog that is sent, where its reply is known. */
const sentTest = (reply: string | null): string =>
  reply === null
    ? ''
    : `
  it('is sent, told by a toast and closed', async () => {
    const { onClose, calls } = await open({ status: 200, body: ${reply} });
    submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls()).toHaveLength(1);
    expect(shownToasts().map(({ title }) => title)).toEqual([en.done]);
  });
`;

/** The test of the refusals whose answers have no details. */
function refusedTest(refusals: DialogCall['refusals']): string {
  const cases = refusals
    .filter(({ hasDetails }) => !hasDetails)
    .map(({ code, status }) => `['${code}', ${status}, en.${textKey(code)}],`);
  return cases.length === 0
    ? ''
    : `
  it.each([${cases.join('\n')}] as const)('says why it is refused: %s', async (code, status, text) => {
    const { onClose } = await open({ status, body: { code } });
    submit();
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(onClose).not.toHaveBeenCalled();
  });
`;
}

const testFile = ({ folder, name, pascal }: Names, dialog: DialogCall): NewFile => ({
  path: `web/${folder}/${name}.test.tsx`,
  text: `// @vitest-environment happy-dom
import { ${dialog.export} } from '${dialog.contract}';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { type Answer, fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { en } from './${name}.en.ts';
import { ${pascal}Modal } from './${name}.modal.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

async function open(answer: Answer) {
  const server = fakeServer([${dialog.export}, answer]);
  const onClose = vi.fn<() => void>();
  const input = ${dialog.input};
  const pages = { '/': () => <${pascal}Modal input={input} onClose={onClose} /> };
  await openPage({ pages, at: '/', texts: ['${name}'], language: 'en' });
  await screen.findByText(en.question);
  return { onClose, calls: () => server.callsTo(${dialog.export}) };
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: en.submit }));

describe('the dialog ${name}', () => {
  it('asks, and makes no call when it is cancelled', async () => {
    const { onClose, calls } = await open({ status: 500, body: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls()).toEqual([]);
  });
${sentTest(dialog.reply)}${refusedTest(dialog.refusals)}});
`,
});

/** A question that makes a call, with a text for each refusal. */
export function dialogSkeleton(names: Names, dialog: DialogCall): Skeleton {
  const { folder, name, camel, pascal } = names;
  const keys = [
    'title',
    'question',
    'submit',
    'done',
    'failed',
    ...dialog.refusals.map(({ code }) => textKey(code)),
  ];
  const texts = textFiles(names, keys);
  return {
    files: [modalFile(names, dialog), testFile(names, dialog), ...texts.files],
    insertions: texts.insertions,
    notes: [
      `The page that opens it: const ${pascal}Modal = lazyDialog(async () => (await import('#${folder}/${name}.modal.tsx')).${pascal}Modal); and '${name}' in its texts in the .pages.ts`,
      `A line in a *-states.ts of e2e/accessibility that opens ${camel}`,
    ],
  };
}
