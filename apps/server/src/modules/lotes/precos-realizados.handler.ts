import { precosRealizados } from '@martelo/contracts/lotes/precos-realizados.contract.ts'
import { caminhoDosPrecos, temPrecos } from '@martelo/domain/lotes/precos-realizados.ts'
import { handle } from '../../core/http/handle.ts'
import { lerModelosVendidos } from './precos-realizados.sql.ts'
import { exigirVisitante } from './publico-busca.ts'

handle(precosRealizados, async (ctx) => {
  const recusa = exigirVisitante(ctx)
  if (recusa) return recusa
  const lidos = await ctx.ler((tx) => lerModelosVendidos(tx, ctx.hotsite.id))
  const vistos = new Set<string>()
  const modelos = lidos
    .filter((m) => temPrecos(m.marca, m.modelo))
    .map((m) => ({ ...m, url: caminhoDosPrecos(m.marca, m.modelo) }))
    // Of two spellings the one with more sales names the page, which counts both.
    .filter((m) => !vistos.has(m.url) && vistos.add(m.url))
  return { modelos }
})
