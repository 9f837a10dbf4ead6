// The consignor's answer, from his own screen, the house's, or his system. Before the hammer it is kept with the bid that he saw;
// after it, it decides. The room and both sides hear of it after the commit.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import type { CondicionalDoLote, RespostaDuranteLeilao } from '@martelo/contracts/pregao/pregao.schemas.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { jaRespondida, type RespostaEmVigor } from '@martelo/domain/condicionais/ja-respondida.ts'
import { EVENTO_DA_RESPOSTA, type RespostaDoComitente } from '@martelo/domain/condicionais/states.ts'
import { valorEmQuestao } from '@martelo/domain/condicionais/valor-em-questao.ts'
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
type Recusa<F extends string> = Recusada<F | 'NAO_ENCONTRADO' | 'MUDOU' | 'NAO_PODE'>
interface Respondida {
  readonly guardada: Guardada | null
  readonly movido: Extract<RespostaDoAcordo, { pode: true }> | null
  readonly lote: LoteEmAcordo
  /** it stood already */
  readonly repetida?: true
}

interface QuemResponde<F extends string> {
  /** as the record names him */
  readonly nome: string
  /** With whose hands he acts on this lot; a refusal: on none of it. */
  readonly atores: (tx: Tx, lote: LoteEmAcordo) => Promise<readonly Ator[] | Recusada<F>>
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
  | Recusa<'SEM_PERMISSAO'>
> {
  const r = await responderEContar(ctx, lelUid, d, daSessao(ctx))
  if (ehRecusa(r)) return r
  return {
    condicional: r.guardada === null ? condicionalDaLinha(r.lote) : null,
    respostaDuranteLeilao: r.guardada,
  }
}

/** By a key of the consignor's system: of his lots alone, and a program that lost the reply may say it again. */
export async function responderPelaChave(
  ctx: Ctx,
  chave: { readonly comId: number; readonly nome: string },
  lelUid: string,
  d: Dita,
): Promise<{ readonly vale: 'agora' | 'no-martelo'; readonly repetida: boolean } | Recusa<never>> {
  const r = await responderEContar<'NAO_ENCONTRADO'>(ctx, lelUid, d, {
    nome: `Sistema: ${chave.nome}`,
    atores: (_, lote) =>
      Promise.resolve(
        lote.comId === chave.comId ? ['Comitente'] : recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado),
      ),
  })
  if (ehRecusa(r)) return r
  return { vale: r.guardada === null ? 'agora' : 'no-martelo', repetida: r.repetida ?? false }
}

function daSessao(ctx: Ctx): QuemResponde<'SEM_PERMISSAO'> {
  const { usuId, nome, papeis } = exigirSessao(ctx)
  return {
    nome,
    atores: async (tx, lote) => {
      if (await respondePor(tx, ctx.hotsite.id, usuId, lote.comId))
        return ['Comitente', ...atoresDosPapeis(papeis)]
      if (permite('comitente:todos', ctx.sessao)) return atoresDosPapeis(papeis)
      return recusar('SEM_PERMISSAO', 'Este lote é de outro comitente.')
    },
  }
}

async function responderEContar<F extends string>(
  ctx: Ctx,
  lelUid: string,
  d: Dita,
  quem: QuemResponde<F>,
): Promise<Respondida | Recusa<F>> {
  const valor = d.resposta === 'Novo valor' ? d.valor : null
  const r = await ctx.tx((tx) => responder(ctx, tx, lelUid, { ...d, valor }, quem))
  if (ehRecusa(r) || r.repetida) return r
  if (r.movido !== null) await concluirAcordo(ctx.servicos, r.movido)
  const durante = r.guardada !== null
  await contarAoLeiloeiro(ctx.servicos, r.lote, { resposta: d.resposta, valor, nome: quem.nome, durante })
  return r
}

async function responder<F extends string>(
  ctx: Ctx,
  tx: Tx,
  lelUid: string,
  d: Dita,
  quem: QuemResponde<F>,
): Promise<Respondida | Recusa<F>> {
  const { valor } = d
  const { nome } = quem
  const lote = await travarAcordo(tx, ctx.hotsite.id, lelUid)
  if (lote === null || lote.situacao === 'CADASTRADO')
    return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
  const atores = await quem.atores(tx, lote)
  if (ehRecusa(atores)) return atores
  // The same answer again may come because its reply was lost: it is no second one.
  if (jaRespondida(emVigor(lote), d)) return { guardada: null, movido: null, lote, repetida: true }
  if (podeGuardar(lote)) {
    const guardada = await guardarResposta(tx, ctx, lote, { ...d, nome, atores })
    return ehRecusa(guardada) ? guardada : { guardada, movido: null, lote }
  }
  const naReplica = lote.condicionalSituacao === 'REPLICA_DO_CLIENTE'
  const naTela = valorEmQuestao(emVigor(lote))
  if (lote.situacao === 'CONDICIONAL' && naTela !== d.sobre) return recusar('MUDOU', MUDOU)
  const evento = naReplica && d.resposta === 'Liberada' ? 'aceitarReplica' : EVENTO_DA_RESPOSTA[d.resposta]
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

const emVigor = (l: LoteEmAcordo): RespostaEmVigor => ({
  situacao: l.condicionalSituacao,
  resposta: l.condicionalResposta,
  lance: l.lanceValor,
  novoValor: l.condicionalNovoValor,
  replica: l.condicionalReplicaValor,
})
