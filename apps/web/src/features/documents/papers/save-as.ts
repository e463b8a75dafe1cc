/** Has the browser keep a file; a failure there is a failed download and never leaves the page. */
export function saveFrom(url: string, name: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
