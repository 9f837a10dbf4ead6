// What the back-office may do with a lot while an auction is prepared, and why not. The room's own events (calls,
// hammer, sale) are not here.
import type { Ator } from '../comum/transicoes.ts'
import type { AcaoPossivel } from '../leiloes/acoes.ts'
import type { Fatos } from './guardas.ts'
import type { SituacaoLote } from './situacoes.ts'
import { podeTransitar, TRANSICOES_DO_LOTE } from './states.ts'

export const EVENTOS_DA_CASA = [
  'liberar',
  'resolverPendencia',
  'reativar',
  'publicarComPendencia',
  'abrirPendencia',
  'reativarComPendencia',
  'despublicar',
  'mandarRepasse',
  'suspender',
  'retirar',
  'cancelar',
] as const
export type EventoDaCasa = (typeof EVENTOS_DA_CASA)[number]

type Palavras = { readonly rotulo: string; readonly consequencia: string; readonly perigo: boolean }

export const ACOES_DO_LOTE: Readonly<Record<EventoDaCasa, Palavras>> = {
  liberar: {
    rotulo: 'Liberar',
    consequencia: 'O lote entra no leilão e pode receber lances.',
    perigo: false,
  },
  resolverPendencia: {
    rotulo: 'Resolver pendência',
    consequencia: 'O lote volta a receber lances.',
    perigo: false,
  },
  reativar: { rotulo: 'Reativar', consequencia: 'O lote volta a receber lances.', perigo: false },
  publicarComPendencia: {
    rotulo: 'Publicar com pendência',
    consequencia: 'O lote aparece no site, sem receber lances.',
    perigo: false,
  },
  abrirPendencia: {
    rotulo: 'Abrir pendência',
    consequencia: 'O lote continua no site e deixa de receber lances. Os lances dados são mantidos.',
    perigo: false,
  },
  reativarComPendencia: {
    rotulo: 'Reativar com pendência',
    consequencia: 'O lote volta ao site, sem receber lances.',
    perigo: false,
  },
  despublicar: { rotulo: 'Voltar para cadastro', consequencia: 'O lote sai do site.', perigo: false },
  mandarRepasse: {
    rotulo: 'Mandar para repasse',
    consequencia:
      'O lote é oferecido de novo, a lances e propostas, por cinco dias. Os lances anteriores são cancelados.',
    perigo: false,
  },
  suspender: {
    rotulo: 'Suspender',
    consequencia: 'O lote deixa de receber lances. Os lances dados ficam congelados.',
    perigo: true,
  },
  retirar: {
    rotulo: 'Retirar do leilão',
    consequencia: 'O lote sai do leilão e os seus lances são cancelados. O veículo volta para o estoque.',
    perigo: true,
  },
  cancelar: {
    rotulo: 'Cancelar lote',
    consequencia: 'O lote e os seus lances são cancelados. Não é possível desfazer.',
    perigo: true,
  },
}

/** Events that state, by being asked for with a reason, that the cause of a suspension is gone. */
const RETOMADAS: readonly EventoDaCasa[] = ['reativar', 'reativarComPendencia']

/** What asking for an event proves by itself. */
export function fatosDoPedido(evento: EventoDaCasa): Fatos {
  return RETOMADAS.includes(evento) ? { causaRemovida: true } : {}
}

/**
 * Every action that exists in this state for this session; blocked ones carry their reason. The row of the present
 * state decides: the same event has other roles in other states (withdrawing before and after release).
 */
export function acoesDoLote(
  situacao: SituacaoLote,
  quem: readonly Ator[],
  fatos: Fatos,
): AcaoPossivel<EventoDaCasa>[] {
  return EVENTOS_DA_CASA.flatMap((evento): AcaoPossivel<EventoDaCasa>[] => {
    const linha = TRANSICOES_DO_LOTE.find((t) => t.de === situacao && t.evento === evento)
    if (linha === undefined) return []
    const resposta = podeTransitar(situacao, evento, quem, {
      ...fatos,
      ...fatosDoPedido(evento),
      motivo: 'perguntado depois',
    })
    if (!resposta.pode && resposta.causa === 'ator') return []
    return [
      {
        evento,
        ...ACOES_DO_LOTE[evento],
        pode: resposta.pode,
        motivo: resposta.pode ? null : resposta.motivo,
        pedeMotivo: linha.guardas.includes('motivo') || RETOMADAS.includes(evento),
      },
    ]
  })
}

/** States before release: editors of lots may also change their values. */
const ANTES_DA_LIBERACAO: readonly SituacaoLote[] = ['CADASTRADO']
/** States in which the values are history. */
const VALORES_FECHADOS: readonly SituacaoLote[] = [
  'AG_PAGAMENTO',
  'BOLETO',
  'PARCIAL_CARTAO',
  'PAGO_CARTAO',
  'PAGO',
  'CLIENTE_DESISTIU',
  'NAO_ARREMATADO',
  'RECOMPRA',
  'RETIRADO',
  'CANCELADO_NO_LEILAO',
  'LOTE_CANCELADO',
  'CONDICIONAL_NEGADA',
  'NEGADA_CONDICIONAL',
  'BUY_NOW',
  'AG_CLIENTE',
]

/** What the permissions of a session allow: values of a lot that is not released, and of one that is. */
export interface DireitosSobreValores {
  readonly antes: boolean
  readonly depois: boolean
}

/** Why this session may not change minimum, increment and reserve of a lot; null when it may. */
export function impedimentoDosValores(situacao: SituacaoLote, pode: DireitosSobreValores): string | null {
  if (VALORES_FECHADOS.includes(situacao)) return 'Os valores deste lote já não podem mudar.'
  if (pode.depois) return null
  if (!ANTES_DA_LIBERACAO.includes(situacao))
    return 'Depois da liberação, só ADM ou quem tem o papel Alteração de Minimos e Incremento muda os valores.'
  return pode.antes ? null : 'Você não tem permissão para mudar os valores.'
}
