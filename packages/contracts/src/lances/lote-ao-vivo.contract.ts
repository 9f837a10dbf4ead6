import { ESTADOS_DO_LANCE } from '@martelo/domain/lances/estado-do-lance.ts'
import { SITUACOES_DE_HABILITACAO } from '@martelo/domain/habilitacoes/states.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Instante, Uid } from '../core/fields.ts'
import { EstadoDoLote, LancePublico } from './lances.events.ts'
import { DoLote } from './recusas-de-lance.schemas.ts'

/** What the lot costs besides the bid. Percentages in percent, amounts in centavos. */
export const DespesasDoLote = z.object({
  despachante: Centavos,
  outros: Centavos,
  remocao: Centavos,
  depositoDeBens: Centavos,
  vistoria: Centavos,
  taxaAdm: Centavos,
  comissaoPorcentagem: z.number().nullable(),
  comissaoExtraPorcentagem: z.number().nullable(),
  comissaoExtraMensagem: z.string().nullable(),
  compreJaPorcentagem: z.number().nullable(),
})

/** `nome`: what the house calls the group on the site */
const DoGrupo = z.object({ nome: z.string().nullable(), porcentagem: z.number() })

/** What only the signed-in client may know of himself on this lot. */
export const MeuNoLote = z.object({
  /** his pseudonym: the frame whose `selo` equals it is his */
  selo: z.string(),
  estado: z.enum(ESTADOS_DO_LANCE),
  meuLance: Centavos.nullable(),
  /** what he and the seller agreed on in place of his bid; null: the bid counts */
  acordado: Centavos.nullable(),
  teto: Centavos.nullable(),
  habilitacao: z.enum(SITUACOES_DE_HABILITACAO).nullable(),
  /** what his groups change here: percent off the fixed price, and the commission that already stands in `despesas` */
  grupo: z.object({ desconto: DoGrupo.nullable(), comissao: DoGrupo.nullable() }),
  /** why he could not bid now, by the judge's own order; null: he can */
  impedimento: z.object({ codigo: z.string(), mensagem: z.string() }).nullable(),
})

export const loteAoVivo = defineCall('GET /v1/leilao/lotes/:lelUid/ao-vivo', {
  summary: 'Estado do lote para o painel de lances, com a versão da sala à qual ele pertence',
  permission: 'publico',
  params: DoLote,
  reply: z.object({
    leiUid: Uid,
    salaVersao: z.number().int(),
    agora: Instante,
    estado: EstadoDoLote,
    despesas: DespesasDoLote,
    lances: z.array(LancePublico),
    meu: MeuNoLote.nullable(),
  }),
  refusals: { LOTE_INEXISTENTE: 404, LOGIN_NECESSARIO: 401 },
})
