import { givenEvening } from '../../../testing/given';
import { FORM_TEXTS } from '../form-texts';
import type { OfferedEvening } from './evening';
import { expectedLines, lineSentences } from './place-in-line';

const practice = (skaters: [number, number], goalies: [number, number], id = 7) =>
  givenEvening({
    id,
    pools: {
      skaters: { left: skaters[0], waiting: skaters[1] },
      goalies: { left: goalies[0], waiting: goalies[1] },
    },
  });
const session = (left: number, waiting: number, id = 7) =>
  givenEvening({ kind: 'session', id, pools: { all: { left, waiting } } });

const said = (evenings: OfferedEvening[], ...positions: Parameters<typeof expectedLines>[1]) =>
  expectedLines(evenings, positions).map((lines) =>
    lineSentences(lines, evenings.length, 'en', FORM_TEXTS.en.form),
  );

describe('the place in line that a child would get', () => {
  it('is that of its own pool', () => {
    const full = practice([0, 3], [0, 1]);
    expect(said([full], 'Forward')).toEqual([
      ['All skater spots are taken: the player would be number 4 on the waiting list.'],
    ]);
    expect(said([full], 'Goalie')).toEqual([
      ['All goalie spots are taken: the player would be number 2 on the waiting list.'],
    ]);
    expect(said([practice([0, 3], [1, 0])], 'Goalie')).toEqual([[]]);
  });

  it('is unknown until a position is chosen, where both pools are full', () => {
    expect(said([practice([0, 3], [0, 1])], undefined)).toEqual([
      ['All spots are taken: the player will go on the waiting list.'],
    ]);
    expect(said([practice([0, 3], [1, 0])], undefined)).toEqual([[]]);
  });

  it('comes after that of the siblings in the form', () => {
    expect(said([session(1, 0)], undefined, 'Goalie', 'Forward')).toEqual([
      [],
      ['All spots are taken: the player would be number 1 on the waiting list.'],
      ['All spots are taken: the player would be number 2 on the waiting list.'],
    ]);
    expect(said([practice([1, 0], [0, 5])], 'Forward', 'Goalie', 'Defense')).toEqual([
      [],
      ['All goalie spots are taken: the player would be number 6 on the waiting list.'],
      ['All skater spots are taken: the player would be number 1 on the waiting list.'],
    ]);
  });

  it('is behind those who wait, even beside a spot that is about to be given', () => {
    expect(said([session(1, 2)], 'Goalie')).toEqual([
      ['All spots are taken: the player would be number 3 on the waiting list.'],
    ]);
  });

  it('names its date where several are ticked', () => {
    expect(said([session(0, 1), session(5, 0, 8), practice([0, 0], [0, 0], 9)], undefined)).toEqual([
      [
        'Sat, Dec 5, 6:00 PM – 7:30 PM: number 2 on the waiting list.',
        'Sat, Dec 5, 6:00 PM – 7:30 PM: on the waiting list.',
      ],
    ]);
  });
});
