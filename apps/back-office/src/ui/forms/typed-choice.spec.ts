import { formatTime, START_SLOTS } from '@lions/domain';
import { typedChoice } from './typed-choice';

const CLOCKS = START_SLOTS.map((minutes) => formatTime(minutes, 'fr'));

describe('a time typed in French', () => {
  beforeEach(() => Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
  const found = (typed: string) => CLOCKS.filter((label) => typedChoice()?.filterOption(typed, { label }));

  it.each(['18h', '18 H', '18h0', '18h00', '18 h 00'])('finds the full hour first: %s', (typed) =>
    expect(found(typed)[0]).toBe('18\u00a0h'),
  );

  it('finds a quarter', () => expect(found('18h30')).toEqual(['18\u00a0h\u00a030']));
});
