// A refused field keeps its message until its value is another: what was corrected is no longer marked.

const valorEm = (v: unknown, caminho: string): unknown =>
  caminho
    .split('.')
    .reduce<unknown>((o, parte) => (o as Readonly<Record<string, unknown>> | null | undefined)?.[parte], v)

/** `enviado` is what was refused, `atual` what stands in the form now; a path is "equipe.0.nome". */
export function errosQueFicam(
  campos: Readonly<Record<string, string>>,
  enviado: unknown,
  atual: unknown,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(campos).filter(([caminho]) => valorEm(enviado, caminho) === valorEm(atual, caminho)),
  )
}
