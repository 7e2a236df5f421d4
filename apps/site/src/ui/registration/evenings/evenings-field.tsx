import { LIMITS, type Language, formatTimes } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useId, useState, useEffect, useRef } from 'react';
import type { ReceiptDto } from '@lions/api-client';
import type { RegistrationTexts } from '../registration-texts';
import { allLabel, overlapSentences, splitEvenings, type KnownEvening, type OfferedEvening } from './evening';
import { readReceipts } from '../../receipts/own-receipts';

interface EveningsFieldProps {
  evenings: readonly OfferedEvening[];
  /** Ids. */
  ticked: readonly number[];
  onTick: (ids: number[]) => void;
  problem?: string;
  language: Language;
  texts: RegistrationTexts;
}

/** Choice of evenings by tick boxes; a single one is only shown. */
export function EveningsField(props: EveningsFieldProps) {
  const { evenings, ticked, language, texts } = props;
  const known = useKnownEvenings(language);
  const chosen = evenings.filter(({ id }) => ticked.includes(id));
  const [only] = evenings;
  return (
    <div className="evenings-field">
      {only && evenings.length === 1 && ticked.includes(only.id) ? (
        <>
          <input type="hidden" name="evening" value={only.id} />
          <p className="evening-only">
            <EveningFacts evening={only} place={only.place} places={only.places} />
          </p>
        </>
      ) : (
        <EveningChoices {...props} />
      )}
      <div className="evenings-overlap" role="status">
        {overlapSentences(chosen, known, language, texts.form).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

function EveningChoices(props: EveningsFieldProps) {
  const { evenings, ticked, onTick, problem, language, texts } = props;
  const problemId = `${useId()}-problem`;
  const [{ near, others }] = useState(() => splitEvenings(evenings, ticked));
  const idsOf = (list: readonly OfferedEvening[]) => list.map(({ id }) => id);
  // The evenings themselves may change while the form is open.
  const listed = (list: readonly OfferedEvening[]) => evenings.filter(({ id }) => idsOf(list).includes(id));
  const later = listed(others);
  // One place of all is told once.
  const isOnePlace = evenings.every(({ place }) => place === evenings[0]?.place);
  const boxOf = (evening: OfferedEvening) => (
    <label key={evening.id} className="check-field evening">
      <input
        type="checkbox"
        name="evening"
        value={evening.id}
        checked={ticked.includes(evening.id)}
        disabled={evening.isClosed}
        onChange={({ target }) =>
          onTick(target.checked ? [...ticked, evening.id] : ticked.filter((other) => other !== evening.id))
        }
        {...(problem !== undefined &&
          !evening.isClosed && { 'aria-invalid': true, 'aria-describedby': problemId })}
      />
      <span>
        <EveningFacts
          evening={evening}
          place={isOnePlace ? undefined : evening.place}
          places={evening.isClosed ? texts.form.shut : evening.places}
        />
      </span>
    </label>
  );
  const open = evenings.filter(({ isClosed }) => !isClosed);
  const isAll = open.every(({ id }) => ticked.includes(id));
  return (
    <fieldset className="field">
      <legend>{texts.fields.evenings}</legend>
      {isOnePlace && <p className="evening-where">{evenings[0]?.place}</p>}
      {open.length > 1 && open.length <= LIMITS.formActivities && (
        <label className="check-field evening-all">
          <input type="checkbox" checked={isAll} onChange={() => onTick(isAll ? [] : idsOf(open))} />
          <span>{allLabel(open.length, language, texts.form)}</span>
        </label>
      )}
      {listed(near).map(boxOf)}
      {later.length > 0 && (
        <details className="evenings-later">
          <summary>{translate(language, texts.form, 'otherEvenings', { count: later.length })}</summary>
          {later.map(boxOf)}
        </details>
      )}
      {problem !== undefined && (
        <p id={problemId} className="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

interface EveningFactsProps {
  evening: OfferedEvening;
  place: string | undefined;
  places: string;
}

function EveningFacts({ evening, place, places }: EveningFactsProps) {
  return (
    <>
      <strong className="evening-when">
        <span className="day">{evening.day}</span> <span>{evening.times}</span>
      </strong>{' '}
      {place !== undefined && <span className="evening-where">{place}</span>}{' '}
      {evening.note && (
        <span className="evening-note" lang={evening.note.language}>
          {evening.note.text}
        </span>
      )}{' '}
      {/* No link in a label, and nothing to pay before there is a spot. */}
      {evening.fee && <span className="fee">{evening.fee.amount}</span>}{' '}
      <span className="evening-places">{places}</span>
    </>
  );
}

/** Receipts that are read: those of a family's last weeks. */
const NEWEST = 8;

async function readKnown(language: Language): Promise<KnownEvening[]> {
  const tokens = (readReceipts() ?? []).slice(-NEWEST);
  const answers = await Promise.all(
    tokens.map(async (token) => {
      const response = await fetch(`/api/my/r/${token}`, { credentials: 'omit' }).catch(() => undefined);
      return response?.ok ? ((await response.json()) as ReceiptDto).registrations : [];
    }),
  );
  return answers
    .flat()
    .filter(({ canCancel }) => canCancel)
    .map(({ kind, targetId: id, playerName, date, time, startsAt, endsAt }) => ({
      kind,
      id,
      playerName,
      date,
      times: formatTimes(time, language),
      startsAt: startsAt ?? undefined,
      endsAt: endsAt ?? undefined,
    }));
}

/** Coming registrations of this device; empty until its receipts are read, and without a connection. */
function useKnownEvenings(language: Language): KnownEvening[] {
  const [known, setKnown] = useState<KnownEvening[]>([]);
  useEffect(() => {
    let isShown = true;
    void readKnown(language).then(
      (read) => isShown && setKnown(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language]);
  return known;
}

/** Notice that ticked evenings were moved while the form is open, or since it was typed. It scrolls into view. */
export function MovedNotice({ sentences, advice }: { sentences: readonly string[]; advice: string }) {
  const alert = useRef<HTMLParagraphElement>(null);
  const text = sentences.join(' ');
  // `void`, because scrollIntoView returns a promise in newer browsers, and React expects a clean-up function.
  useEffect(() => void alert.current?.scrollIntoView({ block: 'nearest' }), [text]);
  return text === '' ? null : (
    <p ref={alert} role="alert" className="moved-notice">
      {text} {advice}
    </p>
  );
}
