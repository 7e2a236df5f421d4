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

/**
 * Dates with a free spot for the first family that accepts it, above all else: one card each, with a button for each
 * child that waits there.
 */
export function Offers({ agenda, actions, language, texts }: OffersProps) {
  const offers = agenda.coming.flatMap(({ first, held, overlaps }) => {
    const children = held.filter(({ canAccept }) => canAccept);
    return children.length > 0 ? [{ first, children, overlaps }] : [];
  });
  const count = useRef(offers.length);
  // The pressed button is removed, and the focus with it.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (offers.length < count.current && isFocusLost)
      document.querySelector<HTMLElement>('.offer h2, #agenda-title')?.focus();
    count.current = offers.length;
  }, [offers.length]);
  const acceptOf = (name: string, count: number) =>
    count === 1 ? texts.offer.accept : translate(language, texts.offer, 'acceptFor', { name });
  return offers.map(({ first: { id, title, day, times }, children, overlaps }) => (
    <section key={id} className="card offer" aria-labelledby={`offer-${id}`}>
      <h2 id={`offer-${id}`} tabIndex={-1}>
        {translate(language, texts.offer, 'title', {
          name: new Intl.ListFormat(language, { type: 'disjunction' }).format(
            children.map(({ typed: { playerName } }) => playerName),
          ),
        })}
      </h2>
      <p>{translate(language, texts.offer, 'text', { title, day, times })}</p>
      {overlaps.map((line) => (
        <p key={line} className="agenda-overlap">
          {line}
        </p>
      ))}
      {children.map(({ id: child, typed: { playerName: name } }) => (
        <button
          key={child}
          type="button"
          className="button button-gold"
          aria-describedby={`offer-${id}`}
          aria-disabled={actions.working === child}
          onClick={() => void actions.accept(child, translate(language, texts.offer, 'accepted', { name }))}
        >
          {actions.working === child ? texts.working : acceptOf(name, children.length)}
        </button>
      ))}
    </section>
  ));
}
