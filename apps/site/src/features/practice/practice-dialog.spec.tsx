import { LANGUAGES, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenPageRequest, givenPracticeView } from '../../testing/given';
import { registrationSetup } from '../../ui/registration/registration-texts';
import type { PracticeView } from './practice-view';
import { practiceTexts } from './practice-words';
import { PracticeDialog } from './practice-dialog';

function dialogOf(language: Language, practices: PracticeView[]) {
  const request = givenPageRequest(language);
  const [practice] = practices;
  if (!practice) throw new Error('A form is for a practice.');
  return renderToStaticMarkup(
    <PracticeDialog
      practice={practice}
      practices={practices}
      setup={registrationSetup(request)}
      practiceTexts={practiceTexts(request.texts)}
      calendarTexts={request.texts.calendar.add}
      newTab="(new tab)"
      place="Rink"
      readAgain={() => Promise.resolve()}
      onClosed={() => undefined}
    />,
  );
}

describe('practice form', () => {
  it('shows how many are registered beside the free spots of each pool, at each date', () => {
    const full = givenPracticeView({
      id: 8,
      registered: 20,
      left: { skaters: 0, goalies: 0 },
      waiting: { skaters: 3, goalies: 1 },
      state: 'waitlist',
    });
    const html = dialogOf('en', [givenPracticeView(), full]);
    expect(html).toContain('7\u00a0/\u00a020 registered · 12 skater spots left. 1 goalie spot left.');
    expect(html).toContain(
      '20\u00a0/\u00a020 registered · All spots are taken: waiting list. 3 skaters are waiting. 1 goalie is waiting.',
    );
    expect(dialogOf('fr', [givenPracticeView()])).toContain('Inscriptions\u00a0:\u00a07\u00a0/\u00a020 · ');
  });

  it('says both lines of a full practice before a position is chosen', () => {
    const full = givenPracticeView({
      registered: 20,
      left: { skaters: 0, goalies: 0 },
      waiting: { skaters: 3, goalies: 1 },
      state: 'waitlist',
    });
    expect(dialogOf('en', [full])).toContain(
      'All spots are taken: the player will go on the waiting list. 3 skaters are waiting. 1 goalie is waiting.',
    );
  });

  it.each(LANGUAGES)('asks for an optional telephone: %s', (language) => {
    const html = dialogOf(language, [givenPracticeView()]);
    expect(html).toContain(`>${givenPageRequest(language).texts.registration.fields.parentPhone}</label>`);
    expect(html).toMatch(/<input type="tel"[^>]*name="parentPhone"/);
    expect(html).not.toMatch(/name="parentPhone"[^>]*required/);
  });

  it('offers the practices that are open', () => {
    const past = givenPracticeView({ id: 8, state: 'past' });
    const html = dialogOf('en', [givenPracticeView(), past, givenPracticeView({ id: 9 })]);
    expect([...html.matchAll(/name="evening"[^>]*value="(\d+)"/g)].map((match) => match[1])).toEqual([
      '7',
      '9',
    ]);
  });
});
