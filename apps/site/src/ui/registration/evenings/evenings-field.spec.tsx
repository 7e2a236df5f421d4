import { renderToStaticMarkup } from 'react-dom/server';
import { FORM_TEXTS } from '../form-texts';
import { givenEvening } from '../../../testing/given';
import type { OfferedEvening } from './evening';
import { EveningsField } from './evenings-field';

const evening = (id: number, change: Partial<OfferedEvening> = {}) => givenEvening({ id, ...change });
const shown = (evenings: OfferedEvening[], ticked: number[] = []) =>
  renderToStaticMarkup(
    <EveningsField
      evenings={evenings}
      ticked={ticked}
      onTick={() => undefined}
      language="en"
      texts={FORM_TEXTS.en}
    />,
  );
const NOTE = { text: 'Be there 45 minutes ahead.', language: 'en' as const };

describe('dates of a registration form', () => {
  it.each([
    ['one', [evening(1, { note: NOTE })], [1]],
    ['several', [evening(1), evening(2, { note: NOTE })], []],
  ])('have the coach’s note: %s', (_, evenings, ticked) => {
    expect(shown(evenings, ticked)).toContain(`<span class="evening-note" lang="en">${NOTE.text}</span>`);
  });

  it('cannot be ticked once they are closed', () => {
    const html = shown([evening(1, { isClosed: true }), evening(2)]);
    expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="1"/);
    expect(html.match(/disabled/g)).toHaveLength(1);
    expect(html.match(/Registration is closed\./g)).toHaveLength(1);
    // Nothing is left for a box that ticks all.
    expect(html).not.toContain('evening-all');
  });

  it('are shown without a hidden input when the only one is closed', () => {
    const html = shown([evening(1, { isClosed: true })], []);
    expect(html).not.toContain('type="hidden"');
    expect(html).toContain('disabled');
  });
});
