import type { FamilyDto } from '@lions/api-client';
import { civilDateOf, groupBy, nameKey, type Language } from '@lions/domain';
import { formatShortMonth, formatShortWeekday, translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { overlap, type Span } from '../../ui/registration/evenings/evening';
import type { RememberedFamily } from '../../ui/registration/remembered-family';
import type { RegistrationState } from '../../ui/ticket/state-mark';
import { registrationView, type RegistrationView, type Typed, type ViewContext } from './family-view';

type AgendaContext = ViewContext & { texts: Dictionary['family'] };

/** One practice or tryout session, with the family's children there. */
export interface AgendaEntry {
  /** Title, time and place are the same for all. */
  first: RegistrationView;
  held: RegistrationView[];
  /** 'Wed', '9' and 'Dec'; a stored text that is no date is alone. */
  dayParts: string[];
  /** The children by state: "Spot confirmed: Zoé, Max". */
  states: { state: RegistrationState; line: string }[];
  /** Other entries at the same time. */
  overlaps: string[];
}

export interface Agenda {
  coming: AgendaEntry[];
  /** Past, cancelled or called off; latest first. */
  earlier: AgendaEntry[];
}

/** A child to register again, with what the next form is filled in with. */
export interface KnownChild {
  name: string;
  family: RememberedFamily;
}

export interface FamilyView extends Omit<FamilyDto, 'registrations'> {
  agenda: Agenda;
  known: KnownChild[];
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** A child's first name where no sibling has the same, else the whole name. */
function shortNames(held: readonly RegistrationView[]): (view: RegistrationView) => string {
  const children = new Map(held.map(({ typed }) => [nameKey(typed.playerName), typed.playerName]));
  const firsts = [...children.values()].map((name) => nameKey(firstNameOf(name)));
  return ({ typed: { playerName } }) => {
    const first = firstNameOf(playerName);
    return firsts.filter((each) => each === nameKey(first)).length > 1 ? playerName : first;
  };
}

function dayParts(date: string, language: Language): string[] {
  const day = civilDateOf(date);
  if (day === undefined) return [date];
  return [formatShortWeekday(day, language), `${Number(day.slice(8))}`, formatShortMonth(day, language)];
}

const spanOf = ({ startsAt, endsAt }: RegistrationView): Span => ({
  startsAt: startsAt ?? undefined,
  endsAt: endsAt ?? undefined,
});

/** A family's practices and sessions by start, each with its children. */
export function agendaOf(all: readonly RegistrationView[], { language, texts }: AgendaContext): Agenda {
  const shortName = shortNames(all);
  const names = (held: readonly RegistrationView[]) => held.map(shortName).join(', ');
  const nameInLine = (view: RegistrationView) =>
    view.inLine === null
      ? shortName(view)
      : translate(language, texts, 'nameInLine', { name: shortName(view), position: view.inLine });
  const entriesOf = (isComing: boolean): AgendaEntry[] => {
    const groups = groupBy(all, ({ calendarHref }) => calendarHref).filter(
      (held) => held.some(({ canCancel }) => canCancel) === isComing,
    );
    return groups.flatMap((group) => {
      // A cancelled child stays in the row of its siblings, after them.
      const held = [...group].sort((one, other) => Number(other.canCancel) - Number(one.canCancel));
      const [first] = held;
      if (!first) return [];
      const states = groupBy(held, ({ state }) => state).map((group) => {
        const { state } = group[0] ?? first;
        const values = { state: texts.states[state], names: group.map(nameInLine).join(', ') };
        return { state, line: translate(language, texts, 'namesByState', values) };
      });
      const overlaps = groups.flatMap((others) => {
        const there = others.filter(({ canCancel }) => canCancel);
        const [other] = there;
        if (!isComing || !other || other === first || !overlap(spanOf(first), spanOf(other))) return [];
        const { title, times } = other;
        return [translate(language, texts, 'overlaps', { names: names(there), title, times })];
      });
      return [{ first, held, dayParts: dayParts(first.date, language), states, overlaps }];
    });
  };
  return { coming: entriesOf(true), earlier: entriesOf(false).reverse() };
}

/** Value of the newest registration that has this field. */
function latest<F extends keyof Typed>(held: readonly RegistrationView[], field: F) {
  const known = held.filter(({ typed }) => typed[field]).at(-1);
  return known?.typed[field] ?? undefined;
}

/** The family's children, each as last registered. A second guardian has another name and telephone. */
function knownChildren(held: readonly RegistrationView[], { email, isGuardian }: FamilyDto): KnownChild[] {
  const shortName = shortNames(held);
  const parent = isGuardian
    ? { parentEmail: email }
    : {
        parentEmail: email,
        parentName: latest(held, 'parentName'),
        parentPhone: latest(held, 'parentPhone'),
      };
  return groupBy(held, ({ typed }) => nameKey(typed.playerName)).flatMap((ofChild) => {
    const last = ofChild.at(-1);
    if (!last) return [];
    const { playerName, position } = last.typed;
    const child = { playerName, position, birthYear: latest(ofChild, 'birthYear') };
    return [{ name: shortName(last), family: { children: [child], parent } }];
  });
}

/** A family's agenda, with dates and times formatted for the locale. */
export function familyView(answer: FamilyDto, context: AgendaContext): FamilyView {
  const { registrations, ...family } = answer;
  const held = registrations.map((registration) => registrationView(registration, context, family));
  return { ...family, agenda: agendaOf(held, context), known: knownChildren(held, answer) };
}
