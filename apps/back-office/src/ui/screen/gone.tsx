import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';

interface GoneAlertProps {
  title: string;
  text: string;
}

/** Notice above the user's input that the row it belongs to was deleted. */
export function GoneAlert({ title, text }: GoneAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  // Scrolls into view: the pressed button may be far below.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Alert type="warning" showIcon role="alert" className="admin-alert" title={title} description={text} />
    </div>
  );
}

/**
 * The row that matches `key`. When it is deleted meanwhile, the last version is returned while the key stays
 * the same, so that the input about it is not lost.
 */
export function useLastSeen<Row>(key: string | null, row: Row | undefined): { row?: Row; isGone: boolean } {
  const [seen, setSeen] = useState<{ key: string | null; row: Row }>();
  if (row !== undefined) {
    if (seen?.row !== row || seen.key !== key) setSeen({ key, row });
    return { row, isGone: false };
  }
  return seen?.key === key ? { row: seen.row, isGone: true } : { isGone: false };
}
