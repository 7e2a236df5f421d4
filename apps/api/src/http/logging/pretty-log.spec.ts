import { prettyLog } from './pretty-log.js';

function written(line: object): string {
  let text = '';
  prettyLog({ write: (part) => (text += part) }).write(`${JSON.stringify(line)}\n`);
  return text;
}
const time = '2026-11-25T14:03:09.120Z';

describe('a log line for people', () => {
  it('tells a request in one line', () => {
    const request = { requestId: 'r-1', actorId: 7, method: 'GET', path: '/api/teams', statusCode: 200 };
    const line = { level: 30, time, ...request, network: '203.0.113.0/24', ms: 3, msg: 'request' };
    expect(written(line)).toBe('14:03:09.120 INFO  GET /api/teams 200, 3 ms, user 7, 203.0.113.0/24, r-1\n');
    expect(written({ ...line, actorId: null })).toContain(', no user, ');
  });

  it('tells an error with its facts and its stack', () => {
    const line = { level: 50, time, message: 'Mails will be tried again soon', reason: 'ECONNREFUSED' };
    expect(written(line)).toBe('14:03:09.120 ERROR Mails will be tried again soon reason="ECONNREFUSED"\n');
    expect(written({ ...line, stack: 'Error: no\n    at here' })).toMatch(
      /"ECONNREFUSED"\nError: no\n {4}at here\n$/,
    );
  });
});
