import { noticesDue } from './incident.js';

describe('noticesDue', () => {
  it('names who was not told yet when there is a risk of serious injury', () => {
    const told = { isSerious: true, commissionToldOn: null, personsToldOn: '2026-11-20' };
    expect(noticesDue(told)).toEqual(['commissionToldOn']);
    expect(noticesDue({ ...told, personsToldOn: null })).toEqual(['commissionToldOn', 'personsToldOn']);
  });

  it('names no one without such a risk', () => {
    expect(noticesDue({ isSerious: false, commissionToldOn: null, personsToldOn: null })).toEqual([]);
  });
});
