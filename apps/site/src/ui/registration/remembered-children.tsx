import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import type { RegistrationTexts } from './registration-texts';
import { fieldOf } from './registration-draft';
import type { Registration } from './use-registration';

interface RememberedProps {
  registration: Registration;
  language: Language;
  texts: RegistrationTexts['remember'];
}

/** Above a form that this device filled in: its other children, and how to forget all. */
export function RememberedChildren({ registration, language, texts }: RememberedProps) {
  const { family, players, typed } = registration;
  if (!family) return null;
  const names = players.map((player) => typed[fieldOf('playerName', player)]);
  return (
    <section className="remembered" aria-label={texts.title}>
      <p>{texts.filledIn}</p>
      <div className="remembered-choices">
        {family.children
          .filter(({ playerName }) => !names.includes(playerName))
          .map((child) => (
            <button
              key={child.playerName}
              type="button"
              className="button button-quiet"
              onClick={() => registration.addPlayer(child)}
            >
              {translate(language, texts, 'add', { name: child.playerName })}
            </button>
          ))}
        <button type="button" className="button button-quiet" onClick={registration.startAnew}>
          {texts.forget}
        </button>
      </div>
    </section>
  );
}

/** After a success: whether this device remembers the children and the parent. Off until the parent ticks it. */
export function RememberFamily({ registration, texts }: Omit<RememberedProps, 'language'>) {
  const { isRemembered, remember } = registration;
  return (
    <div className="remembered">
      <label className="check-field">
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={({ target }) => remember(target.checked)}
          aria-describedby="remember-note"
        />
        <span>{texts.keep}</span>
      </label>
      <p id="remember-note">{texts.keepNote}</p>
    </div>
  );
}
