import type { Language } from '@lions/domain';
import type { Dictionary } from '../../i18n/dictionary';
import { translate } from '../../i18n/translate';
import type { AssociationsLink } from './how-to-take-part';

interface PlayersCardProps {
  players: string[];
  language: Language;
  texts: Dictionary['tryouts']['team'];
  associations: AssociationsLink;
}

/** The team's competing players, as the public may see them, with their total. */
export function PlayersCard({ players, language, texts, associations }: PlayersCardProps) {
  return (
    <section className="card" aria-labelledby="players-title">
      <h2 id="players-title">{texts.playersTitle}</h2>
      {players.length === 0 ? (
        <p className="empty">
          <strong>{texts.noPlayers}</strong>
          {texts.noPlayersText}
        </p>
      ) : (
        <>
          <p className="card-total">
            {translate(language, texts, 'totalPlayers', { total: players.length })}
          </p>
          <ul className="players">
            {players.map((player, index) => (
              // Two players may share a name, and a list of names has nothing else to tell them apart.
              <li key={index}>{player}</li>
            ))}
          </ul>
        </>
      )}
      <div className="help">
        <h3>{texts.helpTitle}</h3>
        <p>{texts.helpText}</p>
        <a href={associations.href}>{associations.name}</a>
      </div>
    </section>
  );
}
