/**
 * Addresses of a site by environment. An installation is one environment; of the others it only keeps what a person wrote
 * down, so that the same house can be copied between them. Refuses: what is no origin (a path, a query, a login).
 */
export const AMBIENTES = ['local', 'homologacao', 'producao', 'teste', 'testes'] as const
export type Ambiente = (typeof AMBIENTES)[number]
export const ROTULO_DO_AMBIENTE: Readonly<Record<Ambiente, string>> = {
  local: 'Local',
  homologacao: 'Homologação',
  producao: 'Produção',
  teste: 'Teste',
  testes: 'Testes',
}

export interface EnderecosDoAmbiente {
  /** origins: scheme, host, port */
  readonly site?: string | undefined
  readonly api?: string | undefined
}
export type EnderecosPorAmbiente = { readonly [A in Ambiente]?: EnderecosDoAmbiente | undefined }

/** `https://casa.com.br/` → `https://casa.com.br`; null: it is no origin of http. */
export function origemDoTexto(texto: string): string | null {
  const m = /^(https?):\/\/([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)(?::(\d{2,5}))?\/?$/i.exec(texto.trim())
  if (m === null) return null
  const [, esquema = '', host = '', porta] = m
  return `${esquema}://${host}${porta === undefined ? '' : `:${porta}`}`.toLowerCase()
}

export const hostDaOrigem = (origem: string): string =>
  origem
    .replace(/^https?:\/\//, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')

/** The hosts at which a site of these addresses answers in this environment. */
export function hostsDoAmbiente(e: EnderecosPorAmbiente, ambiente: Ambiente): string[] {
  const { site, api } = e[ambiente] ?? {}
  return [...new Set([site, api].flatMap((o) => (o ? [hostDaOrigem(o)] : [])))]
}

/** All hosts, of whatever environment: no other house may write one of them down. */
export const todosOsHosts = (e: EnderecosPorAmbiente): string[] => [
  ...new Set(AMBIENTES.flatMap((a) => hostsDoAmbiente(e, a))),
]
