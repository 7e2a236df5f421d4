import { useId, type ComponentProps, type ReactNode } from 'react';

interface Problem {
  /** What is wrong with what stands there, in words. */
  problem?: string;
}

/** The sentence below a field that is wrong; the field names it as its description. */
function FieldProblemText({ id, problem }: Problem & { id: string }) {
  return problem === undefined ? null : (
    <p id={id} className="field-problem">
      {problem}
    </p>
  );
}

const wrong = (id: string, problem?: string) =>
  problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };

type TextFieldProps = Problem & { label: string; name: string } & ComponentProps<'input'>;

/** A line of text with its label. The form keeps what is typed. */
export function TextField({ label, problem, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} {...wrong(`${id}-problem`, problem)} id={id} />
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  );
}

type SelectFieldProps = Problem & { label: string; name: string } & ComponentProps<'select'>;

/** One of a list, as the phone lets one choose it. */
export function SelectField({ label, problem, children, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select {...select} {...wrong(`${id}-problem`, problem)} id={id}>
        {children}
      </select>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  );
}

interface ChoiceFieldProps extends Problem {
  label: string;
  name: string;
  choices: readonly { value: string; label: string }[];
}

/** One of a few, each a button of its own: one tap. */
export function ChoiceField({ label, name, choices, problem }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} value={choice.value} {...wrong(`${id}-problem`, problem)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </fieldset>
  );
}

interface CheckFieldProps extends Problem {
  name: string;
  children: ReactNode;
}

/** Something to agree to. */
export function CheckField({ name, problem, children }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check-field">
        <input type="checkbox" name={name} {...wrong(`${id}-problem`, problem)} />
        <span>{children}</span>
      </label>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  );
}

/** A field that nobody sees and robots fill in: what comes with it is refused. */
export function HoneypotField({ label }: { label: string }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
