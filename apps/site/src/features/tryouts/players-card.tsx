import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import type { AssociationsLink } from './how-to-take-part';

interface PlayersCardProps {
  players: string[];
  language: Language;
  texts: Dictionary['tryouts']['team'];
  associations: AssociationsLink;
}

/** The team's competing players in their public display mode, with their total. */
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
              // Index keys: two players may share a name, and a plain list of names has no other id.
              <li key={index}>{player}</li>
            ))}
          </ul>
        </>
      )}
      <div className="help">
        <h3>{texts.helpTitle}</h3>
        <p>{texts.helpText}</p>
        <a className="tap-link" href={associations.href}>
          {associations.name}
        </a>
      </div>
    </section>
  );
}
