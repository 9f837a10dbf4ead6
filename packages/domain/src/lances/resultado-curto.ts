// How an ended lot came out, in the few words that follow its state's label beside the name: "Vendido" por R$ 41.500,00.
// Null while it takes bids, and where the label says all. The long form is desfecho.ts.
import { formatarReais, type Centavos } from '../comum/dinheiro.ts'
import type { Palavras } from '../hotsites/palavras.ts'
import { recebeLances } from '../lotes/recebe-lances.ts'
import type { SituacaoLote } from '../lotes/situacoes.ts'
import { foiVendido } from '../lotes/vendidas.ts'

const OFERTA_DE_PE: readonly SituacaoLote[] = ['CONDICIONAL', 'AG_CLIENTE']
const SEM_VENDA: readonly SituacaoLote[] = ['NAO_ARREMATADO', 'CONDICIONAL_NEGADA', 'NEGADA_CONDICIONAL']

export function resultadoCurto(
  { situacao, valor }: { readonly situacao: SituacaoLote; readonly valor: Centavos | null },
  p: Palavras,
): string | null {
  if (recebeLances(situacao)) return null
  if (foiVendido(situacao)) return valor === null ? null : `por ${formatarReais(valor)}`
  if (OFERTA_DE_PE.includes(situacao))
    return valor === null ? null : `${p.lance.um} de ${formatarReais(valor)}`
  if (!SEM_VENDA.includes(situacao)) return null
  return valor === null ? `sem ${p.lance.varios}` : `último valor: ${formatarReais(valor)}`
}
