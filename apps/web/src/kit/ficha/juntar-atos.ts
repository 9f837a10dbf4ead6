// Acts of one kind that follow each other closely are read as one: twelve photographs are one entry that says twelve.

interface Ato {
  readonly quando: string
  readonly usuario: string | null
  readonly acao: string
  readonly motivo: string | null
  readonly depois: Readonly<Record<string, unknown>> | null
}

/** What one sitting takes: longer apart, and they are told apart. */
const NO_MAXIMO_MS = 10 * 60_000

/** A reason or a new state is worth its own line. */
const sozinho = (a: Ato): boolean => a.motivo !== null || a.depois?.['situacao'] !== undefined

/** Newest first, as it comes; the first of each group is its newest. */
export function juntarAtos<A extends Ato>(atos: readonly A[]): readonly (readonly [A, ...A[]])[] {
  const grupos: [A, ...A[]][] = []
  for (const a of atos) {
    const grupo = grupos.at(-1)
    const ultimo = grupo?.at(-1)
    const segue =
      ultimo !== undefined &&
      ultimo.acao === a.acao &&
      ultimo.usuario === a.usuario &&
      !sozinho(ultimo) &&
      !sozinho(a) &&
      Math.abs(Date.parse(ultimo.quando) - Date.parse(a.quando)) <= NO_MAXIMO_MS
    if (segue) grupo?.push(a)
    else grupos.push([a])
  }
  return grupos
}
