import { precosRealizadosDoModelo } from '@martelo/contracts/lotes/precos-realizados-do-modelo.contract.ts'
import { caminhoDosPrecos, resumirVendas } from '@martelo/domain/lotes/precos-realizados.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerModelosVendidos, lerVendasDoModelo } from './precos-realizados.sql.ts'
import { exigirVisitante } from './publico-busca.ts'

const ULTIMAS = 24

handle(precosRealizadosDoModelo, async (ctx, { params }) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const url = `/precos/${params.marca}/${params.modelo}`
  const [pares, lidas] = await ctx.ler(async (tx) => {
    const todos = await lerModelosVendidos(tx, ctx.hotsite.id)
    const destes = todos.filter((m) => caminhoDosPrecos(m.marca, m.modelo) === url)
    return [destes, destes.length === 0 ? [] : await lerVendasDoModelo(tx, ctx.hotsite.id, destes)] as const
  })
  const vendas = lidas.map((v) => ({ ...v, data: iso(v.data) }))
  const resumo = resumirVendas(vendas)
  const [nome] = pares
  if (resumo === null || nome === undefined)
    return recusar('NAO_ENCONTRADO', 'Ainda não vendemos este modelo aqui.')
  return {
    ...resumo,
    porMes: [...resumo.porMes],
    porAno: [...resumo.porAno],
    marca: nome.marca,
    modelo: nome.modelo,
    url,
    ultimas: vendas.slice(0, ULTIMAS).map(({ fipe: _, ...v }) => v),
  }
})
