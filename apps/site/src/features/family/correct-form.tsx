import { PLAYER_POSITIONS, without, type PlayerPosition } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { EmailField } from '../../ui/registration/email-field';
import { ChoiceField, TextField } from '../../ui/registration/form-fields';
import type { RegistrationTexts } from '../../ui/registration/registration-texts';
import {
  CORRECTED_INPUTS,
  SESSION_INPUTS,
  TEXT_INPUTS,
  type CorrectedInput,
} from '../../ui/registration/text-inputs';
// A separate file, loaded with the form's code.
import '../../ui/registration/registration-form.css';
import { isRequired, readCorrection, startOf, type CorrectFormProps } from './correction-values';
import type { FieldProblems } from './family-calls';
import type { Typed } from './family-view';

/** A practice has separate places for skaters and goalies, so a goalie cannot become a skater here. */
function positionsFor({ kind, position }: Typed): readonly PlayerPosition[] {
  if (kind === 'session') return PLAYER_POSITIONS;
  return position === 'Goalie' ? [] : PLAYER_POSITIONS.filter((other) => other !== 'Goalie');
}

interface LoadedFormProps extends CorrectFormProps {
  formTexts: RegistrationTexts;
}

/** Corrects the data of a registration. Focuses its first field. */
export function CorrectForm({ id, typed, correcting, formTexts, ...props }: LoadedFormProps) {
  const { language, positions, isBusy, onClosed } = props;
  const { texts, thisYear, correct } = correcting;
  const [problems, setProblems] = useState<FieldProblems>({});
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  // After a failed submit, focus the first invalid field.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readCorrection(new FormData(event.currentTarget), typed, thisYear);
    setProblems(read.problems);
    setTries(tries + 1);
    if (Object.keys(read.problems).length > 0) return;
    if (Object.keys(read.correction).length === 0) return onClosed();
    const name = read.correction.playerName ?? typed.playerName;
    const problem = await correct(id, read.correction, translate(language, texts, 'saved', { name }));
    if (!problem) return onClosed();
    if (problem.kind === 'fields') setProblems(inForm(problem.fields));
    setTries((before) => before + 1);
  };
  const problemOf = (name: string) => {
    const problem = problems[name];
    if (problem === undefined) return undefined;
    return problem === 'taken' || problem === 'proven' ? texts[problem] : formTexts.problems[problem];
  };
  const forget = ({ target }: FormEvent) => {
    const { name } = target as HTMLInputElement;
    setProblems((before) => ({ ...before, [name]: undefined }));
  };
  const textField = (input: CorrectedInput) => (
    <TextField
      key={input}
      {...TEXT_INPUTS[input]}
      label={formTexts.fields[input]}
      name={input}
      defaultValue={startOf(typed, input)}
      required={isRequired(typed, input)}
      problem={problemOf(input)}
    />
  );
  // A practice does not ask for some, but may have them from the check-in.
  const others = without(CORRECTED_INPUTS, 'playerName').filter(
    (input) => typed.kind === 'session' || !SESSION_INPUTS.includes(input) || startOf(typed, input) !== '',
  );
  const choices = positionsFor(typed).map((value) => ({ value, label: positions[value] }));
  return (
    <form
      ref={form}
      className="registration-form correct-form"
      aria-label={translate(language, texts, 'title', { name: typed.playerName })}
      noValidate
      onChange={forget}
      onSubmit={(event) => void send(event)}
    >
      {textField('playerName')}
      {choices.length > 0 && (
        <ChoiceField
          label={formTexts.fields.position}
          name="position"
          choices={choices}
          chosen={typed.position}
        />
      )}
      {typed.kind === 'practice' && <p>{texts.poolFixed}</p>}
      {others.map(textField)}
      {correcting.takesEmail ? (
        <EmailField
          label={texts.newEmail}
          name="parentEmail"
          {...TEXT_INPUTS.parentEmail}
          required={false}
          problem={problemOf('parentEmail')}
          didYouMean={(email) => translate(language, formTexts.form, 'didYouMean', { email })}
        />
      ) : (
        <p>{texts.emailFixed}</p>
      )}
      <div className="held-actions">
        <button className="button" aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
        <button type="button" className="button button-quiet" onClick={onClosed}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** Field names of the API as those of the form, which has one field for age and year of birth. */
const inForm = ({ playerAge, birthYear, ...others }: FieldProblems): FieldProblems => {
  const ageOrYear = playerAge ?? birthYear;
  return { ...others, ...(ageOrYear && { ageOrYear }) };
};
