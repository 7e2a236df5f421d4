import { LANGUAGES, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenEvening, givenPageRequest } from '../../testing/given';
import type { OfferedEvening } from './evenings/evening';
import { FORM_TEXTS } from './form-texts';
import { RegistrationDialog } from './registration-dialog';
import { registrationSetup } from './registration-texts';

function dialogOf(language: Language, evenings: OfferedEvening[], kind: 'practice' | 'session' = 'practice') {
  const request = givenPageRequest(language);
  return renderToStaticMarkup(
    <RegistrationDialog
      kind={kind}
      title="Register"
      about="M15 AAA, LHEQ"
      subject="M15 AAA"
      evenings={evenings}
      wanted={7}
      setup={registrationSetup(request)}
      texts={FORM_TEXTS[language]}
      formTexts={request.texts.practice.form}
      opener={{ name: 'register', value: '7' }}
      readAgain={() => Promise.resolve()}
      onClosed={() => undefined}
    />,
  );
}

const namesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="(\w+(?:-\d)?)"/g)].map(([, name]) => name);
const FULL = givenEvening({
  places: 'All spots are taken: waiting list. 3 skaters are waiting. 1 goalie is waiting.',
  pools: { skaters: { left: 0, waiting: 3 }, goalies: { left: 0, waiting: 1 } },
});

describe('registration dialog', () => {
  it.each([
    ['en', 'Sat, Dec 5, 6:00 PM – 7:30 PM'],
    ['fr', 'sam. 5 déc., 18 h – 19 h 30'],
  ] as const)('names the team, the league and the ticked date in its title: %s', (language, when) => {
    const html = dialogOf(language, [
      givenEvening({ times: when.split(', ').at(-1) }),
      givenEvening({ id: 8 }),
    ]);
    expect(html.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`<h2[^>]*><span class="modal-about">M15 AAA, LHEQ · ${when} </span>Register</h2>`),
    );
  });

  it('says that a full practice has its waiting list only, before a position is chosen', () => {
    const html = dialogOf('en', [FULL]);
    expect(html).toContain(FULL.places);
    expect(html).toContain('All spots are taken: the player will go on the waiting list.');
    expect(html).toContain('>Join the waiting list</button>');
  });

  it('has the child, a sibling, the dates and the parent in this order, for practices and for tryouts', () => {
    for (const kind of ['practice', 'session'] as const) {
      const html = dialogOf('en', [givenEvening(), givenEvening({ id: 8 })], kind);
      const places = [
        'name="playerName-1"',
        '>Add another child<',
        'name="evening"',
        'name="parentEmail"',
      ].map((part) => html.indexOf(part));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  it.each(LANGUAGES)('asks for an optional telephone: %s', (language) => {
    const html = dialogOf(language, [givenEvening()]);
    expect(html).toContain(`>${givenPageRequest(language).texts.registration.fields.parentPhone}</label>`);
    expect(html).toMatch(/<input type="tel"[^>]*name="parentPhone"/);
    expect(html).not.toMatch(/name="parentPhone"[^>]*required/);
  });

  it('asks a practice for less than a tryout', () => {
    expect(namesIn(dialogOf('en', [givenEvening()]))).not.toContain('ageOrYear-1');
    const names = namesIn(dialogOf('en', [givenEvening()], 'session'));
    for (const name of ['ageOrYear-1', 'parentName']) expect(names).toContain(name);
  });

  it('offers the evenings that are open', () => {
    const html = dialogOf('en', [
      givenEvening(),
      givenEvening({ id: 8, isClosed: true }),
      givenEvening({ id: 9 }),
    ]);
    expect([...html.matchAll(/name="evening"[^>]*value="(\d+)"/g)].map((match) => match[1])).toEqual([
      '7',
      '9',
    ]);
  });
});
