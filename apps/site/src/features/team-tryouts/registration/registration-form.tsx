import { LIMITS, type Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { CheckField, HoneypotField, TextField } from '../../../ui/registration/form-fields';
import { RegistrationEnd } from '../../../ui/registration/registration-end';
import type { RegistrationTexts } from '../../../ui/registration/registration-texts';
import { PlayerFields } from './player-fields';
import type { useRegistration } from './use-registration';

/** Maximum number of children in one form. */
const MOST_PLAYERS = 6;

interface RegistrationFormProps {
  /** Rendered above the players' fields: the notice and the session. */
  children: ReactNode;
  registration: ReturnType<typeof useRegistration>;
  /** Whether a new registration goes on the waiting list. */
  isWaitlist: boolean;
  /** Whether there is another session to choose. */
  hasOtherSessions: boolean;
  /** Parent data typed for the previous children. */
  parent: Readonly<Record<string, string>>;
  onSend: (form: FormData) => void;
  problemOf: (name: string) => string | undefined;
  language: Language;
  texts: RegistrationTexts;
  formTexts: Dictionary['tryouts']['form'];
}

/** The children, their parent and the submit button. The input is kept whatever the answer. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { children, registration, isWaitlist, hasOtherSessions, parent, onSend, problemOf } = props;
  const { language, texts, formTexts } = props;
  const { players, refused, isSending, tries } = registration;
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = players.length;
  const send = isWaitlist ? formTexts.join : translate(language, formTexts, 'submit', { count });

  // Focus the first invalid field after a submit only, not while fields are being corrected.
  useEffect(() => {
    if (tries === 0) return;
    const [wrong, refusal] = ['[aria-invalid]', '.registration-refused'].map((selector) =>
      form.current?.querySelector<HTMLElement>(selector),
    );
    (wrong ?? refusal)?.focus();
  }, [tries]);

  const numbered = (number: number) => translate(language, formTexts, 'player', { number });
  return (
    <form
      ref={form}
      className="registration-form"
      noValidate
      onChange={({ target }) => registration.forgetProblem((target as HTMLElement & { name: string }).name)}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      {children}
      {players.map((player, index) => (
        <PlayerFields
          key={player}
          player={player}
          legend={count > 1 ? numbered(index + 1) : undefined}
          remove={
            count > 1
              ? {
                  label: translate(language, formTexts, 'removePlayer', { number: index + 1 }),
                  onRemove: () => {
                    registration.removePlayer(player);
                    // At the maximum the button is removed, so the focus would be lost.
                    requestAnimationFrame(() => addButton.current?.focus());
                  },
                }
              : undefined
          }
          problemOf={problemOf}
          texts={texts}
        />
      ))}
      {count < MOST_PLAYERS && (
        <button
          ref={addButton}
          type="button"
          className="button button-quiet"
          onClick={registration.addPlayer}
        >
          {formTexts.addPlayer}
        </button>
      )}
      <ParentFields parent={parent} problemOf={problemOf} texts={texts} />
      <CheckField name="parentalAuthority" problem={problemOf('parentalAuthority')}>
        {translate(language, texts.fields, 'authority', { count })}
      </CheckField>
      <HoneypotField label={texts.fields.website} />
      <RegistrationEnd
        refusal={refused?.refusal}
        failed={refused ? translate(language, formTexts, 'notConfirmed', { name: refused.playerName }) : ''}
        advice={hasOtherSessions ? formTexts.otherSession : formTexts.howToTakePart}
        leave={formTexts.back}
        send={isSending ? formTexts.sending : send}
        isSending={isSending}
        language={language}
        texts={texts}
      />
    </form>
  );
}

function ParentFields({
  parent,
  problemOf,
  texts,
}: Pick<RegistrationFormProps, 'parent' | 'problemOf' | 'texts'>) {
  const field = (name: 'parentName' | 'parentEmail' | 'parentPhone') => ({
    name,
    label: texts.fields[name],
    defaultValue: parent[name],
    problem: problemOf(name),
  });
  return (
    <div className="player-fields">
      <TextField {...field('parentName')} autoComplete="name" maxLength={LIMITS.parentName} required />
      <TextField
        {...field('parentEmail')}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        required
      />
      <TextField {...field('parentPhone')} type="tel" autoComplete="tel" maxLength={LIMITS.phone} />
    </div>
  );
}
