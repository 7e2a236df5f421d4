import { PLAYER_POSITIONS, type Language, type PlayerPosition } from '@lions/domain';
import { translate } from '@lions/web-base';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CheckField, TextField } from './form-fields';
import { EveningsField, type EveningsFieldProps, MovedNotice } from './evenings/evenings-field';
import { PlayerFields } from './player-fields';
import { fillIn, readDraft } from './registration-draft';
import type { RegistrationTexts } from './registration-texts';
import { fieldOf, type RegistrationFields } from './registration-values';
import { TEXT_INPUTS } from './text-inputs';
import type { Registration } from './use-registration';
import { isFinal, refusalSentence, type Refusal } from './registration-request';

export interface RegistrationFormProps {
  /** Rendered above everything: the privacy notice. */
  children: ReactNode;
  registration: Registration;
  fields: RegistrationFields;
  /** Free places of an evening in words. */
  placesOf: EveningsFieldProps['placesOf'];
  /** Whether every ticked evening has only its waiting list left, for the chosen position where there are several pools. */
  isWaitlist: (position: PlayerPosition | undefined) => boolean;
  /** Notice of the waiting lists that are left for the chosen position. */
  waitingNote?: (position: PlayerPosition | undefined) => string | undefined;
  /** Advice where a retry would change nothing. */
  advice?: string;
  language: Language;
  texts: RegistrationTexts;
  /** Title of a refusal, with {{names}}; label of the button that leaves a form without a submit button. */
  formTexts: { failed: string; leave: string };
}

/** The children, their parent and the submit button. The input is kept whatever the answer. */
export function RegistrationForm(props: RegistrationFormProps) {
  const { registration, fields, waitingNote, language, texts, formTexts } = props;
  const { players, problems, refused, isSending, tries } = registration;
  const form = useRef<HTMLFormElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** Position of the first child: a form with a note about it has one child only. */
  const [position, setPosition] = useState<PlayerPosition>();
  const count = players.length;
  const note = waitingNote?.(position);
  const send = props.isWaitlist(position)
    ? texts.form.join
    : translate(language, texts.form, 'submit', { count });

  const askAgain = translate(language, texts.form, 'movedAsk', { send });

  useFocusOnProblem(form, tries);

  const sentences = { ...texts.problems, ...texts.fields };
  const problemOf = (name: string) => {
    const problem = problems[name];
    return problem && sentences[problem];
  };
  const positionField = fieldOf('position', players[0] ?? 1);
  const notePosition = (value: string | undefined) =>
    setPosition(PLAYER_POSITIONS.find((known) => known === value));
  // The fields are uncontrolled: an earlier unsent input is put into them once they are there.
  const restore = useEffectEvent(() => {
    const draft = readDraft(fields);
    if (!draft || !form.current) return;
    fillIn(form.current, draft.typed);
    notePosition(draft.typed[positionField]);
  });
  useEffect(() => restore(), []);
  const changed = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name, value } = target as HTMLInputElement;
    // The tick boxes keep their state themselves.
    if (name === '' || name === 'evening') return;
    registration.forgetProblem(name);
    registration.keep(new FormData(currentTarget));
    if (name === positionField) notePosition(value);
  };
  const removeOf = (player: number, number: number) => ({
    label: translate(language, texts.form, 'removePlayer', { number }),
    onRemove: () => {
      registration.removePlayer(player, new FormData(form.current ?? undefined));
      // At the maximum the button is removed, so the focus would be lost.
      requestAnimationFrame(() => addButton.current?.focus());
    },
  });
  const parentFields = (
    <ParentFields names={fields.parent} typed={registration.parent} problemOf={problemOf} texts={texts} />
  );
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
      {/* A refusal of the old date says the same beside the submit button; it comes when the page is read again. */}
      {!isSending && refused?.refusal.kind !== 'moved' && (
        <MovedNotice sentences={registration.moved} advice={askAgain} />
      )}
      <EveningsField
        evenings={registration.evenings}
        ticked={registration.ticked}
        onTick={(ids) => registration.tick(ids, new FormData(form.current ?? undefined))}
        placesOf={props.placesOf}
        problem={problemOf('evening')}
        language={language}
        texts={texts}
      />
      {fields.isParentFirst && parentFields}
      {players.map((player, index) => (
        <PlayerFields
          key={player}
          player={player}
          fields={fields}
          legend={count > 1 ? translate(language, texts.form, 'player', { number: index + 1 }) : undefined}
          remove={count > 1 ? removeOf(player, index + 1) : undefined}
          problemOf={problemOf}
          texts={texts}
        />
      ))}
      {waitingNote && (
        <p className="session-places" aria-live="polite">
          {note}
        </p>
      )}
      {count < fields.maxPlayers && (
        <button
          ref={addButton}
          type="button"
          className="button button-quiet"
          onClick={registration.addPlayer}
        >
          {texts.form.addPlayer}
        </button>
      )}
      {!fields.isParentFirst && parentFields}
      <CheckField name="parentalAuthority" problem={problemOf('parentalAuthority')}>
        {translate(language, texts.fields, 'authority', { count })}
      </CheckField>
      <RegistrationEnd
        refusal={refused?.refusal}
        moved={[...registration.moved, askAgain].join(' ')}
        isShut={registration.evenings.every(({ isClosed }) => isClosed)}
        failed={refused ? translate(language, formTexts, 'failed', { names: refused.names }) : ''}
        advice={props.advice}
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

interface ParentFieldsProps {
  names: RegistrationFields['parent'];
  typed: Registration['parent'];
  problemOf: (name: string) => string | undefined;
  texts: RegistrationTexts;
}

function ParentFields({ names, typed, problemOf, texts }: ParentFieldsProps) {
  return (
    <div className="player-fields">
      {names.map((name) => (
        <TextField
          key={name}
          {...TEXT_INPUTS[name]}
          name={name}
          label={texts.fields[name]}
          defaultValue={typed[name]}
          problem={problemOf(name)}
        />
      ))}
    </div>
  );
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
