import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import type { Agenda } from './agenda-view';
import type { RegistrationActions } from './use-holder';

interface OffersProps {
  agenda: Agenda;
  actions: RegistrationActions;
  language: Language;
  texts: Dictionary['family'];
}

/** Spots that are free for the first family that accepts one, each with one button, above all else. */
export function Offers({ agenda, actions, language, texts }: OffersProps) {
  const offers = agenda.coming.flatMap(({ held, overlaps }) =>
    held.filter(({ canAccept }) => canAccept).map((each) => ({ ...each, overlaps })),
  );
  const count = useRef(offers.length);
  // The pressed button is removed, and the focus with it.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (offers.length < count.current && isFocusLost)
      document.querySelector<HTMLElement>('.offer h2, #agenda-title')?.focus();
    count.current = offers.length;
  }, [offers.length]);
  return offers.map(({ id, title, day, times, overlaps, typed: { playerName: name } }) => (
    <section key={id} className="card offer" aria-labelledby={`offer-${id}`}>
      <h2 id={`offer-${id}`} tabIndex={-1}>
        {translate(language, texts.offer, 'title', { name })}
      </h2>
      <p>{translate(language, texts.offer, 'text', { title, day, times })}</p>
      {overlaps.map((line) => (
        <p key={line} className="agenda-overlap">
          {line}
        </p>
      ))}
      <button
        type="button"
        className="button button-gold"
        aria-describedby={`offer-${id}`}
        aria-disabled={actions.working === id}
        onClick={() => void actions.accept(id, translate(language, texts.offer, 'accepted', { name }))}
      >
        {actions.working === id ? texts.working : texts.offer.accept}
      </button>
    </section>
  ));
}
