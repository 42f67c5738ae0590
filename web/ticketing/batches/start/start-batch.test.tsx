// @vitest-environment happy-dom
import { byteOrderMark } from '@takst/domain/platform/csv/csv.rules.ts';
import { press, write } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { type BatchKit, BatchKitProvider } from '../batch/batch-kit.ts';
import { readLimits } from '../read/read-limits.ts';
import type { ReadProblem } from '../read/read-problem.ts';
import { readSource } from '../read/read-source.ts';
import type { ReadMessage, ReadRequest } from '../read/reading-worker.ts';
import { workbookFile } from '../read/test-workbook.ts';
import { noOptions, orderCalls as calls, orderKit as kit } from '../test-batch-page.tsx';
import { StartBatch } from './start-batch.tsx';

/** Reads at once, or not until the test says what came of it. */
let answering: 'reads' | 'waits' = 'reads';
let workers: ReadingWorker[] = [];
class ReadingWorker extends EventTarget {
  requests: ReadRequest[] = [];
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: ReadRequest) {
    this.requests.push(request);
    if (answering === 'waits') return;
    readSource(request.source, request.knownHeadings, () => undefined).then(
      (list) => this.say({ kind: 'list', list }),
      (thrown: { problem: ReadProblem }) => this.say({ kind: 'problem', problem: thrown.problem }),
    );
  }
  say(data: ReadMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

beforeEach(() => {
  answering = 'reads';
  workers = [];
  vi.stubGlobal('Worker', ReadingWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openStart(more: Partial<BatchKit> = {}, columnMap: object[] = []) {
  const server = fakeServer([calls.listColumnMap, { status: 200, body: columnMap }]);
  const Page = () => (
    <BatchKitProvider value={{ ...kit, ...more }}>
      <StartBatch options={noOptions} />
    </BatchKitProvider>
  );
  await openPage({ pages: { '/list': Page }, at: '/list', texts: ['batches'] });
  await screen.findByText('Upload the list');
  await waitFor(() => expect(server.callsTo(calls.listColumnMap)).toHaveLength(1));
  return server;
}

const csv = 'First name;Last name;Mobile;Employee number\nKari;Lind;41234567;7\n';
const fileOf = (content: string | Uint8Array, name: string) =>
  new File([content as BlobPart], name);
const choose = (file: File) =>
  act(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no field for a file.');
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    fireEvent.change(input);
  });
const paste = (target: Element, text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('reading a list', () => {
  it('takes a file, and says what it read from it', async () => {
    await openStart();
    await choose(fileOf(csv, 'people.csv'));
    await screen.findByText('1 row from people.csv');
    await press('Choose another list');
    await screen.findByText('Upload the list');
    expect(screen.queryByText('1 row from people.csv')).toBeNull();
  });

  it('takes cells that are pasted anywhere, but not into a field', async () => {
    await openStart();
    expect(paste(document.body, '  \n')).toBe(false);
    await press('Paste cells');
    expect(paste(screen.getByLabelText(/^Cells from/), csv)).toBe(false);
    await act(() => undefined);
    expect(workers).toEqual([]);
    expect(paste(document.body, csv)).toBe(true);
    await screen.findByText('1 row read');
  });

  it('takes cells that are written into their field, which opens by a button', async () => {
    await openStart();
    const button = () => screen.getByRole('button', { name: 'Paste cells' });
    expect(screen.queryByLabelText(/^Cells from/)).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await press('Paste cells');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    const read = screen.getByRole<HTMLButtonElement>('button', { name: 'Read the cells' });
    expect(read.disabled).toBe(true);
    write(/^Cells from/, '  ');
    expect(read.disabled).toBe(true);
    write(/^Cells from/, csv);
    expect(read.disabled).toBe(false);
    await press('Read the cells');
    await screen.findByText('1 row read');
    expect(workers[0]?.requests[0]?.source).toEqual({ kind: 'paste', text: csv });
  });

  it('says that it reads, and lets the last list count', async () => {
    answering = 'waits';
    await openStart();
    expect(screen.queryByRole('progressbar')).toBeNull();
    paste(document.body, csv);
    await screen.findByText('Reading …');
    expect(screen.getByRole('progressbar')).toBeDefined();
    paste(document.body, `${csv}Ola;Moe;41234568;8\n`);
    await waitFor(() => expect(workers).toHaveLength(2));
    const lists = await Promise.all(
      workers.map((worker) => {
        const [request] = worker.requests;
        if (!request) throw new Error('Nothing was asked.');
        return readSource(request.source, request.knownHeadings, () => undefined);
      }),
    );
    const [first, second] = lists.map((list) => ({ kind: 'list', list }) as const);
    await act(() => second && workers[1]?.say(second));
    await screen.findByText('2 rows read');
    await act(() => first && workers[0]?.say(first));
    expect(screen.queryByText('1 row read')).toBeNull();
    screen.getByText('2 rows read');
  });

  it('reads another sheet of the same file', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = (...names: string[]) =>
      ['Name', ...names].map((name) => `<row>${cell(name)}${cell('x')}</row>`).join('');
    const sheets = [
      { name: 'Staff', rows: rows('Kari Lind') },
      { name: 'Others', rows: rows('Ola Moe', 'Per Dahl') },
    ];
    await openStart();
    await choose(fileOf(workbookFile({ sheets }), 'people.xlsx'));
    await screen.findByText('1 row from people.xlsx');
    const sheet = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sheet' });
    expect([...sheet().options].map(({ text }) => text)).toEqual(['Staff', 'Others']);
    expect(sheet().value).toBe('1');
    fireEvent.change(sheet(), { target: { value: '2' } });
    await screen.findByText('2 rows from people.xlsx');
    expect(sheet().value).toBe('2');
    cleanup();
    await openStart();
    await choose(fileOf(workbookFile({ sheets: sheets.slice(0, 1) }), 'people.xlsx'));
    await screen.findByText('1 row from people.xlsx');
    expect(screen.queryByRole('combobox', { name: 'Sheet' })).toBeNull();
  });

  it('never shows or keeps an identity number that stands in the name of a file', async () => {
    await openStart();
    await choose(fileOf(csv, `01010050053 ${'x'.repeat(300)}.csv`));
    const title = await screen.findByText(/^1 row from/);
    expect(title.textContent).not.toMatch(/\d{11}/);
    expect(title.textContent).toHaveLength('1 row from '.length + 200);
    expect(title.textContent).toMatch(/x\.csv$/);
  });

  it('knows headings that the company has mapped, or has of its own', async () => {
    const headings = 'Given;Family;Cell;Payroll number\nKari;Lind;41234567;7\n';
    const mapped = [
      { heading: 'Given', column: 'firstName' },
      { heading: 'Family', column: 'lastName' },
      { heading: 'Cell', column: 'phone' },
    ];
    // What the user has mapped comes before what the company calls a column.
    const ownColumnNames = { employeeId: 'Payroll number', agreement: 'Cell' };
    await openStart({ ownColumnNames }, mapped);
    await act(() => undefined);
    paste(document.body, headings);
    await screen.findByText(/^We recognised all columns: Given \(First name\)/);
    cleanup();
    await openStart();
    paste(document.body, headings);
    await screen.findByText('The columns of the list');
  });
});

describe('a list that cannot be read', () => {
  const wayOut = 'Open the file in your spreadsheet and save it again, or copy the cells';
  it.each<[ReadProblem, string]>([
    [{ code: 'NOT_A_SPREADSHEET' }, 'The file is no spreadsheet that we can read.'],
    [{ code: 'OLD_OR_LOCKED' }, 'The file has the old .xls format or is protected'],
    [{ code: 'DAMAGED' }, `The file is damaged or not complete. ${wayOut}`],
    [{ code: 'TOO_LARGE_INSIDE' }, `The file is too large when it is unpacked. ${wayOut}`],
    [{ code: 'TOO_MANY_ROWS' }, 'The list has more than 10 000 rows.'],
    [{ code: 'TOO_MANY_COLUMNS' }, 'The list has more than 200 columns.'],
    [{ code: 'QUOTE_NOT_CLOSED', line: 1234 }, 'On line 1 234 a quotation mark begins'],
    [{ code: 'EMPTY' }, 'We found no rows in the list.'],
    [{ code: 'TOO_SLOW' }, `It took too long to read the file. ${wayOut}`],
    [{ code: 'CANNOT_BE_READ' }, `The file cannot be read. ${wayOut}`],
  ])('because of %j says why, and what to do', async (problem, text) => {
    answering = 'waits';
    await openStart();
    await choose(fileOf(csv, 'people.csv'));
    await waitFor(() => expect(workers).toHaveLength(1));
    await act(() => workers[0]?.say({ kind: 'problem', problem }));
    const alert = await screen.findByRole('alert');
    expect(plainText(alert.textContent)).toContain(`We could not read people.csv${text}`);
    // Another one can be chosen at once.
    expect(screen.getByRole('button', { name: 'Paste cells' })).toBeDefined();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('of pasted cells has no name', async () => {
    await openStart();
    paste(document.body, 'First name;Mobile');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('We could not read the cellsWe found no rows in the list.');
    paste(document.body, csv);
    await screen.findByText('1 row read');
  });

  it('as it is too large is not read at all; what was read before is no longer awaited', async () => {
    answering = 'waits';
    await openStart();
    paste(document.body, csv);
    const large = fileOf(csv, 'people.csv');
    Object.defineProperty(large, 'size', { value: readLimits.fileBytes + 1 });
    await choose(large);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The file is larger than 10 MB.');
    expect(workers).toHaveLength(1);
    await act(() => workers[0]?.say({ kind: 'problem', problem: { code: 'EMPTY' } }));
    expect(screen.getByRole('alert').textContent).toContain('The file is larger than 10 MB.');
    const largest = fileOf(csv, 'people.csv');
    Object.defineProperty(largest, 'size', { value: readLimits.fileBytes });
    await choose(largest);
    await waitFor(() => expect(workers).toHaveLength(2));
  });
});

describe('the template of a list', () => {
  it('has the headings that are looked for, and one row as an example', async () => {
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:template';
    });
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    await openStart({ ownColumnNames: { employeeId: 'Payroll number' } });
    const link = screen.getByRole('link', { name: 'Download a template' });
    expect(link.getAttribute('href')).toBe('blob:template');
    expect(link.getAttribute('download')).toBe('template.csv');
    const text = await blobs[0]?.text();
    expect(text?.replace(byteOrderMark, '').trimEnd().split(/\r?\n/)).toEqual([
      'First name;Last name;Mobile;Payroll number;Invoice reference;Start date;From zone;To zone',
      'Kari;Nordmann;412 34 567;4711;Oslo kontor;01.04.2026;1;2Ø',
    ]);
    expect(revoked).not.toHaveBeenCalled();
    cleanup();
    expect(revoked).toHaveBeenCalledWith('blob:template');
  });

  it('stands beside what a service says of its lists', async () => {
    await openStart();
    expect(plainText(screen.getByText(/^Choose a file from/).textContent)).toContain(
      'At most 10 000 rows.',
    );
    cleanup();
    await openStart({ texts: { ...kit.texts, read: (rows) => `Codes, ${rows} of them` } });
    expect(plainText(screen.getByText(/^Codes/).textContent)).toBe('Codes, 10 000 of them');
    expect(screen.queryByText(/^Choose a file from/)).toBeNull();
  });
});
