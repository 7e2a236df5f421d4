import type { SeasonTurnDto } from '@lions/api-client';
import { useTranslation } from 'react-i18next';
import { turnFacts } from './season-values';

/** Effects of a turn of the season, planned or done, and what is kept. */
export function TurnFacts({ turn, season }: { turn: SeasonTurnDto; season: string }) {
  const { t } = useTranslation();
  return (
    <>
      <dl className="admin-facts">
        {turnFacts(t, turn, season).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('season.keptTitle')}</h3>
      <p className="admin-prose">{t('season.kept')}</p>
    </>
  );
}
