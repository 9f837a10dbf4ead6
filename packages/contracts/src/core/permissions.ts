// Roles and permissions, once. A contract and a route name a permission; the server enforces it, the screen asks it.
// Roles are the specification's names. Scope (which consignor, which auction, which yard) is checked per record.

export const PAPEIS = [
  'Interno - Desenvolvimento TI',
  'ADM',
  'SAC',
  'GerenteSAC',
  'MKT',
  'Despachante',
  'CLIENTE',
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
  'Clientes',
  'Clientes Revendedor',
  'Visitantes',
  'Externo - Comitente Integração',
] as const
export type Papel = (typeof PAPEIS)[number]

export const PAPEIS_DE_CLIENTE: readonly Papel[] = ['Clientes', 'Clientes Revendedor', 'CLIENTE']
export const PAPEIS_INTERNOS: readonly Papel[] = [
  'Interno - Desenvolvimento TI',
  'ADM',
  'SAC',
  'GerenteSAC',
  'MKT',
  'Despachante',
  'Leiloeiro',
  'Alteração de Minimos e Incremento',
  'Pátio',
  'Remoção',
  'Leilão',
  'Acerto',
  'GerenteAcerto',
  'Assessorias Jurídicas',
  'Financeiro',
  'Motorista',
  'Liberação Acesso',
]
const MENOS_TI = PAPEIS.filter((p) => p !== 'Interno - Desenvolvimento TI' && p !== 'Visitantes')

