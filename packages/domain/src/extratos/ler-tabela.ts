// A statement or a settlement as a table: columns by their headings, in any order. A statement has day, description and
// value; a settlement spreadsheet names the sale. Debits are left out.
import { semAcentos } from '../comum/texto.ts'
import { centavosDoTexto, diaDoTexto, type ErroDoExtrato, type ExtratoLido } from './entrada-do-extrato.ts'

const TITULOS = {
  dia: ['data', 'dia', 'data lancamento', 'data do lancamento', 'data pagamento'],
  valor: ['valor', 'valor (r$)', 'credito', 'credito (r$)', 'valor pago', 'diferenca'],
  descricao: ['descricao', 'historico', 'lancamento', 'observacao', 'detalhe'],
  venda: ['venda', 'compra', 'numero da venda', 'numero da compra'],
} as const
type Coluna = keyof typeof TITULOS

/** Rows as the file shows them, its numbers beside them. Null: no heading says which column is the value (and the day, or the sale). */
export function lerTabela(
  rows: readonly { readonly numero: number; readonly valores: readonly string[] }[],
  tipo: 'CSV' | 'PLANILHA',
  hoje: string,
): ExtratoLido | null {
  const precisa: readonly Coluna[] = tipo === 'CSV' ? ['dia', 'valor'] : ['venda', 'valor']
  const cabecas = rows.slice(0, 20).map((r) => colunasDe(r.valores))
  const onde = cabecas.findIndex((c) => precisa.every((k) => c[k] !== undefined))
  const colunas = cabecas[onde]
  if (colunas === undefined) return null
  const linhas: ExtratoLido['linhas'][number][] = []
  const erros: ErroDoExtrato[] = []
  const iguais = new Map<string, number>()
  for (const { numero, valores } of rows.slice(onde + 1)) {
    const celula = (c: Coluna): string => (colunas[c] === undefined ? '' : (valores[colunas[c]] ?? '').trim())
    if (precisa.every((c) => celula(c) === '')) continue
    const dia = diaDoTexto(celula('dia') || hoje)
    const valor = centavosDoTexto(celula('valor'))
    const venda = /^\d{1,9}$/.test(celula('venda')) ? Number(celula('venda')) : null
    if (dia === null) erros.push({ linha: numero, campo: 'data', erro: 'Data inválida' })
    else if (valor === null) erros.push({ linha: numero, campo: 'valor', erro: 'Valor inválido' })
    else if (tipo === 'PLANILHA' && venda === null)
      erros.push({ linha: numero, campo: 'venda', erro: 'Informe o número da venda' })
    else if (valor > 0) {
      const descricao = celula('descricao').slice(0, 300)
      const base = `${tipo.toLowerCase()}:${venda ?? ''}:${dia}:${valor}:${descricao}`
      const vez = (iguais.get(base) ?? 0) + 1
      iguais.set(base, vez)
      linhas.push({ chave: `${base}:${vez}`, dia, valor, descricao, vndInformada: venda })
    }
  }
  return { linhas, erros }
}

function colunasDe(titulos: readonly string[]): Partial<Record<Coluna, number>> {
  const achadas: Partial<Record<Coluna, number>> = {}
  titulos.forEach((t, i) => {
    const titulo = semAcentos(t).trim()
    for (const coluna of Object.keys(TITULOS) as Coluna[])
      if (achadas[coluna] === undefined && (TITULOS[coluna] as readonly string[]).includes(titulo))
        achadas[coluna] = i
  })
  return achadas
}
