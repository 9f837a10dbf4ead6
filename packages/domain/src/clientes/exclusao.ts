/**
 * A client's request for erasure (LGPD art. 18, VI). It is carried out after some days in which he may change his
 * mind. Purchases stay for as long as the law asks for it (art. 16, I), and he is told so before he asks. Refuses
 * while something is open between him and the house: a purchase that is not paid and collected, a bid that may still
 * win, an offer that may still be accepted, a deposit that has not come to its end.
 */
import { quantos } from '../comum/quantos.ts'

export const DIAS_ATE_A_EXCLUSAO = 7
export const ANOS_DE_GUARDA = 5

export interface FatosDaExclusao {
  readonly comprasAbertas: number
  readonly lancesNaFrente: number
  readonly condicionais: number
  /** deposits that are charged, held, or on their way back */
  readonly caucoesAbertas: number
  /** proposals, second offers and offers in instalments that are still to be answered */
  readonly ofertasAbertas: number
}

/** Why the account cannot be deleted now; empty when it can. */
export function impedimentosDaExclusao(f: FatosDaExclusao): string[] {
  return [
    ...(f.comprasAbertas > 0
      ? [
          `Você tem ${quantos(f.comprasAbertas, 'compra ainda não concluída', 'compras ainda não concluídas')}: pague e retire antes.`,
        ]
      : []),
    ...(f.lancesNaFrente > 0
      ? [`Você está ganhando ${quantos(f.lancesNaFrente, 'lote', 'lotes')}: aguarde o encerramento.`]
      : []),
    ...(f.condicionais > 0
      ? [`Você tem ${quantos(f.condicionais, 'lance', 'lances')} em condicional: aguarde a resposta.`]
      : []),
    ...(f.caucoesAbertas > 0
      ? [
          `Você tem ${quantos(f.caucoesAbertas, 'caução', 'cauções')} em aberto: aguarde a devolução, ou cancele a cobrança.`,
        ]
      : []),
    ...(f.ofertasAbertas > 0
      ? [
          `Você tem ${quantos(f.ofertasAbertas, 'proposta', 'propostas')} em aberto: retire, responda ou aguarde a resposta.`,
        ]
      : []),
  ]
}

/** The same for the house, which reads it beside the person's record. */
export function impedimentosParaACasa(f: FatosDaExclusao): string[] {
  const tem = (n: number, um: string, muitos: string): string[] =>
    n > 0 ? [`A pessoa tem ${quantos(n, um, muitos)}.`] : []
  return [
    ...tem(f.comprasAbertas, 'compra ainda não concluída', 'compras ainda não concluídas'),
    ...tem(f.lancesNaFrente, 'lote em que está ganhando', 'lotes em que está ganhando'),
    ...tem(f.condicionais, 'lance em condicional', 'lances em condicional'),
    ...tem(f.caucoesAbertas, 'caução em aberto', 'cauções em aberto'),
    ...tem(f.ofertasAbertas, 'proposta em aberto', 'propostas em aberto'),
  ]
}

/** An erased record is no one's any more: no act of the house brings it back. */
export const CONTA_EXCLUIDA = 'A conta foi excluída: o cadastro não volta.'

/** Before the days are over one person of the house gives the right, another acts. */
export const SEGUNDO_DIREITO =
  'Antes do prazo são precisas duas pessoas: quem exclui recebe de outra o direito privacidade:antecipar.'

/** What people read before they ask: what goes, what stays, and why. */
export const O_QUE_SAI = [
  'Nome de exibição, e-mail, telefones, endereço, documentos enviados, favoritos, buscas salvas, avisos, preferências, páginas vistas e cartas recebidas.',
  'O acesso: todas as sessões são encerradas e não é possível entrar de novo.',
] as const

export const O_QUE_FICA: readonly { readonly oque: string; readonly porque: string }[] = [
  {
    oque: 'Compras, pagamentos e notas, com o documento do comprador',
    porque: `Livros do leiloeiro e legislação fiscal: guarda por ${ANOS_DE_GUARDA} anos (LGPD, art. 16, I).`,
  },
  {
    oque: 'Lances, sob um pseudônimo',
    porque: 'O registro de lances é encadeado e prova o resultado para todos os participantes.',
  },
  {
    oque: 'Registros de acesso, por 6 meses',
    porque: 'Marco Civil da Internet, art. 15.',
  },
]

/**
 * What becomes of the person's fields. With purchases the name and the document stay; contacts never do. Bids stay,
 * under a pseudonym: they are links of a chain that others rely on.
 */
export function apagarCliente(c: { readonly id: number; readonly comprou: boolean; readonly nome: string }) {
  return {
    apelido: `excluido${c.id}`,
    nome: c.comprou ? c.nome : 'Titular excluído',
    email: `excluido-${c.id}@excluido.invalid`,
    apagarDocumento: !c.comprou,
  }
}

/** Of what an erasure would take or leave: the kinds of which there are records, and of how many kinds there are none. */
export function comRegistros<T extends { readonly linhas: number }>(
  categorias: readonly T[],
): { readonly cheias: readonly T[]; readonly vazias: number } {
  const cheias = categorias.filter((x) => x.linhas > 0)
  return { cheias, vazias: categorias.length - cheias.length }
}
