import { expect, it } from 'vitest';
import { readBounce } from './read-bounce.ts';
import { report } from './testing/report.ts';

const to = 'rimbalzi+7.0123456789abcdef01234567@sporta.example';

it.each(['5.1.1', '5.1.0', '5.1.2', '5.1.10'])('%s is for ever', (status) => {
  expect(readBounce(report({ to, status }))).toEqual({ addressedTo: [to], isForEver: true });
});

it.each(['5.2.2', '5.7.1', '4.1.1', '5.1.8', '5.1.11', '5.0.0', ''])('%s may pass', (status) => {
  expect(readBounce(report({ to, status }))).toMatchObject({ isForEver: false });
});

it('is no failure when the mail is late or arrived, nor when it is no report', () => {
  expect(readBounce(report({ to, action: 'delayed', status: '4.1.1' }))).toBeUndefined();
  expect(readBounce(report({ to, action: 'delivered', status: '2.0.0' }))).toBeUndefined();
  expect(readBounce(`To: ${to}\n\nSono in ferie.\nAction: failed\nStatus: 5.1.1\n`)).toBeUndefined();
  expect(readBounce('')).toBeUndefined();
  expect(readBounce('--\n\n--\n\n')).toBeUndefined();
});

it('reads heads over several lines, any line end, and where a server writes whom it was for', () => {
  const folded = report({ to: 'postmaster@sporta.example', status: '5.1.1' }).replace(
    /^To:/m,
    `Delivered-To:\n <${to}>\nTo:`,
  );
  const expected = { addressedTo: [to, 'postmaster@sporta.example'], isForEver: true };
  expect(readBounce(folded)).toEqual(expected);
  expect(readBounce(folded.replaceAll('\n', '\r\n'))).toEqual(expected);
});

it('believes the part for machines, not the letter that came back', () => {
  const letter = 'Subject: Novità\n\nAction: failed\nStatus: 5.1.1\n';
  expect(readBounce(report({ to, status: '5.2.2', letter }))).toMatchObject({ isForEver: false });
  expect(readBounce(report({ to, action: 'delayed', status: '4.4.1', letter }))).toBeUndefined();
});
