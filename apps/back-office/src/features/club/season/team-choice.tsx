import { LEAGUE_CONTENT } from '@lions/web-base';
import { Checkbox } from 'antd';
import { useId } from 'react';
import type { SeasonTeam } from '@lions/domain';

interface TeamChoiceProps<Key extends string | number> {
  title: string;
  text: string;
  /** Instead of the teams when there are none. */
  none: string;
  teams: readonly (SeasonTeam & { key: Key })[];
  chosen: Key[];
  onChoose: (chosen: Key[]) => void;
}

/** Teams to tick, each with its league. */
export function TeamChoice<Key extends string | number>({
  title,
  text,
  none,
  teams,
  chosen,
  onChoose,
}: TeamChoiceProps<Key>) {
  const hint = useId();
  return (
    <fieldset className="season-teams" aria-describedby={hint}>
      <legend>{title}</legend>
      <p id={hint} className="admin-hint">
        {teams.length === 0 ? none : text}
      </p>
      <Checkbox.Group<Key>
        value={chosen}
        options={teams.map(({ key, name, league }) => ({
          value: key,
          label: `${name} · ${LEAGUE_CONTENT[league].label}`,
        }))}
        onChange={onChoose}
      />
    </fieldset>
  );
}
