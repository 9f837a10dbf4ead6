// The count is that of the list which it leads to: what the list leaves out unasked is not counted either.
import type { Filtro } from '@martelo/contracts/lotes/busca.schemas.ts'
import { chegarAoSite } from '@martelo/contracts/visitas/chegar-ao-site.contract.ts'
import { FORA_DO_FILTRO_PADRAO } from '@martelo/domain/lotes/tipos.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { buscarIds, exigirVisitante } from '../lotes/door.ts'
import { chegarComoCliente } from './visitas-do-cliente.sql.ts'

const PADRAO: Filtro = { tipo: 'diferente', campo: 'categoria', valores: [...FORA_DO_FILTRO_PADRAO] }
const umDe = (ctx: Ctx, requisicoesBusca: Filtro[]) =>
  buscarIds(ctx, { size: 1, requisicoesBusca, listaOrdenacao: [{ campo: 'id', direcao: 'desc' }] })

handle(chegarAoSite, async (ctx, { body }) => {
  const fechado = exigirVisitante(ctx)
  if (fechado) return fechado
  const { ids } = await umDe(ctx, [])
  const maior = ids[0] ?? null
  const cliId = ctx.sessao?.cliId ?? null
  const chegada = { agora: ctx.agora, maiorLote: maior ?? 0, antesNoNavegador: body.antes }
  const desde =
    cliId === null ? body.antes : await ctx.tx((tx) => chegarComoCliente(tx, ctx.hotsite.id, cliId, chegada))
  if (desde === null || maior === null || desde >= maior) return { desde, novos: 0, maior }
  const { total } = await umDe(ctx, [PADRAO, { tipo: 'range', campo: 'id', de: desde + 1 }])
  return { desde, novos: total, maior }
})
