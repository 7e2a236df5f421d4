import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

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
