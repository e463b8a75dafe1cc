/** Gives a file to the person, as a link to it would. */
export function saveFile(bytes: Blob, name: string) {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