/** 'todos': no session needed. 'logados': any session. Otherwise one of the roles. */
export const PERMISSOES = {
  publico: 'todos',
  sessao: 'logados',
  'perfil:ver': MENOS_TI,
  'cliente:area': PAPEIS_DE_CLIENTE,
  'lance:dar': PAPEIS_DE_CLIENTE,
  'habilitacao:pedir': PAPEIS_DE_CLIENTE,
  'compra:minha': PAPEIS_DE_CLIENTE,
  'conversa:escrever': [...PAPEIS_DE_CLIENTE, 'ADM', 'Leilão', 'Leiloeiro', 'SAC', 'GerenteSAC', 'Comitente'],
  'conversa:perguntas': [
    'ADM',
    'Leilão',
    'Leiloeiro',
    'SAC',
    'GerenteSAC',
    'Acerto',
    'GerenteAcerto',
    'Comitente',
  ],
  'conversa:moderar': ['ADM', 'Leilão', 'Leiloeiro', 'SAC', 'GerenteSAC'],
  'comitente:acompanhar': ['ADM', 'Comitente'],
  // His own systems: keys and addresses of his consignors alone.
  'sistema-comitente:gerir': ['ADM', 'Comitente', 'Externo - Comitente Integração'],
  'condicional:responder': ['ADM', 'Comitente'],
  // Lots, answers and accounts of every consignor; without it, of those whom one answers for.
  'comitente:todos': ['ADM'],
  'condicional:reabrir': ['ADM', 'GerenteSAC'],
  'pregao:conduzir': ['ADM', 'Leiloeiro'],
  // Stands in for the auctioneer in any auction; without it, in those that name one.
  'pregao:qualquer': ['ADM'],
  'leilao:liberar-dia': ['ADM'],
  'leilao:reabrir-com-lance': ['ADM'],
  'pregao:identificar': ['ADM', 'Leilão', 'SAC', 'GerenteSAC'],
  'pregao:acompanhar': ['ADM', 'Leilão', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto'],
  'retaguarda:entrar': [...PAPEIS_INTERNOS],
  'anexo:ver': [...PAPEIS_INTERNOS, ...PAPEIS_DE_CLIENTE, 'Comitente'],
  'anexo:enviar': [...PAPEIS_INTERNOS, ...PAPEIS_DE_CLIENTE],
  'hotsite:editar': ['ADM'],
  'indicacao:ver': ['ADM', 'MKT', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'indicacao:decidir': ['ADM', 'GerenteAcerto', 'Financeiro'],
  'conteudo:editar': ['ADM', 'MKT'],
  'newsletter:ver': ['ADM', 'MKT'],
  'newsletter:enviar': ['ADM', 'MKT'],
  'contato:ver': ['ADM', 'SAC', 'GerenteSAC', 'MKT'],
  'usuario:administrar': ['ADM'],
  'usuario:representar': ['ADM', 'GerenteSAC'],
  'acesso:liberar': ['ADM', 'GerenteSAC', 'Liberação Acesso'],
  'externo:ver': ['ADM', 'Interno - Desenvolvimento TI'],
  'externo:configurar': ['ADM', 'Interno - Desenvolvimento TI'],
  'integracao:ver': ['ADM', 'Leilão', 'Remoção', 'SAC', 'GerenteSAC', 'Interno - Desenvolvimento TI'],
  'integracao:configurar': ['ADM', 'Interno - Desenvolvimento TI'],
  'integracao:externa': ['Externo - Comitente Integração'],
  'procob:consultar': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto'],
  // Earlier answers and their reports; who only asks gets the result.
  'procob:laudo': ['ADM', 'GerenteSAC', 'Acerto', 'GerenteAcerto'],
  'detran:ver': ['ADM', 'Leilão', 'Interno - Desenvolvimento TI'],
  'detran:agir': ['ADM', 'Leilão', 'Interno - Desenvolvimento TI'],
  'laudo:detran': ['ADM', 'Leilão', 'Despachante', 'Acerto', 'GerenteAcerto'],
  'seguradora:falar': ['ADM', 'Remoção', 'SAC', 'GerenteSAC', 'Leilão'],
  'operacao:ver': ['ADM', 'Interno - Desenvolvimento TI'],
  'manutencao:fazer': ['ADM'],
  'ti:ver': ['ADM', 'Interno - Desenvolvimento TI'],
  'ti:agir': ['Interno - Desenvolvimento TI', 'ADM'],
  'privacidade:ver': ['ADM'],
  'privacidade:editar': ['ADM'],
  // Of no role: before the days of a request are over two persons agree, the one who gives it and the one who acts (decision 090).
  'privacidade:antecipar': [],
  // One's own choices; a client has his in his area.
  'aviso:meus': [...PAPEIS_INTERNOS, 'Comitente'],
  'aviso:ver': ['ADM', 'SAC', 'GerenteSAC', 'Interno - Desenvolvimento TI'],
  'aviso:configurar': ['ADM'],
  'bloqueio:administrar': ['ADM', 'Interno - Desenvolvimento TI'],
  'documento-leilao:ver': ['ADM', 'Leilão', 'Acerto', 'GerenteAcerto'],
  'documento-leilao:mover': ['ADM', 'Leilão', 'Acerto', 'GerenteAcerto'],
  'avaliacao-leiloeiro:dar': ['ADM', 'Leilão', 'Comitente'],
  'avaliacao-compra:moderar': ['ADM', 'SAC', 'GerenteSAC'],
  'avaliacao-condicional:ver': ['ADM', 'Leilão', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Comitente'],
  'avaliacao-condicional:dar': ['ADM', 'Leilão'],
  'laudo:condicionais': ['ADM', 'Leilão', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Comitente'],
  'validacao:responder': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto'],
  'leilao:ver': ['ADM', 'Leilão', 'Leiloeiro', 'MKT', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto'],
  'leilao:editar': ['ADM', 'Leilão'],
  // Those whose work is a paper or a page of an auction, and who open no auction: they choose it in a list of its own.
  'leilao:papeis': ['ADM', 'Leilão', 'Pátio', 'Financeiro', 'Interno - Desenvolvimento TI'],
  'judicial:decidir': ['ADM', 'Leilão', 'Assessorias Jurídicas'],
  // Late instalments of a court's sale, also for those who open no sale.
  'judicial:parcelas': ['ADM', 'Leilão', 'Assessorias Jurídicas', 'Acerto', 'GerenteAcerto'],
  'judicial:mora': ['ADM', 'Leilão', 'Assessorias Jurídicas'],
  'lote:ver': [
    'ADM',
    'Leilão',
    'SAC',
    'GerenteSAC',
    'Alteração de Minimos e Incremento',
    'MKT',
    'Assessorias Jurídicas',
  ],
  'lote:editar': ['ADM', 'Leilão'],
  // The specification gives the addresses of videos to IT, who opens no lot.
  'video-do-lote:ver': [
    'ADM',
    'Leilão',
    'SAC',
    'GerenteSAC',
    'Alteração de Minimos e Incremento',
    'MKT',
    'Assessorias Jurídicas',
    'Interno - Desenvolvimento TI',
  ],
  'video-do-lote:editar': ['ADM', 'Leilão', 'Interno - Desenvolvimento TI'],
  'lote:valores': ['ADM', 'Leilão', 'Alteração de Minimos e Incremento'],
  // Minimum, increment and reserve of a lot that is released already.
  'lote:valores-liberado': ['ADM', 'Alteração de Minimos e Incremento'],
  'problema:ver': ['ADM', 'Leilão', 'SAC', 'GerenteSAC'],
  'carimbo:editar': ['ADM'],
  'veiculo:ver': ['ADM', 'Leilão', 'Pátio', 'Remoção', 'Despachante', 'SAC', 'GerenteSAC'],
  'veiculo:editar': ['ADM', 'Leilão'],
  'estoque:ver': ['ADM', 'Comitente', 'Leilão', 'Pátio'],
  'chegada:receber': ['ADM', 'Leilão', 'Pátio', 'Remoção'],
  'foto:modelo': ['ADM', 'Interno - Desenvolvimento TI'],
  'foto:aprovar': ['ADM', 'Leilão', 'MKT', 'Interno - Desenvolvimento TI'],
  'foto:ver': [
    'ADM',
    'Leilão',
    'Pátio',
    'Remoção',
    'Despachante',
    'SAC',
    'GerenteSAC',
    'MKT',
    'Interno - Desenvolvimento TI',
  ],
  'importacao:fazer': ['ADM', 'Leilão'],
  'vistoria:ver': ['ADM', 'Leilão', 'Pátio', 'Remoção', 'Despachante', 'SAC', 'GerenteSAC', 'Motorista'],
  'vistoria:pedir': ['ADM', 'Leilão', 'Pátio'],
  'vistoria:fazer': ['ADM', 'Leilão', 'Pátio', 'Remoção', 'Motorista'],
  'vistoria:tipos': ['ADM', 'Leilão'],
  'comitente:ver': ['ADM', 'Leilão', 'Acerto', 'GerenteAcerto', 'SAC', 'GerenteSAC'],
  'comitente:editar': ['ADM', 'Leilão'],
  'conta-bancaria:editar': ['ADM'],
  'unidade-negocio:editar': ['ADM'],
  'cliente:ver': ['ADM', 'Leiloeiro', 'SAC', 'GerenteSAC', 'Leilão', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  // In full; the other readers see masked records, and some may ask for one with a reason.
  'cliente:dados': ['ADM', 'SAC', 'GerenteSAC'],
  'cliente:mostrar': [
    'ADM',
    'SAC',
    'GerenteSAC',
    'Leilão',
    'Acerto',
    'GerenteAcerto',
    'Financeiro',
    // The buyer's document stands in a vehicle's papers.
    'Despachante',
  ],
  'cliente:editar': ['ADM', 'SAC', 'GerenteSAC'],
  'cliente:unir': ['ADM', 'GerenteSAC'],
  'grupo-cliente:ver': ['ADM', 'Leilão', 'SAC', 'GerenteSAC'],
  'grupo-cliente:editar': ['ADM', 'SAC', 'GerenteSAC'],
  'cliente:validar': ['ADM', 'SAC', 'GerenteSAC'],
  'cliente:bloquear': ['ADM', 'SAC', 'GerenteSAC'],
  'habilitacao:decidir': ['ADM', 'Leilão', 'SAC', 'GerenteSAC'],
  'caucao:ver': ['ADM', 'Leilão', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'caucao:mover': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'proposta:responder': ['ADM', 'SAC', 'Acerto'],
  'venda:ver': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro', 'Despachante', 'Leilão'],
  'venda:mover': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'venda:anular': ['ADM', 'GerenteAcerto'],
  'incidente:ver': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Assessorias Jurídicas'],
  'incidente:tratar': ['ADM', 'SAC', 'GerenteSAC', 'Acerto', 'GerenteAcerto', 'Assessorias Jurídicas'],
  'razao:ver': ['ADM', 'GerenteAcerto', 'Financeiro'],
  // Which reports one holds is the reports' own right; this opens the screen of them.
  'relatorio:casa': [
    'ADM',
    'Leilão',
    'Leiloeiro',
    'MKT',
    'SAC',
    'GerenteSAC',
    'Acerto',
    'GerenteAcerto',
    'Financeiro',
    'Despachante',
    'Pátio',
    'Remoção',
  ],
  'relatorio:ler': [
    'ADM',
    'Leilão',
    'Leiloeiro',
    'MKT',
    'SAC',
    'GerenteSAC',
    'Acerto',
    'GerenteAcerto',
    'Financeiro',
    'Despachante',
    'Pátio',
    'Remoção',
    'Comitente',
  ],
  'prestacao:ver': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'prestacao:fazer': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'prestacao:pagar': ['ADM', 'GerenteAcerto', 'Financeiro'],
  'prestacao:documento': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro', 'Comitente'],
  'venda:acertar': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'entrega:precos': ['ADM', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'documentacao:mover': ['ADM', 'Despachante'],
  'nota:leilao': ['ADM', 'Leilão', 'Leiloeiro', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'ficha:leiloeiro': ['ADM', 'Leilão', 'Leiloeiro'],
  'ficha:vidro': ['ADM', 'Leilão', 'Pátio'],
  'laudo:habilitacoes': ['ADM', 'Leilão', 'Leiloeiro', 'SAC', 'GerenteSAC'],
  'livro:leiloeiro': ['ADM', 'Leilão', 'Leiloeiro', 'Acerto', 'GerenteAcerto'],
  // Who receives the daily fees opens the stay that they are of.
  'estadia:ver': [
    'ADM',
    'Leilão',
    'Pátio',
    'Remoção',
    'Despachante',
    'SAC',
    'GerenteSAC',
    'Acerto',
    'GerenteAcerto',
    'Financeiro',
  ],
  'estadia:mover': ['ADM', 'Pátio'],
  'estadia:pedir': ['ADM', 'Pátio', 'Leilão', 'Remoção', 'SAC', 'GerenteSAC'],
  'estadia:receber': ['ADM', 'Pátio', 'Acerto', 'GerenteAcerto', 'Financeiro'],
  'estadia:dispensar': ['ADM', 'GerenteAcerto'],
  'diaria:editar': ['ADM', 'GerenteAcerto', 'Financeiro'],
  'patio:usuarios': ['ADM'],
  // Customer service answers the insurer, on the removal's page.
  'remocao:ver': ['ADM', 'Remoção', 'Pátio', 'Leilão', 'SAC', 'GerenteSAC', 'Motorista'],
  'remocao:listar': ['ADM', 'Remoção', 'Pátio', 'Leilão', 'SAC', 'GerenteSAC'],
  'remocao:pedir': ['ADM', 'Remoção', 'Leilão'],
  'remocao:mover': ['ADM', 'Remoção'],
  'remocao:dirigir': ['Motorista'],
  'transportadora:editar': ['ADM', 'Remoção'],
  'deposito:ver': ['ADM', 'Interno - Desenvolvimento TI'],
  'deposito:editar': ['ADM', 'Interno - Desenvolvimento TI'],
  'patio:agenda': ['ADM', 'Pátio'],
  'patio:abrir': ['ADM'],
  // Works in every yard; without it, in those one is linked to.
  'patio:todos': ['ADM'],
  // Judges the proofs of goods in every yard; yard staff without it, those of their own.
  'comprovante:todos-os-patios': ['ADM', 'SAC', 'GerenteSAC'],
  // For a buyer: those whom the table of pickups lets book (domain/entregas/states.ts).
  'retirada:agendar': ['ADM', 'SAC', 'GerenteSAC', 'Pátio'],
  'patio:editar': ['ADM', 'Pátio'],
  'transmissao:operar': ['ADM', 'Leilão', 'MKT'],
  // Holds a recording beyond its days, because of a dispute.
  'gravacao:conservar': ['ADM', 'Leilão', 'MKT', 'SAC', 'GerenteSAC'],
  'transmissao:ver': ['ADM', 'Leilão', 'MKT', 'Leiloeiro', 'SAC', 'GerenteSAC'],
  'evento:ver': ['ADM', 'MKT', 'GerenteSAC', 'Interno - Desenvolvimento TI'],
  'evento:editar': ['ADM', 'MKT', 'Interno - Desenvolvimento TI'],
  'evento:receber': ['ADM', 'MKT', 'SAC', 'GerenteSAC', 'Leilão', 'Interno - Desenvolvimento TI'],
  'design-system:ver': ['Interno - Desenvolvimento TI'],
} as const satisfies Record<string, 'todos' | 'logados' | readonly Papel[]>

export type Permissao = keyof typeof PERMISSOES

export interface QuemEntra {
  readonly papeis: readonly string[]
  /** what this one person was given (`+permission`) or lost (`-permission`) beside his roles */
  readonly ajustes?: readonly string[] | undefined
}

/** Whether a user (null: not signed in) holds a permission. */
export function permite(permissao: Permissao, quem: QuemEntra | null): boolean {
  const regra: 'todos' | 'logados' | readonly string[] = PERMISSOES[permissao]
  if (regra === 'todos') return true
  if (quem === null) return false
  if (regra === 'logados') return true
  if (quem.ajustes?.includes(`-${permissao}`)) return false
  if (quem.ajustes?.includes(`+${permissao}`)) return true
  return quem.papeis.some((p) => regra.includes(p) || (ehPapelDeCliente(p) && regra.includes('Clientes')))
}

/** What an administrator may give to one person, or take: what staff's roles hold. Clients' rights come with being one. */
export const PERMISSOES_AJUSTAVEIS: readonly string[] = Object.entries<
  'todos' | 'logados' | readonly string[]
>(PERMISSOES)
  .filter(([, regra]) => typeof regra !== 'string' && (regra.length === 0 || !regra.every(ehPapelDeCliente)))
  .map(([nome]) => nome)
  .toSorted()

/** The specification: a client is any role containing "Clientes" (or the generic CLIENTE). */
export function ehPapelDeCliente(papel: string): boolean {
  return papel.includes('Clientes') || papel === 'CLIENTE'
}

export function ehCliente(quem: QuemEntra | null): boolean {
  return quem?.papeis.some(ehPapelDeCliente) ?? false
}

export function ehInterno(quem: QuemEntra | null): boolean {
  return quem?.papeis.some((p) => (PAPEIS_INTERNOS as readonly string[]).includes(p)) ?? false
}

/** The roles to name to a refused visitor. */
export function papeisDe(permissao: Permissao): readonly string[] {
  const regra: 'todos' | 'logados' | readonly string[] = PERMISSOES[permissao]
  return typeof regra === 'string' ? [] : regra
}

/** Yard staff act in their own yards; a user who sees vehicles by another role too sees all yards. */
export function limitadoAosPatios(quem: QuemEntra | null): boolean {
  const veem: readonly string[] = PERMISSOES['veiculo:ver']
  const papeis = quem?.papeis.filter((p) => veem.includes(p)) ?? []
  return papeis.length > 0 && papeis.every((p) => p === 'Pátio')
}
