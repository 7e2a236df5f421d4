import type { Language } from '@lions/domain';
import { notify, translate } from '@lions/web-base';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { loadFormTexts } from '../../ui/registration/load-form-texts';
import type { CorrectFormProps, Correcting } from './correction-values';
import type { RegistrationView } from './family-view';
import type { RegistrationActions } from './use-holder';

/** Props that all registrations of a page share. */
export interface HeldProps {
  language: Language;
  texts: Dictionary['family'];
  newTab: string;
  actions: RegistrationActions;
  correcting: Correcting;
}

interface HeldRegistrationProps extends HeldProps {
  registration: RegistrationView;
}

/** Distinguishes the same button of several dates for screen readers. */
const describedBy = (id: number) => ({ 'aria-describedby': `held-${id}-when` });

/** Buttons of a registration that its holder can still change. */
export function HeldActions({ registration, language, texts, actions, correcting }: HeldRegistrationProps) {
  const { id, canConfirm, typed } = registration;
  const form = useCorrectForm(correcting.texts, language);
  const corrector = useRef<HTMLButtonElement>(null);
  const shown = `${canConfirm} ${form.Form !== undefined}`;
  const before = useRef(shown);
  // The pressed button or the form is removed, and the focus with it.
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) corrector.current?.focus();
    before.current = shown;
  }, [shown]);
  const isWorking = actions.working === id;
  if (form.Form)
    return (
      <form.Form
        id={id}
        typed={typed}
        correcting={correcting}
        language={language}
        positions={texts.positions}
        isBusy={actions.working !== undefined}
        onClosed={form.close}
      />
    );
  return (
    <div className="held-actions">
      {canConfirm && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isWorking}
          {...describedBy(id)}
          onClick={() =>
            void actions.confirm(id, translate(language, texts, 'comingKept', { name: typed.playerName }))
          }
        >
          {isWorking ? texts.working : texts.stillComing}
        </button>
      )}
      <button
        ref={corrector}
        type="button"
        className="button button-quiet"
        aria-disabled={form.isOpening}
        {...describedBy(id)}
        onClick={() => void form.open()}
      >
        {form.isOpening ? correcting.texts.opening : correcting.texts.open}
      </button>
    </div>
  );
}

/** How a registration got its place, folded. */
export function HeldSteps({ registration, texts }: Pick<HeldRegistrationProps, 'registration' | 'texts'>) {
  const { id, steps } = registration;
  if (steps.length === 0) return null;
  return (
    <details className="held-steps folded">
      <summary {...describedBy(id)}>{texts.history.title}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}

/** Loads the form's code on first use; `Form` is set while it is open. */
function useCorrectForm(texts: Correcting['texts'], language: Language) {
  const [Form, setForm] = useState<ComponentType<CorrectFormProps>>();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const [{ CorrectForm }, formTexts] = await Promise.all([
        import('./correct-form'),
        loadFormTexts(language),
      ]);
      setForm(() => (props: CorrectFormProps) => <CorrectForm {...props} formTexts={formTexts} />);
    } catch {
      notify({ kind: 'error', title: texts.openFailed, description: texts.openFailedText });
    }
    setOpening(false);
  };
  return { Form, isOpening, open, close: () => setForm(undefined) };
}
