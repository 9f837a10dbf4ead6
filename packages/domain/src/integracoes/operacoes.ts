// The names of what is asked of consignors' systems, registries and the traffic authority. An insurer's event keeps its code before it.
import { ROTULO_DO_REGISTRO } from '../detran/registro-do-lote.ts'
import { EVENTOS_MAPFRE } from './eventos-mapfre.ts'
import { ROTULO_DA_OPERACAO_DE_LOTE } from './sincronia-do-lote.ts'

const ROTULOS: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(ROTULO_DA_OPERACAO_DE_LOTE),
  ...Object.entries(ROTULO_DO_REGISTRO),
  ...Object.entries(EVENTOS_MAPFRE).map(([codigo, e]) => [codigo, `${codigo} ${e.rotulo}`] as const),
  // The authority is asked for an auction's lots, a bank is told one by one.
  ['LOTES', 'Lotes'],
  ['CADASTRO', 'Cadastro'],
  ['INSCRICAO_ESTADUAL', 'Inscrição estadual'],
  ['CONSULTAR_CPF_CNPJ', 'Consulta de CPF ou CNPJ'],
  ['VEICULO', 'Consulta do veículo'],
  ['HEALTH_CHECK', 'Teste da ligação'],
])

/** A code without a name is shown as it is. */
export const rotuloDaOperacao = (codigo: string): string => ROTULOS.get(codigo) ?? codigo
