import { calendarAddress, isFar, isShown, readChoice } from './calendar-choice';

const TODAY = '2026-11-25';
const choiceIn = (query: string) => readChoice(new URLSearchParams(query), TODAY);
const again = (query: string) => calendarAddress(choiceIn(query), 'fr');

describe('the choice in the address', () => {
  it('is the next four weeks, of all kinds and teams, where it says nothing', () => {
    expect(choiceIn('')).toEqual({
      month: undefined,
      kind: undefined,
      teamId: undefined,
      view: undefined,
    });
    expect(again('')).toBe('/fr/calendar');
  });

  it('is a month, a kind, a team and a view', () => {
    const query = 'month=2027-01&kind=practices&team=7&view=agenda';
    expect(choiceIn(query)).toEqual({ month: '2027-01', kind: 'practices', teamId: 7, view: 'agenda' });
    expect(again(query)).toBe(`/fr/calendar?${query}`);
  });

  it.each([
    'month=2026-13',
    'month=x',
    'month=2025-10',
    'month=2028-06',
    'month=9999-01',
    'kind=games',
    'team=0',
    'team=07',
    'team=1e3',
    'team=99999999999',
    'view=week',
  ])('ignores %s', (query) => expect(again(query)).toBe('/fr/calendar'));

  it('names the current month, too', () =>
    expect(again('month=2026-11&kind=')).toBe('/fr/calendar?month=2026-11'));
});

describe('the months', () => {
  it('are those in which a coach may write sessions', () => {
    expect(['2025-10', '2025-11', '2028-05', '2028-06'].map((month) => isShown(month, TODAY))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('are for search engines only around today', () => {
    expect(['2026-09', '2026-10', '2027-02', '2027-03'].map((month) => isFar(month, TODAY))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
