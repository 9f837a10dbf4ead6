import { linhasDoRelatorio } from '@martelo/contracts/relatorios/linhas-do-relatorio.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apurarRelatorio } from './apurar-relatorio.ts'
import { lerComo } from './quem-le-relatorios.ts'

const SEM_COLUNA = 'O relatório não tem esta coluna no seu acesso: ordene por outra.'

handle(linhasDoRelatorio, async (ctx, { params, query }) => {
  const leitura = lerComo(ctx, params.relatorio, query)
  if (leitura === null) return recusar('SEM_RELATORIO', 'Este relatório não é do seu acesso.')
  const { pergunta, colunas } = leitura
  const { pagina, porPagina, ordenar } = query
  // An order by a column that he does not see would tell what stands in it.
  if (ordenar !== undefined && !colunas.some((c) => c.id === ordenar.replace(/^-/, '')))
    return recusar('CAMPOS', SEM_COLUNA, { campos: { ordenar: SEM_COLUNA } })
  const a = await ctx.ler((tx) => apurarRelatorio(tx, { ...pergunta, pagina, porPagina, ordenar }))
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
