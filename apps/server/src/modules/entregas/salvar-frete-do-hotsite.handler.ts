import { salvarFreteDoHotsite } from '@martelo/contracts/entregas/salvar-frete-do-hotsite.contract.ts'
import { salvarTabela } from '../../core/conflito.ts'
import { handle } from '../../core/http/handle.ts'
import { lerTabelaDeFrete, trocarTabelaDeFrete } from './tabela-de-frete.sql.ts'

const FRETE = {
  nome: 'frete',
  acao: 'tabelaDeFrete',
  ler: lerTabelaDeFrete,
  trocar: trocarTabelaDeFrete,
} as const

handle(salvarFreteDoHotsite, (ctx, { body }) => salvarTabela(ctx, FRETE, body))
