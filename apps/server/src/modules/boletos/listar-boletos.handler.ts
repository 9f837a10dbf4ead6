import { listarBoletos } from '@martelo/contracts/boletos/listar-boletos.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarNaLista } from './apresentar-boleto.ts'
import { boletosDaCasa } from './listas-de-boletos.sql.ts'

handle(listarBoletos, async (ctx, { query }) => {
  const hoje = diaEmBrasilia(ctx.agora)
  const { linhas, total } = await ctx.ler((tx) => boletosDaCasa(tx, ctx.hotsite.id, { ...query, hoje }))
  ctx.contar(total)
  return linhas.map((b) => apresentarNaLista(ctx, b))
})
