import { csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import { describe, expect, it } from 'vitest';
import { csvDownload } from './csv.ts';

describe('a file for a spreadsheet', () => {
  it('begins with the mark by which Excel reads UTF-8, and the headings', async () => {
    async function* parts() {
      yield csvLine(['Åse', '1']);
      yield csvLine(['Bo', '2']);
    }
    const { download } = csvDownload({ name: 'people', headings: ['Name', 'No'], parts: parts() });
    const content = await Array.fromAsync(download.content);
    expect(download.name).toBe('people.csv');
    expect(Buffer.concat(content.map((part) => Buffer.from(part))).toString()).toBe(
      '\uFEFFName;No\r\nÅse;1\r\nBo;2\r\n',
    );
  });
});
