import { LIMITS, PLAYER_POSITIONS } from '@lions/domain';
import { useEffect, useRef } from 'react';
import { ChoiceField, TextField } from '../../../ui/registration/form-fields';
import type { RegistrationTexts } from '../../../ui/registration/registration-texts';
import { fieldOf } from './registration-values';

interface PlayerFieldsProps {
  player: number;
  /** 'Player 2', where there are several. */
  legend?: string;
  /** Absent for the only player. */
  remove?: { label: string; onRemove: () => void };
  problemOf: (name: string) => string | undefined;
  texts: RegistrationTexts;
}

/** Fields of one child: name, age and position. */
export function PlayerFields({ player, legend, remove, problemOf, texts }: PlayerFieldsProps) {
  const [name, age, position] = (['playerName', 'ageOrYear', 'playerPosition'] as const).map((field) =>
    fieldOf(field, player),
  ) as [string, string, string];
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // An added child's fields take the focus; the first child's do not, because the form is to be read first.
  useEffect(() => {
    if (player > 1) fieldset.current?.querySelector('input')?.focus();
  }, [player]);
  return (
    <fieldset ref={fieldset} className="player-fields">
      {legend && <legend>{legend}</legend>}
      <TextField
        label={texts.fields.playerName}
        name={name}
        // Autofill off: browsers suggest the parent's name, not the child's.
        autoComplete="off"
        autoCapitalize="words"
        maxLength={LIMITS.playerName}
        required
        problem={problemOf(name)}
      />
      <TextField
        label={texts.fields.ageOrYear}
        name={age}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        problem={problemOf(age)}
      />
      <ChoiceField
        label={texts.fields.position}
        name={position}
        choices={PLAYER_POSITIONS.map((value) => ({ value, label: texts.positions[value] }))}
        problem={problemOf(position)}
      />
      {remove && (
        <button type="button" className="button button-quiet" onClick={remove.onRemove}>
          {remove.label}
        </button>
      )}
    </fieldset>
  );
}
