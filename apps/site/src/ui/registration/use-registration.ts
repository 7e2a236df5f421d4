import type { RegistrationFormDto } from '@lions/api-client';
import { LIMITS, type Language } from '@lions/domain';
import { requestKeys } from '@lions/web-base';
import { useRef, useState } from 'react';
import { sentForm, type SentForm } from '../ticket/sent-form';
import type { Evening, OfferedEvening } from './evenings/evening';
import { asSeen, movedSentences, onNewDate, type Move, type SeenEvening } from './evenings/seen-evening';
import { familyOf, isSameFamily, joinFamilies } from './family-of-form';
import { isOfDivision, type TeamDivision } from './division';
import { isFinal, postRegistration, type Refusal } from './registration-request';
import type { RegistrationTexts } from './registration-texts';
import {
  forgetFamily,
  rememberedFamily,
  rememberFamily,
  type RememberedChild,
  type RememberedFamily,
} from './remembered-family';
import {
  draftOf,
  fieldOf,
  keepDraft,
  readDraft,
  typedChild,
  typedOf,
  type Draft,
} from './registration-draft';
import { FORM_INPUTS, isInput, readForm, refusalInForm, type FormProblems } from './registration-values';

interface RegistrationOptions {
  kind: Evening['kind'];
  language: Language;
  texts: RegistrationTexts;
  thisYear: number;
  /** Years of birth of the team's division. */
  division?: TeamDivision;
  /** The offered practices or sessions, of one kind. */
  evenings: readonly OfferedEvening[];
  /** Id of the one that the form is opened for. */
  wanted: number | undefined;
  /** The whole team is closed, as last read. */
  isTeamClosed?: boolean;
  /** Reads the page's numbers and dates again; never rejects. */
  readAgain: () => Promise<unknown>;
}

/** The children of a remembered family that may take part, all filled in. */
function rememberedDraft({ children, parent }: RememberedFamily, division: TeamDivision | undefined): Draft {
  const fitting = children.filter(
    ({ birthYear }) => !division || !birthYear || isOfDivision(birthYear, division),
  );
  return draftOf({ children: fitting, parent });
}

/** The wanted evening and those of an unsent form; without any, the next one. */
function tickedAtFirst(
  { evenings, wanted }: RegistrationOptions,
  kept: readonly SeenEvening[],
): SeenEvening[] {
  const ticked = evenings.flatMap((evening) => {
    const seen = kept.find(({ id }) => id === evening.id);
    if (seen) return [seen];
    return evening.id === wanted ? [asSeen(evening)] : [];
  });
  return ticked.length > 0 ? ticked : evenings.slice(0, 1).map(asSeen);
}

function eveningProblem(count: number) {
  if (count === 0) return 'eveningRequired' as const;
  return count > LIMITS.formActivities ? ('eveningsTooMany' as const) : undefined;
}

/** The targets of a form, with the starts that it showed. */
const targetsOf = (chosen: readonly Evening[]): RegistrationFormDto['targets'] =>
  chosen.map(({ kind, id, startsAt }) => ({ kind, id, ...(startsAt && { seenStart: startsAt }) }));

/**
 * State of a form that registers children for evenings: the children still in it, by number, the ticked evenings, and
 * the results of the forms that were sent.
 */
