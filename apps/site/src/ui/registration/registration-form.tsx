import { LIMITS, type Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react';
import type { Evening } from './evenings/evening';
import { divisionQuestion, type TeamDivision } from './division';
import { EmailField } from './email-field';
import { EveningsField, MovedNotice } from './evenings/evenings-field';
import { expectedLines, lineSentences } from './evenings/place-in-line';
import { CheckField, TextField } from './form-fields';
import { PlayerFields } from './player-fields';
import { RememberedChildren } from './remembered-children';
import { fieldOf } from './registration-draft';
import { isFinal, refusalSentence, type Refusal } from './registration-request';
import type { RegistrationTexts } from './registration-texts';
import { FORM_INPUTS, positionIn } from './registration-values';
import { TEXT_INPUTS } from './text-inputs';
import type { Registration } from './use-registration';

export interface RegistrationFormProps {
  /** Rendered above everything: the privacy notice. */
  children: ReactNode;
  kind: Evening['kind'];
  registration: Registration;
  thisYear: number;
  division?: TeamDivision;
  language: Language;
  texts: RegistrationTexts;
  formTexts: FormTexts;
}

/** Texts that differ by kind. */
export interface FormTexts {
  /** Title of a refusal, with {{names}}. */
  failed: string;
  /** Label of the button that leaves a form without a submit button. */
  leave: string;
  /** Advice where a retry would change nothing: while another date is open, and without one. */
  otherSession?: string;
  howToTakePart?: string;
}

/** The children, the dates, the parent and the submit button. The input is kept whatever the answer. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { kind, registration, language, texts, formTexts } = props;
  const { players, typed, chosen, problems, refused, isSending, tries } = registration;
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const count = players.length;
  const inputs = FORM_INPUTS[kind];
  const lines = expectedLines(
    chosen,
    players.map((player) => positionIn(typed[fieldOf('position', player)])),
  );
  const isWaitlist = chosen.length > 0 && lines.every((ofChild) => ofChild.length === chosen.length);
  const send = isWaitlist ? texts.form.join : translate(language, texts.form, 'submit', { count });

  const askAgain = translate(language, texts.form, 'movedAsk', { send });

  useFocusOnProblem(form, tries);

  const sentences = { ...texts.problems, ...texts.fields };
  const problemOf = (name: string) => {
    const problem = problems[name];
    return problem && sentences[problem];
  };
  const changed = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    // The tick boxes of evenings keep their state themselves.
    if (name !== '' && name !== 'evening') registration.type(name, value);
  };
  const removeOf = (player: number, number: number) => ({
    label: translate(language, texts.form, 'removePlayer', { number }),
    onRemove: () => {
      registration.removePlayer(player);
      // At the maximum the button is removed, so the focus would be lost.
      requestAnimationFrame(() => addButton.current?.focus());
    },
  });
  return (
    <form
      ref={form}
      className="registration-form"
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        void registration.send(new FormData(event.currentTarget));
      }}
    >
      {props.children}
      <RememberedChildren registration={registration} language={language} texts={texts.remember} />
      {/* A refusal of the old date says the same beside the submit button; it comes when the page is read again. */}
      {!isSending && refused?.refusal.kind !== 'moved' && (
        <MovedNotice sentences={registration.moved} advice={askAgain} />
      )}
      {players.map((player, index) => (
        <PlayerFields
          key={player}
          player={player}
          inputs={inputs.player}
          typed={typed}
          legend={count > 1 ? translate(language, texts.form, 'player', { number: index + 1 }) : undefined}
          remove={count > 1 ? removeOf(player, index + 1) : undefined}
          ageHint={divisionQuestion(
            typed[fieldOf('ageOrYear', player)],
            props.division,
            props.thisYear,
            language,
            texts.form,
          )}
          lines={lineSentences(lines[index] ?? [], chosen.length, language, texts.form)}
          problemOf={problemOf}
          texts={texts}
        />
      ))}
      {count < LIMITS.formPlayers && (
        <button
          ref={addButton}
          type="button"
          className="button button-quiet"
          onClick={() => registration.addPlayer()}
        >
          {texts.form.addPlayer}
        </button>
      )}
      <EveningsField
        evenings={registration.evenings}
        ticked={registration.ticked}
        onTick={registration.tick}
        problem={problemOf('evening')}
        language={language}
        texts={texts}
      />
      {/* Another parent, once the remembered one is forgotten. */}
      <div className="player-fields" key={String(registration.family !== undefined)}>
        {inputs.parent.map((name) => {
          const field = {
            ...TEXT_INPUTS[name],
            name,
            label: texts.fields[name],
            defaultValue: typed[name],
            problem: problemOf(name),
          };
          if (name !== 'parentEmail') return <TextField key={name} {...field} />;
          return (
            <EmailField
              key={name}
              {...field}
              didYouMean={(email) => translate(language, texts.form, 'didYouMean', { email })}
              onMeant={(email) => registration.type(name, email)}
            />
          );
        })}
      </div>
      <CheckField name="parentalAuthority" problem={problemOf('parentalAuthority')}>
        {translate(language, texts.fields, 'authority', { count })}
      </CheckField>
      <RegistrationEnd
        refusal={refused?.refusal}
        moved={[...registration.moved, askAgain].join(' ')}
        isShut={registration.evenings.every(({ isClosed }) => isClosed)}
        failed={refused ? translate(language, formTexts, 'failed', { names: refused.names }) : ''}
        advice={registration.canTickAnother ? formTexts.otherSession : formTexts.howToTakePart}
        leave={refused?.refusal.kind === 'off' ? texts.form.close : formTexts.leave}
        send={isSending ? texts.form.sending : send}
        isSending={isSending}
        language={language}
        texts={texts}
      />
    </form>
  );
}

/** Focuses the first invalid field after a submit only, not while fields are being corrected. */
function useFocusOnProblem(form: RefObject<HTMLFormElement | null>, tries: number) {
  useEffect(() => {
    if (tries === 0) return;
    const [wrong, refusal] = ['[aria-invalid]', '.registration-refused'].map((selector) =>
      form.current?.querySelector<HTMLElement>(selector),
    );
    (wrong ?? refusal)?.focus();
  }, [form, tries]);
}

interface RegistrationEndProps {
  refusal: Refusal | undefined;
  /** Sentences about moved evenings, and the question about them. */
  moved: string;
  /** No date can be ticked any more. */
  isShut: boolean;
  /** The error's title. */
  failed: string;
  /** Advice where a retry would change nothing. */
  advice?: string | undefined;
  /** Label of the button that then leaves the form. */
  leave: string;
  /** Label of the submit button. */
  send: string;
  isSending: boolean;
  language: Language;
  texts: RegistrationTexts;
}

/**
 * End of a registration form: the refusal, and the submit button, or a button to leave where no retry can
 * help.
 */
export function RegistrationEnd(props: RegistrationEndProps) {
  const { refusal, moved, isShut, failed, advice, leave, send, isSending, language, texts } = props;
  const isClosed = isShut || (refusal !== undefined && isFinal(refusal));
  return (
    <>
      <div role="alert" tabIndex={-1} className={refusal && 'registration-refused'}>
        {refusal && (
          <>
            <strong>{failed}</strong>
            {refusalSentence(refusal, language, texts)} {refusal.kind === 'moved' && `${moved} `}
            {isClosed ? advice : texts.refused.kept}
          </>
        )}
      </div>
      {isClosed ? (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {leave}
        </button>
      ) : (
        <button className="button" aria-disabled={isSending}>
          {send}
        </button>
      )}
    </>
  );
}
