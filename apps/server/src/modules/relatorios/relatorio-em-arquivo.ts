// A report as the bytes of a file, to be fetched or to go with a letter. Sheets hold all rows up to a limit; paper holds the
// sums, the groups and a readable number of rows.
import { RELATORIOS } from '@martelo/contracts/relatorios/relatorios-declarados.ts'
import type { FormatoDeRelatorio } from '@martelo/domain/relatorios/formatos.ts'
import { celulaDePlanilha } from '@martelo/domain/relatorios/mostrar-celula.ts'
import { emCsv } from '../../core/files/csv.ts'
import { DINHEIRO_NA_PLANILHA, planilha } from '../../core/files/planilha.ts'
import type { Armazenamento } from '../../core/files/armazenamento.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import type { Apurado } from './apurar-relatorio.ts'
import { type CasaDoRelatorio, folhaDoRelatorio } from './folha-do-relatorio.ts'
import type { Leitura } from './quem-le-relatorios.ts'

const MAXIMO: Readonly<Record<FormatoDeRelatorio, number>> = { xlsx: 50_000, csv: 50_000, pdf: 1000 }
export const linhasDoArquivo = (f: FormatoDeRelatorio): number => MAXIMO[f]

/** Paper always fits: it says how many rows it leaves out. */
export const cabeNoArquivo = (f: FormatoDeRelatorio, a: Apurado): boolean =>
  f === 'pdf' || a.total <= MAXIMO[f]

export async function relatorioEmArquivo(
  formato: FormatoDeRelatorio,
  leitura: Leitura,
  a: Apurado,
  casa: CasaDoRelatorio & { readonly publico: Pick<Armazenamento, 'ler'> },
): Promise<Buffer> {
  const { titulo } = RELATORIOS[leitura.pergunta.nome]
  if (formato === 'pdf')
    return desenharPdf({ titulo, folhas: [folhaDoRelatorio(casa, leitura, a)] }, casa.publico)
  const { colunas } = leitura
  const titulos = colunas.map((c) => c.titulo)
  const linhas = a.linhas.map((l) => colunas.map((c) => celulaDePlanilha(c, l[c.id] ?? null)))
  if (formato === 'csv') return emCsv(titulos, linhas)
  const formatos = colunas.map((c) => (c.tipo === 'dinheiro' ? DINHEIRO_NA_PLANILHA : undefined))
  return planilha(titulo, titulos, linhas, formatos)
}
