// What an accepted proposal does to its lot, in the transaction of the answer.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { sql } from 'kysely'
import { clienteImpedido, RECUSA_DE_IMPEDIDO } from '../../core/database/cliente-impedido.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverDaProposta } from './carta-da-proposta.ts'
import * as propostas from './propostas.sql.ts'
import { transitarTravado, type Transitou, travarLote } from '../../engines/lances/port.ts'

/** ADM stands for those whom the lot's table names: the permission of this call lets him in. */
function quemResponde(ctx: Ctx): Ator[] {
  const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
  return atores.includes('ADM') ? [...atores, 'Leilão'] : atores
}

/** An accepted proposal sells the lot, or leaves it to the consignor when it lies below his reserve. `quem`: in whose name. */
export async function venderPorProposta(
  ctx: Ctx,
  tx: Tx,
  p: propostas.PropostaTravada,
  quem: readonly Ator[] = quemResponde(ctx),
): Promise<Transitou> {
  const lote = await travarLote(tx, ctx.hotsite.id, p.lelId)
  if (lote === null || p.seq === null)
    throw new RecusaLancada(recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado))
  if (await clienteImpedido(tx, ctx.hotsite.id, p.donoId))
    throw new RecusaLancada(recusar('NAO_PODE', RECUSA_DE_IMPEDIDO))
  const cobre = p.valor >= (lote.fatos.valorComitente ?? 0)
  const r = await transitarTravado(tx, ctx, lote, {
    lelId: p.lelId,
    evento: cobre ? 'aceitarProposta' : 'aceitarPropostaCondicional',
    quem,
    fatos: { proposta: p.valor },
    vencedorSeq: p.seq,
    mudar: {
      lanceValor: p.valor,
      lanceCliId: p.cliId,
      lanceApeId: null,
      lanceTipo: 'Proposta',
      lanceAt: sql`clock_timestamp()` as never,
      lanceEmDefesa: false,
    },
    antesDosEfeitos: () => propostas.fazerLiderar(tx, ctx.hotsite.id, p.lelId, p.seq as number),
  })
  // The guard's reason may speak of the reserve; this call is the house's own.
  if (!r.pode) throw new RecusaLancada(recusar('NAO_PODE', r.motivo))
  const outras = await propostas.expirarOutras(tx, ctx.hotsite.id, p.lelId, p.id)
  // The buyer's own earlier ones end too, those of a registration that was joined to his among them; he reads of his purchase.
  for (const outra of outras)
    if (outra.donoId !== p.donoId) await escreverDaProposta(ctx.servicos, tx, outra, 'EXPIRADA')
  return r
}
