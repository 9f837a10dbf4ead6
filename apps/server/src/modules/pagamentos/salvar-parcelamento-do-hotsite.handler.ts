import { salvarParcelamentoDoHotsite } from '@martelo/contracts/pagamentos/salvar-parcelamento-do-hotsite.contract.ts'
import { salvarTabela } from '../../core/conflito.ts'
import { handle } from '../../core/http/handle.ts'
import { lerTabelaDeParcelas, trocarTabelaDeParcelas } from './tabela-de-parcelas.sql.ts'

const PARCELAMENTO = {
  nome: 'parcelamento',
  acao: 'tabelaDeParcelas',
  ler: lerTabelaDeParcelas,
  trocar: trocarTabelaDeParcelas,
} as const

handle(salvarParcelamentoDoHotsite, (ctx, { body }) => salvarTabela(ctx, PARCELAMENTO, body))
