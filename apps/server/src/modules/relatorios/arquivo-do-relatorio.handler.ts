// A report as a file. Sheets hold all rows up to a limit; paper holds the sums, the groups and a readable number of rows.
import { arquivoDoRelatorio } from '@martelo/contracts/relatorios/arquivo-do-relatorio.contract.ts'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { celulaDePlanilha } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { emCsv, TIPO_CSV } from '../../core/files/csv.ts'
import { planilha, TIPO_XLSX } from '../../core/files/planilha.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { apurarRelatorio } from './apurar-relatorio.ts'
import { folhaDoRelatorio } from './folha-do-relatorio.ts'
import { lerComo } from './quem-le-relatorios.ts'

const MAXIMO_NA_PLANILHA = 50_000
const MAXIMO_NO_PAPEL = 1000

handle(arquivoDoRelatorio, async (ctx, { params, query }) => {
  const leitura = lerComo(ctx, params.relatorio, query)
  if (leitura === null) return recusar('SEM_RELATORIO', 'Este relatório não é do seu acesso.')
  const { pergunta, colunas } = leitura
  const { formato } = query
  const maximo = formato === 'pdf' ? MAXIMO_NO_PAPEL : MAXIMO_NA_PLANILHA
  const a = await ctx.ler((tx) =>
    apurarRelatorio(tx, { ...pergunta, pagina: 1, porPagina: maximo, ordenar: undefined }),
  )
  if (formato !== 'pdf' && a.total > maximo)
    return recusar(
      'MUITAS_LINHAS',
      `São ${a.total.toLocaleString('pt-BR')} linhas; um arquivo leva ${maximo.toLocaleString('pt-BR')}. Escolha um período menor.`,
    )
  const { titulo } = RELATORIOS[params.relatorio]
  const nome = `${titulo}.${formato}`
  if (formato === 'pdf') {
    const folha = folhaDoRelatorio(ctx, leitura, a)
    return arquivo(
      await desenharPdf({ titulo, folhas: [folha] }, ctx.servicos.arquivos.publico),
      'application/pdf',
      {
        nome,
      },
    )
  }
  const titulos = colunas.map((c) => c.titulo)
  const linhas = a.linhas.map((l) => colunas.map((c) => celulaDePlanilha(c, l[c.id] ?? null)))
  if (formato === 'csv') return arquivo(emCsv(titulos, linhas), TIPO_CSV, { nome })
  return arquivo(await planilha(titulo, titulos, linhas), TIPO_XLSX, { nome })
})
