import { renderToStaticMarkup } from 'react-dom/server';
import { givenEvening } from '../../testing/given';
import type { OfferedEvening } from './evenings/evening';
import { FORM_TEXTS } from './form-texts';
import { RegistrationEnd, RegistrationForm } from './registration-form';
import type { Refusal } from './registration-request';
import { useRegistration } from './use-registration';

const EVENING = givenEvening({
  date: '2026-12-06',
  day: 'Sunday, December 6, 2026',
  times: '7:00 PM – 8:30 PM',
  startsAt: '2026-12-07T00:00:00.000Z',
});
const SEEN = { id: 7, date: '2026-12-05', times: '6:00 PM – 7:30 PM', startsAt: '2026-12-05T23:00:00.000Z' };
const MOVED =
  'Sat, Dec 5, 6:00 PM – 7:30 PM was moved: it is now on Sunday, December 6, 2026, 7:00 PM – 8:30 PM. To register for the new time, press “Register”.';

const texts = FORM_TEXTS.en;

function Form({ evening = EVENING }: { evening?: OfferedEvening }) {
  const registration = useRegistration({
    kind: 'practice',
    thisYear: 2026,
    language: 'en',
    texts,
    evenings: [evening],
    wanted: evening.id,
    readAgain: () => Promise.resolve(),
  });
  return (
    <RegistrationForm
      kind="practice"
      registration={registration}
      thisYear={2026}
      language="en"
      texts={texts}
      formTexts={{ failed: '{{names}}', leave: 'Back' }}
    >
      <p>Notice</p>
    </RegistrationForm>
  );
}

const endOf = (refusal: Refusal) =>
  renderToStaticMarkup(
    <RegistrationEnd
      refusal={refusal}
      moved={MOVED}
      isShut={false}
      failed="Not confirmed"
      leave="Back"
      send="Register"
      isSending={false}
      language="en"
      texts={texts}
    />,
  );

describe('registration form', () => {
  let draft: string | null = null;
  beforeAll(() =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      value: { getItem: () => draft, removeItem: () => undefined },
    }),
  );
  beforeEach(() => (draft = null));

  it('has no input that is out of sight', () => {
    const html = renderToStaticMarkup(<Form />);
    expect(html).toContain('name="parentEmail"');
    expect(html).not.toMatch(/aria-hidden|tabindex="-1" autoComplete/);
  });

  it('says above the dates that a kept draft was about another one', () => {
    draft = JSON.stringify({ players: [1], typed: {}, evenings: [SEEN], at: Date.now() });
    expect(renderToStaticMarkup(<Form />)).toContain(`<p role="alert" class="moved-notice">${MOVED}</p>`);
    draft = JSON.stringify({ players: [1], typed: {}, evenings: [EVENING], at: Date.now() });
    expect(renderToStaticMarkup(<Form />)).not.toContain('moved-notice');
  });

  it('has a button that leaves it instead of "Register" once every date is closed', () => {
    const html = renderToStaticMarkup(<Form evening={{ ...EVENING, isClosed: true }} />);
    expect(html).toContain('Registration is closed.');
    expect(html).toContain('<button type="button" class="button">Back</button>');
  });

  it('says after a refusal of the old date what moved, beside the submit button', () => {
    const html = endOf({ kind: 'moved', starts: [] });
    expect(html).toContain(`Nothing is registered yet. ${MOVED} ${texts.refused.kept}`);
    expect(html).toContain('>Register</button>');
  });

  it('has a sentence for what it does not show, and one for a closed team', () => {
    expect(endOf({ kind: 'unshown' })).toContain('refused something that this form does not show');
    expect(endOf({ kind: 'teamClosed' })).toContain('Registration for this team is closed.');
  });
});
