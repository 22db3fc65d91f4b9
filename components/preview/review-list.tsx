import type { FindingGroup } from '@/lib/content-review/report';
import styles from './preview-bar.module.css';

/** The findings of the content review by level and file. */
export function ReviewList({ groups }: { groups: FindingGroup[] }) {
  return groups.map(({ heading, urgent, files }) => (
    <section key={heading}>
      <h3 className={urgent ? styles.urgent : undefined}>{heading}</h3>
      {files.map(({ file, texts }) => (
        <dl key={file}>
          <dt>{file}</dt>
          {texts.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </dl>
      ))}
    </section>
  ));
}
