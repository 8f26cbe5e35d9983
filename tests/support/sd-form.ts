// A form with a sound SD file (CTfile formats, V2000) as suppliers send them: small molecules with long data fields.

const fieldLetters = 180;
const fieldLines = 25;
const boundary = 'form-of-a-long-run';

export function sdForm(bytes: number): { type: string; content: Buffer } {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="iFormFile"; filename="library.sdf"\r\n\r\n`;
  const content = Buffer.concat([Buffer.from(head), sdFile(bytes), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, content };
}

function sdFile(bytes: number): Buffer {
  const atom = '    0.0000    0.0000    0.0000 C   0  0  0  0  0  0  0  0  0  0  0  0';
  const field = 'kept dry, under argon, in glass; '.repeat(10).slice(0, fieldLetters);
  const records: string[] = [];
  let size = 0;
  for (let index = 1; ; index += 1) {
    const head = ['', '  -TESTS-', '', '  2  1  0  0  0  0  0  0  0  0999 V2000', atom, atom, '  1  2  1  0', 'M  END'];
    const fields = ['> <molid>', `M-${index}`, '', '> <remarks>', ...Array<string>(fieldLines).fill(field), ''];
    const record = [...head, ...fields, '$$$$', ''].join('\n');
    size += record.length;
    if (size > bytes && records.length > 0) return Buffer.from(records.join(''));
    records.push(record);
  }
}
