import type { FeeWords } from '@lions/domain';

/** 'Fee: $12.50 · pay at the registry', the latter as a link; nothing where it is free. */
export function FeeLine({ fee, newTab }: { fee: FeeWords | undefined; newTab?: string }) {
  if (!fee) return null;
  return (
    <span className="fee">
      {fee.amount}
      {fee.url !== undefined && (
        <>
          {' · '}
          <a href={fee.url} target="_blank" rel="noopener noreferrer">
            {fee.pay}
            {newTab !== undefined && <span className="visually-hidden"> {newTab}</span>}
          </a>
        </>
      )}
    </span>
  );
}
