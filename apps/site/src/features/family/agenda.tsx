import { localize, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import { fillForms } from '../../ui/registration/registration-draft';
import { AgendaRow } from './agenda-row';
import type { Agenda, AgendaEntry, KnownChild } from './agenda-view';
import { childNames } from './child-names';
import type { RegistrationView } from './family-view';
import { HeldActions, HeldSteps, type HeldProps } from './held-actions';
import { AskingButton, type AskingButtonProps } from './question';

interface FamilyAgendaProps extends HeldProps {
  agenda: Agenda;
  /** Absent on a receipt. */
  known?: readonly KnownChild[];
}

/** The dates of a private link: one row each, with all children there, and a menu for what is rarer. */
export function FamilyAgenda({ agenda: { coming, earlier }, known, ...shared }: FamilyAgendaProps) {
  const { language, texts } = shared;
  const heading = useRef<HTMLHeadingElement>(null);
  const open = coming.flatMap(({ held }) => held);
  const openCount = useRef(open.length);
  // What is cancelled leaves its row, and takes the focus with it.
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (open.length < openCount.current && isFocusLost) heading.current?.focus();
    openCount.current = open.length;
  }, [open.length]);
  const list = (entries: readonly AgendaEntry[]) => (
    <ol className="agenda">
      {entries.map((entry) => (
        <AgendaDate key={entry.first.calendarHref} entry={entry} {...shared} />
      ))}
    </ol>
  );
  if (coming.length + earlier.length === 0) return null;
  return (
    <section aria-labelledby="agenda-title">
      <h2 ref={heading} id="agenda-title" tabIndex={-1}>
        {texts.coming}
      </h2>
      {coming.length > 0 ? list(coming) : <p>{texts.nothingComing}</p>}
      {coming.length > 1 && (
        <div className="held-actions">
          <CancelAll
            held={open}
            label={texts.noDate}
            question={translate(language, texts, 'cancelAllQuestion', {
              count: open.length,
              names: childNames(open),
            })}
            yes={texts.cancelAllYes}
            {...shared}
          />
        </div>
      )}
      {known && <RegisterAgain known={known} language={language} texts={texts} />}
      {earlier.length > 0 && (
        <details className="earlier folded" open={coming.length === 0}>
          <summary>{translate(language, texts, 'earlier', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
    </section>
  );
}

/** The coming dates of the club, where the form of each is filled in with the child. No address names the child. */
function RegisterAgain({
  known,
  language,
  texts,
}: Required<Pick<FamilyAgendaProps, 'known' | 'language' | 'texts'>>) {
  return (
    <p className="agenda-links agenda-again">
      {texts.again}
      {known.map(({ name, family }) => (
        <a
          key={name}
          href={localize('/calendar', language)}
          aria-label={`${texts.again} ${name}`}
          onClick={() => fillForms(family)}
        >
          {name}
        </a>
      ))}
    </p>
  );
}

interface DateProps extends HeldProps {
  entry: AgendaEntry;
}

/** One date, with its button and its menu. */
function AgendaDate({ entry, ...shared }: DateProps) {
  const { language, texts, newTab } = shared;
  const { first, held } = entry;
  const { title, day, place, mapUrl, calendarHref } = first;
  const open = held.filter(({ canCancel }) => canCancel);
  const menu = (
    <details className="agenda-menu">
      <summary>
        <span className="visually-hidden">{translate(language, texts, 'menuOf', { title, day })}</span>
      </summary>
      {held.map((registration) => (
        <Child key={registration.id} registration={registration} {...shared} />
      ))}
      {open.length > 0 && (
        <p className="agenda-child agenda-links">
          <span className="agenda-whole-place">{place}</span>
          <a href={calendarHref}>{texts.addToCalendar}</a>
          {mapUrl && (
            <a href={mapUrl} target="_blank" rel="noopener noreferrer">
              {texts.map}
              <span className="visually-hidden">
                {' '}
                – {place} {newTab}
              </span>
            </a>
          )}
        </p>
      )}
    </details>
  );
  return (
    <AgendaRow entry={entry} newTab={newTab} menu={menu}>
      {open.length > 0 && <CantCome key={open.map(({ id }) => id).join()} held={open} {...shared} />}
    </AgendaRow>
  );
}

interface ChildProps extends HeldProps {
  registration: RegistrationView;
}

/** One child of a row, in its menu. */
function Child({ registration, ...shared }: ChildProps) {
  const { id, position, sentence, day, typed, canCancel } = registration;
  return (
    <div className="agenda-child" role="group" aria-labelledby={`held-${id}-title`}>
      <p>
        <strong id={`held-${id}-title`}>{typed.playerName}</strong> {position}
      </p>
      <p id={`held-${id}-when`} hidden>
        {day}
      </p>
      {sentence && <p className="held-sentence">{sentence}</p>}
      {canCancel && <HeldActions registration={registration} {...shared} />}
      <HeldSteps registration={registration} texts={shared.texts} />
    </div>
  );
}

interface CancelProps extends HeldProps {
  held: readonly RegistrationView[];
}

/** Cancels one child of a date, or all: the choice of the child is the confirmation. */
function CantCome({ held, ...shared }: CancelProps) {
  const { language, texts, actions } = shared;
  const [first] = held;
  if (!first) return null;
  const cancel = ({ id, day, typed: { playerName: name } }: RegistrationView) =>
    void actions.cancel([id], translate(language, texts, 'cancelled', { name, day }));
  const button = { label: texts.cantCome, named: `${texts.cantCome} – ${first.title}, ${first.day}` };
  if (held.length > 1)
    return (
      <CancelAll held={held} question={texts.whoQuestion} yes={texts.noChild} {...button} {...shared}>
        {held.map((each) => (
          <button
            key={each.id}
            type="button"
            className="button button-danger"
            aria-disabled={actions.working === each.id}
            onClick={() => cancel(each)}
          >
            {each.typed.playerName}
          </button>
        ))}
      </CancelAll>
    );
  const { id, state, typed } = first;
  const question = state === 'waiting' ? 'leaveQuestion' : 'cancelQuestion';
  const isWorking = actions.working === id;
  return (
    <AskingButton
      {...button}
      question={translate(language, texts, question, { name: typed.playerName })}
      yes={isWorking ? texts.working : texts.cancelYes}
      no={texts.cancelNo}
      isWorking={isWorking}
      onYes={() => cancel(first)}
    />
  );
}

type CancelAllProps = CancelProps &
  Pick<AskingButtonProps, 'label' | 'named' | 'question' | 'yes' | 'children'>;

/** Cancels several registrations at once. */
function CancelAll({ held, yes, language, texts, actions, ...asked }: CancelAllProps) {
  const values = { count: held.length, names: childNames(held) };
  const isWorking = actions.working === 'cancel';
  return (
    <AskingButton
      {...asked}
      yes={isWorking ? texts.working : yes}
      no={texts.cancelAllNo}
      isWorking={isWorking}
      onYes={() =>
        void actions.cancel(
          held.map(({ id }) => id),
          translate(language, texts, 'cancelledAll', values),
        )
      }
    />
  );
}
