import { linhasDoRelatorio } from '@martelo/contracts/relatorios/linhas-do-relatorio.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apurarRelatorio } from './apurar-relatorio.ts'
import { lerComo } from './quem-le-relatorios.ts'

handle(linhasDoRelatorio, async (ctx, { params, query }) => {
  const leitura = lerComo(ctx, params.relatorio, query)
  if (leitura === null) return recusar('SEM_RELATORIO', 'Este relatório não é do seu acesso.')
  const { pergunta, colunas } = leitura
  const { pagina, porPagina, ordenar } = query
  // A column that he does not see is not ordered by either.
  const visivel = colunas.some((c) => c.id === ordenar?.replace(/^-/, ''))
  const a = await ctx.ler((tx) =>
    apurarRelatorio(tx, { ...pergunta, pagina, porPagina, ordenar: visivel ? ordenar : undefined }),
  )
  return {
    ...a,
    de: pergunta.recorte.de,
    ate: pergunta.recorte.ate,
    grupos: [...a.grupos],
    linhas: a.linhas.map((l) => ({
      alvo: typeof l['alvo'] === 'string' ? l['alvo'] : null,
      celulas: Object.fromEntries(colunas.map((c) => [c.id, l[c.id] ?? null])),
    })),
  }
})
