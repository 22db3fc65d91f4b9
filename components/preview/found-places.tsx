import { ExternalLink } from '@/components/ui/external-link';
import type { IndexedText } from '@/lib/content-review/find-text';
import { previewTexts as texts } from './preview-texts';

interface FoundPlacesProps {
  places: IndexedText[];
  /** Address before a file's path, where files are edited; null without one. */
  editor: string | null;
}

/** File, line and field of each place that holds the chosen text. */
export function FoundPlaces({ places, editor }: FoundPlacesProps) {
  if (places.length === 0) return <p>{texts.nothing}</p>;
  return (
    <ol>
      {places.map(({ text, file, field, line }) => (
        <li key={`${file} ${field}`}>
          <q>{text}</q>
          <code>
            {file}
            {line && `, ${texts.line} ${line}`}
          </code>
          <code>{field}</code>
          {editor && (
            <ExternalLink href={`${editor}${file}${line ? `#L${line}` : ''}`} newTab={texts.newTab}>
              {texts.edit}
            </ExternalLink>
          )}
        </li>
      ))}
    </ol>
  );
}
