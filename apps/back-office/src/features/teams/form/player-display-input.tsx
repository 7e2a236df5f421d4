import { PLAYER_DISPLAYS, publicPlayers, type PlayerDisplay } from '@lions/domain';
import { Radio, type RadioGroupProps } from 'antd';
import { useTranslation } from 'react-i18next';

/** Text keys of the display modes. */
export const DISPLAY_KEYS = {
  names: 'teams.displayNames',
  initials: 'teams.displayInitials',
  numbers: 'teams.displayNumbers',
} as const;

const SOME_PLAYERS = ['Ann-Marie Demo', 'Zoé Exemple'];

const example = (display: PlayerDisplay) => publicPlayers(SOME_PLAYERS, display).join(', ');

/**
 * How the public sees the team's players, with an example of each mode. The form passes `value` and `id`; the caller
 * passes `aria-label`.
 */
export function PlayerDisplayInput(props: RadioGroupProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group {...props} className="team-displays">
      {PLAYER_DISPLAYS.map((display) => (
        <Radio key={display} value={display}>
          {t(DISPLAY_KEYS[display])}
          <span className="admin-hint">{t('teams.displayExample', { players: example(display) })}</span>
        </Radio>
      ))}
    </Radio.Group>
  );
}