export function useRegistration(options: RegistrationOptions) {
  const { kind, language, texts, thisYear, readAgain } = options;
  /** The family that this device remembers. */
  const [family, setFamily] = useState(() => rememberedFamily());
  /** The family of the sent forms. */
  const [sentFamily, setSentFamily] = useState<RememberedFamily>();
  const [first] = useState<Draft>(
    () =>
      readDraft(kind) ??
      (family ? rememberedDraft(family, options.division) : draftOf({ children: [], parent: {} })),
  );
  const [players, setPlayers] = useState(() => first.players.slice(0, LIMITS.formPlayers));
  /** Values by field name; of the parent once the children are registered. */
  const [typed, setTyped] = useState(first.typed);
  const [seen, setSeen] = useState(() => tickedAtFirst(options, first.evenings));
  /** The newest first. */
  const [moves, setMoves] = useState<Move[]>([]);
  const [sent, setSent] = useState<SentForm[]>([]);
  const [problems, setProblems] = useState<FormProblems>({});
  /** The refused children's names and the reason. */
  const [refused, setRefused] = useState<{ names: string; refusal: Refusal }>();
  const [isSending, setSending] = useState(false);
  const [tries, setTries] = useState(0);
  const [keyOf] = useState(requestKeys);
  const lastPlayer = useRef(Math.max(...players));
  /** A ref, because a double tap fires before the state updates. */
  const isBusy = useRef(false);
  const isOff = refused?.refusal.kind === 'off';
  const evenings = options.evenings.map((evening) => ({
    ...onNewDate(evening, moves, language),
    isClosed: isOff || evening.isClosed,
  }));
  const isTicked = ({ id }: { id: number }) => seen.some((ticked) => ticked.id === id);
  const chosen = evenings.filter((evening) => isTicked(evening) && !evening.isClosed);

  const refuse = async (names: string, refusal: Refusal) => {
    if (refusal.kind === 'moved') {
      const moved = refusal.starts.flatMap(({ target, current }) => {
        const read = options.evenings.find(({ id }) => id === chosen[target]?.id);
        return read ? [{ id: read.id, read: read.startsAt, current }] : [];
      });
      setMoves([...moved, ...moves]);
    }
    // The page is out of date, and the refusal says which of its other dates are open.
    if (refusal.kind === 'moved' || isFinal(refusal)) await readAgain();
    setRefused({ names, refusal });
  };

  /** Changes the input, and keeps it for a reload. */
  const change = (draft: Draft) => {
    setPlayers(draft.players);
    setTyped(draft.typed);
    setSeen(draft.evenings);
    keepDraft(kind, draft);
  };

  const remember = (remembered: RememberedFamily | undefined) => {
    if (remembered && rememberFamily(remembered)) setFamily(remembered);
    else {
      forgetFamily();
      setFamily(undefined);
    }
  };

  const sendForm = async (form: FormData) => {
    const { typed: read, problems: found } = readForm(form, players, kind, { locale: language, thisYear });
    const evening = eveningProblem(chosen.length);
    setProblems(evening ? { ...found, evening } : found);
    setRefused(undefined);
    if (evening || Object.keys(found).length > 0) return;
    const body = { targets: targetsOf(chosen), ...read };
    const names = read.players.map(({ playerName }) => playerName);
    const answer = await postRegistration(body, keyOf(body));
    if ('refusal' in answer) {
      const { refusal, problems: unaccepted } = refusalInForm(answer.refusal, players, kind);
      setProblems(unaccepted);
      return refuse(names.join(', '), refusal);
    }
    setSent([...sent, sentForm(answer.registered, names, chosen)]);
    const joined = joinFamilies(sentFamily ?? family, familyOf(read));
    setSentFamily(joined);
    if (family && isSameFamily(family, joined)) remember(joined);
    const parent = FORM_INPUTS[kind].parent.map((name) => [name, read[name] ?? '']);
    change({ players: [], typed: Object.fromEntries(parent), evenings: chosen.map(asSeen) });
    void readAgain();
  };

  const isTeamClosed = options.isTeamClosed && refused?.refusal.kind === 'closed';
  return {
    players,
    /** Initial values of the inputs. */
    typed,
    evenings,
    chosen,
    /** Ids. */
    ticked: chosen.map(({ id }) => id),
    /** A sentence for each ticked evening whose date is another than the one that was ticked. */
    moved: movedSentences(chosen, seen, language, texts.form),
    /** A ticked evening closed while another one is open. */
    canTickAnother:
      evenings.some((evening) => isTicked(evening) && evening.isClosed) &&
      evenings.some((evening) => !isTicked(evening) && !evening.isClosed),
    sent,
    problems,
    refused: refused && isTeamClosed ? { ...refused, refusal: { kind: 'teamClosed' } as const } : refused,
    isSending,
    /** Number of submits; each may have produced errors to focus. */
    tries,
    async send(form: FormData) {
      if (isBusy.current) return;
      isBusy.current = true;
      setSending(true);
      await sendForm(form);
      isBusy.current = false;
      setSending(false);
      setTries((before) => before + 1);
    },
    family,
    /** Whether this device remembers the family of the sent forms. */
    isRemembered: family !== undefined && sentFamily !== undefined && isSameFamily(family, sentFamily),
    remember: (isOn: boolean) => remember(isOn ? sentFamily : undefined),
    /** Forgets the family on this device, and empties the form. */
    startAnew() {
      remember(undefined);
      lastPlayer.current += 1;
      change({ players: [lastPlayer.current], typed: {}, evenings: seen });
    },
    /** Edits a field, which clears its error. */
    type(name: string, value: string) {
      setProblems((before) => ({ ...before, [name]: undefined }));
      if (isInput(name, kind)) change({ players, typed: { ...typed, [name]: value }, evenings: seen });
    },
    /** Adds a child, which replaces one without a name where it is a remembered one. */
    addPlayer(child?: RememberedChild) {
      lastPlayer.current += 1;
      const added = lastPlayer.current;
      if (!child) return setPlayers([...players, added]);
      const named = players.filter((player) => typed[fieldOf('playerName', player)]);
      change({
        players: [...named, added],
        typed: { ...typed, ...typedChild(child, added) },
        evenings: seen,
      });
    },
    removePlayer(player: number) {
      const left = players.filter((other) => other !== player);
      change({ players: left, typed: typedOf(typed, left), evenings: seen });
    },
    tick(ids: number[]) {
      const ticked = evenings
        .filter(({ id }) => ids.includes(id))
        .map((evening) => seen.find(({ id }) => id === evening.id) ?? asSeen(evening));
      change({ players, typed, evenings: ticked });
      setProblems((before) => ({ ...before, evening: undefined }));
      // The error was about the evenings that were ticked.
      if (refused && (refused.refusal.kind === 'moved' || isFinal(refused.refusal))) setRefused(undefined);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
