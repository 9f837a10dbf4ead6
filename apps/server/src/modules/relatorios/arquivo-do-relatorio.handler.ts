import { arquivoDoRelatorio } from '@martelo/contracts/relatorios/arquivo-do-relatorio.contract.ts'
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import { TIPO_CSV } from '../../core/files/csv.ts'
import { TIPO_XLSX } from '../../core/files/planilha.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { apurarRelatorio } from './apurar-relatorio.ts'
import { lerComo } from './quem-le-relatorios.ts'
import { cabeNoArquivo, linhasDoArquivo, relatorioEmArquivo } from './relatorio-em-arquivo.ts'

const TIPO = { xlsx: TIPO_XLSX, csv: TIPO_CSV, pdf: 'application/pdf' } as const

handle(arquivoDoRelatorio, async (ctx, { params, query }) => {
  const leitura = lerComo(ctx, params.relatorio, query)
  if (leitura === null) return recusar('SEM_RELATORIO', 'Este relatório não é do seu acesso.')
  const { formato } = query
  const porPagina = linhasDoArquivo(formato)
  const a = await ctx.ler((tx) =>
    apurarRelatorio(tx, { ...leitura.pergunta, pagina: 1, porPagina, ordenar: undefined }),
  )
  if (!cabeNoArquivo(formato, a))
    return recusar(
      'MUITAS_LINHAS',
      `São ${a.total.toLocaleString('pt-BR')} linhas; um arquivo leva ${porPagina.toLocaleString('pt-BR')}. Escolha um período menor.`,
    )
  const bytes = await relatorioEmArquivo(formato, leitura, a, {
    hotsite: ctx.hotsite,
    agora: ctx.agora,
    publico: ctx.servicos.arquivos.publico,
  })
  return arquivo(bytes, TIPO[formato], { nome: `${RELATORIOS[params.relatorio].titulo}.${formato}` })
})
