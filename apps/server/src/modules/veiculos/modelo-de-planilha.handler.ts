import { modeloDePlanilha } from '@martelo/contracts/veiculos/modelo-de-planilha.contract.ts'
import { arquivo, handle } from '../../core/http/handle.ts'
import { modeloCsv, modeloXlsx } from './importacao/modelo-planilha.ts'

handle(modeloDePlanilha, async (_ctx, { params }) =>
  params.formato === 'csv'
    ? arquivo(modeloCsv(), 'text/csv; charset=utf-8', { nome: 'modelo-de-importacao.csv' })
    : arquivo(await modeloXlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', {
        nome: 'modelo-de-importacao.xlsx',
      }),
)
