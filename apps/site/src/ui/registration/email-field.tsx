import { useState, type ComponentProps } from 'react';
import { suggestedEmail } from './email-suggestion';
import { TextField } from './form-fields';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'hint' | 'type'> & {
  /** The question about an address that is probably mistyped. */
  didYouMean: (email: string) => string;
  /** Hears of the suggestion that was taken; what is typed reaches the form by its `onChange`. */
  onMeant?: (email: string) => void;
};

/** The field of an address, which asks about one that is probably mistyped. */
export function EmailField({ didYouMean, onMeant, ...field }: EmailFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const meant = suggestedEmail(typed);
  return (
    <TextField
      {...field}
      type="email"
      onChange={({ target }) => setTyped(target.value)}
      hint={
        meant ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={({ currentTarget }) => {
              const input = currentTarget.closest('.field')?.querySelector('input');
              if (!input) return;
              input.value = meant;
              setTyped(meant);
              onMeant?.(meant);
              // The pressed button is gone.
              input.focus();
            }}
          >
            {didYouMean(meant)}
          </button>
        ) : (
          ''
        )
      }
    />
  );
}
