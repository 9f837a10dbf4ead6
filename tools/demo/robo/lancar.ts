// One bid of the demonstration's robot, by the calls that a client's own page makes.
import { randomUUID } from 'node:crypto'
import { termosAAceitar } from '@martelo/contracts/privacidade/termos-a-aceitar.contract.ts'
import { montarCtx } from '../../../apps/server/src/core/http/aplicacao.ts'
import type { Ctx } from '../../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../../apps/server/src/core/http/executar.ts'
import { tratadores } from '../../../apps/server/src/core/http/handle.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import type { Lancador, LoteDisputado } from './disputa.ts'

const LANCE = 'POST /v1/leilao/lotes/:lelUid/lances'
const TERMOS_A_ACEITAR = 'GET /v1/cliente/termos'
const ACEITAR_TERMOS = 'POST /v1/cliente/termos'

export async function lancar(
  s: Servicos,
  h: Hotsite,
  c: Lancador,
  lote: Pick<LoteDisputado, 'uid'>,
  valor: number,
): Promise<void> {
  const agora = Date.now()
  const sessao = {
    usuId: c.usuId,
    usuUid: c.usuUid,
    nome: c.nome,
    papeis: ['Clientes'],
    cliId: c.id,
    cliUid: c.uid,
    familia: 'robo',
    fim: agora + 60_000,
  }
  const ctx = montarCtx(s, {
    hotsite: h,
    sessao,
    ip: '127.0.0.1',
    agente: 'demonstration robot',
    https: false,
    origem: '',
    cookieDeRenovacao: null,
    rastreio: null,
    origemTrafego: null,
    log: s.log,
    reqId: randomUUID(),
    agora,
  })
  // A refusal is part of the game: another was quicker, or the lot has just ended. Under new terms he reads and accepts
  // them, and bids again the next time that it is his turn.
  const r = await chamar(ctx, LANCE, {
    params: { lelUid: lote.uid },
    body: { valor, chaveDoPedido: randomUUID() },
  })
  if (!r.ok && r.erro.error === 'termos-nao-aceitos') await aceitarTermos(ctx)
}

async function aceitarTermos(ctx: Ctx): Promise<void> {
  const lidos = await chamar(ctx, TERMOS_A_ACEITAR, {})
  if (!lidos.ok || !('valor' in lidos)) return
  const versoes = termosAAceitar.reply.parse(lidos.valor).map((t) => ({ uid: t.uid, lido: t.digest }))
  if (versoes.length > 0) await chamar(ctx, ACEITAR_TERMOS, { body: { versoes } })
}

function chamar(ctx: Ctx, chave: string, partes: { params?: object; body?: object }) {
  const tratador = tratadores.get(chave)
  if (tratador === undefined) throw new Error(`${chave} has no handler`)
  return executar(tratador, ctx, { params: {}, query: {}, body: {}, ...partes }, true)
}
