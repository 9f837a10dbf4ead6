/** Joins the class names that are there. */
export function cx(...nomes: (string | false | null | undefined)[]): string {
  return nomes.filter(Boolean).join(' ')
}
