// Tries one kept request: the answer to a bid by the conditional sales, the rest by the lot's own table of states, with the
// consignor as its actor. How it ended is written in a transaction of its own: the request outlives a refusal.
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { Fatos } from '@martelo/domain/lotes/guardas.ts'
import type { AcaoDoComitente } from '@martelo/domain/portal/solicitacoes.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { ehRecusa } from '../../core/http/handle.ts'
import { transitarLote } from '../../engines/lances/port.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { respondePor, responderPeloComitente } from '../condicionais/door.ts'
import { encerrarSolicitacao, type LinhaDeSolicitacao } from './solicitacoes.sql.ts'

interface Fim {
  readonly status: 'sucesso' | 'erro'
  readonly mensagem: string
}

const FEITO: Readonly<Record<'retirar' | 'mandarRepasse', string>> = {
  retirar: 'Lote retirado do leilão.',
  mandarRepasse: 'Lote enviado para repasse.',
}

/** Asking is his consent. */
const FATOS: Readonly<Record<'retirar' | 'mandarRepasse', Fatos>> = {
  retirar: {},
  mandarRepasse: { comitenteAceitaRepasse: true },
}

const ehTransicao = (a: AcaoDoComitente): a is 'retirar' | 'mandarRepasse' =>
  a === 'retirar' || a === 'mandarRepasse'

export async function executarSolicitacao(ctx: Ctx, s: LinhaDeSolicitacao): Promise<void> {
  const fim = await tentar(ctx, s)
  await ctx.tx((tx) => encerrarSolicitacao(tx, ctx.hotsite.id, { id: s.id, ...fim }))
}

async function tentar(ctx: Ctx, s: LinhaDeSolicitacao): Promise<Fim> {
  try {
    return ehTransicao(s.acao) ? await mover(ctx, s, s.acao) : await responder(ctx, s, s.acao)
  } catch (e) {
    ctx.servicos.log.error({ err: e, solicitacao: s.uid }, 'a consignor’s request failed')
    return { status: 'erro', mensagem: 'Não foi possível enviar. Tente de novo.' }
  }
}

async function responder(
  ctx: Ctx,
  s: LinhaDeSolicitacao,
  resposta: Exclude<AcaoDoComitente, 'retirar' | 'mandarRepasse'>,
): Promise<Fim> {
  const r = await responderPeloComitente(ctx, s.lelUid, { resposta, valor: s.valor, sobre: s.sobre })
  if (ehRecusa(r)) return { status: 'erro', mensagem: [r.mensagem].flat().join(' ') }
  return {
    status: 'sucesso',
    mensagem: r.condicional === null ? 'Guardada: vale quando o martelo bater.' : 'Resposta enviada.',
  }
}

async function mover(ctx: Ctx, s: LinhaDeSolicitacao, acao: 'retirar' | 'mandarRepasse'): Promise<Fim> {
  const { usuId, papeis } = exigirSessao(ctx)
  const atores = atoresDosPapeis(papeis)
  const t = await ctx.tx(async (tx) => {
    // The house may follow every consignor's lots; his consent only he gives.
    const meu = await respondePor(tx, ctx.hotsite.id, usuId, s.comId)
    return transitarLote(tx, ctx, {
      lelId: s.lelId,
      evento: acao,
      quem: meu ? [...atores, 'Comitente'] : atores,
      fatos: meu ? FATOS[acao] : {},
      ...(s.motivo ? { motivo: s.motivo } : {}),
    })
  })
  if (t.pode) publicarTransicoes(ctx.servicos, [t])
  // The try before may have done it, and died before it said so.
  else if (s.tentativas === 1 || s.situacaoDoLote !== s.novaSituacao)
    return { status: 'erro', mensagem: t.motivo }
  return { status: 'sucesso', mensagem: FEITO[acao] }
}
