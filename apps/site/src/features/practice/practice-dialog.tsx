import {
  poolOfPosition,
  practiceEventTitle,
  type PlayerPosition,
  findVenue,
  venueMapUrl,
  type Language,
} from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import { PrivacyNotice, registrationNotice } from '../../ui/privacy-notice';
import { FORM_TEXTS } from '../../ui/registration/form-texts';
import { useOffered } from '../../ui/registration/evenings/seen-evening';
import { RegistrationDialog } from '../../ui/registration/registration-dialog';
import type { RegistrationSetup } from '../../ui/registration/registration-texts';
import { PRACTICE_FORM } from '../../ui/registration/registration-values';
import { useRegistration } from '../../ui/registration/use-registration';
import { countAndPlaces, type PracticeTexts, waitingNote } from './practice-words';
import { availabilityOf, isFull, type PracticeView } from './practice-view';
import { PRACTICE_ARENA } from '../../content/practice';
import { entryAddresses } from '../../ui/calendar/calendar-addresses';
import type { Evening } from '../../ui/registration/evenings/evening';

export interface PracticeDialogProps {
  /** The one that the form is opened for. */
  practice: PracticeView;
  /** Practices of the page, with `practice`. */
  practices: readonly PracticeView[];
  setup: RegistrationSetup;
  practiceTexts: PracticeTexts;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Address of the arena in calendars. */
  place: string;
  /** Reads the page's practices again; never rejects. */
  readAgain: () => Promise<void>;
  onClosed: () => void;
}

/** Registers children for one or more practices, one child after the other. */
export function PracticeDialog({ practice, practices, setup, practiceTexts, ...props }: PracticeDialogProps) {
  const { language, policyHref, termsHref } = setup;
  const texts = FORM_TEXTS[language];
  const { form: formTexts, booking } = practiceTexts;
  const { id } = practice;
  const offered = useOffered(practices, isOpen);
  const registration = useRegistration({
    fields: PRACTICE_FORM,
    language,
    texts,
    evenings: offered.map(({ activity, isClosed }) => ({
      ...practiceEvening(activity, props.place, language),
      isClosed,
    })),
    wanted: id,
    readAgain: props.readAgain,
  });
  const viewOf = (evening: { id: number }) => practices.find((each) => each.id === evening.id);
  const chosen = practices.filter((each) => registration.ticked.includes(each.id));
  const noteOf = (position: PlayerPosition | undefined) =>
    waitingNote(chosen, position && poolOfPosition(position), language, practiceTexts, texts.form);
  return (
    <RegistrationDialog
      {...setup}
      texts={texts}
      registration={registration}
      fields={PRACTICE_FORM}
      title={formTexts.title}
      subject={practiceEventTitle(language)}
      calendarTexts={props.calendarTexts}
      newTab={props.newTab}
      opener={{ name: 'practice', value: String(id) }}
      onClosed={props.onClosed}
      placesOf={(evening) => {
        const view = viewOf(evening);
        return view ? countAndPlaces(view, language, booking) : '';
      }}
      isWaitlist={(position) => chosen.length > 0 && chosen.every((each) => isWaiting(each, position))}
      waitingNote={noteOf}
      formTexts={formTexts}
    >
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptPractice', setup.conditions)}
        policyHref={policyHref}
        termsHref={termsHref}
        consentVersion={setup.consentVersion}
      />
    </RegistrationDialog>
  );
}

const isOpen = (practice: PracticeView) => availabilityOf(practice) !== undefined;

const isWaiting = (practice: PracticeView, position: PlayerPosition | undefined) =>
  isFull(practice) || (position !== undefined && practice.left[poolOfPosition(position)] === 0);

/** `address` is the arena's in calendars. */
function practiceEvening(
  { id, date, day, times, startsAt, endsAt }: PracticeView,
  address: string,
  language: Language,
): Evening {
  const place = PRACTICE_ARENA[language];
  const venue = findVenue(place);
  const title = practiceEventTitle(language);
  const entry = { kind: 'practice', id, title, place: address, startsAt, endsAt } as const;
  return {
    kind: 'practice',
    id,
    date,
    day,
    times,
    place,
    startsAt,
    endsAt,
    mapUrl: venue && venueMapUrl(venue),
    calendar: entryAddresses(entry, language),
  };
}
