import { useFieldProps } from '#components/field.tsx';
import styles from './file-input.module.css';

type FileInputProps = { accept: string; onChange: (file: File | undefined) => void };

/** The browser's own chooser of one file, as high as a finger needs; inside a `Field`. */
export function FileInput({ accept, onChange }: FileInputProps) {
  const props = useFieldProps(undefined, undefined);
  return (
    <input
      {...props}
      type="file"
      className={styles.file}
      accept={accept}
      onChange={({ target }) => onChange(target.files?.[0])}
    />
  );
}
