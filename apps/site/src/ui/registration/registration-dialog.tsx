import { civilAt } from '@lions/domain';
import { ModalDialog } from '../dialog/modal-dialog';
import type { DialogOpener } from '../dialog/modal-dialog-entry';
import { PrivacyNotice, registrationNotice } from '../privacy-notice';
import { RegistrationOutcome } from '../ticket/registration-outcome';
import '../ticket/ticket.css';
import { datesInTitle, type Evening, type OfferedEvening } from './evenings/evening';
import type { TeamDivision } from './division';
import { MovedNotice } from './evenings/evenings-field';
import { useOffered } from './evenings/seen-evening';
import './registration-form.css';
import { RegistrationForm, type FormTexts } from './registration-form';
import { RememberFamily } from './remembered-children';
import type { RegistrationSetup, RegistrationTexts } from './registration-texts';
import { useRegistration } from './use-registration';

interface RegistrationDialogProps {
  kind: Evening['kind'];
  title: string;
  /** Team and league, above the title with the ticked dates. */
  about?: string;
  /** The team or the kind of event, on tickets. */
  subject: string;
  /** Years of birth of the team's division; others are asked about. */
  division?: TeamDivision;
  /** The page's practices or sessions, as last read. */
  evenings: readonly OfferedEvening[];
  /** Id of the one that the form is opened for. */
  wanted: number | undefined;
  /** The whole team is closed, as last read. */
  isTeamClosed?: boolean;
  setup: RegistrationSetup;
  texts: RegistrationTexts;
  formTexts: FormTexts;
  opener: DialogOpener;
  /** Reads the page's evenings again; never rejects. */
  readAgain: () => Promise<unknown>;
  /** `wasTried`: a request was sent, so the page may be outdated. */
  onClosed: (wasTried: boolean) => void;
}

/** Registers children for practices or tryout sessions: the form, then the results. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { kind, setup, texts, formTexts, division } = props;
  const { language, timeZone } = setup;
  const thisYear = Number(civilAt(new Date(), timeZone).date.slice(0, 4));
  const registration = useRegistration({
    kind,
    language,
    texts,
    thisYear,
    division,
    evenings: useOffered(props.evenings),
    wanted: props.wanted,
    isTeamClosed: props.isTeamClosed,
    readAgain: props.readAgain,
  });
  const { players, chosen, sent, isSending, tries } = registration;
  const about = [props.about, datesInTitle(chosen, language, texts.form)].filter(Boolean).join(' · ');
  const kept = kind === 'practice' ? 'keptPractice' : 'keptSession';
  return (
    <ModalDialog
      title={props.title}
      about={about}
      closeLabel={texts.form.close}
      opener={props.opener}
      isBusy={isSending}
      onClosed={() => props.onClosed(tries > 0)}
    >
      {players.length === 0 && <MovedNotice sentences={registration.moved} advice={texts.form.movedAdvice} />}
      {sent.length > 0 && (
        <RegistrationOutcome
          // Remount, so that the next results take the focus.
          key={sent.length}
          {...setup}
          subject={props.subject}
          texts={texts}
          sent={sent}
          evenings={registration.evenings}
        />
      )}
      {players.length === 0 && <RememberFamily registration={registration} texts={texts.remember} />}
      {players.length > 0 ? (
        <RegistrationForm
          kind={kind}
          registration={registration}
          thisYear={thisYear}
          division={division}
          language={language}
          texts={texts}
          formTexts={formTexts}
        >
          <PrivacyNotice
            {...setup}
            texts={texts.notice}
            lines={registrationNotice(texts.notice, kept, setup.conditions)}
          />
        </RegistrationForm>
      ) : (
        <form method="dialog" className="actions outcome-end">
          <button className="button">{texts.form.done}</button>
          <button type="button" className="button button-quiet" onClick={() => registration.addPlayer()}>
            {texts.form.another}
          </button>
        </form>
      )}
    </ModalDialog>
  );
}
