import { permite } from '@martelo/contracts/core/permissions.ts'
import type { MapfreDaRemocao } from '@martelo/contracts/integracoes/mapfre-da-remocao.schemas.ts'
import {
  EVENTOS_MAPFRE,
  ehCodigoMapfre,
  mensagemDoEvento,
} from '@martelo/domain/integracoes/eventos-mapfre.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import type { z } from 'zod'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { iso } from '../../core/http/iso.ts'
import { eventosDoProcesso, type EventoNaLista, type LinhaDeProcesso } from './eventos-mapfre.sql.ts'

const texto = (v: unknown): string | null => (typeof v === 'string' && v !== '' ? v : null)

export const mensagemDaLinha = (e: EventoNaLista): string =>
  e.status === 'WAITING'
    ? (e.erros[0] ?? 'Na fila')
    : mensagemDoEvento({ objeto: e.objeto, status: e.status, erros: e.erros })

/** For those who talk with the insurer, and so with the insured person. */
const telefoneDoSegurado = (ctx: Ctx, telefone: string | null): string | null =>
  permite('seguradora:falar', ctx.sessao) ? telefone : mascararCampo('telefone', telefone)

export async function apresentarProcesso(
  ctx: Ctx,
  tx: Tx,
  p: LinhaDeProcesso,
): Promise<z.infer<typeof MapfreDaRemocao>> {
  const eventos = await eventosDoProcesso(tx, ctx.hotsite.id, p.id)
  return {
    uid: p.uid,
    removalId: p.removalId,
    claimIds: p.claimIds,
    segurado:
      p.seguradoNome === null
        ? null
        : { nome: p.seguradoNome, telefone: telefoneDoSegurado(ctx, p.seguradoTelefone) },
    vendaLiberada: p.vendaLiberada,
    resultado: p.resultadoDito,
    encerradoAt: p.encerradoAt === null ? null : iso(p.encerradoAt),
    contatos: eventos.flatMap((e) => {
      const requestId = texto(e.dados.requestId)
      if (e.eventCode !== 'S12' || e.sentido !== 'entrada' || e.respondidoAt !== null || requestId === null)
        return []
      return [
        {
          requestId,
          motivo: texto(e.dados.reason) ?? '',
          canal: e.dados.channel === 'EMAIL' ? 'E-mail' : 'Telefone',
          responderAte: texto(e.dados.answerBy),
          quando: iso(e.quando),
        },
      ]
    }),
    eventos: eventos.map((e) => ({
      uid: e.uid,
      sentido: e.sentido,
      eventCode: e.eventCode,
      nome: ehCodigoMapfre(e.eventCode) ? EVENTOS_MAPFRE[e.eventCode].rotulo : e.eventCode,
      comentario: e.eventComment,
      status: e.status,
      situacao: e.situacao,
      mensagem: mensagemDaLinha(e),
      quando: iso(e.quando),
      recebidoAt: iso(e.recebidoAt),
    })),
    can: { falar: permite('seguradora:falar', ctx.sessao) && p.encerradoAt === null },
  }
}
