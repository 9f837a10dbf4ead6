// The consignor's answer, from his own screen or from the house's. Before the hammer it is kept with the bid that he saw;
// after it, it decides. The room and both sides hear of it after the commit.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { CondicionalDoLote, RespostaDuranteLeilao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { EVENTO_DA_RESPOSTA, type RespostaDoComitente } from '@martelo/domain/condicionais/states.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa, type Recusada, recusar } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { concluirAcordo, contarAoLeiloeiro } from './concluir-acordo.ts'
import { type LoteEmAcordo, respondePor, travarAcordo } from './condicionais.sql.ts'
import { guardarResposta, podeGuardar } from './guardar-resposta.ts'
import { moverAcordo, type RespostaDoAcordo } from './mover-acordo.ts'

const MUDOU = 'O valor mudou enquanto você respondia. Confira e responda de novo.'

export interface Dita {
  readonly resposta: RespostaDoComitente
  /** with `Novo valor` */
  readonly valor: number | null
  /** the bid (or the client's reply) that was on the screen */
  readonly sobre: number | null
}
type Guardada = z.infer<typeof RespostaDuranteLeilao>
type Recusa = Recusada<'NAO_ENCONTRADO' | 'SEM_PERMISSAO' | 'MUDOU' | 'NAO_PODE'>
interface Respondida {
  readonly guardada: Guardada | null
  readonly movido: Extract<RespostaDoAcordo, { pode: true }> | null
  readonly lote: LoteEmAcordo
}

export async function responderPeloComitente(
  ctx: Ctx,
  lelUid: string,
  d: Dita,
): Promise<
  | {
      readonly condicional: z.infer<typeof CondicionalDoLote> | null
      readonly respostaDuranteLeilao: Guardada | null
    }
  | Recusa
> {
  const { nome } = exigirSessao(ctx)
  const valor = d.resposta === 'Novo valor' ? d.valor : null
  const r = await ctx.tx((tx) => responder(ctx, tx, lelUid, { ...d, valor }))
  if (ehRecusa(r)) return r
  if (r.movido !== null) await concluirAcordo(ctx.servicos, r.movido)
  const durante = r.guardada !== null
  await contarAoLeiloeiro(ctx.servicos, r.lote, { resposta: d.resposta, valor, nome, durante })
  return {
    condicional: r.movido === null ? null : condicionalDaLinha(r.lote),
    respostaDuranteLeilao: r.guardada,
  }
}

async function responder(ctx: Ctx, tx: Tx, lelUid: string, d: Dita): Promise<Respondida | Recusa> {
  const { usuId, nome, papeis } = exigirSessao(ctx)
  const { valor } = d
  const lote = await travarAcordo(tx, ctx.hotsite.id, lelUid)
  if (lote === null || lote.situacao === 'CADASTRADO')
    return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const dele = await respondePor(tx, ctx.hotsite.id, usuId, lote.comId)
  if (!dele && !permite('comitente:todos', ctx.sessao))
    return recusar('SEM_PERMISSAO', 'Este lote é de outro comitente.')
  if (podeGuardar(lote)) {
    const guardada = await guardarResposta(tx, ctx, lote, { ...d, nome })
    return ehRecusa(guardada) ? guardada : { guardada, movido: null, lote }
  }
  const naReplica = lote.condicionalSituacao === 'REPLICA_DO_CLIENTE'
  const naTela = naReplica ? lote.condicionalReplicaValor : lote.lanceValor
  if (lote.situacao === 'CONDICIONAL' && naTela !== d.sobre) return recusar('MUDOU', MUDOU)
  const evento = naReplica && d.resposta === 'Liberada' ? 'aceitarReplica' : EVENTO_DA_RESPOSTA[d.resposta]
  const atores = dele ? (['Comitente', ...atoresDosPapeis(papeis)] as const) : atoresDosPapeis(papeis)
  const movido = await moverAcordo(tx, ctx, ctx.servicos, lote, {
    evento,
    atores,
    comitenteDoLote: true,
    valor,
    nome,
  })
  if (movido.pode) return { guardada: null, movido, lote: movido.lote }
  return recusar('NAO_PODE', movido.motivo, valor === null ? {} : { campos: { valor: movido.motivo } })
}
