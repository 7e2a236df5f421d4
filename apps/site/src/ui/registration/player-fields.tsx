import { PLAYER_POSITIONS } from '@lions/domain';
import { useEffect } from 'react';
import { ChoiceField, TextField } from './form-fields';
import type { RegistrationTexts } from './registration-texts';
import { fieldOf } from './registration-draft';
import { TEXT_INPUTS, type TextInput } from './text-inputs';
import type { Registration } from './use-registration';

interface PlayerFieldsProps {
  player: number;
  inputs: readonly TextInput[];
  /** Initial values by field name. */
  typed: Registration['typed'];
  /** 'Player 2', where there are several. */
  legend?: string;
  /** Absent for the only player. */
  remove?: { label: string; onRemove: () => void };
  /** A question about the age or the year of birth. */
  ageHint: string | undefined;
  /** Waiting lists that the child would be on. */
  lines: readonly string[];
  problemOf: (name: string) => string | undefined;
  texts: RegistrationTexts;
}

/** Fields of one child. */
export function PlayerFields(props: PlayerFieldsProps) {
  const { player, inputs, typed, legend, remove, ageHint, lines, problemOf, texts } = props;
  const name = fieldOf('playerName', player);
  const position = fieldOf('position', player);
  // An added child's fields take the focus; the first child's do not, because the form is to be read first.
  useEffect(() => {
    if (player > 1) document.getElementsByName(name)[0]?.focus();
  }, [player, name]);
  return (
    <fieldset className="player-fields">
      {legend && <legend>{legend}</legend>}
      {inputs.map((input) => (
        <TextField
          key={input}
          {...TEXT_INPUTS[input]}
          label={texts.fields[input]}
          name={fieldOf(input, player)}
          defaultValue={typed[fieldOf(input, player)]}
          problem={problemOf(fieldOf(input, player))}
          hint={input === 'ageOrYear' ? (ageHint ?? '') : undefined}
        />
      ))}
      <ChoiceField
        label={texts.fields.position}
        name={position}
        choices={PLAYER_POSITIONS.map((value) => ({ value, label: texts.positions[value] }))}
        chosen={typed[position]}
        problem={problemOf(position)}
      />
      <div className="place-in-line" aria-live="polite">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {remove && (
        <button type="button" className="button button-quiet" onClick={remove.onRemove}>
          {remove.label}
        </button>
      )}
    </fieldset>
  );
}
