import type { ConsequencesDto, LetterPreviewDto } from '@lions/api-client';
import { LANGUAGES, LIMITS } from '@lions/domain';
import { Input } from 'antd';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeCalls, type Change, type FamilyNote } from './change-calls';
import './changes.css';

interface ConsequencesProps {
  /** One change, or several that are made one after the other. */
  change: Change | readonly Change[];
  /** Absent: they are loaded, and again when the change differs. */
  initial?: ConsequencesDto;
  onNote: (note: FamilyNote) => void;
}

/** Families that a change concerns, who tells them and how, and the mails, to which a coach may add a sentence. */
export function Consequences({ change, initial, onNote }: ConsequencesProps) {
  const { t } = useTranslation();
  const { dryRunAll } = useChangeCalls();
  const changes = [change].flat();
  const [consequences, setConsequences] = useState(initial);
  const [isAsking, setAsking] = useState(!initial);
  const note = useRef<FamilyNote>({});
  const latest = useRef(0);
  const load = async () => {
    const number = (latest.current += 1);
    const { data } = await dryRunAll(changes, note.current);
    // A slower answer about an earlier choice is out of date.
    if (number !== latest.current) return;
    setConsequences(data);
    setAsking(false);
  };
  const loadMissing = useEffectEvent(() => {
    if (!initial) void load();
  });
  const wanted = JSON.stringify(changes.map(({ arg }) => arg));
  useEffect(() => loadMissing(), [wanted]);
  // Takes the place of the facts, so that the dialog's buttons stay below the pointer.
  if (isAsking) return <p className="change-asking">{t('common.loading')}</p>;
  // A refused change has none: its error is shown when it is made.
  if (!consequences) return null;
  return (
    <div className="change-consequences">
      <Facts consequences={consequences} />
      {consequences.hasMailServer && consequences.toldFamilies > 0 && (
        <>
          <NoteFields
            onChange={(changed) => {
              note.current = changed;
              onNote(changed);
            }}
            onLeave={() => void load()}
          />
          <Letters letters={consequences.letters} />
        </>
      )}
    </div>
  );
}

function Facts({ consequences }: { consequences: ConsequencesDto }) {
  const { t } = useTranslation();
  const { children, families, promoted, toldFamilies, hasMailServer, letters, undoSeconds } = consequences;
  const untold = families - toldFamilies;
  const concerned = t('changes.concerned', {
    children: t('changes.children', { count: children }),
    families: t('changes.families', { count: families }),
  });
  const told = hasMailServer
    ? `${t('changes.mailed', { count: toldFamilies })} ${languagesOf(t, letters)}`
    : t('changes.unmailed', { count: toldFamilies });
  return (
    <ul>
      <li>{families === 0 ? t('changes.nobody') : concerned}</li>
      {promoted > 0 && promoted < children && <li>{t('changes.promoted', { count: promoted })}</li>}
      {toldFamilies > 0 && <li>{told}</li>}
      {untold > 0 && <li>{t('changes.untold', { count: untold })}</li>}
      {undoSeconds > 0 && <li>{t('changes.undoable', { count: undoSeconds / 60 })}</li>}
    </ul>
  );
}

/** '12 in French, 6 in English.' */
function languagesOf(t: TFunction, letters: readonly LetterPreviewDto[]): string {
  const counts = new Map<string, number>();
  for (const { language, families } of letters) {
    const name = language ?? 'both';
    counts.set(name, (counts.get(name) ?? 0) + families);
  }
  const parts = (['fr', 'en', 'both'] as const).flatMap((name) => {
    const count = counts.get(name);
    return count === undefined ? [] : [t(`changes.in.${name}`, { count })];
  });
  return `${parts.join(', ')}.`;
}

interface NoteFieldsProps {
  onChange: (note: FamilyNote) => void;
  onLeave: () => void;
}

function NoteFields({ onChange, onLeave }: NoteFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const note = useRef<FamilyNote>({});
  return (
    <details>
      <summary>{t('changes.addSentence')}</summary>
      <p className="admin-hint">{t('changes.sentenceHint')}</p>
      {LANGUAGES.map((language) => (
        <div key={language} className="change-sentence">
          <label htmlFor={`${id}-${language}`}>{t(`changes.sentence.${language}`)}</label>
          <Input
            id={`${id}-${language}`}
            lang={language}
            maxLength={LIMITS.familyNote}
            onChange={({ target }) => {
              note.current = { ...note.current, [language]: target.value.trim() };
              onChange(note.current);
            }}
            onBlur={onLeave}
          />
        </div>
      ))}
    </details>
  );
}

function Letters({ letters }: { letters: readonly LetterPreviewDto[] }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary>{t('changes.seeMails', { count: letters.length })}</summary>
      {letters.map(({ language, families, subject, paragraphs }, index) => (
        <blockquote key={`${index} ${subject}`} className="change-letter">
          <small>{t(`changes.in.${language ?? 'both'}`, { count: families })}</small>
          <div lang={language ?? undefined}>
            <b>{subject}</b>
            {paragraphs.map((paragraph, index) => (
              <p key={`${index} ${paragraph}`}>{paragraph}</p>
            ))}
          </div>
        </blockquote>
      ))}
    </details>
  );
}
