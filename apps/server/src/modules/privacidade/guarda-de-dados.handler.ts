import { guardaDeDados } from '@martelo/contracts/privacidade/guarda-de-dados.contract.ts'
import { GUARDADAS, PRAZOS_DE_GUARDA } from '@martelo/domain/guarda/guarda.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { ultimasLimpezas } from './guarda-de-dados.sql.ts'

handle(guardaDeDados, async (ctx) => {
  const feitas = await ctx.ler((tx) => ultimasLimpezas(tx, ctx.hotsite.id))
  return GUARDADAS.map((categoria) => ({
    categoria,
    ...PRAZOS_DE_GUARDA[categoria],
    ultima: iso(feitas.get(categoria)?.ultima ?? null),
    linhas: feitas.get(categoria)?.linhas ?? 0,
  }))
})
