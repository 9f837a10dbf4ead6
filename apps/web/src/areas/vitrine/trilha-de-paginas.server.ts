// The way to a page, as search engines read it (schema.org).
export type Passo = readonly [nome: string, caminho: string]

export function trilha(origem: string, passos: readonly Passo[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: passos.map(([name, caminho], i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: `${origem}${caminho}`,
    })),
  }
}
