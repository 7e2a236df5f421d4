import { Alert } from 'antd';
import { useEffect, useRef } from 'react';

interface GoneAlertProps {
  title: string;
  text: string;
}

/** Says, above what somebody typed, that the thing it belongs to is no longer there. */
export function GoneAlert({ title, text }: GoneAlertProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div ref={place}>
      <Alert type="warning" showIcon role="alert" className="admin-alert" title={title} description={text} />
    </div>
  );
}
