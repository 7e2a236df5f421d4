import { LANGUAGES } from '@lions/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEY_CHART, JOURNEY_STAGES, JOURNEY_STATISTICS } from '../../content/player-journey';
import { STATISTICS } from '../../content/club/statistics';
import { givenPageRequest } from '../../testing/given';

const words = (text: string) => text.toUpperCase().match(/[\p{L}\d]+/gu) ?? [];

describe('structure chart', () => {
  it.each(LANGUAGES)('names the stages of the list in the same order and language: %s', (language) => {
    const file = join(__dirname, '../../pictures', JOURNEY_CHART[language].file);
    const drawing = readFileSync(file, 'utf8');
    const drawn = words([...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map((match) => match[1]).join(' '));
    const numbers = JOURNEY_STAGES.map((_, index) => String(index + 1));
    expect(drawn.filter((word) => numbers.includes(word))).toEqual(numbers);
    for (const { name } of JOURNEY_STAGES)
      expect(drawn).toEqual(expect.arrayContaining(words(name[language])));
  });

  it('has the size that is reserved for it', () => {
    for (const { file, width, height } of Object.values(JOURNEY_CHART)) {
      const drawing = readFileSync(join(__dirname, '../../pictures', file), 'utf8');
      expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });
});

describe('player journey', () => {
  it('ends with existing counters', () => {
    expect(STATISTICS.map(({ id }) => id)).toEqual(expect.arrayContaining(JOURNEY_STATISTICS));
  });
});

describe('tryouts page', () => {
  it('has the exact announcement', () => {
    expect(givenPageRequest('en').texts.programs.tryoutsSoon.announcement).toBe(
      '2025 M18AAA & SIL tryout information coming soon',
    );
  });
});
