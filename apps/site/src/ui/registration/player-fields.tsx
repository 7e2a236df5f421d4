import { PLAYER_POSITIONS } from '@lions/domain';
import { useEffect } from 'react';
import { ChoiceField, TextField } from './form-fields';
import type { RegistrationTexts } from './registration-texts';
import { fieldOf, type RegistrationFields } from './registration-values';
import { TEXT_INPUTS } from './text-inputs';

interface PlayerFieldsProps {
  player: number;
  fields: RegistrationFields;
  /** 'Player 2', where there are several. */
  legend?: string;
  /** Absent for the only player. */
  remove?: { label: string; onRemove: () => void };
  problemOf: (name: string) => string | undefined;
  texts: RegistrationTexts;
}

/** Fields of one child. */
export function PlayerFields(props: PlayerFieldsProps) {
  const { player, fields, legend, remove, problemOf, texts } = props;
  const name = fieldOf('playerName', player);
  const position = fieldOf('position', player);
  // An added child's fields take the focus; the first child's do not, because the form is to be read first.
  useEffect(() => {
    if (player > 1) document.getElementsByName(name)[0]?.focus();
  }, [player, name]);
  const inputs = (
    <>
      {fields.player.map((input) => (
        <TextField
          key={input}
          {...TEXT_INPUTS[input]}
          label={texts.fields[input]}
          name={fieldOf(input, player)}
          problem={problemOf(fieldOf(input, player))}
        />
      ))}
      <ChoiceField
        label={texts.fields.position}
        name={position}
        choices={PLAYER_POSITIONS.map((value) => ({ value, label: texts.positions[value] }))}
        problem={problemOf(position)}
      />
    </>
  );
  if (fields.maxPlayers === 1) return inputs;
  return (
    <fieldset className="player-fields">
      {legend && <legend>{legend}</legend>}
      {inputs}
      {remove && (
        <button type="button" className="button button-quiet" onClick={remove.onRemove}>
          {remove.label}
        </button>
      )}
    </fieldset>
  );
}
