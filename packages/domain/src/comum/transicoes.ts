/**
 * State machines as rows: from, to, event, who, guard. The answer to "may this happen?" is read from the rows and
 * carries a Portuguese reason, so that the server refuses and the screen greys out for the same cause. Refuses in
 * this order: no such event in this state, not this actor, guard. One row per state and event: the first would always
 * win (walk tests).
 */
export const ATORES = [
  'sistema',
  'Cliente',
  'Interno - Desenvolvimento TI',
  'ADM',
  'SAC',
  'GerenteSAC',
  'MKT',
  'Despachante',
  'Leiloeiro',
  'Alteração de Minimos e Incremento',
  'Comitente',
  'Pátio',
  'Remoção',
  'Leilão',
  'Acerto',
  'GerenteAcerto',
  'Assessorias Jurídicas',
  'Financeiro',
  'Motorista',
  'Liberação Acesso',
  'Sistema Legado ADM',
  'Externo - Comitente Integração',
  'Transportadora',
] as const

/**
 * The roles of the specification, `Cliente` for all client roles, `sistema` for what happens without a user,
 * `Transportadora` for who holds the link of a removal. */
export type Ator = (typeof ATORES)[number]

export interface Transicao<Estado extends string, Evento extends string, Guarda extends string> {
  readonly de: Estado
  readonly para: Estado
  readonly evento: Evento
  readonly quem: readonly Ator[]
  readonly guardas: readonly Guarda[]
}

/** Null lets the event pass; a text is the reason that it may not, for people. */
export type Guardas<Guarda extends string, Contexto> = Readonly<
  Record<Guarda, (contexto: Contexto) => string | null>
>

export type RespostaDeTransicao<Estado extends string> =
  | { readonly pode: true; readonly para: Estado }
  | { readonly pode: false; readonly causa: 'estado' | 'ator' | 'guarda'; readonly motivo: string }

export interface PedidoDeTransicao<Estado extends string, Evento extends string> {
  readonly de: Estado
  readonly evento: Evento
  /** Everything the asking session is; one match is enough. */
  readonly atores: readonly Ator[]
}

export function responderTransicao<
  Estado extends string,
  Evento extends string,
  Guarda extends string,
  Contexto,
>(
  transicoes: readonly Transicao<Estado, Evento, Guarda>[],
  guardas: Guardas<Guarda, Contexto>,
  pedido: PedidoDeTransicao<Estado, Evento>,
  contexto: Contexto,
): RespostaDeTransicao<Estado> {
  const linha = transicoes.find((t) => t.de === pedido.de && t.evento === pedido.evento)
  if (!linha) return { pode: false, causa: 'estado', motivo: 'A situação atual não permite esta ação.' }
  if (!linha.quem.some((ator) => pedido.atores.includes(ator))) {
    return { pode: false, causa: 'ator', motivo: 'Você não tem permissão para esta ação.' }
  }
  for (const guarda of linha.guardas) {
    const motivo = guardas[guarda](contexto)
    if (motivo !== null) return { pode: false, causa: 'guarda', motivo }
  }
  return { pode: true, para: linha.para }
}

/** Everything that keeps this event from happening, in the order of its guards: who prepares wants the whole list. */
export function motivosDasGuardas<
  Estado extends string,
  Evento extends string,
  Guarda extends string,
  Contexto,
>(
  transicoes: readonly Transicao<Estado, Evento, Guarda>[],
  guardas: Guardas<Guarda, Contexto>,
  { de, evento }: Pick<PedidoDeTransicao<Estado, Evento>, 'de' | 'evento'>,
  contexto: Contexto,
): string[] {
  const linha = transicoes.find((t) => t.de === de && t.evento === evento)
  return (linha?.guardas ?? []).flatMap((guarda) => guardas[guarda](contexto) ?? [])
}

/** Who leads a team does what the team does. The table of permissions says the same in rows. */
export const TIME_DO_GERENTE = { GerenteSAC: 'SAC', GerenteAcerto: 'Acerto' } as const satisfies Partial<
  Record<Ator, Ator>
>
const LIDERA: ReadonlyMap<string, Ator> = new Map(Object.entries(TIME_DO_GERENTE))

/**
 * The actors of a session from its role names. Every role whose name contains Clientes, and CLIENTE, is a client
 * (specification 6). A role named `sistema` or `Transportadora` and unknown roles give no actor.
 */
export function atoresDosPapeis(papeis: readonly string[]): Ator[] {
  const atores = new Set<Ator>()
  for (const papel of papeis) {
    if (papel.includes('Clientes') || papel === 'CLIENTE') atores.add('Cliente')
    const ator = ATORES.find((a) => a === papel)
    if (ator && ator !== 'sistema' && ator !== 'Transportadora') atores.add(ator)
    const time = LIDERA.get(papel)
    if (time !== undefined) atores.add(time)
  }
  return [...atores]
}

/** All states that can be reached from `inicio`, itself included. For tests and drawings. */
export function estadosAlcancaveis<Estado extends string>(
  transicoes: readonly { readonly de: Estado; readonly para: Estado }[],
  inicio: Estado,
): Set<Estado> {
  const vistos = new Set<Estado>([inicio])
  for (const estado of vistos) for (const t of transicoes) if (t.de === estado) vistos.add(t.para)
  return vistos
}
