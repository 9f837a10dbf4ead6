/** Stands in a table's body for the height of rows that are not drawn. */
export function Vao({ altura }: { altura: number }) {
  return altura > 0 ? <tr aria-hidden style={{ height: altura }} /> : null
}
