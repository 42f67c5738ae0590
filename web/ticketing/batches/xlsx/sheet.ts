import { limitedCell } from '../read/limited-cell.ts';
import { readLimits } from '../read/read-limits.ts';
import { ReadError } from '../read/read-problem.ts';
import type { ReportProgress, SheetRows } from '../read/sheet-rows.ts';
import { cellAddress } from './cell-address.ts';
import { type CellParts, type CellTexts, cellText } from './cell-text.ts';
import { type Attributes, readXml } from './read-xml.ts';
import { unescapeExcel } from './shared-strings.ts';

/** Some rows may stand above the headings. */
const maxRows = readLimits.rows + 10;

/** The rows of a sheet that have values; empty ones count for nothing, however many there are. */
export function readSheet(
  bytes: Uint8Array,
  texts: CellTexts,
  report: ReportProgress,
): Omit<SheetRows, 'sheet'> {
  const reader = new SheetReader(texts);
  const listener = {
    open: (tag: string, attributes: Attributes) => reader.open(tag, attributes),
    close: (tag: string) => reader.close(tag),
    text: (text: string) => reader.text(text),
  };
  readXml(bytes, listener, report);
  return reader;
}

class SheetReader {
  readonly rows: string[][] = [];
  hiddenRows = 0;
  mergedAreas = 0;
  readonly #texts: CellTexts;
  #row = { number: 0, column: 0, isHidden: false, cells: [] as string[] };
  #cell: CellParts | null = null;
  #reads: 'value' | 'inlineText' | null = null;
  #isPhonetic = false;

  constructor(texts: CellTexts) {
    this.#texts = texts;
  }

  open(tag: string, attributes: Attributes): void {
    if (tag === 'row') this.#openRow(attributes);
    else if (tag === 'c') this.#openCell(attributes);
    else if (tag === 'mergeCell') this.#countMerged(attributes('ref') ?? '');
    else if (this.#cell) this.#openInCell(this.#cell, tag);
  }

  close(tag: string): void {
    this.#reads = null;
    if (tag === 'rPh') this.#isPhonetic = false;
    if (tag === 'c') this.#closeCell();
    if (tag === 'row') this.#closeRow();
  }

  text(text: string): void {
    if (!this.#cell || !this.#reads) return;
    this.#cell[this.#reads] = (this.#cell[this.#reads] ?? '') + text;
  }

  /** Rows and cells stand in their order; some programs leave their numbers out. */
  #openRow(attributes: Attributes): void {
    const number = Number(attributes('r') ?? this.#row.number + 1);
    if (!(number > this.#row.number)) throw new ReadError('DAMAGED');
    const isHidden = /^(1|true)$/.test(attributes('hidden') ?? '');
    this.#row = { number, column: 0, isHidden, cells: [] };
  }

  #openCell(attributes: Attributes): void {
    const address = attributes('r');
    const { row, column } = address
      ? cellAddress(address)
      : { row: this.#row.number, column: this.#row.column + 1 };
    if (row !== this.#row.number || column <= this.#row.column) throw new ReadError('DAMAGED');
    this.#row.column = column;
    this.#cell = {
      type: attributes('t') ?? 'n',
      style: Number(attributes('s') ?? 0),
      value: null,
      inlineText: '',
      hasFormula: false,
    };
  }

  #openInCell(cell: CellParts, tag: string): void {
    if (tag === 'f') cell.hasFormula = true;
    if (tag === 'rPh') this.#isPhonetic = true;
    if (tag === 'v') {
      cell.value = '';
      this.#reads = 'value';
    } else this.#reads = tag === 't' && !this.#isPhonetic ? 'inlineText' : null;
  }

  #closeCell(): void {
    if (!this.#cell) return;
    const text = limitedCell(unescapeExcel(cellText(this.#cell, this.#texts)));
    this.#cell = null;
    if (text === '') return;
    if (this.#row.column > readLimits.columns) throw new ReadError('TOO_MANY_COLUMNS');
    const { cells, column } = this.#row;
    while (cells.length < column - 1) cells.push('');
    cells.push(text);
  }

  #closeRow(): void {
    if (this.#row.cells.length === 0) return;
    if (this.rows.length === maxRows) throw new ReadError('TOO_MANY_ROWS');
    this.rows.push(this.#row.cells);
    if (this.#row.isHidden) this.hiddenRows += 1;
  }

  #countMerged(reference: string): void {
    const [from = '', to = from] = reference.split(':');
    if (cellAddress(to).row > cellAddress(from).row) this.mergedAreas += 1;
  }
}
