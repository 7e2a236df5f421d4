import { useId, type ComponentProps, type ReactNode } from 'react';

interface Problem {
  /** Error text. */
  problem?: string;
}

/** The error below a field, which references it by aria-describedby. */
function FieldProblemText({ id, problem }: Problem & { id: string }) {
  return problem === undefined ? null : (
    <p id={id} className="field-problem">
      {problem}
    </p>
  );
}

const wrong = (id: string, problem?: string) =>
  problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };

type TextFieldProps = Problem & {
  label: string;
  name: string;
  hint?: ReactNode | undefined;
} & ComponentProps<'input'>;

/** A text input with its label, and a question about what was typed; uncontrolled. */
export function TextField({ label, problem, hint, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* Names and addresses: none is a word of a dictionary. */}
      <input {...input} spellCheck={false} {...wrong(`${id}-problem`, problem)} id={id} />
      <FieldProblemText id={`${id}-problem`} problem={problem} />
      {hint !== undefined && (
        <div aria-live="polite">{hint !== '' && <div className="field-hint">{hint}</div>}</div>
      )}
    </div>
  );
}

interface ChoiceFieldProps extends Problem {
  label: string;
  name: string;
  choices: readonly { value: string; label: string }[];
  /** Initial value. */
  chosen?: string;
}

/** Radio buttons, one tap each. */
export function ChoiceField({ label, name, choices, chosen, problem }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className="field choice-field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              {...wrong(`${id}-problem`, problem)}
            />
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

/** A checkbox to agree. */
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
