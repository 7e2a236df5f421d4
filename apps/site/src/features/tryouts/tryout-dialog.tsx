import { ageOrBirthYear, civilAt } from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import { PrivacyNotice, registrationNotice } from '../../ui/privacy-notice';
import { FORM_TEXTS } from '../../ui/registration/form-texts';
import { useOffered } from '../../ui/registration/evenings/seen-evening';
import { RegistrationDialog } from '../../ui/registration/registration-dialog';
import type { RegistrationSetup } from '../../ui/registration/registration-texts';
import { TRYOUT_FORM, type RegistrationFields } from '../../ui/registration/registration-values';
import { useRegistration } from '../../ui/registration/use-registration';
import type { TryoutSessionView } from './team-view';
import { placesSentence, sessionEvening, spotsLeft } from './session-evenings';

interface TryoutDialogProps {
  /** All sessions of the team. */
  sessions: readonly TryoutSessionView[];
  /** The team takes registrations. */
  isTeamOpen: boolean;
  /** The selected session, if any. */
  sessionId?: number;
  setup: RegistrationSetup;
  timeZone: string;
  formTexts: Dictionary['tryouts']['form'];
  title: string;
  /** The team's name. */
  subject: string;
  calendarTexts: Dictionary['calendar']['add'];
  newTab: string;
  /** Reads the team again; never rejects. */
  readAgain: () => Promise<void>;
  /** `wasTried`: a request was sent, so the page may be outdated. */
  onClosed: (wasTried: boolean) => void;
}

/** Registers one or more children for one or more tryout sessions. */
export function TryoutDialog({ sessions, setup, timeZone, formTexts, ...props }: TryoutDialogProps) {
  const { language, policyHref, termsHref } = setup;
  const texts = FORM_TEXTS[language];
  const fields: RegistrationFields = {
    ...TRYOUT_FORM,
    readAge: (typed) => {
      const thisYear = Number(civilAt(new Date(), timeZone).date.slice(0, 4));
      return Number.isInteger(typed) ? ageOrBirthYear(typed, thisYear) : undefined;
    },
  };
  const offered = useOffered(sessions, ({ isOpen }) => isOpen);
  const registration = useRegistration({
    fields,
    language,
    texts,
    evenings: offered.map(({ activity, isClosed }) => ({ ...sessionEvening(activity), isClosed })),
    wanted: props.sessionId,
    isTeamClosed: !props.isTeamOpen,
    readAgain: props.readAgain,
  });
  const viewOf = ({ id }: { id: number }) => sessions.find((session) => session.id === id);
  const isFull = (evening: { id: number }) => {
    const session = viewOf(evening);
    return session !== undefined && spotsLeft(session) === 0;
  };
  const { players, chosen, canTickAnother } = registration;
  return (
    <RegistrationDialog
      {...setup}
      texts={texts}
      registration={registration}
      fields={fields}
      title={props.title}
      subject={props.subject}
      calendarTexts={props.calendarTexts}
      newTab={props.newTab}
      opener={{ name: 'register', value: String(props.sessionId ?? '') }}
      onClosed={() => props.onClosed(registration.tries > 0)}
      placesOf={(evening) => {
        const session = viewOf(evening);
        return session ? placesSentence(session, players.length, language, formTexts) : '';
      }}
      isWaitlist={() => chosen.length > 0 && chosen.every(isFull)}
      advice={canTickAnother ? formTexts.otherSession : formTexts.howToTakePart}
      formTexts={formTexts}
    >
      <PrivacyNotice
        texts={texts.notice}
        lines={registrationNotice(texts.notice, 'keptSession', setup.conditions)}
        policyHref={policyHref}
        termsHref={termsHref}
        consentVersion={setup.consentVersion}
      />
    </RegistrationDialog>
  );
}
