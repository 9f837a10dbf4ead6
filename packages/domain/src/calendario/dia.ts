/** A civil day, `yyyy-MM-dd`: sorts as text. */
export type Dia = string

/** Whether there is such a day. */
export function ehDia(texto: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(texto)) return false
  const instante = Date.parse(`${texto}T00:00:00.000Z`)
  return !Number.isNaN(instante) && new Date(instante).toISOString().startsWith(texto)
}
