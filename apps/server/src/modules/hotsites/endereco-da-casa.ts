/** Under the scheme and port by which this page was asked for. */
export function enderecoDaCasa(
  origem: string,
  plataforma: string,
  h: { readonly subdominio: string; readonly dominio: string | null },
): string {
  const url = new URL(origem)
  url.hostname = h.dominio ?? `${h.subdominio}.${plataforma}`
  return url.origin
}
