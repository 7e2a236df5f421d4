import { formatTime, START_SLOTS } from '@lions/domain';
import { typedChoice } from './admin-typed-choice';

const CLOCKS = START_SLOTS.map((minutes) => formatTime(minutes, 'fr'));

describe('a time that is typed in French', () => {
  beforeEach(() => Object.assign(globalThis, { matchMedia: () => ({ matches: true }) }));
  afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));
  const found = (typed: string) => CLOCKS.filter((label) => typedChoice()?.filterOption(typed, { label }));

  it.each(['18h', '18 H', '18h0', '18h00', '18 h 00'])('finds the hour itself first: %s', (typed) =>
    expect(found(typed)[0]).toBe('18\u00a0h'),
  );

  it('finds a quarter alone', () => expect(found('18h30')).toEqual(['18\u00a0h\u00a030']));
});
