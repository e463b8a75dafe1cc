/** One that was closed without a choice stays until the next: hidden, it is in nobody's way. */
let last: HTMLInputElement | undefined;

/**
 * Opens the device's file chooser. Must run inside a press: browsers open it for nothing else.
 * The field stands in the page meanwhile: Safari can forget one that does not, and what was chosen with it.
 */
export function openChooser(
  wanted: { accept: string; multiple: boolean; capture?: 'environment' },
  onFiles: (files: File[]) => void,
) {
  last?.remove();
  const input = Object.assign(document.createElement('input'), wanted, { type: 'file', hidden: true });
  last = input;
  input.onchange = () => {
    input.remove();
    if (input.files && input.files.length > 0) onFiles([...input.files]);
  };
  document.body.append(input);
  input.click();
}
