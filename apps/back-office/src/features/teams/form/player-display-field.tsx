import { PLAYER_DISPLAYS, publicPlayers, type PlayerDisplay } from '@lions/domain';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';

/** Text keys of the display modes. */
export const DISPLAY_KEYS = {
  names: 'teams.displayNames',
  initials: 'teams.displayInitials',
  numbers: 'teams.displayNumbers',
} as const;

const SOME_PLAYERS = ['Ann-Marie Demo', 'Zoé Exemple'];

const example = (display: PlayerDisplay) => publicPlayers(SOME_PLAYERS, display).join(', ');

/** How the public sees the team's players, with an example of each mode. */
export function PlayerDisplayField() {
  const { t } = useTranslation();
  return (
    <Form.Item name="playerDisplay" label={t('teams.playerDisplay')} extra={t('teams.displayHint')}>
      <Radio.Group aria-label={t('teams.playerDisplay')} className="team-displays">
        {PLAYER_DISPLAYS.map((display) => (
          <Radio key={display} value={display}>
            {t(DISPLAY_KEYS[display])}
            <span className="admin-hint">{t('teams.displayExample', { players: example(display) })}</span>
          </Radio>
        ))}
      </Radio.Group>
    </Form.Item>
  );
}
